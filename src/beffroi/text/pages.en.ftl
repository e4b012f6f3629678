# What the pages of the browser say.
# The page itself
page-skip = Skip to the content
page-home = Back to the home page
page-language = Language
page-rename = { $name }: change your name
page-theme-system = Light: as on this device
page-theme-light = Light: day
page-theme-candle = Light: candle
page-cancel = Cancel
page-close = Close
page-entering = One moment…
page-lost = There is nothing at this address. Go back to the home page.

# Who is there
nickname-title = What should we call you?
nickname-about = A name is enough: no account, no password.
nickname-label = Your name
nickname-go = Continue
password-title = This server has a password
password-about = Ask whoever invited you. This browser will remember it.
password-label = Password
password-go = Come in

# The hall
home-welcome = A games library that never closes
home-about = Five games about building and ruling a city, with friends or against bots.
home-games = The games
home-seats = { $low } to { $high } players
home-seats-only = { $low } players
home-play = Play now
home-play-game = Play { $title } against bots now
home-invite = Invite friends
home-invite-game = Open a table of { $title }
home-learn = Learn
home-learn-game = Learn { $title } by playing
home-rules = Rules
home-rules-game = The rules of { $title }
home-continue = Continue
home-finished = My finished games ({ $count })
home-strength = { $level }: { $strength }
home-level-game = Bots for { $title }
home-figures = Measured strengths
home-figures-game = Measured strengths of the bots of { $title }
strength-random = to look around
strength-novice = for your first games
strength-apprentice = knows the game
strength-journeyman = a hard opponent
strength-master = plays to win
strength-grandmaster = thinks longest
home-older = Older tables
home-open = Open tables
home-running = Games to watch
home-over = Games to see again
home-no-open = Nobody is waiting just now. Open a table yourself.
home-watching = { $count ->
    [one] 1 person is watching
   *[other] { $count } people are watching
}
home-no-running = Nobody plays in public just now, and no strong bots do.
home-no-over = No game has ended yet.
home-free-seat = free seat
home-your-turn = Your turn
home-turn-of = { $names } to play
home-draw = Draw: { $names }
home-won-by = Won by { $names }
home-status-open = Waiting
home-status-running = Being played
home-status-over = Over
home-status-closed = Closed
home-status-frozen = Stopped
home-code = Did a friend give you a code?
home-code-go = Join

# Setting up a table
new-title = A table of { $title }
new-company = With whom?
new-friends = Friends, each on their own device
new-friends-about = You will get a link and a code to send; bots can take the seats that stay free.
new-device = Around this device
new-device-about = Pass the device around; a curtain hides what only one of you may see.
new-bots = Bots
new-bots-about = The game begins at once.
new-seats = How many?
new-names = Who plays?
new-person = Player { $number }
new-you = You
new-level = How strong?
new-own-seat = Which side are you?
new-easier-seat = { $seat } is easier to win with.
new-measured = Against { $level }: wins { $share }% ({ $low } to { $high }%) at { $seats } seats
new-measured-alone = Alone against { $others }, each { $level }: wins { $share }% ({ $low } to { $high }%); a fair share is { $fair }%
new-may-break-word = May break a promise when that wins more.
new-options = Options of the game
new-clock = Clock
new-clock-none = None
new-clock-quick = 5 minutes, plus 10 s for each move
new-clock-calm = 20 minutes, plus 20 s for each move
new-clock-day = One day for each move
new-private = Private table: only guests with the code see it
new-free-take-back = Take moves back as often as you like (the game is not rated)
new-spectators-speak = Spectators may talk during the game
new-several-seats = Guests may take several seats, to share a device
new-go = Begin
new-go-friends = Open the table

