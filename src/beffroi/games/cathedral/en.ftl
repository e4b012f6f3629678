title = Cathedral
about = Two sides build a walled city around one Cathedral; each tries to place everything and to leave no room for the other.

seat-0 = Light
seat-1 = Dark

piece-ta = Tavern
    .the = the Tavern
piece-st = Stable
    .the = the Stable
piece-in = Inn
    .the = the Inn
piece-br = Bridge
    .the = the Bridge
piece-ma = Manor
    .the = the Manor
piece-sq = Square
    .the = the Square
piece-ab = Abbey
    .the = the Abbey
piece-if = Infirmary
    .the = the Infirmary
piece-cs = Castle
    .the = the Castle
piece-to = Tower
    .the = the Tower
piece-ac = Academy
    .the = the Academy
piece-ca = Cathedral
    .the = the Cathedral

facing-n = north
facing-e = east
facing-s = south
facing-w = west

no-cathedral-first = The Cathedral must be placed now, before any building of yours.
no-no-such-building = There is no building of this name. The names are TA ST IN BR MA SQ AB IF CS TO AC.
no-none-left = You have no { $piece } left to place.
no-no-such-facing = The { $piece } turned this way looks like one already named: use { $facings }.
no-over-the-wall = The { $piece } would stand across the city wall.
no-taken = { $squares_count ->
    [one] Square { $squares } is already built on.
   *[other] Squares { $squares } are already built on.
  }
no-conquered = { $squares_count ->
    [one] Square { $squares } belongs to { $seat }.
   *[other] Squares { $squares } belong to { $seat }.
  }

event-cathedral-placed = { $seat } places the Cathedral on { $squares }.
event-built = { $seat } builds { $piece_the } on { $squares }.
event-claimed = { $seat } encloses { $squares_count ->
    [one] { $squares }, which is now theirs.
   *[other] { $squares_count } squares, which are now theirs: { $squares }.
  }
event-outside-stays-free = The largest part of the city is the outside and stays free: { $seat } does not enclose it.
event-captured = { $seat } captures { $piece_the } on { $squares }.
event-left = { $seat } leaves { $piece_the } on { $squares } standing; the space stays open to both.
event-cathedral-now = { $seat } now places the Cathedral, then a first building.
event-passed-over = { $seat } can place nothing and is passed over.
event-unplaced = { $points ->
    [0] { $seat } has placed everything: 0 points.
    [one] { $seat } has { $pieces } left, 1 square: 1 point.
   *[other] { $seat } has { $pieces } left, { $points } squares: { $points } points.
  }
event-charged = { $seat } is charged all { $points } squares, the other side none.
event-won-with-all = { $seat } has placed every building and wins.
event-won-with-fewer = { $seat } has fewer squares unplaced and wins.
event-drawn = Both have as many squares unplaced: a draw.
event-resigned = { $seat } resigns.
event-out-of-time = { $seat } has run out of time.
event-closed = The table is closed; nobody wins.

broken-wrong-shape = a building has a shape that its side does not own
broken-miscounted = there must be { $supply } of { $piece } in all, on the board and in the stock
broken-overlap = two buildings overlap
broken-built-before-first = a side that has not built yet has buildings
broken-too-few-plies = more buildings stand than were ever placed
broken-shared-territory = a square belongs to both sides
broken-territory-outside = a territory leaves the city
broken-foreign-in-territory = a foreign building stands in a territory
broken-land-not-enclosed = a side owns land that no buildings of its own enclose
broken-dark-begins = Dark places the first building of the game, Light the second
broken-wrong-points = the points are not the squares left unplaced
broken-wrong-places = the places or the way it ended do not follow from the points
broken-ended-too-soon = somebody could still build
broken-asked-after-end = something is asked after the end
broken-nothing-asked = nothing is asked before the end
broken-second-cathedral = the Cathedral would be placed twice
broken-no-cathedral = the Cathedral is not placed
broken-cannot-build = the side to move has no place to build
broken-not-enclosed = the building to capture is not enclosed alone

ask-PlaceCathedral = Place the Cathedral anywhere in the city.
ask-PlaceBuilding = Place one of your buildings.
ask-CaptureOrLeave = You have cut off a single building: capture it now, or leave it?

action-Build = { $piece_the }
action-Capture = capture it and take the space
action-Leave = leave it, the space stays open

option-outside_guard = The outside, the largest part of the city, is not enclosed while it has more than fifty squares, nor when the move would win everything
option-lehmann_woods = Light places the Cathedral after Dark's first building (Lehmann and Woods)
option-always_capture = Enclosed buildings are captured without asking

ending-all-placed = One side has placed every building, the other has not.
ending-fewest-squares = Nobody can build; fewer squares unplaced wins.
ending-draw = Nobody can build; as many squares unplaced on both sides.
ending-resigned = One side has resigned.
ending-clock = One side has run out of time.
ending-closed = The table was closed.

