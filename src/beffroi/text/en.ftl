# What belongs to no game.

why-played-on = Played on from here, it brings { $percent } % of the victory on average.
why-only-sensible = It is the only answer worth a thought.

analysis-turned = Turning point of { $seat }
analysis-fall = The answer was: { $played }. It cost { $percent } % of the victory, give or take { $band }.
analysis-fall-known = The answer was: { $played }. From what could be known, it cost { $percent } % of the victory, give or take { $band }.
analysis-better = Better: { $better }.

story-favourite = Before the first answer { $seat } was the favourite with { $percent } %.
story-open-start = Before the first answer the game was open.
story-shared = { $seats } share the victory.
story-came-back = After move { $number } { $seat }, who won in the end, had { $percent ->
    [0] less than 1 % left.
   *[other] no more than { $percent } % left.
}
story-nearly = After move { $number } { $seat } stood at { $percent } %, but that was not enough.
story-always-ahead = { $seat } won, and at no moment was anybody more likely to.
story-ahead-since = { $seat } won: since move { $number }, at { $percent } %, nobody was more likely to.
story-no-turn = No single answer turned the game.
story-worst-turn = The answer that cost most was that of { $seat } at move { $number }: { $percent } % of the victory.
story-worst-turn-known = From what could be known, the answer that cost most was that of { $seat } at move { $number }: { $percent } % of the victory.
story-deal = The deal that changed most came at move { $number }: it brought { $seat } { $percent } % of the victory.
story-lucky = Chance was kindest to { $seat }: it was worth { $percent } % of the victory.
story-unlucky = Chance was hardest on { $seat }: it cost { $percent } % of the victory.
story-points-from = { $points } of the { $total } points of { $seat } came from one source: { $line }.

account-title = Where the difference to a fair share came from
account-no-chance = Nothing is drawn in this game: chance counts for nothing.
account-measure = Own decisions count as nothing where an apprentice would have done as well.
account-gain = { $seat }: { $gain } %
account-seat = the seat
account-chance = chance
account-own = own decisions
account-others = decisions of others
account-deals = deals
account-departures = departures
account-rest = the rest
account-untrusted = There is no account of this game: nobody has shown yet that two looks at such a game agree.
account-unexplained = There is no account of this game: it would leave too much unexplained.
account-figure = { $value } % (± { $band })
card-about = A games room that never closes: five board games about building a city, with friends or against bots.
card-join = { $names } invites you to play { $title }
card-replay = { $title }: a game of { $names }

no-game-is-over = The game is over.
no-not-asked = This is not what you are being asked now. Answer the question that is open.
no-answers-are-final = This game has become so long that answers are final: they can no longer be changed or taken back.
no-not-your-turn = It is not your turn to answer.
no-silent-till-shown = Your answer is sealed. Until it is shown you can do nothing else.
no-ceiling-out-of-bounds = Choose a limit between { $low } and { $high }, in steps of { $by }.
no-malformed = This answer is incomplete, or a value in it is of the wrong kind. Choose one of the answers offered.
no-impossible-by-chance = Chance cannot bring this here.
no-not-playing = { $seat } is no longer in the game.
no-not-waited-for = Nobody is waiting for { $seat }.
no-cannot-take-back = You cannot take this back: somebody has answered since, or something hidden has been shown.

error-unknown-game = There is no game called “{ $game }”. Choose one of: { $games }.
error-wrong-seats = { $game } cannot be played by { $seats ->
    [one] one player
   *[other] { $seats } players
  }. Possible numbers of players: { $allowed }.
error-bad-action = This is not an action of the game ({ $problem }). Choose one of the answers offered.
error-bad-options = These options cannot be read ({ $problem }). “beffroi rules” lists the options of the game.
error-bad-state = This position cannot be read ({ $problem }). Use an undamaged copy.
error-bad-view = This view cannot be read ({ $problem }). Use an undamaged copy.
error-bad-record = The record is damaged in line { $line } ({ $problem }). Use an undamaged copy.
error-unknown-format = The record has format { $format }, which this program does not know. Use a newer version of Beffroi.
error-unknown-revision = The record follows revision { $revision } of the rules of { $game }, which this program does not know. Use a newer version of Beffroi.
error-bad-move = “{ $move }” is not a move. Type a number from the list, or a move in the game’s notation.
error-unreadable-answer = “{ $answer }” is not an answer. Write one of the answers between backquotes, as it stands there.
error-bad-position = This part of the position cannot be read: { $part }. Check it against the game’s notation.
broken-not-the-only-answer = an answer is marked as the only one, although there were others
error-impossible = This position is impossible: { $problem }
error-lesson-is-over = The lesson is over. Start it again, or go on to the next one.
error-no-line = There is no analysis of this game yet.
error-no-puzzle = There are no puzzles of { $game } yet.
error-bad-day = “{ $day }” is no day. Write it like this: 2027-01-31.
error-puzzle-to-come = The puzzle of { $day } is still to come.
error-unknown-lesson = There is no lesson { $number } of { $game }. Choose one from the list.
error-game-is-running = The game is still being played. Come back when it is over.

