# What belongs to no game.

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
error-bad-view = This view cannot be read ({ $problem }).
error-bad-record = The record is damaged in line { $line } ({ $problem }). Use an undamaged copy.
error-unknown-format = The record has format { $format }, which this program does not know. Use a newer Beffroi.
error-unknown-revision = The record was played under revision { $revision } of the rules of { $game }, which this program does not know. Use a newer Beffroi.
error-bad-move = “{ $move }” is not a move. Type a number from the list, or a move in the game's notation.
error-bad-position = This part of the position cannot be read: { $part }
error-impossible = This position is impossible: { $problem }
error-lesson-is-over = The lesson is over. Start it again, or go on to the next one.
error-unknown-lesson = There is no lesson { $number } of { $game }. Choose one from the list.
error-game-is-running = The game is still being played. Look again when it is over.

broken-wrong-chairs = the seats are not numbered one by one, or not as many as can play
broken-parts-do-not-fit = its parts do not fit together ({ $problem })
broken-held-by-nobody = an answer is held that nobody was asked for

action-Resign = { $seat } resigns
action-RunOut = { $seat } is out of time
action-TimeUp = time is up
action-Close = the table is closed

seat--1 = Chance
seat--2 = The host

error-unknown-article = There is no article { $article }. The articles are: { $articles }.
error-unknown-kind = “{ $kind }” cannot sit at a table. Choose from: { $kinds }.
error-unknown-level = There is no bot called “{ $level }”. Choose from: { $levels }, or give the path of a program, as in ./mybot.py.
error-unknown-option = “{ $option }” is not an option, or not one of its values. The options are: { $options }. “beffroi rules GAME” lists their values.
error-unknown-language = There is no language “{ $language }”. Choose from: { $languages }.
error-unreadable-file = { $file } cannot be read: { $problem }.
error-unwritable-file = { $file } cannot be written: { $problem }. A record is always a new file.
error-bad-depth = A depth is 0 or more, not { $depth }.
error-series-not-recorded = A series of { $games } games is not recorded in one file: leave out --record, or play one game.
error-no-compiler = The power-cut machine is a small C program, and there is no C compiler. Install one (on Debian: apt install gcc libc6-dev).
error-powercut-does-not-compile = The power-cut machine does not compile: { $problem }. Install a C compiler with its headers (on Debian: apt install gcc libc6-dev).
error-house-does-not-open = The house to be measured does not open (it ended with { $code }). Run “beffroi serve” to see why.
error-house-refuses = The house refuses { $request }: { $problem }.
error-power-is-for-sqlite = The power can fail on SQLite only; leave out --power or --database.
error-processes-need-postgresql = Several processes need a PostgreSQL database: give --database too, or leave out --processes.
error-promise-broken = A promise was broken: read { $file }, and report it.
error-not-positive = --{ $name } must be more than 0, not { $value }.
error-nobody-asked = In { $file } nobody is asked anything now: the game is over, or chance is to answer.
error-bad-number-of-games = The number of games is 1 or more, not { $games }.
error-game-or-all = Name a game to measure, or give --all to measure the whole ladder.
error-two-bots = It takes two different bots, separated by commas: --bots apprentice,novice.
error-no-program = There is no program { $file }. Give the path of a program that speaks the bot protocol (docs/bots.md).
error-no-cluster = A cluster needs the extra “cluster”: install beffroi[cluster].
error-no-matplotlib = A plot needs the extra “plot”: install beffroi[plot].
error-unwritable-plot = { $file } cannot be written: { $problem }. Use a name that ends in .png, .svg or .pdf.
error-unwritable = { $file } cannot be written: there is no folder { $folder }.
error-no-journal = { $file } is not the journal of an arena or a tournament ({ $problem }). Name another file.
error-other-terms = { $file } was begun with other bots, games or seeds. Give the same as then, or name another file.
error-wrong-ratings = These ratings are not what the records give: { $ratings }. After an update, stop the server and run “beffroi ratings --repair”; otherwise report it.
error-rulebook-is-for-two = The rulebook’s tournament is for tables of two. Choose two seats, or another format.
error-too-few-entrants = { $entrants } cannot fill a table of { $seats }. Let more take part, or choose smaller tables.
error-too-many-entrants = A tournament has at most { $most } entrants. Hold two.
error-series-is-one-table = A series is played by the { $seats } of one table, not by { $entrants }. Choose another format, or other entrants.
error-csv-or-json = Ask for --csv or for --json, not for both.
error-bad-frame = This message cannot be read ({ $problem }). Reload the page; if it happens again, tell whoever runs this house.
error-bad-nickname = A name needs at least one letter that can be seen.
error-bad-query = This address has a part that cannot be read. Open the table again from the home page.
error-bad-request = This request cannot be read. Reload the page and try again.
error-bad-settings = These settings cannot be used: { $problem }
error-broken-promise = This is not the game that was promised: its table, its start or its seed does not fit the commitment { $commitment }.
error-chair-is-taken = This chair is taken. Choose another, or watch.
error-closing = The house is closing for a moment. Your table is kept; come back shortly.
error-cookie-not-understood = Your browser holds a cookie “beffroi” that is not from this house, and it is left untouched. Delete the cookies of this address, then choose your name again.
error-damaged-copy = { $file } is damaged ({ $problem }) and was not used. Take another copy.
error-foreign-origin = This request does not come from a page of this house. Open the house by its own address.
error-head-too-large = Your browser sends more than this house can take, perhaps cookies of other programs at the same address. Delete the cookies of this address and try again.
error-frozen = This table has stopped because of a fault; nothing is lost. Its host can try again or close it.
error-game-has-not-begun = The game has not begun.
error-game-is-not-over = The game is not over yet.
error-house-is-open = A house is already open on { $folder }. Use that one, or stop it first.
error-no-house = There is no house in { $folder } yet. Set BEFFROI_DATA to its folder, or open it once with “beffroi serve”.
error-no-rematch = Nobody has asked for a rematch at this table yet. Ask for it first.
error-no-seed = The record does not tell the seed of its dice in 64 small hexadecimal digits, so they cannot be checked. Download the record of the finished game from its house.
error-no-such-chair = There is no such chair at this table.
error-no-such-code = No table has the code { $code }. Check it with whoever sent it.
error-no-such-page = There is nothing here. Go back to the home page.
error-no-such-ply = The game has no position { $ply } that you can see.
error-no-such-stream = This connection is no longer open. Reload the page, and it opens another.
error-no-such-table = There is no such table, or it is private. Ask for its code.
error-no-such-tournament = There is no such tournament. Check the link with whoever sent it.
error-only-the-organiser = Only the organiser of the tournament can do this.
error-tournament-has-begun = This tournament has begun. You can watch.
error-tournament-is-over = This tournament is over.
error-not-taking-part = Nobody like that takes part in this tournament.
error-entrant-is-online = { $name } is online. Write to them, or wait: the server notices by itself who is away.
error-own-opponent = You are playing against { $name }, so this is not yours to decide. Wait: the server notices by itself who is away.
error-own-tournament-table = You play at this table of your tournament, so you cannot close it. Play on, or resign.
error-no-game-now = This entrant has no game to play now.
error-no-such-word = This link has been used already, is older than ten minutes, or its chair has changed hands. Make a new one on the other device.
error-no-such-remark = There is no such remark at this table.
error-nobody-to-mute = Nobody can be muted here: it is your own chair, a bot’s, or a free one.
error-muted = The host of this table has muted you. You can go on playing.
error-put-out = The host has freed your chair. You cannot sit at this table again; choose another one.
error-spectators-listen = Only those who sit at this table talk during the game. You can watch.
error-too-many-remarks = You are speaking too fast. Wait a few seconds, then say it again.
error-you-sit-already = You already sit at this table. Leave your chair first if you want another one.
error-not-asked-now = Nothing is being asked of you now.
error-not-durable = The database does not write everything to disk before it says so (synchronous_commit is not on), so moves could be lost. Turn it on.
error-no-database = { $kind ->
    [disk-full] The disk is full, so the house cannot use { $where }. Make room on it and start again.
    [disk-error] The disk does not take what is written to { $where } ({ $problem }). Check the disk, or set BEFFROI_DATA to a folder on another one.
    [locked] Another program holds { $where }. Close it and start again.
    [read-only] { $where } can be read but not written. Let the user who starts the house write it, or set BEFFROI_DATA to another folder.
    [damaged] { $where } is damaged ({ $problem }). Bring back a copy with “beffroi restore”.
    [unreachable] No database answers at { $where } ({ $problem }). Check the address in BEFFROI_DATABASE, and that the database runs.
   *[other] The house cannot use the database { $where } ({ $problem }). Check BEFFROI_DATABASE and BEFFROI_DATA.
  }
