# The command line and the table in the terminal.

## What a command is for

terminal-hint-permonik = Four dwarf board games, to play and to study.
terminal-hint-version = Show the version.
terminal-hint-games = List the games, their seats and options.
terminal-hint-play = Play a game in the terminal, against bots or with people at one keyboard.
terminal-hint-bench = Measure how fast a game plays at random.
terminal-hint-arena = Let bots play one another on the same deals and measure how strong they are.
terminal-hint-arena-seats = Levels of the bots, joined by commas; on each deal every level takes every seat in turn.
terminal-hint-arena-games = Number of games; the last deal is played in full.
terminal-hint-arena-players = Number of players, if it is not the number of levels: the levels repeat around the table.
terminal-hint-arena-records = Write the record of every game into this folder.
terminal-hint-arena-resume = Keep what is played in this file, and go on from it.
terminal-hint-jobs = Number of processes.
terminal-hint-budget = Share of their usual effort that the bots may spend, such as 0.1.
terminal-hint-perft = Count the sequences of legal moves from a position.
terminal-hint-replay = Tell a recorded game again and check it.
terminal-hint-explain = Tell what bots would have believed and played in a finished game.
terminal-hint-plot = Draw the beliefs into this file (SVG).
terminal-hint-rules = Show the rules of a game, or one clause of them.
terminal-hint-deck = Print the deck of a game, as a pattern for one of your own.
terminal-hint-game = Which game; “permonik games” lists them.
terminal-hint-seats = Number of players.
terminal-hint-bots = Levels of the bots in the last seats, joined by commas; “none” for people alone.
terminal-hint-names = Names of the players from the first seat on, joined by commas.
terminal-hint-seed = What chance grows from: the same seed deals the same cards.
terminal-hint-lang = Language: en, cs or sk.
terminal-hint-save = Write the record of the game to this file.
terminal-hint-resume = Go on with the game recorded in this file.
terminal-hint-option = An option of the game, as name=value; may be given several times.
terminal-hint-deck-file = Play with the deck in this file.
terminal-hint-seconds = Length of each of the five runs.
terminal-hint-json = Print one line of JSON.
terminal-hint-depth = Length of the sequences.
terminal-hint-record = File with a recorded game.
terminal-hint-at = Take the position after this line of the record.
terminal-hint-divide = Split the count by the first move.
terminal-hint-clause = One clause, such as SAB-4.3.
terminal-hint-coverage = Show which tests prove which clause.
terminal-hint-serve = Open a house of tables: play in the browser, alone or with friends.
terminal-hint-backup = Write everything that the server knows to one file; it may go on running.
terminal-hint-restore = Fill an empty database from a backup.
terminal-hint-port = Port to listen on; 0 takes any that is free.
terminal-hint-lan = Let others in the local network in.
terminal-hint-data = Folder for the data.
terminal-hint-database = Address of a PostgreSQL database instead of a file in the data folder.
terminal-hint-config = File with settings (TOML).
terminal-hint-set = Any other setting, as name=value; may be given several times.
terminal-hint-backup-file = File of the backup.
terminal-hint-solve = Look for the best game that one player can play alone.
terminal-hint-minutes = How long to look, in minutes.
terminal-hint-out = Record of the best game; if the file exists, the search goes on from it.

## What is wrong with a command