broken-wrong-numbering = the seats are not numbered one by one, or there are not as many as can play
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
error-take-back-alone = Moves can be taken back freely only when you play alone against bots, without a clock. Leave the option out.
error-unknown-level = There is no bot called “{ $level }”. Choose from: { $levels }, or give a class as module:Class, or the path of a program, as in ./mybot.py.
error-unknown-option = “{ $option }” is not an option, or not one of its values. The options are: { $options }. “beffroi rules GAME” lists their values.
error-unknown-language = There is no language “{ $language }”. Choose from: { $languages }.
error-unreadable-file = { $file } cannot be read: { $problem }.
error-unwritable-file = { $file } cannot be written: { $problem }. A record is always a new file.
error-bad-depth = A depth is 0 or more, not { $depth }.
error-series-not-recorded = A series of { $games } games does not go into one record. Leave out --record, or play one game.
error-no-compiler = This needs a C compiler, and there is none. Install one (on Debian: apt install gcc libc6-dev).
error-trouble-does-not-compile = The library that simulates failures does not compile: { $problem }. Install a C compiler with its headers (on Debian: apt install gcc libc6-dev).
error-server-does-not-start = The server to be measured does not start (it ended with { $code }). Run “beffroi serve” to see why.
error-server-refuses = The server refuses { $request }: { $problem }.
error-power-is-for-sqlite = The power can only be cut with SQLite. Leave out --power or --database.
error-processes-need-postgresql = Several processes need a PostgreSQL database. Give --database too, or leave out --processes.
error-promise-broken = A promise was broken. Read { $file }, and report it.
error-bad-sieve = --sieve must be a number above 0, not { $sieve }.
error-not-positive = --{ $name } must be more than 0, not { $value }.
error-nobody-asked = In { $file } nobody is being asked anything: the game is over, or it is for chance to answer.
error-not-over = The game is not over yet, and only finished games are analysed. Come back when it is over.
error-no-analysis = Games of { $game } by older rules (revision { $revision }) cannot be analysed. Play one by today’s rules.
error-too-many-analyses = Many games are being analysed, or one that you asked for. Ask again in a few minutes.
error-not-your-analysis = Somebody else has asked for this analysis. Only they can call it off.
error-no-search = The bot “{ $level }” does not search in this game. Only journeyman, master and grandmaster do, in games that have a fast core.
error-bad-number-of-games = The number of games is 1 or more, not { $games }.
error-game-or-all = Name a game to measure, or give --all to measure the whole ladder.
error-game-for-quality = Name the game whose quality is to be measured.
error-game-for-deals = `--deals` needs a game in which people make each other offers, such as bastide or leonardo.
error-game-for-options = Name the game that these options belong to.
error-two-bots = Name two different bots, separated by a comma: --bots apprentice,novice.
error-no-bot = “{ $bot }” is no bot that can play: { $problem }. Name a class derived from beffroi.Bot as module:Class, in a module that Python finds.
error-unusable-game = The game “{ $game }” was installed by another package and cannot be loaded: { $problem }. Mend or uninstall that package.
error-bots-not-listed = Give the bots in a list, one for each seat they play, even if that is only one, not as { $kind }.
error-cannot-be-said = This is no answer, event or refusal but { $kind }, so there are no words for it.
error-no-batch = The game “{ $game }” has no observations for learning. Choose another one.
error-unknown-mask = There is no mask “{ $mask }”. Choose one of: { $masks }.
error-number-out-of-range = { $name } must be a whole number of at least { $least }{ $most ->
    [0] {""}
   *[other] {""} and at most { $most }
}, not { $value }.
error-bad-actions = Give one whole number for each of the { $n } games; these actions have the shape { $shape } and the type { $kind }.
error-illegal-move = Move { $move } is not legal in environment { $environment }. Choose one of its legal moves; nothing was played.
error-unknown-part = The observations have no part “{ $part }”. Choose one of: { $parts }; without observations there is none.
error-game-over-reset = The game is over. Call reset to deal another one.
error-not-copied = An environment cannot be copied or written to a file. Make another one with the same arguments and play the same moves.
error-nothing-is-asked = This game is over, and nothing is asked any more. Take a position in which somebody is to answer.
error-closed-batch = This batch is closed. Make a new one.
error-closed-environment = This environment is closed. Make a new one.
error-unknown-agent = There is no agent “{ $agent }”. Choose one of: { $agents }.
error-no-generator = Give a generator of numpy, as numpy.random.default_rng(1) makes one, not { $kind }.
error-no-program = There is no program { $file }. Give the path of a program that speaks the bot protocol (docs/bots.md).
error-no-cluster = A cluster needs the extra “cluster”: install beffroi[cluster].
error-no-matplotlib = A plot needs the extra “plot”: install beffroi[plot].
error-unwritable-plot = { $file } cannot be written: { $problem }. Use a name that ends in .png, .svg or .pdf.
error-unwritable = { $file } cannot be written: there is no folder { $folder }.
error-folder-for-file = { $file } is a folder. Name a file.
error-unwritable-journal = { $file } cannot be written ({ $problem }). Name another file.
error-no-journal = { $file } was not begun by an arena, a tournament or a dataset ({ $problem }). Name another file.
error-other-terms = { $file } was begun with other bots, games or seeds. Give the same ones as before, or name another file.
error-wrong-ratings = These ratings are not what the records give: { $ratings }. After an update, stop the server and run “beffroi ratings --repair”; otherwise report it.
error-rulebook-is-for-two = The rulebook’s tournament is for tables of two. Choose two seats, or another format.
error-too-few-entrants = { $entrants ->
    [one] One entrant cannot fill a table of { $seats }.
   *[other] { $entrants } entrants cannot fill a table of { $seats }.
  } Let more people take part, or choose smaller tables.
