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

no-cathedral-first = Place the Cathedral now, before any building of yours.
no-no-such-building = There is no building of this name. The names are TA ST IN BR MA SQ AB IF CS TO AC.
no-none-left = You have no { $piece } left to place. Choose another building.
no-no-such-facing = Turned this way, the { $piece } looks the same as another way: use { $facings }.
no-over-the-wall = The { $piece } would stand across the city wall. Place it inside.
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
event-claimed = { $squares_count ->
    [one] { $seat } encloses { $squares }, which becomes their land.
   *[other] { $seat } encloses { $squares_count } squares, which become their land: { $squares }.
  }
event-outside-stays-free = { $seat } does not enclose the outside, the largest part of the city: it stays free.
event-captured = { $seat } captures { $piece_the } on { $squares }.
event-left = { $seat } leaves { $piece_the } on { $squares } standing; the land stays open to both.
event-cathedral-now = { $seat } now places the Cathedral, then a first building.
event-passed-over = { $seat } cannot place anything and is passed over.
event-unplaced = { $points ->
    [0] { $seat } has placed everything: 0 points.
    [one] { $seat } has { $pieces } left, 1 square: 1 point.
   *[other] { $seat } has { $pieces } left, { $points } squares: { $points } points.
  }
event-charged = { $seat } is charged all { $points } squares, the other side none.
event-won-with-all = { $seat } has placed every building and wins.
event-won-with-fewer = { $seat } has fewer unplaced squares and wins.
event-drawn = Both sides have as many unplaced squares: a draw.
event-resigned = { $seat } resigns.
event-out-of-time = { $seat } has run out of time.
event-closed = The table is closed; nobody wins.

broken-wrong-shape = a building has a shape that its side does not own
broken-miscounted = there must be { $supply } of this building in all, on the board and off it: { $piece }
broken-overlap = two buildings overlap
broken-built-before-first = a side that has not built yet has buildings
broken-too-few-plies = more buildings stand than were ever placed
broken-shared-territory = a square belongs to both sides
broken-territory-outside = some land lies outside the city
broken-foreign-in-territory = a building of the other side stands on enclosed land
broken-land-not-enclosed = a side owns land that no buildings of its own enclose
broken-dark-begins = Dark places the first building of the game, Light the second
broken-wrong-points = the points are not the unplaced squares
broken-wrong-places = the places or the ending do not follow from the points
broken-ended-too-soon = somebody could still build
broken-asked-after-end = something is asked after the end
broken-nothing-asked = nothing is asked before the end
broken-second-cathedral = the Cathedral would be placed twice
broken-no-cathedral = the Cathedral is not placed
broken-cannot-build = the side to move has nowhere to build
broken-not-enclosed = the building to capture is not enclosed alone

ask-PlaceCathedral = Place the Cathedral anywhere in the city.
ask-PlaceBuilding = Place one of your buildings.
ask-CaptureOrLeave = You have cut off a single building. Do you capture it now, or leave it?

action-Build = place { $piece_the }
action-Capture = capture it and take the land
action-Leave = leave it; the land stays open to both

option-outside_guard = The outside, the largest part of the city, is not enclosed while it has more than fifty squares, nor when the move would win every part
option-lehmann_woods = Light places the Cathedral after Dark’s first building (Lehmann and Woods)
option-always_capture = Buildings that are cut off are captured without asking

ending-all-placed = One side has placed every building, the other has not.
ending-fewest-squares = Nobody can build any more; the fewest unplaced squares win.
ending-draw = Nobody can build any more; both sides have as many unplaced squares.
ending-resigned = One side has resigned.
ending-clock = One side has run out of time.
ending-closed = The table was closed.

why-encloses-building = It cuts off { $piece_the } on { $squares }, which you may capture.
why-encloses-land = { $squares_count ->
    [one] It encloses { $squares }, which becomes yours.
   *[other] It encloses { $squares_count } squares, which become yours: { $squares }.
  }