# Settings
settings-title = Settings
settings-about = These choices follow you to your other devices. Until you have a name, they stay on this one.
settings-theme = Light
settings-theme-system = As on this device
settings-theme-light = By day
settings-theme-candle = By candle
settings-speed = Movement of the pieces
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-none = None
settings-table = At the table
settings-confirms = Ask me before a move is sent
settings-keys = Use keyboard shortcuts (? at the table lists them)
settings-coordinates = Show the names of rows and columns
settings-alerts-refused = Your browser refuses notifications from this site; you can allow them in its settings.
settings-sound = Play sounds
settings-volume = Volume
settings-name = You are called { $name }.
settings-rename = Change my name
confirm-move = Send this move?

# Tournaments
contest-all = Tournaments
contest-none = No tournament has been announced yet.
contest-announce = Hold a tournament
contest-announce-go = Announce it
contest-title = Name of the tournament
contest-game = Game
contest-format = Who meets whom?
contest-format-rulebook = As in the rulebook
contest-format-round-robin = Everybody meets everybody
contest-format-swiss = Swiss
contest-format-series = Series
contest-about-rulebook = Two games against each opponent, colours swapped; everybody meets the same number of opponents, and the points of all games add up.
contest-about-round-robin = Rounds go on until everybody has met everybody; the seats rotate.
contest-about-swiss = Players with similar scores meet, and nobody meets the same opponent twice if it can be avoided.
contest-about-series = The same people play again and again, moving on by one seat each time, and the points add up.
contest-seats = How many at a table?
contest-planned = How many games does everybody play?
contest-legs = How many games in a meeting?
contest-counting = What counts?
contest-counting-points = The points of the rulebook
contest-counting-places = Two points for each player you finish ahead of, one for a tie
contest-no-show = If somebody does not come
contest-no-show-bot = A bot plays for them
contest-no-show-forfeit = They lose the game
contest-bots = Bots
contest-bots-number = How many bots
contest-bots-level = How strong are the bots?
contest-private = Private: only guests with the link find it
contest-people = { $count ->
    [one] one entrant
   *[other] { $count } entrants
  }
contest-list-mine = Mine
contest-list-open = Open
contest-list-running = Being played
contest-list-over = Over
contest-status-open = Open
contest-status-running = Being played
contest-status-over = Over
contest-my-game = Play my game
contest-wait = Your next game comes when the round is over.
contest-enter = Take part
contest-withdraw = Withdraw
contest-withdrew = withdrawn
contest-invite = Invite
contest-organiser = For the organiser
contest-enlist = Add a bot
contest-begin = Begin
contest-more = More
contest-take-out = Remove { $name }
contest-end = End the tournament
contest-end-sure = End it now; games still being played will not count
contest-end-sure-last = End it now; games still being played will not count, and you come last
contest-organiser-plays = You are taking part yourself. So you cannot remove anybody who is online or plays against you, nor declare them absent, nor close your own game; the server notices by itself when somebody is away.
contest-is-absent = { $name } has not come
contest-standings = Standings
contest-nobody = Nobody is taking part yet.
contest-order = In this order: { $order }, { $ties }, otherwise the place is shared.
contest-bye-counts = A round off counts as the average of that round.
contest-absent-bot = If somebody does not come, a bot plays for them.
contest-absent-forfeit = Whoever does not come loses; whoever waited gets the average of the round, or better.
contest-break-wins = won
contest-break-direct = between equals
contest-break-opponents = opponents
contest-strength = strength, 95 %
contest-cross = Cross-table
contest-rounds = Rounds
contest-round = Round { $number }
contest-byes = Round off: { $names }
contest-ratings = How strong everybody is
contest-ratings-of = How strong is everybody at { $title }?
contest-ratings-about = From all finished games. The true strength lies within the interval 95 times in 100; the more games, the narrower the interval.
contest-no-ratings = No game has been rated yet.

# Bots
level-random = absent-minded bot
level-novice = novice bot
level-apprentice = apprentice bot
level-journeyman = journeyman bot
level-master = master bot
level-grandmaster = grandmaster bot
bots-warming = The strongest bots are still warming up: for a minute or two they play below their usual level.
bots-ready = The strongest bots have warmed up: they now play at their usual level.