error-too-many-entrants = A tournament has at most { $most } entrants. Hold two instead.
error-series-is-one-table = A series is played by the same { $seats } at one table, not by { $entrants }. Choose another format, or change the entrants.
error-csv-or-json = Ask for --csv or for --json, not for both.
error-bad-frame = This message cannot be read ({ $problem }). Reload the page; if it happens again, tell whoever runs this server.
error-bad-nickname = A name needs at least one visible letter.
error-bad-query = Part of this address cannot be read. Open the table again from the home page.
error-bad-request = This request cannot be read. Reload the page and try again.
error-bad-settings = These settings cannot be used: { $problem }
error-broken-promise = This is not the game that was promised: its table, its start or its seed does not match the commitment { $commitment }.
error-seat-is-taken = This seat is taken. Choose another one, or watch.
error-closing = The server is stopping for a moment. Your table is safe; come back shortly.
error-cookie-not-understood = Your browser holds a “beffroi” cookie that does not come from this server, so the server has left it alone. Delete the cookies of this address, then choose your name again.
error-damaged-copy = { $file } is damaged ({ $problem }) and was not used. Take another copy.
error-foreign-origin = This request does not come from a page of this server. Open Beffroi by its own address.
error-head-too-large = Your browser sends more than this server can take, perhaps cookies of other programs at the same address. Delete the cookies of this address and try again.
error-frozen = This table has stopped because of a fault; nothing is lost. Its host can try again or close it.
error-game-has-not-begun = The game has not begun yet. Wait until the host begins it.
error-game-is-not-over = The game is not over yet. Come back when it is.
error-folder-is-in-use = A server is already running on { $folder }. Use that one, or stop it first.
error-no-server-folder = There is no Beffroi server in { $folder } yet. Set BEFFROI_DATA to its folder, or start it once with “beffroi serve”.
error-no-rematch = Nobody has asked for a rematch at this table yet. Ask for it first.
error-no-seed = The record does not give the seed of its dice as 64 lower-case hexadecimal digits, so the dice cannot be checked. Download the record of the finished game from its server.
error-no-such-seat = There is no such seat at this table. Choose another one.
error-no-such-code = No table has the code { $code }. Check it with whoever sent it.
error-no-such-page = There is nothing here. Go back to the home page.
error-no-such-ply = The game has no position { $ply } that you may see. Choose an earlier one.
error-no-such-stream = This connection is no longer open. Reload the page to open another.
error-no-such-table = There is no such table, or it is private. Ask for its code.
error-no-such-tournament = There is no such tournament. Check the link with whoever sent it.
error-only-the-organiser = Only the organiser of the tournament can do this.
error-tournament-has-begun = This tournament has begun. You can watch.
error-tournament-is-over = This tournament is over. You can look at its games.
error-not-taking-part = They do not take part in this tournament. Choose somebody from the standings.
error-entrant-is-online = { $name } is online. Write to them, or wait: the server notices by itself when somebody is away.
error-own-opponent = You are playing against { $name }, so this is not for you to decide. Wait: the server notices by itself when somebody is away.
error-own-tournament-table = You are playing at this table of your own tournament, so you cannot close it. Play on, or resign.
error-no-game-now = This entrant has no game to play now.
error-no-such-word = This link has already been used, is older than ten minutes, or its seat has changed hands. Make a new one on the other device.
error-no-such-remark = This remark is no longer at this table. Reload the page.
error-nobody-to-mute = There is nobody to mute here: it is your own seat, a bot’s, or a free one.
error-muted = The host of this table has muted you. You can go on playing.
error-put-out = The host has freed your seat. You cannot sit at this table again; choose another one.
error-spectators-listen = During the game only those who sit at the table may talk. You can watch.
error-too-many-remarks = You are writing too fast. Wait a few seconds, then send it again.
error-you-sit-already = You already sit at this table. Leave your seat first if you want another one.
error-no-hints-in-tournaments = In a tournament everybody plays without hints.
error-not-asked-now = Nothing is being asked of you now.
error-not-durable = The database does not write everything to disk before it confirms (synchronous_commit is not on), so moves could be lost. Turn it on.
error-no-database = { $kind ->
    [disk-full] The disk is full, so the server cannot use { $where }. Make room on it and start again.
    [disk-error] The disk does not take what is written to { $where } ({ $problem }). Check the disk, or set BEFFROI_DATA to a folder on another one.
    [locked] Another program is using { $where }. Close it and start again.
    [read-only] { $where } can be read but not written. Give write access to the user who starts the server, or set BEFFROI_DATA to another folder.
    [damaged] { $where } is damaged ({ $problem }). Bring back a copy with “beffroi restore”.
    [unreachable] No database answers at { $where } ({ $problem }). Check the address in BEFFROI_DATABASE, and that the database is running.
   *[other] The server cannot use the database { $where } ({ $problem }). Check BEFFROI_DATABASE and BEFFROI_DATA.
  }
