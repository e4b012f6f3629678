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
piece-pr = red place
piece-hb = blue house
piece-tb = blue tower
piece-pb = blue place
piece-hg = green house
piece-tg = green tower
piece-pg = green place
piece-hy = yellow house
piece-ty = yellow tower
piece-py = yellow place
piece-ct = church tower
piece-na = nave
piece-ca = Cardinal

facing-n = across
facing-e = upright

no-no-such-building = There is no building of this name: H, T or P for the form, then R, B, G or Y for the colour.
no-no-such-facing = The { $piece } turned this way looks like one already named: use { $facings }.
no-no-such-colour = There is no such colour. The colours are R, B, G and Y.
no-none-left = Both are already built: { $piece }.
no-not-the-cardinal = It is the Cardinal that must be placed.
no-colour-taken = Somebody has already taken { $colour }.
no-not-your-colour = You do not build in { $colour }.
no-taken = { $squares_count ->
    [one] Square { $squares } is already built on.
   *[other] Squares { $squares } are already built on.
  }
no-touches-nothing = The { $piece } on { $squares } would touch nothing that is built.
no-cardinal-stands-there = The Cardinal stands on { $squares }.
no-tower-without-house = The { $piece } on { $squares } would touch no house; every tower needs one.
no-place-without-house = The { $piece } on { $squares } would touch no house; every place needs one.
no-same-form-beside = It would touch a building of the same form on { $squares }: { $pieces }.
no-same-colour-beside = It would touch a building of the same colour on { $squares }: { $pieces }.
no-same-form-again = The last building, on { $squares }, has the same form: { $piece }.
no-same-colour-again = The last building, on { $squares }, has the same colour: { $piece }.
no-fourth-out-of-play = The markers of the fourth colour are out of play: { $colour }.
no-cardinal-must-be-placed = The Cardinal is still waiting: put it on a building zone.
no-already-there = The Cardinal already stands on { $square }; you may leave it there.
no-zone-built-on = Square { $square } is built on; the Cardinal goes to a free zone.
no-no-zone = Square { $square } touches nothing that is built; the Cardinal goes to a building zone.

event-begins = { $seat } begins.
event-colour-taken = { $seat } takes { $colour }.
event-fourth-colour = All three may build in { $colour }; its markers are out of play.
event-built = { $seat } builds a { $piece } on { $squares }.
event-markers-taken = { $markers ->
    [one] { $seat } touches { $colour } and takes 1 { $colour } marker.
   *[other] { $seat } touches { $colour } { $markers } times and takes { $markers } { $colour_many } markers.
  }
event-markers-used-up = { $markers ->
    [one] { $seat } touches { $colour } for nothing: the { $colour_many } markers are used up.
   *[other] { $seat } touches { $colour } { $markers } times for nothing: the { $colour_many } markers are used up.
  }
event-compensated = { $seat }, who built first, takes 1 { $colour } marker in compensation.
event-cardinal-moved = { $seat } puts the Cardinal on { $square }.
event-cardinal-stays = { $seat } leaves the Cardinal where it is.
event-passes = { $seat } can build nothing and passes.
event-passes-with-nothing-left = { $seat } has built everything and passes.
event-nobody-can-build = Nobody can build any more: the game is over.
event-unused-markers = { $markers ->
    [0] { $seat } receives no { $colour } marker: all were taken.
    [one] { $seat } receives the last { $colour } marker.
   *[other] { $seat } receives the { $markers } unused { $colour_many } markers.
  }
event-counted = { $points ->
    [0] { $seat } has no marker: 0 points.
   *[other] { $seat } counts all markers, { $markers }, and { $colour } double, { $best } more: { $points } points.
  }
event-contacts = { $contacts ->
    [0] { $seat } does not touch the cathedral.
    [one] { $seat } touches the cathedral with 1 side.
   *[other] { $seat } touches the cathedral with { $contacts } sides.
  }
event-won = { $seat } wins.
event-drawn = { $seats } are equal to the last: a draw.
event-resigned = { $seat } resigns and builds no more.
event-out-of-time = { $seat } has run out of time and builds no more.
event-closed = The table is closed; nobody wins.

broken-seats = Cardinal is played by two, three or four
broken-colours = the colours are not shared out as the number of players demands
broken-left-twice = somebody has left the table twice, or was never there
broken-no-such-building = one of the buildings does not exist
broken-too-many = there are only { $supply } of this building: { $piece }
broken-unlawful = this building could not be put there in its turn: { $piece }
broken-markers = the markers taken are not those that the buildings have earned
broken-no-cardinal = the Cardinal has not been placed
broken-no-zone = the Cardinal is not on a free building zone
broken-cardinal-too-early = the Cardinal comes after the first building
broken-nobody-asked = nobody is asked anything before the end
broken-cannot-build = whoever is to build can build nothing
broken-not-the-first = compensation follows the very first building only
broken-asked-after-end = something is asked after the end
broken-wrong-result = the result is not the one that the markers and the table give