# A table that waits
lobby-seats = Around the table
lobby-sit = Sit here
lobby-sit-too = Add a player on this device
lobby-free = Free
lobby-free-named = Free the seat of { $name }
lobby-free-sure = Free the seat of { $name }? They cannot sit at this table again.
lobby-fill = Free seats go to a
lobby-start = Begin the game
lobby-start-bots = Begin with bots
lobby-close = Close the table
lobby-waiting = The host will begin the game.
lobby-leave = Leave the table
lobby-come-in = Choose a seat: you will only be asked for a name.
lobby-host = host
lobby-expecting = { $count ->
    [one] One more person is expected; the game begins as soon as they sit.
   *[other] { $count } more people are expected; the game begins as soon as they sit.
  }
terms-no-clock = No clock
terms-days = { $days ->
    [one] One day a move
   *[other] { $days } days a move
  }
terms-move = { $seconds } seconds a move
terms-bank = { $minutes } minutes each, plus { $increment } s a move
terms-private = Private table
terms-free = Moves can be taken back freely, unrated
join-title = { $host } invites you to play { $title }
join-title-somebody = You are invited to play { $title }
join-others = At the table: { $names }. { $open ->
    [0] Every seat is taken.
    [one] One seat is free.
   *[other] { $open } seats are free.
  }
join-sit = Sit down
join-watch = Watch
share-title = Invite
share-link = The link to send
share-copy = Copy
share-copied = Copied
share-code = or the code
share-qr = The link of the table, as a picture to scan
claim-title = Take your seat on this device
claim-about = The link works once: the seat then leaves the other device.
claim-go = Take the seat
curtain-title = { $name } to play
curtain-about = Pass the device to { $name }.
curtain-lift = I am { $name }
curtain-never = No curtain at this table

# A game
table-refused = This table does not exist or is not open to you. Ask its host for a link.
table-reconnecting = Connection lost; trying again. What you see may be out of date.
table-offline = You are offline. The game waits for you and resumes by itself.
table-open-log = Log
table-fold = Enlarge the board
table-whole-board = Whole board
table-full-screen = Full screen
table-players = Players
table-you = you
table-away = away
table-stand-in = a bot stands in
table-thinks = is thinking…
table-has-answered = has answered
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
table-clock = Time left: { $left }
table-waiting = Waiting for { $names }
table-chance = Chance decides…
table-your-turn = Your turn
table-rule = Article { $ref }
table-why = Why? Article { $ref }
table-not-understood = The server did not understand this answer; nothing has changed. Try again.
ceiling = Limit
ceiling-open = Bid up to…
ceiling-set = Let the table bid { $ceiling }
ceiling-cancel = Never mind
ceiling-stands = The table bids for you { $ceiling }. The others do not know.
ceiling-withdraw = Withdraw
table-undo = Take back
table-list = Choose from a list
table-sealed = Your answer, still sealed: { $answer }.
table-change = Change it
table-floor = Out of turn
table-offer = Make an offer
table-ask-back = Ask to take back
table-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
  }
trade-begin = Offer a trade
trade-title = A trade
trade-counter = A counter-offer
trade-with = With whom?
trade-close = Back to the question
trade-give = You give
trade-take = You get
trade-owns-nothing = nothing else to give
trade-promise-give = Your promise
trade-promise-take = Their promise
trade-no-promise = no promise
trade-promise-target = { $label }: where, or how much?
trade-left = { $count ->
    [one] One offer left.
   *[other] { $count } offers left.
  }
trade-silent = { $count ->
    [one] { $names } has sealed an answer and cannot bargain until it is revealed.
   *[other] { $names } have sealed an answer and cannot bargain until it is revealed.
  }
