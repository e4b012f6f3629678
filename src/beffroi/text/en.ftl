# What belongs to no game.

list-of-games = Games

no-game-is-over = The game is over.
no-not-asked = This is not what is being asked now.
no-not-your-turn = It is not your turn to answer.
no-malformed = This answer is not complete or has values of the wrong kind.
no-impossible-by-chance = Chance cannot give this here.
no-not-playing = { $seat } is no longer in the game.
no-not-waited-for = Nobody is waiting for { $seat }.
no-cannot-take-back = You cannot take this back: somebody has answered since, or something hidden was shown.

error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-wrong-seats = { $game } cannot be played by { $seats }. Possible numbers of players: { $allowed }.
error-bad-action = This is not an action of the game ({ $problem }).
error-bad-options = These options cannot be read ({ $problem }). The game's options are listed by “beffroi rules”.
error-bad-state = This position cannot be read ({ $problem }).
error-bad-record = The record is damaged in line { $line } ({ $problem }). Use an undamaged copy.
error-unknown-format = The record has format { $format }, which this program does not know. Use a newer Beffroi.
error-unknown-revision = The record was played under revision { $revision } of the rules of { $game }, which this program does not know. Use a newer Beffroi.
error-bad-move = “{ $move }” is not a move. Type a number from the list, or a move in the game's notation.
error-bad-position = This part of the position cannot be read: { $part }
error-impossible = This position is impossible: { $problem }

action-Resign = { $seat } resigns
action-RunOut = { $seat } is out of time
action-TimeUp = time is up
action-Close = the table is closed

seat--1 = Chance
seat--2 = The host
