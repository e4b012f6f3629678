title = Cardinal
about = Architects build a town around a cathedral, under seven laws and the eye of a Cardinal who stands in the way.

seat-0 = Architect 1
seat-1 = Architect 2
seat-2 = Architect 3
seat-3 = Architect 4

colour-r = red
    .many = red
colour-b = blue
    .many = blue
colour-g = green
    .many = green
colour-y = yellow
    .many = yellow

piece-hr = red house
piece-tr = red tower
piece-pr = red plaza
piece-hb = blue house
piece-tb = blue tower
piece-pb = blue plaza
piece-hg = green house
piece-tg = green tower
piece-pg = green plaza
piece-hy = yellow house
piece-ty = yellow tower
piece-py = yellow plaza
piece-ct = church tower
piece-na = nave
piece-ca = Cardinal

facing-n = across
facing-e = upright

no-no-such-building = There is no building of this name. Give H (house), T (tower) or P (plaza) for the form, then R, B, G or Y for the colour.
no-no-such-facing = Turned this way, the { $piece } looks the same as another way: use { $facings }.
no-no-such-colour = There is no such colour. The colours are R, B, G and Y.
no-none-left = Both are already built: { $piece }. Choose another building.
no-not-the-cardinal = Place the Cardinal now.
no-colour-taken = Somebody has already taken { $colour }. Choose another colour.
no-not-your-colour = You do not build in { $colour }.
no-taken = { $squares_count ->
    [one] Square { $squares } is already built on.
   *[other] Squares { $squares } are already built on.
  }
no-touches-nothing = The { $piece } on { $squares } would touch nothing that is built.
no-cardinal-stands-there = The Cardinal stands on { $squares }.
no-tower-without-house = The { $piece } on { $squares } would touch no house, and every tower needs one.
no-place-without-house = The { $piece } on { $squares } would touch no house, and every plaza needs one.
no-same-form-beside = It would touch a building of the same form on { $squares }: { $pieces }.
no-same-colour-beside = It would touch a building of the same colour on { $squares }: { $pieces }.
no-same-form-again = The last building, on { $squares }, has the same form: { $piece }.
no-same-colour-again = The last building, on { $squares }, has the same colour: { $piece }.
no-fourth-out-of-play = The { $colour } markers are out of play: this is the fourth colour.
no-cardinal-must-be-placed = The Cardinal is still off the board: put it on a building zone.
no-already-there = The Cardinal already stands on { $square }. You can leave it there.
no-zone-built-on = Square { $square } is built on; the Cardinal goes to a free zone.
no-no-zone = Square { $square } touches nothing that is built; the Cardinal goes to a building zone.

event-begins = { $seat } begins.
event-colour-taken = { $seat } takes { $colour }.
event-fourth-colour = All three may build in { $colour }; its markers are out of play.
event-built = { $seat } builds a { $piece } on { $squares }.
event-markers-taken = { $markers ->
    [one] { $seat } touches { $colour } once and takes 1 { $colour } marker.
   *[other] { $seat } touches { $colour } { $markers } times and takes { $markers } { $colour_many } markers.
  }
event-markers-used-up = { $markers ->
    [one] { $seat } touches { $colour } once for nothing: the { $colour_many } markers are used up.
   *[other] { $seat } touches { $colour } { $markers } times for nothing: the { $colour_many } markers are used up.
  }
event-compensated = { $seat } built first and takes 1 { $colour } marker in compensation.
event-cardinal-moved = { $seat } puts the Cardinal on { $square }.
event-cardinal-stays = { $seat } leaves the Cardinal where it is.
event-passes = { $seat } cannot build anything and passes.
event-passes-with-nothing-left = { $seat } has built everything and passes.
event-nobody-can-build = Nobody can build any more: the game is over.
event-unused-markers = { $markers ->
    [0] { $seat } receives no { $colour } marker: all were taken.
    [one] { $seat } receives the last { $colour } marker.
   *[other] { $seat } receives the { $markers } unused { $colour_many } markers.
  }
event-counted = { $points ->
    [0] { $seat } has no marker: 0 points.
   *[other] { $seat } has { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
      }, and { $colour } counts double, { $best } more: { $points } points.
  }