trade-open = Open offers
trade-from = { $from } offers:
trade-to = To { $to }:
trade-accept = Accept
trade-change = Change
trade-decline = Decline
trade-decline-why = Decline, because…
trade-because = because…
trade-summons = You have been made an offer: see it
trade-withdraw = Withdraw
promises-given = promises
promises-kept = { $count } kept
promises-broken = { $count } broken
promises-lapsed = { $count } lapsed
promises-open = { $count } still to be kept
table-hint = A hint
table-hint-named = Hint { $number }: { $action }
table-hint-place = { $action } ({ $square })
table-hint-take = Take it in hand
table-hint-title = What a bot would play
table-no-hint = There is no hint here.
table-thinking = The bot is thinking…
table-bot-plays-for-you = A bot is playing for you.
table-come-back = Take my seat back
table-description = The position in words
table-side = Beside the board
table-tab-log = Log
table-tab-score = Score
table-tab-supply = Supply
table-tab-rules = Rules
table-tab-menu = Table
table-log = What happened
table-nothing-yet = The game begins.
table-article = Article
table-all-turn = Everybody
table-chance-turn = To begin with
table-show-moment = Show this moment
table-step-back = One step back
table-since = Since your last turn
table-past = You are looking at an earlier moment
table-back-to-now = Back to now
brings-points = { $now } ({ $change })
brings-about = { $name }:
brings-more = { $count ->
    [1] And one more event.
   *[other] And { $count } more events.
  }
brings-nothing = Nothing else happens before the next question.
brings-until-sealed = The rest depends on the others’ answers.
brings-until-chance = The rest depends on chance.
brings-until-hidden = The rest is hidden from you.
brings-until-end = That ends the game.
table-chat = What is said at the table
table-say = Say something to the table
table-mute = Mute
table-mute-named = Mute { $name }
table-unmute = Unmute
table-unmute-named = Unmute { $name }
table-send = Say
table-choose-article = Choose an article
table-all-rules = All the rules
field-less = Less: { $label }
field-more = More: { $label }
field-slider = Slider: { $label }
field-search = Search
field-times = How many
field-exactly = { $total } of { $high }
field-between = { $total } chosen; { $low } to { $high } needed
field-piece = Piece
field-facing = Facing
field-square = Square
field-place = Place

# What can be done with a table
menu-sound = Sounds
menu-alerts = Notify me when it is my turn
menu-link = Link to watch
menu-link-private = Link of the table
menu-big = Big screen
menu-pass = Continue on another device
menu-claim = Open this link on the other device within ten minutes:
menu-leave = Leave the table
menu-leave-sure = A bot will play for you until you come back.
menu-resign = Resign
menu-resign-sure = Resign the game? You cannot take this back.
menu-close = Close the table
menu-close-sure = Close the table for everybody? The game ends there.
menu-record = Download the record
menu-option = { $option }: { $value }
menu-yes = yes
menu-no = no
menu-dice = Commitment made before the first move, to verify the record:

# What happens around the game
banner-back-asked = { $name } would like to take their last move back.
banner-back-waits = Waiting for the others to let you take your move back.
banner-back-declined = You may not take this move back.
banner-grant-back = Accept
banner-decline-back = Decline
banner-away = { $name } is away; a bot plays for them in { $seconds } s.
banner-wait = Wait
banner-rematch = A rematch is waiting for you.
banner-go = Go there
banner-round = Your next game of the tournament begins.
banner-said = { $name }: { $text }
banner-reply = Reply
banner-arrived = { $name } is here.

# Keys
keys-title = Keys
keys-r = R
keys-r-does = turn what you hold; with Shift, the other way
keys-n = N
keys-n-does = on the board, take the next piece
keys-arrows = Arrows
keys-arrows-does = move around the board
keys-enter = Enter
keys-enter-does = place or choose
keys-escape = Esc
keys-escape-does = one thing at a time: skip what is being shown, come back to now, close the trade, the hints or the log, put back what you hold
keys-z = Z
keys-z-does = take your move back, when that is possible
keys-h = H
keys-h-does = ask for a hint, then look at the next
keys-l = L
keys-l-does = open or close the log
keys-c = C
keys-c-does = speak to the table
keys-m = M
keys-m-does = turn the sound off or on
keys-question = ?
keys-question-does = show this list