error-unwritable-folder = The server cannot write in { $folder } ({ $problem }). Give write access to the user who starts it, or set BEFFROI_DATA to another folder.
error-not-introduced = Choose a name first.
error-tournament-goes-on = At a tournament table nobody is waited for longer than agreed.
error-nobody-to-wait-for = There is nobody to wait for on that seat.
error-take-back-among-people = Moves are taken back by agreement only among people, and not in a tournament.
error-nothing-to-take-back = There is nothing you could take back: something hidden has been shown since, or you have not played yet.
error-answers-are-final = This game has become so long that answers are final: they can no longer be changed or taken back.
error-take-back-was-asked = Somebody has already asked to take a move back during this question.
error-take-back-is-over = This request is out of date: the game has gone on.
error-not-asked-back = Nobody is asking for your consent.
error-not-playing-now = This works only at a table where a game is being played.
error-not-sqlite = This server keeps its tables in PostgreSQL. Use pg_dump and pg_restore for copies.
error-not-your-seat = This seat is not yours.
error-not-your-table = You do not sit at this table.
error-nothing-left-to-play = At this position the game is over. Choose an earlier one.
error-only-guests-speak = Choose a name first, then speak.
error-only-the-host = Only the host of the table can do this.
error-only-watching = You are watching. Take a seat to play.
error-other-seats = This game has { $seats } seats. Name as many players.
error-password-needed = This server has a password. Ask whoever runs it, and type it on the page.
error-port-is-taken = The server cannot listen on { $host }, port { $port } ({ $problem }). Choose another port with --port, or any free one with --port 0.
error-no-pages = This installation of Beffroi has no pages to show. Install it again, or start it with ./play in a checkout.
error-store = The server cannot reach its database. Nothing has been decided; try again in a moment.
error-table-has-begun = This game has begun. You can watch.
error-table-unreadable = This table cannot be read. Tell whoever runs this server.
error-too-large = This is too long. Make it shorter.
error-too-many-misses = Too many wrong codes, links or passwords came from your network. Wait a few minutes, then check yours with whoever gave it to you.
error-too-many-connections = Too many pages are open from your network. Close some and try again.
error-too-many-requests = That was too much at once. Wait a moment, then try again.
error-too-many-running-tables = A host can have at most { $most ->
    [one] one table
   *[other] { $most } tables
  } open or running. Finish or close one first.