why-prepares-land = { $count ->
    [one] With one more building you may enclose a square.
   *[other] With one more building you may enclose about { $count } squares.
  }
why-spoils-land = { $count ->
    [one] It spoils a square that { $seat } might enclose.
   *[other] It spoils about { $count } squares that { $seat } might enclose.
  }
why-cathedral-somewhere = The Cathedral belongs to nobody; no place is better than another by itself.
why-largest-first = Place the largest buildings first, such as { $piece_the }.
why-largest-that-fits = Of your buildings that still fit somewhere, none is larger than { $piece_the }.
why-keeps-own-land = It keeps your own land for later, when nothing else is left.
why-capture-brings = The capture makes { $squares_count ->
    [one] { $squares } yours.
   *[other] { $squares_count } squares yours: { $squares }.
  }
why-leaving-fills = Left standing, it fills squares that nobody can use.
# The lessons.

lesson-cathedral = The Cathedral
lesson-cathedral-1 = You are Light. The game begins with the Cathedral, which belongs to nobody: place it anywhere inside the wall. Turn it if you like.
lesson-cathedral-done = The Cathedral stands. From now on you and Dark take turns, one building each.
lesson-build = A first building
lesson-build-1 = Choose one of your buildings and place it on free squares. Large ones are harder to place later, so they usually come first.
lesson-build-done = It stays where it is, unless it is captured. Your first building encloses nothing yet; a corner that it cuts off becomes yours with your second building, if no other building stands there by then.
lesson-territory = Enclosing land
lesson-territory-1 = Your Bridge closes one side of the upper left corner. Close the other side: a Stable across A3 and B3 will do. Buildings must touch side to side; meeting at a corner leaves a gap.
lesson-territory-done = The four squares inside are your land: Dark may no longer build there. You lose them only if Dark captures a building of their border.
lesson-conquered = Land of the other side
lesson-conquered-1 = Dark has enclosed the lower right corner. Try to build there, and the rules refuse. Then build anywhere else.
lesson-conquered-done = You cannot build on land that Dark has enclosed. Put a building in every corner before it is closed.
lesson-capture = A capture
lesson-capture-1 = A single Tavern of Dark stands in the corner. Close the corner again: A3 and B3.
lesson-capture-2 = You have cut off a single building of the other side, so you may capture it, but only now. Capture it.
lesson-capture-done = The Tavern goes back to Dark, who may place it again, and the corner is yours. Two buildings inside would have been safe.
lesson-end = The end
lesson-end-1 = You are Dark, and Light cannot build any more. Only your second Tavern is left: place it on any square.
lesson-end-done = All your buildings are placed: you win. If neither side can place everything, the fewest unplaced squares win.

board-final = { $points ->
    [one] { $points } unplaced square
   *[other] { $points } unplaced squares
}
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
board-hold = Drag it into the city, or tap a square.
board-hold-keys = R or the wheel turns it.
board-fits = You can place it here.
board-fits-not = You cannot place it here. Try all the same to read why.
board-turn = Turn
board-put = Place
board-stands = { $seat }: { $piece } on { $squares }.
board-stands-cathedral = The Cathedral stands on { $squares }.
board-owns = { $seat } owns { $squares }.
board-left = { $pieces_count ->
    [0] { $seat } has placed everything.
   *[other] { $seat } still has to place: { $pieces }; { $points ->
        [one] { $points } square.
       *[other] { $points } squares.
      }
  }
board-unplaced = Unplaced squares
board-placements = ways to place
board-buildings = Buildings left
board-land = Land

# The terminal.
terminal-signs = Two letters stand on every square of a building: small ones are Light’s, capitals Dark’s, and CA is the Cathedral. A dot is a free square; ░░ is land of Light, ▒▒ land of Dark.
terminal-left = { $count ->
    [one] { $count } unplaced square
   *[other] { $count } unplaced squares
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

# What is counted in games of bots.
count-captures = captures