error-unwritable-folder = The house cannot write in { $folder } ({ $problem }). Let the user who starts it write there, or set BEFFROI_DATA to another folder.
error-not-introduced = Say first what you would like to be called.
error-not-playing-now = This cannot be done at a table that is not playing.
error-not-sqlite = This house keeps its tables in PostgreSQL. Use pg_dump and pg_restore for copies.
error-not-your-chair = This chair is not yours.
error-not-your-table = You do not sit at this table.
error-nothing-left-to-play = At this position the game is over.
error-only-guests-speak = Say first what you would like to be called, then speak.
error-only-the-host = Only the host of the table can do this.
error-only-watching = You are watching. Take a chair to play.
error-other-chairs = This game is for { $seats } chairs.
error-password-needed = This house has a password. Ask whoever runs it, and type it on the page.
error-port-is-taken = The house cannot listen on { $host }, port { $port } ({ $problem }). Choose another with --port, or --port 0.
error-no-pages = This installation of Beffroi has no pages to show: install it again, or start it with ./play in a checkout.
error-store = The house cannot reach its database. Nothing was decided; try again in a moment.
error-table-has-begun = This game has begun. You can watch.
error-table-unreadable = This table cannot be read. Tell whoever runs this house.
error-too-large = This is too long.
error-too-many-misses = Too many wrong codes, links or passwords came from your network. Wait a few minutes, then check yours with whoever gave it to you.
error-too-many-connections = Too many pages are open from your network. Close some and try again.
error-too-many-requests = That was too much at once. Wait a moment.
error-too-many-running-tables = One host can have at most { $most } tables open or running. Finish one or close one first.
error-too-many-tables = Too many tables were opened from here. Wait a minute.
error-too-slow = The rest of your request did not arrive in time. Check your connection and try again.
error-unfair-dice = With a seed the dice are not fair, so only this computer may come in, not { $host }.
error-unfair-draw = The draw in line { $line } is not the one the promised dice give.
error-unknown-host = This house does not go by that name. Open it by the address it printed when it started, or ask whoever runs it to set “origin”.
error-wrong-password = This is not the password of the house. Check it with whoever gave it to you.
error-unfinished = The record stops before the end of its game, so its last moves may be missing. Download it again once the game is over.