error-too-many-tournaments = An organiser can have at most { $most ->
    [one] one tournament
   *[other] { $most } tournaments
  } announced or running. End one of them first.
error-too-many-tables = Too many tables were opened from here. Wait a minute, then try again.
error-too-slow = The rest of your request did not arrive in time. Check your connection and try again.
error-unfair-dice = With a seed the dice are not fair, so only this computer may come in. Leave out the seed, or use 127.0.0.1 instead of { $host }.
error-unfair-draw = The draw in line { $line } is not the one that the promised dice give.
error-unknown-host = This server does not go by that name. Open it by the address it printed when it started, or ask whoever runs it to set “origin”.
error-wrong-password = This is not the password of this server. Check it with whoever gave it to you.
error-unfinished = The record stops before the end of its game, so its last moves may be missing. Download it again once the game is over.

cli-help = Beffroi: five board games about building and ruling a city. Start with “beffroi play { $game }”, or read “beffroi rules { $game }”. Every command takes --lang fr or --lang en.
cli-play = Play in the terminal: you against bots, several people at one screen, or bots alone.
cli-rules = Read the rules of a game, all of them or one article.
cli-replay = Replay a record: every answer, what came of it, and the article behind each event.
cli-perft = Count all sequences of a given number of decisions; the last line is the count.
cli-bench = Measure how fast the games play, and write the table as JSON too.
cli-hint = Say what a bot would answer at the end of a record, and why.
cli-hint-file = The record.
cli-hint-most = How many answers to show.
cli-analyse = Say who was winning when in a finished game, and which answers turned it.
cli-analyse-file = The record of a finished game.
cli-analyse-json = Also write the analysis to this file, as JSON.
cli-analyse-processes = How many processes look at the game; by default one for each processor.
cli-deeper = Look four times as thoroughly.
cli-analysing = Analysing
cli-puzzles = Look for puzzles in games of bots: questions with one answer that is clearly better than all others.
cli-puzzles-games = How many games are searched in the end; those that are in the file already are not searched again.
cli-puzzles-sieve = How many times a journeyman’s simulations the first look at a question makes; games with few of them need more.
cli-puzzles-resume = Keep every game in this file, and carry on from it if it already exists.
cli-puzzles-json = Also write what was found to this file, as JSON.
cli-puzzles-mining = Looking for puzzles ({ $puzzles } so far)
cli-serve = Start the server: play in the browser, alone, with friends on the same network, or with bots.
cli-host = The address to listen on; 127.0.0.1 lets in nobody but this computer.
cli-port = The port to listen on; 0 takes any free one.
cli-open = Do not open the browser.
cli-arena = Let bots play many games and say how strong they are, with 95 % intervals.
cli-compiled = fast cores compiled
cli-plain = fast cores in plain Python
cli-peers = Compare the rulebook with the fast cores, plain and compiled, and with other people’s games where they are installed.
cli-limit = Compare the compiled core of Cathedral with the same game written by hand in C.
cli-batch = Measure how many steps batches of games make, beside what others have.
cli-threads = Measure what a second thread brings a batch, by the clock; the computer should do nothing else.
bench-what = what
bench-per-second = per second
bench-ratio = ratio
bench-rulebook = rulebook, decisions
bench-plain = fast core in Python, decisions
bench-compiled = fast core compiled, decisions
bench-limit = by hand in C, decisions
bench-batch = batch with lists of moves, steps
bench-batch-bits = batch with a bit mask and observations, steps
bench-batch-dense = batch with a dense mask, steps
bench-batch-one-thread = batch in one thread, steps in a second that passes
bench-batch-two-threads = batch in two threads, steps in a second that passes
bench-search-plain = search in Python, games
bench-search = search compiled, games
bench-two-threads = search with two threads, games
bench-open-spiel = OpenSpiel, decisions
bench-open-spiel-observed = OpenSpiel, decisions with mask and observation
bench-open-spiel-search = OpenSpiel’s search, games
bench-pgx = pgx, steps in a batch
bench-petting-zoo = PettingZoo, decisions
cli-arena-bots = The bots, separated by commas; each plays each of the others. A level, or the path of a program, as in ./mybot.py. With --all, only the part of the ladder between these bots.
cli-arena-games = How many games each pair of bots plays.
cli-arena-all = Measure the whole ladder, of one game or of all: every level against the one below, and the highest against the lowest.
cli-arena-quality = Say how good the games are, not how strong the bots: how games end, how long they are, what happens in them. Every bot plays against bots of its own level.
cli-arena-deals = Say how much each of the bots bargains for, alone among apprentices: what it offers, is offered and concludes in a game.
cli-arena-processes = How many processes play; by default one for each processor.
cli-arena-cluster = The address of a Dask cluster whose workers play instead.
cli-arena-resume = Keep every game in this file, and carry on from it if it already exists.
cli-arena-plot = Draw the shares of wins with their intervals in this file.
cli-tournament = Hold a tournament of bots, or export the results of any tournament.
cli-tournament-bots = The bots, separated by commas; a level may appear several times. A level, or the path of a program, as in ./mybot.py.
cli-tournament-format = rulebook: two games against each opponent, colours swapped; round-robin: everybody meets everybody; swiss: players with similar scores meet; series: the same players again and again.
cli-tournament-rounds = How many games everybody plays: 10 in the rulebook’s tournament; in a Swiss, by default, as many as it takes until at most one can have won them all.
cli-tournament-legs = How many games a meeting has; everybody moves on by one seat each time.
cli-tournament-counting = points: as the rulebook counts them; places: two for each player you finish ahead of, one for a tie.
cli-tournament-export = Write the results of a tournament, as JSON or CSV.
cli-tournament-what = The journal of a tournament of bots, or the last part of the address of one on this server.
cli-tournament-csv = Standings and cross-table as CSV, for a spreadsheet.
cli-tournament-json = Everything as JSON (the default).
cli-ratings = Show how strong everybody on this server is, computed again from the records.
cli-ratings-repair = Store what the records give under today’s rules; the server must be stopped.
cli-bench-tournament = Kill a server again and again while its tournaments pair rounds and take in results.
cli-backup = Make a checked copy of everything on this server, even while it runs.
cli-restore = Check a copy and bring the server back to it; what was there is kept beside it.
cli-verify = Check a record: every state, every draw, and the promise made before the first draw.
cli-backup-file = The new file for the copy.
cli-restore-file = The copy.
cli-verify-file = The record of a finished game.
cli-commitment = The commitment you noted before the game; without it, only the record can be checked.
cli-game = The name of the game: { $games }.
cli-seats = Who sits where, from the first seat on, separated by commas: human, random, novice, apprentice, journeyman, master, grandmaster, or the path of a program. By default: you against novices.
cli-option = An option of the game, as NAME or NAME=VALUE; can be given several times. “beffroi rules GAME” lists them.
cli-dataset = Write games of a searching bot as data for learning: records, and what the search thought of every answer.
cli-dataset-games = How many games are in the file when it is done; those it already has are not played again.
cli-dataset-bot = Who plays all seats: journeyman, master, grandmaster, or a searching bot of your own as module:Class.
cli-dataset-out = The file of JSON lines; by default GAME.jsonl.
cli-seed = A number that makes chance and bots repeat themselves.
cli-record = Write the game down, move by move, in this new file.
cli-games = Play a series of this many games, swapping seats; points add up.
cli-article = The number of one article.
cli-file = The record to replay.
cli-hashes = One line for each answer, with the hash of the state it led to.
cli-step = Wait for Enter after each answer, and draw the board.
cli-depth = How many decisions.
cli-number = The number of seats.
cli-position = Start from this position, in the game’s notation.
cli-seconds = How long to play each game.
cli-json = Where to write the table as JSON.
cli-counting = Counting
cli-measuring = Measuring
cli-load = Start a server, fill its tables with guests who play real games, and time every answer.
cli-kill = Kill a server in the middle of play, again and again, and look for moves that were lost, counted twice or changed.
cli-trouble = Let the disk of a server refuse what is written and its clock jump, in the middle of play, and look for moves that were lost, counted twice or refused.
cli-tables = How many tables; four guests sit at each.
cli-rate = How many moves a second on the whole server; several rates are measured one after the other.
cli-runs = How many times each rate is measured.
cli-load-seconds = How long to play, in seconds.
cli-times = How many times the server is killed.
cli-trouble-times = How many troubles there are, of every kind in turn.
cli-database = The address of a PostgreSQL database to use instead of a new SQLite file.
cli-power = Cut the power too: what was not synced to disk is lost.
cli-processes = How many processes make up the server; some of them are killed.
cli-bus = The address of a NATS server between the processes.
cli-soak = Play without a pause, and check that memory and open files do not grow.
cli-moves = How many moves.

