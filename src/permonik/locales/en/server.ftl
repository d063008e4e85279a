# The table server: what it says on the plain page, at tables, in feeds and in the terminal.

## Commands

server-running = Permoník is open: { $address }
server-backed-up = Backed up { $count ->
    [one] { $count } row
   *[other] { $count } rows
    } to “{ $file }”.
server-restored = Restored { $count ->
    [one] { $count } row
   *[other] { $count } rows
    } from “{ $file }”.

## What is wrong with the database

error-store-disk-full = The disk is full: “{ $file }” cannot grow. Make room and start again; nothing is lost.
error-store-read-only = “{ $file }” cannot be written to. Check its permissions.
error-store-cannot-open = “{ $file }” cannot be opened: { $reason }
error-store-not-a-database = “{ $file }” is not a database of Permoník; it was left as it is.
error-store-in-use = “{ $file }” is in use by another server. Stop that one first, or use PostgreSQL.
error-store-failed = The database “{ $file }” does not answer as it should: { $reason }
error-store-newer = The data are of a newer version ({ $found }); this one knows { $known }. Install the newer version; nothing was changed.
error-store-unknown-address = A database address begins with postgresql://, not “{ $file }”.
error-store-not-empty = “{ $file }” already holds data; a backup is restored only into an empty database.
error-store-not-a-backup = “{ $file }” is not a backup of Permoník.
error-store-port = The server cannot listen on port { $port }: { $reason }

## Names and feeds

server-bot-name = Bot { $number }
server-former-player = Former player { $number }
server-feed-title = Permoník: your turn
server-feed-turn = { $game }: it is your turn

## Phrases

server-phrase-hello = Hello!
server-phrase-good-luck = Good luck!
server-phrase-well-played = Well played.
server-phrase-thanks = Thank you.
server-phrase-sorry = Sorry.
server-phrase-hurry = Your turn, please.
server-phrase-wait = One moment, please.
server-phrase-trust-me = Trust me.
server-phrase-suspicious = That is suspicious.
server-phrase-not-me = It was not me.
server-phrase-laugh = Ha ha!
server-phrase-goodbye = Goodbye.

## Why the table says no

error-table-stale = The game has moved on; look again and choose.
error-table-paused = The game is paused; resume it first.
error-table-not-your-turn = It is not your turn.
error-table-illegal = That is not one of the choices.
error-table-malformed = The server does not understand this message.
error-table-hello-first = The first message must be a hello.
error-table-spectator = You are watching; only players can do this.
error-table-locked = Unlock a seat first.
error-table-people-only = Only people can do this.
error-table-game-over = The game is over.
error-table-not-started = The game has not started yet.
error-table-undo-nothing = There is nothing of yours to take back.
error-table-undo-never = This cannot be taken back: somebody has seen a secret since.
error-table-no-vote = This vote is over.
error-table-not-asked = This vote does not ask you, or not that.
error-table-vote-open = Another vote is open; finish it first.
error-table-not-absent = This player is not absent.
error-table-not-paused = The game is not paused.
error-table-unknown-phrase = There is no such phrase.
error-table-no-chat = This table has quick phrases only.
error-table-empty-text = There is nothing to say.
error-table-not-passed-around = This table is not played on one device.
error-table-not-your-seat = This is not your seat.
error-table-not-host = Only the host can do this.
error-table-already-started = The game has started already.
error-table-no-outside-bots = This table does not take outside bots.
error-table-seat-taken = This seat is taken.
error-table-seat-free = This seat is free.
error-table-name-taken = Somebody here is already called “{ $name }”; choose another name.
error-table-name-empty = A name needs at least one visible character.
error-table-name-too-long = A name has at most 24 characters.
error-table-name-hidden-marks = A name cannot hold invisible marks.
error-table-unknown-level = There is no bot level “{ $level }”.
error-table-not-seated = Nobody fitting sits there.
error-table-seats-free = Some seats are still free; invite somebody or add bots.
error-table-not-ready = Somebody is not ready yet.
error-table-too-many-bots = At least one seat is for a person.
error-table-private-only = This is possible only at private tables.
error-table-deck-too-big = The deck is too big; 64 KB is the limit.
error-table-unknown-game = There is no game “{ $game }”.
error-table-too-many-tables = You can sit at { $most } tables at once; finish a game first.
error-table-no-such-table = There is no such table.
error-table-wrong-code = There is nothing behind this code.
error-table-code-needed = This table is private; ask for its code.
error-table-not-over = This is told only when the game is over.
error-table-not-explained = The bots could not make anything of this game.
error-table-no-such-step = The game has only { $most ->
    [one] { $most } move
   *[other] { $most } moves
    }.
error-table-not-yours = This game is private to its players.
error-table-no-such-seat = There is no such seat.
error-table-no-spectators = This table does not take spectators.
error-table-wrong-date = A date is written as 2031-12-24.
error-table-no-session = The server does not know you yet; load the page again.
error-table-too-many-sockets = Too many windows are open; close one.
error-table-too-many-messages = Too many messages at once.
error-table-other-protocol = The page is of another version; load it again.

## The plain page

server-page-title = Permoník
server-page-language = Language
server-page-name = Your name
server-page-change = Change
server-page-play-now = Play now against bots
server-page-new-table = New table
server-page-game = Game
server-page-seats = Seats
server-page-bots = Bots
server-page-level = Level
server-page-public = Public
server-page-create = Create table
server-page-join = Join
server-page-code = Code
server-page-open-tables = Open tables
server-page-my-games = My games
server-page-none = None yet
server-page-ready = Ready
server-page-start = Start game
server-page-leave = Leave
server-page-undo = Undo
server-page-pause = Pause
server-page-resume = Continue
server-page-your-turn = Your turn
server-page-waiting = Waiting for:
server-page-choices = Choices
server-page-log = Log
server-page-view = What you know
server-page-players = Players
server-page-free = Free seat
server-page-here = Connected
server-page-away = Disconnected
server-page-over = The game is over
server-page-vote = Vote
server-page-yes = Yes
server-page-no = No
server-page-wait = Wait
server-page-bot = Bot
server-page-end = End
server-page-rematch = Rematch
server-page-say = Quick phrases
server-page-lost = Reconnecting…
server-page-invite = Invite with this code:
server-page-pass = Pass the device on and unlock:
server-page-lock = Hide
server-page-same-card = An undone draw gives the same card again.