terminal-unknown-language = There is no language “{ $language }”. Known languages: { $known }.
terminal-unknown-level = There is no bot level “{ $level }”. Known levels: { $known }.
terminal-unknown-clause = There is no rule “{ $clause }”.
terminal-unreadable-file = The file “{ $file }” cannot be read.
terminal-unreadable-deck = The file “{ $file }” is not valid JSON; “permonik deck” prints a deck as a pattern.
terminal-file-exists = The file “{ $file }” exists already; choose another name, or go on with it by --resume.
terminal-too-many-bots = There are more bots ({ $bots }) than seats ({ $seats }).
terminal-wrong-names = The names must differ, and there can be at most { $seats } of them.
terminal-wrong-option = An option is given as name=value, not as “{ $option }”.
terminal-wrong-seed = A seed has 1 to 64 bytes.
terminal-wrong-seconds = A run takes more than 0 seconds.
terminal-wrong-setting = The setting “{ $name }” cannot be “{ $value }”; see docs/hosting.md.
terminal-arena-other = The file “{ $file }” belongs to another match; name another file.
terminal-explain-unfinished = Only a finished game is explained: nothing is given away before its end.
terminal-explain-no-roles = There are no hidden roles in the game “{ $game }”, so there is nothing to draw.
terminal-resume-alone = A game that goes on keeps its seats, bots, names, seed, options and deck; leave these out.
terminal-perft-one-of = The position comes either from --seats and --seed, or from --record with --at.
terminal-no-tests = There are no tests here; coverage can be shown only in a checkout of the project.
terminal-no-deck = The game “{ $game }” is not played with a deck of cards.
terminal-solve-only = Only { $game } played alone can be solved: nothing in it is left to chance.
terminal-solve-wrong-time = A search takes more than 0 minutes and at least one process.
terminal-solve-other-record = The file “{ $file }” is not the record of a finished game of Caverna for one player.
terminal-solve-other-seed = The game in the file “{ $file }” grew from another seed.

## Games, rules and records

terminal-seats = Players: { $low }–{ $high }
terminal-option = Option
terminal-values = Values
terminal-default = Default
terminal-meaning = Meaning
terminal-open = open
terminal-value-seat = seat, from 0
terminal-value-deck = --deck FILE
terminal-clause = Clause
terminal-tests = Tests
terminal-no-test = no test
terminal-covered = Clauses with a test: { $proved } of { $total }
terminal-seed = Seed: { $seed }
terminal-result = Result
terminal-unfinished = The game is unfinished. Moves so far: { $count }
terminal-confirmed = The record agrees with the rules.
terminal-solve-start = The search begins with a game of { $points } points. The best game is kept in the file “{ $file }”.
terminal-solve-progress = { $done } % · games tried: { $games } · best: { $points } points

## Speed

terminal-bench-game = Game
terminal-bench-seats = Players
terminal-bench-seconds = Seconds a run (best of 5)
terminal-bench-games-per-s = Games per second
terminal-bench-decisions-per-s = Decisions per second
terminal-bench-copy-us = Copy of a state (µs)
terminal-bench-state-kb = Size of a state (KB)
terminal-bench-calibration = Calibration turns per second
terminal-bench-decisions-per-1000-turns = Decisions per 1,000 calibration turns
terminal-bench-build = Build
terminal-bench-python = Python
terminal-bench-round-wins = Rounds won – { $role }
terminal-no-calibration = only in a checkout

## The arena

terminal-arena-head = { $game } – players: { $players }, games: { $games }, deals: { $deals }
terminal-arena-level = Level
terminal-arena-role = Role
terminal-arena-points = Points a game [95 %]
terminal-arena-wins = Wins [95 %]
terminal-arena-part-wins = Won by its side [95 %]
terminal-arena-mean-ms = ms a move
terminal-arena-p99-ms = 99 % below
terminal-arena-difference = On the same deals
terminal-arena-stopped = Stopped; games left: { $left }. With --resume the match goes on from its file.

## What bots believed

terminal-explain-same = { $player }: { $played } – so would “normal”
terminal-explain-other = { $player }: { $played } – “normal” would play: { $advice }
terminal-explain-beliefs = Believed to be “{ $role }” (✓ = rightly): { $beliefs }
terminal-explain-title = Who was believed to be what: { $role }
terminal-explain-axis = Moves from the beginning of the game: { $count }; roles are dealt anew at the dotted lines. On the left: who believes.

## At the table

terminal-help = A number chooses a line; 0 goes back; several numbers go on at once: “2 5”.
    Why not: ? before a number or a move · h = help · r = rules · q = save and leave