play-hint = Type a number, a move in notation, or ? for help.
play-warming = The strongest bots are still warming up and look less far ahead in this game. Start again in a minute or two to meet them at their usual level.
play-help =
    Type a number from the list, or its words, or a move in notation.
    undo — take back the last answer given at this screen; alone against bots, as often as you like
    back — return to the previous menu
    say — speak out of turn: make offers and answer them
    rules [article] — read what the rules say here
    score — see everybody’s points, where they come from, and what else counts
    weigh [choice] — see what a choice would bring before you take it: weigh 3
    hint — see what a bot would answer
    resign — give up the game
    quit — leave the table
command-undo = undo
command-back = back
command-rules = rules
command-say = say
command-score = score
command-weigh = weigh
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
play-out-of-range = { $typed } is not possible. { $range }
play-say = What would you like to say?
play-answers = You can type: { $words }
play-may-offer = To make an offer, type: say
play-enough = that is all
play-none = nothing
goods-nothing = nothing
trade-terms = You give { $give }; you get { $take }.
trade-terms-promising = You promise { $to } { $promise }; you get { $take }.
trade-terms-promised = You give { $give }; { $to } promises { $promise }.
trade-terms-of = { $seat } gives { $give }, { $to } gives { $take }.
trade-terms-of-promising = { $seat } promises { $to } { $promise }, for { $take }.
trade-terms-of-promised = { $seat } gives { $give }; { $to } promises { $promise }.
play-counter = a counter-offer to { $to }, offer { $number }
play-no-promise = no promise
play-so-far = chosen so far: { $chosen }
play-nothing-to-say = There is nothing you can say out of turn now.
play-hand-over = Pass the screen to { $seat }, who presses Enter to go on.
play-enter = Press Enter to go on
dataset-written = { $file }: { $games } games with { $decisions } searched decisions.