ask-ChooseColour = Choose a colour.
ask-PlaceBuilding = Place a building.
ask-TakeCompensation = Your first building earns nothing: take a marker of your choice.
ask-PlaceCardinal = Put the Cardinal on a building zone.
ask-MoveCardinal = Move the Cardinal, or leave it.

action-Begins = { $seat } begins
action-TakeColour = { $colour }
action-Build = a { $piece }
action-TakeMarker = a { $colour } marker
action-Move = put the Cardinal there
action-Leave = leave the Cardinal where it is

ending-most-points = Nobody can build any more; the most points win.
ending-tie-broken = As many points; the most sides against the cathedral win.
ending-draw = As many points, and as many sides against the cathedral.
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
why-leaves-no-site = { $seat } could build nothing.
why-leaves-few-markers = { $markers ->
    [0] { $seat } could take no marker.
    [one] { $seat } could take 1 marker at most.
   *[other] { $seat } could take { $markers } markers at most.
  }
why-leaves-few-sites = { $count ->
    [one] { $seat } would have a single site left.
   *[other] { $seat } would have { $count } sites left.
  }
# The lessons.

lesson-first = The first building
lesson-first-1 = There is no board: the town grows around the cathedral, whose tower is M13 and whose nave is N13. Put one of your red buildings against it. All seven laws hold; what they refuse, they explain.
lesson-first-2 = Touching the cathedral earns nothing, so whoever builds first takes one marker of any colour. Take one.
lesson-first-3 = Now put the Cardinal on a free square beside something built. Nobody builds where he stands.
lesson-first-done = That was a whole turn: build, take markers, move the Cardinal.
lesson-tower = Towers need houses
lesson-tower-1 = You are blue. A red house stands on M14. Build a tower: it must touch a house, or the nave, with one side.
lesson-tower-done = A place needs a house too. A house needs another building beside it, but neither a house nor the nave.
lesson-row = Never twice in a row
lesson-row-1 = You are green. A blue tower was built last: now no tower and nothing blue may follow. Build something of yours.
lesson-row-done = The last building binds everybody, even after somebody has passed. Think of what you leave to the next one.
lesson-beside = Unlike neighbours
lesson-beside-1 = You are yellow. Build a house. It may touch neither another house nor the nave, and nothing yellow.
lesson-beside-done = Side by side, forms and colours must differ. Corners do not count.
lesson-markers = Markers
lesson-markers-1 = You are red. Every side with which your new building touches another colour earns a marker of that colour. Build so that you earn at least one.
lesson-markers-done = At the end every marker is worth a point, and your best colour counts double. What nobody has taken of your own colour comes back to you.
lesson-cardinal = The Cardinal
lesson-cardinal-1 = You are blue. Build something; the Cardinal comes after.
lesson-cardinal-2 = Now move the Cardinal to a free zone, best to one that somebody else would like.
lesson-cardinal-done = He may also stay where he is. Whoever passes does not move him.
lesson-end = The end
lesson-end-1 = You are red, and this is the last tower that fits. Build it where it earns most.
lesson-end-2 = Leave the Cardinal where he is, and see what happens.
lesson-end-done = Nobody can build any more. Unused markers go to their owners, every marker counts one, the best colour twice.

board-label = The town around the cathedral
board-squares = Squares of the town. Arrows move, N takes the next building, R turns it, Enter places it, Escape puts it back; plus, minus and zero change the view.
board-square-built = { $square }: { $piece }.
board-square-cardinal = { $square }: the Cardinal stands here.
board-square-zone = { $square }: building zone beside { $pieces }.
board-square-meadow = Meadow.
board-ban-h = No house (law { $law }).
board-ban-t = No tower (law { $law }).
board-ban-p = No place (law { $law }).
board-ban-r = Nothing red (law { $law }).
board-ban-b = Nothing blue (law { $law }).
board-ban-g = Nothing green (law { $law }).
board-ban-y = Nothing yellow (law { $law }).
board-law-l1 = Law 1: the Cardinal stands there.
board-law-l2 = Law 2: a tower touches a house.
board-law-l3 = Law 3: a place touches a house.
board-law-l4 = Law 4: it touches its own form.
board-law-l5 = Law 5: it touches its own colour.
board-law-l6 = Law 6: its form was built last.
board-law-l7 = Law 7: its colour was built last.
board-tray = Buildings of { $seat }
board-piece = { $piece }, { $count ->
    [0] none left
   *[other] { $count } left
  }
board-take = Take a building.
board-hold = Drag it to a lit square, or tap one. R turns a place.
board-fits = It may stand here.
board-fits-not = It may not stand here. Place it all the same to read why.
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
    [one] 1 marker
   *[other] { $markers } markers
  } and would have { $points } points now.
board-left = { $markers ->
    [0] No { $colour } marker is left.
    [one] 1 { $colour } marker is left.
   *[other] { $markers } { $colour_many } markers are left.
  }

# The terminal.
terminal-points = { $points ->
    [one] 1 point
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
note-has-left = Has left the game