event-contacts = { $contacts ->
    [0] { $seat } does not touch the cathedral.
    [one] { $seat } touches the cathedral with 1 side.
   *[other] { $seat } touches the cathedral with { $contacts } sides.
  }
event-won = { $seat } wins.
event-drawn = { $seats } are still level after the tie-break: a draw.
event-resigned = { $seat } resigns and builds no more.
event-out-of-time = { $seat } has run out of time and builds no more.
event-closed = The table is closed; nobody wins.

broken-seats = Cardinal is played by two, three or four
broken-colours = the colours are not shared out as the number of players demands
broken-left-twice = somebody has left the table twice, or was never there
broken-no-such-building = one of the buildings does not exist
broken-too-many = there are only { $supply } of this building: { $piece }
broken-unlawful = this building could not be placed there in its turn: { $piece }
broken-markers = the markers taken are not those that the buildings have earned
broken-no-cardinal = the Cardinal has not been placed
broken-no-zone = the Cardinal is not on a free building zone
broken-cardinal-too-early = the Cardinal comes after the first building
broken-nobody-asked = nobody is asked anything before the end
broken-cannot-build = the player who is to build can build nothing
broken-not-the-first = compensation follows the very first building only
broken-asked-after-end = something is asked after the end
broken-wrong-result = the result is not the one that the markers and the table give

ask-ChooseColour = Choose a colour.
ask-PlaceBuilding = Place a building.
ask-TakeCompensation = The first building earns nothing: take a marker of any colour instead.
ask-PlaceCardinal = Put the Cardinal on a building zone.
ask-MoveCardinal = Move the Cardinal, or leave it where it is.

action-Begins = { $seat } begins
action-TakeColour = take { $colour }
action-Build = place a { $piece }
action-TakeMarker = take a { $colour } marker
action-Move = put the Cardinal here
action-Leave = leave the Cardinal where it is

ending-most-points = Nobody can build any more; the most points win.
ending-tie-broken = The most points are shared; the most sides against the cathedral win.
ending-draw = The most points are shared, and so are the most sides against the cathedral.
ending-resigned = Everybody else has left the table, the last one by resigning.
ending-clock = Everybody else has left the table, the last one by running out of time.
ending-closed = The table was closed.

why-changes-little = It changes little for anybody.
why-any-colour = All colours are worth the same at the start.
why-takes-markers = { $markers ->
    [one] It brings 1 { $colour } marker.
   *[other] It brings { $markers } { $colour_many } markers.
  }
why-earns-points = { $points ->
    [one] You gain 1 point.
   *[other] You gain { $points } points.
  }
why-costs-points = { $points ->
    [one] { $seat } loses 1 point.
   *[other] { $seat } loses { $points } points.
  }
why-leaves-no-site = { $seat } could not build anything.
why-leaves-few-markers = { $markers ->
    [0] { $seat } could take no marker.
    [one] { $seat } could take 1 marker at most.
   *[other] { $seat } could take { $markers } markers at most.
  }
why-leaves-few-sites = { $count ->
    [one] { $seat } could build in one way only.
   *[other] { $seat } could build in only { $count } ways.
  }
# The lessons.