prose-seat = You play { $title }. You are { $seat }.
prose-table = What you see
prose-points = Points so far, and the articles they come from
prose-answers = Answer with what stands between backquotes:
prose-places = Answer with what stands between backquotes: a piece, the way it faces, and its reference square. Behind each piece stand the squares it covers, counted from the reference square: columns to the right, rows down.
prose-place = { $place } ({ $cells }): { $answers }
prose-amount = Answer with a whole number from { $low } to { $high }{ $by ->
    [1] {""}
   *[other] , in steps of { $by }
}, written like this: { $answers }
prose-parts = An answer has these parts, in this order:
prose-part-one = one of { $things }
prose-part-many = at least { $low } and at most { $high } of { $things }
prose-part-amount = a whole number from { $low } to { $high }{ $by ->
    [1] {""}
   *[other] , in steps of { $by }
}
prose-part-shares = whole numbers, from { $low } to { $high } in all, for { $things }
prose-examples = Some of the answers that are possible: { $answers }

play-answered = { $seat }: { $move }
play-chosen = { $seat } has chosen.
play-lone = { $seat } had only one possible answer, so the table gave it.
play-only = (the only possible answer)
play-took-back = { $seat } takes back their last answer.
play-rewound = { $seat } goes back to their last decision.
play-left = You have left the table.
play-result = { $place }. { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
play-origins = Where these points came from:
play-weigh-what = Type the choice to weigh after the word, for example: weigh 3
play-weigh-further = That is only the first part of an answer. Choose it, then weigh the next part.
play-weigh-sealed = Your answer stays sealed until everybody has answered; what follows depends on the others.
play-weigh-question = Then comes the next question.
play-weigh-chance = Then chance decides.
play-weigh-hidden = Then something hidden is shown.
play-weigh-end = Then the game is over.
play-series = Series, game { $played } of { $planned }:
play-names = { $seats }
play-person = Player { $person }
play-standing = { $place }. { $name }: { $points ->
    [one] { $points } point
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
restore-done = The server is back to { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
  }, { $entries ->
    [one] one entry
   *[other] { $entries } entries
  }. What was there before is kept beside it.
verify-fair = The record is complete and its dice are fair: { $draws ->
    [one] one draw
   *[other] { $draws } draws
  } checked.
serve-alone = Only this computer can come in. To play with phones on the same network, leave out --host.
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
bench-troubling = Troubles
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
bench-load-p99_to_echo = server to echo, 99 of 100
bench-load-server_ms_per_move = processor time of the server for a move, ms
bench-load-server_ms_per_table = processor time of the server to open a table, ms
bench-load-frames = messages received
bench-load-new_games = new games begun
bench-load-previews = previews that were asked for
bench-load-previews_ms = … by game: median, 95 and 99 of 100, ms
bench-kill-kills = kills
bench-kill-power_cuts = with power cuts
bench-kill-acknowledged = moves acknowledged
bench-kill-unanswered = moves under way when it died
bench-kill-lost = acknowledged but lost
bench-kill-duplicated = counted twice
bench-kill-gaps = gaps in the log
bench-kill-wrong_hashes = positions that are not those of the log
bench-kill-retries = asked to be sent again
bench-kill-refused = honest moves refused
bench-kill-refusals = … what was said to them
bench-kill-slowest_start_ms = slowest restart, ms
bench-trouble-disk_full = times the disk was full
bench-trouble-read_only = … was read-only
bench-trouble-disk_error = … was broken
bench-trouble-jumps = times the clock jumped
bench-trouble-jumps_and_kills = … and the server was killed as well
bench-trouble-acknowledged = moves acknowledged
bench-trouble-retries = asked to be sent again
bench-trouble-lost = acknowledged but lost
bench-trouble-duplicated = counted twice
bench-trouble-gaps = gaps in the log
bench-trouble-wrong_hashes = positions that are not those of the log
bench-trouble-refused = honest moves refused
bench-trouble-refusals = … what was said to them
bench-trouble-silent = outages of which /readyz said nothing
bench-trouble-timed_out = players who lost because the clock jumped
bench-soak-moves = moves acknowledged
bench-soak-new_games = new games begun
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
deals-words = words of all
deals-made = offers made
deals-received = offers received
deals-countered = countered
deals-deals = deals
deals-allies = allies
deals-kept = promises kept
deals-broken = broken
deals-lapsed = lapsed
arena-rating = rating
arena-stronger = stronger
arena-weaker = weaker
arena-open = open
quality-seats = seats
quality-bot = bot
quality-games = games
quality-turns = turns
quality-questions = questions a seat
quality-forced = with one answer
quality-lead-changes = changes of the lead
quality-first = wins of whoever begins
quality-by-seat = wins by seat
quality-share = share
quality-ending = ending

puzzles-game = game
puzzles-seats = seats
puzzles-games = games
puzzles-decisions = questions
puzzles-suspects = promising
puzzles-easy = too easy
puzzles-doubtful = not confirmed
puzzles-refuted = refuted by games
puzzles-puzzles = puzzles
puzzles-seconds = processor time
puzzles-novices = solved by novices
count-offers = offers
count-deals = deals
count-bankruptcies = bankruptcies

tournament-place = place
tournament-name = name
tournament-total = total
tournament-games = games
tournament-round = round { $round } of { $rounds }
tournament-order-fewest = the fewest points win
tournament-order-most = the most points win
tournament-break-wins = then more games won
tournament-break-direct = then the games between those who are level
tournament-break-opponents = then the opponents with the higher totals
tournament-caption = { $rounds }; { $order }, { $ties }, otherwise the place is shared
bench-tournament-kills = kills
bench-tournament-tournaments = tournaments held
bench-tournament-rounds = rounds paired
bench-tournament-results = results counted
bench-tournament-cut_off = kills between a result or a pairing and what follows
bench-tournament-twice = entrants in two games of a round
bench-tournament-missing = entrants missing from a round
bench-tournament-recounted = results or rounds counted twice
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
