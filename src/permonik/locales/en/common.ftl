# What belongs to no single game.

card-other = Card “{ $card }”
nobody = nobody

## Refusals that every game knows

refusal-malformed = That is not a move of this game; choose one of the moves on offer.
refusal-game-over = The game is over, so there is nothing left to play; start a new one.
refusal-not-your-turn = It is not your turn; wait until the others have played.
refusal-not-now = That cannot be done at this moment; choose one of the moves on offer.
refusal-not-in-hand = You do not hold the card “{ $card-name }”; choose a card from your own hand.

## Options

error-option-unknown = There is no option “{ $option }”. This game has: { $known }.
error-option-not-at-this-count = The option “{ $option }” means nothing at this number of players ({ $seats }); leave it out.
error-option-not-a-flag = The option “{ $option }” is true or false, not “{ $value }”.
error-option-not-a-choice = The option “{ $option }” cannot be “{ $value }”. Choose one of: { $choices }.
error-option-not-a-deck = The option “{ $option }” takes the contents of a deck or the name of a known one, not “{ $value }”.
error-option-out-of-range = The option “{ $option }” takes whole numbers { $low }–{ $high }, not “{ $value }”.

## Seats and decks

error-seats-out-of-range = This game takes { $low }–{ $high } players, not “{ $value }”.
error-deck-wrong-game = The deck belongs to the game “{ $found }”; a deck for “{ $game }” is needed.
error-deck-wrong-format = The deck is written in format “{ $found }”; format { $format } is needed.
error-deck-unknown-part = The deck has an unknown part “{ $part }”. Known parts: { $known }.
error-deck-missing-part = The deck lacks the part “{ $part }”; add it.
error-deck-part-not-list = The part “{ $part }” of the deck must be a list of cards.
error-deck-part-not-table = The part “{ $part }” of the deck must give a number for each kind of card.
error-deck-unknown-card = The part “{ $part }” of the deck has an unknown card “{ $card }”. Known cards: { $known }.
error-deck-card-name = “{ $card }” cannot be the name of a card; use up to 40 lower-case letters, digits and hyphens, beginning with a letter.
error-deck-card-twice = The name “{ $card }” is already taken by another card; choose a different one.
error-deck-count = The number of cards “{ $card }” cannot be “{ $found }”; it is a whole number of at least 1.
error-deck-total = The part “{ $part }” of the deck has the wrong number of cards: { $found }. Needed: { $total }.
error-deck-path-shape = A path card has exactly the entries “card”, “open”, “joined” and “count”, unlike this one: { $entry }
error-deck-sides = The sides of the card “{ $card }” cannot be “{ $found }”; use the letters N, E, S and W, each once at most.
error-deck-joined = The sides joined on the card “{ $card }” do not work out: { $found }. Join at least two open sides, and each side only once.
error-deck-same-shape = The cards “{ $card }” and “{ $other }” have the same shape; make them one card and add up the numbers.
error-deck-path-entries = A path card of this deck has exactly these entries: { $entries }; unlike this one: { $entry }
error-deck-feature = The card “{ $card }” cannot lead over “{ $found }”. Known: { $known }.
error-deck-treasure-value = A treasure of the kind “{ $card }” cannot be worth “{ $found }”; it is a whole number 1–99.
error-deck-mine-sides = The mine “{ $card }” cannot be open to “{ $found }”; it needs one of N and S and one of E and W, so that it can always be turned to let a dwarf in.
error-deck-board-cell = The place “{ $found }” does not work; starts and mines lie on six different cells of the board, columns 0–{ $columns } and rows 0–{ $rows }, written as [column, row].
error-deck-not-a-note = The part “{ $part }” of the deck is true or false, not “{ $found }”.
error-deck-level = The card “{ $card }” cannot be of level “{ $found }”; it is 1, 2 or 3.
error-deck-fields = The fields of the card “{ $card }” do not work: { $found }. Name one to eight fields by letters and digits, each once.
error-deck-links = A link between fields of the card “{ $card }” does not work: { $found }. It names two different fields of this card.
error-deck-features = What the fields of the card “{ $card }” hold does not work: { $found }. A field of a path card holds a lair, ladder, bridge, tunnel or vein, and a tunnel lies at no side.
error-deck-crossing = On the card “{ $card }” the way between the sides { $sides } takes the wrong number of moves: { $found }. Its level needs: { $total }.
error-deck-feature-total = The wrong number of path cards holds “{ $feature }”: { $found }. Needed: { $total }.
error-deck-level-total = The part “{ $part }” of the deck has the wrong number of cards of level { $level }: { $found }. Needed: { $total }.
error-deck-kind-total = The wrong number of action cards is of the kind “{ $kind }”: { $found }. Needed: { $total }.
error-deck-goal-feature = The card “{ $card }” must hold “{ $feature }” on exactly one field, and a goal nothing else.
error-deck-goal-sides = The goal “{ $card }” cannot be open to “{ $found }”; it needs one of N and S and one of E and W, so that it can always be turned to let a dwarf in.

## Records and files

error-record-empty = The record is empty; there is no game in it.
error-record-no-header = Line { $line } is not the beginning of a record; a record begins with the game, its seats, seed and options.
error-record-other-format = The record is written in format “{ $text }”, which this version does not read.
error-record-other-game = The record belongs to another game: “{ $text }”.
error-record-options = No game can be made with the options in the record: “{ $text }”.
error-record-broken-line = Line { $line } of the record is broken off: { $text }
error-record-unknown-line = Line { $line } of the record means nothing: { $text }
error-record-after-footer = Line { $line } comes after the end of the record: { $text }
error-record-unreadable-action = Line { $line } of the record holds no move of this game: “{ $text }”.
error-record-illegal-action = The move on line { $line } of the record is not possible: “{ $text }” (rule { $clause }).
error-record-other-end = The record says on line { $line } how it ends (“{ $text }”), but the moves before it lead elsewhere.
error-record-other-outcome = The result on line { $line } of the record is not the one that the moves lead to.
error-record-other-hash = The check number on line { $line } of the record is not that of the position that the moves lead to.
error-record-other-version = The record was made by version { $found } of the rules; this is version { $version }, so the game may go differently.
error-file-missing = There is no file “{ $file }”; check its name.
error-file-not-written = The file “{ $file }” cannot be written; choose another place.
error-game-unknown = There is no game “{ $game }”. Known games: { $known }.