lesson-first = The first building
lesson-first-1 = There is no board: the town grows around the cathedral, whose tower is M13 and whose nave is N13. Place one of your red buildings against it. All seven laws hold, and a refusal explains each one that is broken.
lesson-first-2 = Touching the cathedral earns nothing, so whoever builds first takes one marker of any colour. Take one.
lesson-first-3 = Now put the Cardinal on a free square beside something built. Nobody builds where it stands.
lesson-first-done = That was a whole turn: build, take markers, move the Cardinal.
lesson-tower = Towers need houses
lesson-tower-1 = You are blue. A red house stands on M14. Place a tower: it must touch a house, or the nave, with one side.
lesson-tower-done = A plaza needs a house too, or the nave. A house needs some other building beside it, but no house and not the nave.
lesson-row = Never twice in a row
lesson-row-1 = You are green. A blue tower was built last, so now no tower and nothing blue may follow. Place one of your buildings.
lesson-row-done = The last building binds everybody, even after somebody has passed. Think of what you leave to the next player.
lesson-beside = Unlike neighbours
lesson-beside-1 = You are yellow. Place a house. It may touch neither another house nor the nave, and nothing yellow.
lesson-beside-done = Side by side, forms and colours must differ. Corners do not count.
lesson-markers = Markers
lesson-markers-1 = You are red. Every side with which your new building touches another colour earns a marker of that colour. Place a building so that you earn at least one.
lesson-markers-done = At the end every marker is worth a point, and your best colour counts double. Markers of your own colour that nobody has taken come to you.
lesson-cardinal = The Cardinal
lesson-cardinal-1 = You are blue. Place a building; the Cardinal comes after that.
lesson-cardinal-2 = Now move the Cardinal to a free zone, ideally one that somebody else would like.
lesson-cardinal-done = It may also stay where it is. Whoever passes does not move it.
lesson-end = The end
lesson-end-1 = You are red, and this is the last tower that fits. Place it where it earns the most.
lesson-end-2 = Leave the Cardinal where it is, and see what happens.
lesson-end-done = Nobody can build any more. Unused markers go to the owners of their colours, every marker counts one point, and the best colour counts double.

board-label = The town around the cathedral
board-squares = Squares of the town. Arrows move, N takes the next building, R turns it, Enter places it, Escape puts it back; plus, minus and zero change the view.
board-square-built = { $square }: { $piece }.
board-square-cardinal = { $square }: the Cardinal stands here.
board-square-zone = { $square }: building zone beside { $pieces }.
board-square-meadow = Meadow.
board-ban-h = No house (law { $law }).
board-ban-t = No tower (law { $law }).
board-ban-p = No plaza (law { $law }).
board-ban-r = Nothing red (law { $law }).
board-ban-b = Nothing blue (law { $law }).
board-ban-g = Nothing green (law { $law }).
board-ban-y = Nothing yellow (law { $law }).
board-law-l1 = Law 1: the Cardinal stands there.
board-law-l2 = Law 2: a tower must touch a house.
board-law-l3 = Law 3: a plaza must touch a house.
board-law-l4 = Law 4: it would touch its own form.
board-law-l5 = Law 5: it would touch its own colour.
board-law-l6 = Law 6: its form was built last.
board-law-l7 = Law 7: its colour was built last.
board-tray = Buildings of { $seat }
board-piece = { $piece }, { $count ->
    [0] none left
   *[other] { $count } left
  }
board-take = Take a building.
board-hold = Drag it to a highlighted square, or tap one.
board-hold-keys = R turns a plaza.
board-fits = You can place it here.
board-fits-not = You cannot place it here. Try all the same to read why.
board-turn = Turn
board-put = Place
board-closer = Closer
board-further = Further away
board-everything = The whole town
board-supply = Not taken
board-markers = Markers
board-colour = { $colour }
board-points = Points
board-buildings = Buildings left
board-stands = { $piece } on { $squares }.
board-cardinal = The Cardinal stands on { $square }.
board-builds = { $seat } builds in { $colours }, has taken { $markers ->
    [one] { $markers } marker
   *[other] { $markers } markers
  } and would now have { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
board-left = { $markers ->
    [0] No { $colour } marker is left.
    [one] 1 { $colour } marker is left.
   *[other] { $markers } { $colour_many } markers are left.
  }

# The terminal.
terminal-signs = The first letter of a building is its form (H house, T tower, P plaza), the second its colour (R red, B blue, G green, Y yellow). CT and NA are the tower and the nave of the cathedral, CA is the Cardinal, a dot is a building zone. An answer ends with the square it means.
terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
terminal-stock = buildings { $pieces }
terminal-markers = markers { $markers }
terminal-supply = Markers left: { $markers }
terminal-fourth = Fourth colour

# The score sheet.
line-taken = Markers taken, { $colour }
line-unused = Markers nobody has taken of their own colour, { $colour }
line-doubled = Best colour, { $colour }: counts double
note-sites-left = { $seat } plays next and would have { $count ->
    [1] 1 possible placement
   *[other] { $count } possible placements
  }.
note-has-left = Has left the game

# What is counted in games of bots.
count-passes = turns passed