why-encloses-building = It encloses { $piece_the } on { $squares }, which you may capture.
why-encloses-land = { $squares_count ->
    [one] It encloses { $squares }, which becomes yours.
   *[other] It encloses { $squares_count } squares, which become yours: { $squares }.
  }
why-prepares-land = { $count ->
    [one] One building more may enclose a square.
   *[other] One building more may enclose about { $count } squares.
  }
why-spoils-land = { $count ->
    [one] It spoils a square that { $seat } might enclose.
   *[other] It spoils about { $count } squares that { $seat } might enclose.
  }
why-cathedral-somewhere = The Cathedral belongs to nobody; no place is better than another by itself.
why-largest-first = Place the largest buildings first, such as { $piece_the }.
why-keeps-own-land = It keeps your own land for later, when nothing else is left.
why-capture-brings = The capture makes { $squares_count ->
    [one] { $squares } yours.
   *[other] { $squares_count } squares yours: { $squares }.
  }
why-leaving-fills = Left standing, it fills space that nobody can use.
# The lessons.

lesson-cathedral = The Cathedral
lesson-cathedral-1 = You are Light. The game begins with the Cathedral, which belongs to nobody: put it anywhere inside the walls. Turn it if you like.
lesson-cathedral-done = The Cathedral stands. From now on you and Dark take turns, one building each.
lesson-build = A first building
lesson-build-1 = Choose one of your buildings and put it on free squares. Large ones are harder to place later, so they usually come first.
lesson-build-done = It stays where it stands, unless it is captured. A first building encloses nothing, not even the corner it cuts off.
lesson-territory = Enclosing land
lesson-territory-1 = Your Bridge cuts off the upper left corner from one side. Close the other side: a Stable across A3 and B3 will do. A corner is no wall, so buildings must touch side to side.
lesson-territory-done = The four squares inside are yours: Dark may no longer build there. You lose them only if Dark captures a building of their border.
lesson-conquered = Foreign land
lesson-conquered-1 = Dark has enclosed the lower right corner. Try to build there, and the rules refuse. Then build anywhere else.
lesson-conquered-done = You cannot build on land that Dark has enclosed. Leave no corner without a foot in it.
lesson-capture = A capture
lesson-capture-1 = A single Tavern of Dark stands in the corner. Close the corner again: A3 and B3.
lesson-capture-2 = You have cut off a single foreign building, so you may capture it, but only now. Capture it.
lesson-capture-done = The Tavern goes back to Dark, who may place it again, and the corner is yours. Two buildings inside would have been safe.
lesson-end = The end
lesson-end-1 = You are Dark, and Light cannot build any more. Only your second Tavern is left: put it on any square.
lesson-end-done = Everything of yours is placed: you win. If nobody can place everything, fewer squares left over win.

board-label = The walled city, ten squares by ten
board-squares = Squares of the city. Arrows move, N takes the next building, R turns it, Enter places it, Escape puts it back.
board-square-free = { $square }: free
board-square-land = { $square }: land of { $seat }
board-square-built = { $square }: { $piece }, { $seat }
board-square-cathedral = { $square }: Cathedral
board-tray = Buildings left to { $seat }
board-piece = { $piece }{ $count ->
    [1] {""}
   *[other] , { $count } of them
  }
board-all-placed = Everything is placed.
board-take = Take a building.
board-hold = Drag it into the city, or tap a square. R or the wheel turns it.
board-fits = It may stand here.
board-fits-not = It may not stand here. Place it all the same to read why.
board-turn = Turn
board-put = Place
board-stands = { $seat }: { $piece } on { $squares }.
board-stands-cathedral = The Cathedral stands on { $squares }.
board-owns = { $seat } owns { $squares }.
board-left = { $pieces_count ->
    [0] { $seat } has placed everything.
   *[other] { $seat } has still to place: { $pieces }; { $points } squares.
  }
board-unplaced = Unplaced squares
board-buildings = Buildings left
board-land = Land

# The terminal.
terminal-left = { $count ->
    [one] 1 square left
   *[other] { $count } squares left
  }

revision-2 = The outside, the largest part around your buildings, is not enclosed while it has more than fifty squares. A single building can be captured only when it has just been cut off. Whoever leaves a game is charged 47 squares, and whoever stays none.

# The score sheet.
line-unplaced = { $pieces_count ->
    [0] Everything is placed
   *[other] Unplaced squares: { $pieces }
  }
line-charged = All squares, for leaving the game
line-spared = Nothing, since the other side has left
note-placements = { $count ->
    [0] No building fits anywhere any more
    [one] 1 placement is left
   *[other] { $count } placements are left
  }
note-homeless = { $pieces_count ->
    [one] No longer fits anywhere: { $pieces }
   *[other] No longer fit anywhere: { $pieces }
  }