cli-help = Beffroi: five board games about building and ruling a city. Start with “beffroi play { $game }”, read with “beffroi rules { $game }”. Every command takes --lang fr or --lang en.
cli-play = Play in the terminal: you against bots, several people at one screen, or bots alone.
cli-rules = Read the rules of a game, whole or one article.
cli-replay = Replay a record: every answer, what came of it, and the article of each event.
cli-perft = Count all sequences of so many decisions; the last line is the number.
cli-bench = Measure how fast the games are played, and write the table as JSON too; or how much a house bears (load), and whether it keeps its promises when it is killed (kill).
cli-hint = Say what a bot would answer where a record stands, and why.
cli-hint-file = The record.
cli-hint-most = How many answers.
cli-serve = Open the house: play in the browser, alone, with friends on the same network, or with bots.
cli-host = The address to listen on; 127.0.0.1 lets in nobody but this computer.
cli-port = The port to listen on; 0 takes any that is free.
cli-open = Do not open the browser.
cli-arena = Let bots play many games and say how strong they are, with 95 % intervals.
cli-compiled = fast cores compiled
cli-plain = fast cores in plain Python
cli-peers = Compare the rulebook with the fast cores, plain and compiled, a limit by hand in C, and the games of others that are installed.
bench-what = what
bench-per-second = per second
bench-ratio = ratio
bench-rulebook = rulebook, decisions
bench-plain = fast core in Python, decisions
bench-compiled = fast core compiled, decisions
bench-limit = by hand in C, decisions
bench-search-plain = search in Python, games
bench-search = search compiled, games
bench-two-threads = search with two threads, games
bench-open-spiel = OpenSpiel, decisions
bench-open-spiel-search = OpenSpiel’s search, games
bench-petting-zoo = PettingZoo, decisions
cli-arena-bots = The bots, separated by commas; every two of them meet. A level, or the path of a program, as in ./mybot.py.
cli-arena-games = How many games every two bots play.
cli-arena-all = Measure the ladder, of the game you name or of all: every level against the one below, and the highest against the lowest.
cli-arena-processes = How many processes play; without it, one for each processor.
cli-arena-cluster = The address of a Dask cluster whose workers play instead.
cli-arena-resume = Keep every game in this file, and go on from it when it is already there.
cli-arena-plot = Draw the shares with their intervals in this file.
cli-tournament = Hold a tournament of bots, and export the results of any.
cli-tournament-bots = The bots, separated by commas; a level may come several times. A level, or the path of a program, as in ./mybot.py.
cli-tournament-format = rulebook: two games against each opponent, colours swapped; round-robin: everybody meets everybody; swiss: those who stand alike meet; series: the same people again and again.
cli-tournament-rounds = How many games everybody plays: 10 in the rulebook’s tournament; in a Swiss, without it, until one can have won all.
cli-tournament-legs = How many games a meeting has, everybody one chair further in each.
cli-tournament-counting = points: as the rulebook counts them; places: two for everybody one finishes before, one for a tie.
cli-tournament-export = Write the results of a tournament, as JSON or CSV.
cli-tournament-what = The journal of a tournament of bots, or the last part of the address of one in this house.
cli-tournament-csv = Standings and cross-table as CSV, for a spreadsheet.
cli-tournament-json = Everything as JSON; this is the usual.
cli-ratings = Show how strong everybody in this house is, computed again from the records.
cli-ratings-repair = Write down what the records give under today’s rules; the server must be closed.
cli-bench-tournament = Kill a house again and again while its tournaments draw rounds and take in results.
cli-backup = Make a checked copy of the house, also while it is open.
cli-restore = Check a copy and bring the house back to it; what was there is kept beside it.
cli-verify = Check a record: every state, every draw, and the promise made before the first of them.
cli-backup-file = The new file for the copy.
cli-restore-file = The copy.
cli-verify-file = The record of a finished game.
cli-commitment = The commitment you noted before the game; without it, only the record can speak.
cli-game = The name of the game: { $games }.
cli-seats = Who sits where, from the first seat on, separated by commas: human, random, novice, apprentice, journeyman, master, or the path of a program. Without it: you, and novices.
cli-option = An option of the game, as NAME or NAME=VALUE; may be given several times. “beffroi rules GAME” lists them.
cli-seed = A number that makes chance and bots repeat themselves.
cli-record = Write the game down, move by move, in this new file.
cli-games = Play a series of so many games with chairs swapped; points add up.
cli-article = The number of one article.
cli-file = The record to replay.
cli-hashes = One line an answer, with the hash of the state it led to.
cli-step = Wait for Enter after each answer, and draw the board.
cli-depth = How many decisions.
cli-number = The number of seats.
cli-position = Start from this position, in the game's notation.
cli-seconds = How long to play each game.
cli-json = Where to write the table as JSON.
cli-counting = Counting
cli-measuring = Measuring
cli-load = Open a house, fill its tables with guests who play real games, and time every answer.
cli-kill = Kill a house in the middle of play, again and again, and look for moves that were lost, counted twice or changed.
cli-tables = How many tables; four guests come to each.
cli-rate = How many moves a second in the whole house; several are measured one after the other.
cli-runs = How many times each rate is measured.
cli-load-seconds = How long to play, in seconds.
cli-times = How many times the house is killed.
cli-database = The address of a PostgreSQL database to use instead of a new SQLite file.
cli-power = Let the power fail too: what was not synced to disk is lost.
cli-processes = How many processes keep the server; some of them are killed.
cli-bus = The address of a NATS server between the processes.
cli-soak = Play without a pause, and check that memory and open files stay flat.
cli-moves = How many moves.