terminal-help-cards = In brackets: in how many ways a card can be played. In short: “2 3,−1” = card 2 at 3, −1
    “2 3,−1 t” = turned · “4 Bert” = card 4 on Bert
terminal-keys = (h = help)
terminal-which = { $what } – which? (0 back)
terminal-hand-over = Press Enter when { $player } has the keyboard.
terminal-look-away = Everybody else looks away.
terminal-continue = Press Enter to continue.
terminal-unknown-choice = “{ $input }” is not in the list; type one of its numbers, or h for help.
terminal-no-action = “{ $input }” is not a move; ask as in “? 2 3,−1”, or h for help.
terminal-why-not = Not possible: { $reason }
terminal-rule = Rule { $clause }: { $text }
terminal-possible = That is possible.
terminal-only-discard = This card fits nowhere now and can only be discarded; ask about one place as in “? 2 3,−1”.
terminal-at = at { $cell }
terminal-round = Round { $round } of { $rounds }
terminal-draw-pile = Draw pile
terminal-discard-pile = Discard pile
terminal-cards = Cards
terminal-gold = Gold
terminal-treasures = Treasures
terminal-points = Points
terminal-role = Role
terminal-broken = Broken
terminal-dead-end = dead end (large and small)
terminal-to-act = to play
terminal-last-moves = Since your last turn
terminal-saved = Saved to “{ $file }”.
terminal-resumed = The game from “{ $file }” goes on.
terminal-goodbye = See you next time.
terminal-discard-two = Discard two cards
terminal-unseen = Not seen yet
terminal-own-discards = Discarded by you
terminal-look-unseen = cards that you have not seen yet
terminal-walk = { $moves ->
    [one] to { $place } ({ $moves } move)
   *[other] to { $place } ({ $moves } moves)
    }
terminal-cost = { $what ->
    [nuggets] { $count ->
        [one] −{ $count } nugget
       *[other] −{ $count } nuggets
        }
   *[cards] { $count ->
        [one] −{ $count } card
       *[other] −{ $count } cards
        }
    }
terminal-out = out
terminal-paralysed = paralysed
terminal-escaped = out of the cave
terminal-plain-field = field of a path
terminal-empty-vein = gold vein, empty
terminal-web = web and its side
terminal-equipment = boots, battle axe
terminal-levels = levels of the cards in hand
terminal-field = field at that side of the card
terminal-look-map = map of the whole cave
terminal-good = { $good ->
    [wood] wood
    [stone] stone
    [ore] ore
    [ruby] ruby
    [gold] gold
    [food] food
    [grain] grain
    [veg] veg
    [sheep] sheep
    [donkey] donkey
    [boar] boar
    [cattle] cattle
   *[dog] dog
    }
terminal-caverna-do = { $verb ->
    [lay] Lay a tile: { $what }
    [fence] Fence: { $what }
    [stable] Build a stable
    [sow] Sow
    [furnish] Furnish a cavern
    [loot] Go on an expedition
    [forge] Forge a weapon
    [trade] Sell ore
    [buy] Buy
    [swap] Exchange
   *[other] Other choices
    }
terminal-look-caverna = { $letter ->
    [b] action spaces: what they do and who stands there
    [f] furnishings for sale: prices, points, what they are good for
    [o] home boards of all players; “o Bert” = one of them
   *[s] score sheet as it stands; “s Bert” = of another player
    }
terminal-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
terminal-dwarfs = Dwarfs
terminal-unknown-harvest = harvest marker not turned yet
terminal-round-end = End of the round: { $event }
terminal-feeding = Feeding needs { $food } food; missing: { $missing }
terminal-markers = Harvest markers: { $shown } · to come: { $green } green, { $red } red
terminal-to-come = To come in rounds { $rounds }: { $spaces }
terminal-furnishing = Furnishing
terminal-price = Price
terminal-dwarf-signs = strength of a dwarf at home (placed) or newborn
terminal-begins = starting player
terminal-marker-signs = harvest marker of a round: green ✓, red ?
terminal-one-good = 1 { terminal-good }