# The end
outcome-whence = Where these points came from
outcome-won = { $name } wins: { $score }, against { $other } for { $second }.
outcome-draw = A draw between { $names }: { $score }.
outcome-place = { $place }. { $name }: { $score }
outcome-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
outcome-tournament = Back to the tournament
outcome-again = Rematch
outcome-replay = See the game again
outcome-picture = Picture of the board
outcome-no-picture = Your browser could not draw the picture. Take a screenshot instead.

# Learning by doing
learn-title = Learn { $title }
learn-lessons = The lessons
learn-done = (done)
learn-show = Show me
learn-again = Once more
learn-next = Next lesson
learn-play = Play a game now
learn-strayed = The rules allow this, but the lesson wants something else. Read it again, or press “Show me”.

# The puzzle of the day
puzzle-title = { $title }: puzzle of the day
puzzle-heading = Puzzle of the day
puzzle-days = Other days
puzzle-earlier = The day before
puzzle-later = The day after
puzzle-solved-mark = solved
puzzle-tried-mark = tried in vain
puzzle-shown-mark = shown
puzzle-about = One answer is clearly better than all the others. Find it.
puzzle-wrong = You may, but it costs about { $percent } % of the victory. Try something else.
puzzle-wrong-least = You may, but it costs at least { $percent } % of the victory. Try something else.
puzzle-solved = You have found it. { $answer }
puzzle-shown = The best answer: { $answer }
puzzle-continued = How it went on
puzzle-evidence = Apprentices played { $games } games on from here after each of the two best answers: this one brings { $best } % of the victory, the other { $other } %.

# The rules
rules-title = { $title }: the rules
rules-contents = Articles
rules-learn = Learn by playing
rules-before = Before
rules-after = After
rules-try = try it yourself
rules-older = This table plays by revision { $revision } of the rules. New tables play by revision { $today }:
rules-older-bots = At tables with older rules, journeymen, masters and grandmasters play like apprentices.
rules-change = Since revision { $revision }: { $change }

# A game seen again
replay-title = { $title }: a game to watch again
replay-controls = Moving through the game
replay-first = To the start
replay-back = One step back
replay-on = One step on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-speed = Speed
replay-standing = How the points stood
replay-ending = If the game ended
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-at = { $ply } of { $last }. { $heard }
replay-start = The start of the game.
replay-sealed = { $name } has answered, face down.
replay-eyes = Seen by
replay-spectator = a spectator
replay-all = everybody at once
replay-secrets = What only one player knew
replay-link = Copy the link to this moment
analysis-title = Analysis
analysis-ask = Analyse this game
analysis-takes = Who was winning when, and what turned the game. It takes a minute or so; games that are being played come first.
analysis-failed = The analysis broke off.
analysis-again = Try again
analysis-strip = Who was winning when
analysis-deeper = Look four times as deep
analysis-deep = This game was looked at four times as deep as usual. Page up and page down step between the turning points.
analysis-picture = Picture to share
analysis-waiting = Another game is analysed first.
analysis-done = { $percent } % done
analysis-progress = How far the analysis is
analysis-call-off = Call off
analysis-line = How likely everybody was to win
analysis-view = Seen from
analysis-true = what really was
analysis-known = what each player could know
analysis-percent = { $percent } % ± { $band }
analysis-mark = Turning point of { $name }, move { $number }
analysis-table = As a table
analysis-moment = Move
analysis-turns = Where the game turned
analysis-show = Show move { $number }
analysis-play-on = Play from here
analysis-article = Article { $rule }
analysis-line-only = This server has no compiled cores, so only the line is shown.
analysis-honest = A second, larger look confirmed every turning point; nothing else was looked at twice. Page up and page down step between the turning points.
account-what = What
account-how-much = How much
replay-play-on = Play from here as { $name }, against bots

# What goes wrong in the browser
error-away = The server does not answer. Check your connection and try again.
error-fault = This did not work. Try again in a moment.
error-unknown-game-here = This game is not on the shelf. Choose one on the home page.