play-hint = Type a number, a move in notation, or ? for help.
play-warming = The strongest bots are still warming up and look less far ahead in this game. Start again in a minute or two to meet them at their usual level.
play-help =
    A number chooses from the list, and so do its words; a move in notation can be typed at once.
    undo — take back the last answer given at this screen; alone against bots, as often as you like
    back — return to the menu before
    say — speak out of turn: offers, answers to offers
    rules [article] — what the rules say here
    hint — what a bot would answer
    resign — give up
    quit — leave the table
command-undo = undo
command-back = back
command-rules = rules
command-say = say
command-hint = hint
command-resign = resign
command-quit = quit
play-piece = { $piece }, { $count ->
    [one] one place
   *[other] { $count } places
  }
play-amount = From { $low } to { $high }{ $by ->
    [1] .
   *[other] , in steps of { $by }.
  }
play-say = What would you like to say?
play-answers = You can type: { $words }
play-enough = that is all
play-none = nothing
play-so-far = so far: { $chosen }
play-nothing-to-say = There is nothing to say out of turn now.
play-hand-over = Pass the screen to { $seat }, who presses Enter.
play-enter = Enter to go on
play-answered = { $seat }: { $move }
play-chosen = { $seat } has chosen.
play-took-back = { $seat } takes back the last answer
play-rewound = { $seat } goes back to their last decision
play-left = You have left the table.
play-result = { $place }. { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
play-series = Series, { $played } of { $planned }:
play-names = { $seats }
play-person = Player { $person }
play-standing = { $place }. { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
play-options = Options

backup-done = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }, all checked.
restore-done = The house is as it was in { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }. What was there before is kept beside it.
verify-fair = The record is whole and its dice are fair: { $draws ->
    [one] one draw
   *[other] { $draws } draws
  } checked.
serve-alone = Only this computer can come in. To play with telephones on the same network, leave out --host.
serve-network = On the same network: { $address }
serve-stop = Stop with Ctrl-C; every table stays as it is.

bench-game = game
bench-seats = seats
bench-decisions_per_second = decisions/s
bench-playouts_per_second = games/s
bench-relative = per ref.
bench-late_to_early = late/early
bench-clone_us = clone µs
bench-choices_us = choices µs
bench-list_opening_us = opening µs
bench-written = Written to { $file }.
bench-load-echo = Timing a bare echo
bench-load-arriving = Guests are arriving
bench-load-playing = Everybody plays
bench-killing = Killing
bench-soaking = Playing without a pause
bench-load-rate = moves a second wanted
bench-load-runs = runs
bench-load-tables = tables
bench-load-clients = guests connected
bench-load-seconds = seconds
bench-load-moves = moves acknowledged
bench-load-moves_per_second = moves a second
bench-load-errors = errors
bench-load-p50_ms = acknowledged after, median, ms
bench-load-p50_range_ms = … from run to run, ms
bench-load-p99_ms = … 99 of 100, ms
bench-load-p99_range_ms = … from run to run, ms
bench-load-max_ms = … slowest, ms
bench-load-echo_p50_ms = bare echo, median, ms
bench-load-echo_p99_ms = … 99 of 100, ms
bench-load-p99_to_echo = house to echo, 99 of 100
bench-load-server_ms_per_move = processor time of the house a move, ms
bench-load-server_ms_per_table = processor time of the house to open a table, ms
bench-load-frames = frames heard
bench-load-new_games = games begun anew
bench-kill-kills = kills
bench-kill-power_cuts = with power cuts
bench-kill-acknowledged = moves acknowledged
bench-kill-unanswered = moves on their way when it died
bench-kill-lost = acknowledged and lost
bench-kill-duplicated = counted twice
bench-kill-gaps = gaps in the log
bench-kill-wrong_hashes = positions that are not those of the log
bench-kill-refused = honest moves refused
bench-kill-slowest_start_ms = slowest restart, ms
bench-soak-moves = moves acknowledged
bench-soak-new_games = games begun anew
bench-soak-errors = errors
bench-soak-seconds = seconds
bench-soak-memory_early_mb = memory in the second quarter, MB
bench-soak-memory_late_mb = memory in the last quarter, MB
bench-soak-growth = last quarter to second
bench-soak-files_early = open files in the second quarter
bench-soak-files_late = open files in the last quarter
bench-soak-journal_most_mb = largest write-ahead log, MB

arena-game = game
arena-seats = seats
arena-bot = bot
arena-against = against
arena-games = games
arena-share = share of wins
arena-interval = 95 % interval
arena-fair = fair share
arena-verdict = verdict
arena-faults = faults
arena-rating = rating
arena-stronger = stronger
arena-weaker = weaker
arena-open = open

tournament-place = place
tournament-name = name
tournament-total = total
tournament-games = games
tournament-round = round { $round } of { $rounds }
tournament-order-fewest = the fewest points win
tournament-order-most = the most points win
tournament-break-wins = then more games won
tournament-break-direct = then the games among those who are level
tournament-break-opponents = then the stronger opponents by their totals
tournament-caption = { $rounds }; { $order }, { $ties }, else the place is shared
bench-tournament-kills = kills
bench-tournament-tournaments = tournaments held
bench-tournament-rounds = rounds drawn
bench-tournament-results = results counted
bench-tournament-cut_off = kills between a result or a draw and what follows
bench-tournament-twice = entrants in two games of a round
bench-tournament-missing = entrants missing from a round
bench-tournament-recounted = results or rounds counted again
bench-tournament-wrong_results = results that are not those of the record
bench-tournament-wrong_standings = standings that are not those of the records
bench-tournament-unfinished = tournaments that did not end

ratings-game = game
ratings-name = name
ratings-level = level
ratings-rating = strength, 95 % interval
ratings-games = games
ratings-right = { $count ->
    [one] The rating is what the records give.
   *[other] All { $count } ratings are what the records give.
  }

rules-revision = Revision { $revision } of the rules
