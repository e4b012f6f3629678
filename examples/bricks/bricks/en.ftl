title = Bricks
about = Take one to three bricks in turn. Whoever takes the last one wins.

seat-0 = North
seat-1 = East
seat-2 = South
seat-3 = West

no-one-to-three = You take one to { $most } bricks.
no-not-so-many = { $pile ->
    [one] There is only one brick left.
   *[other] There are only { $pile } bricks left.
  }

event-taken = { $seat } takes { $bricks ->
    [one] one brick
   *[other] { $bricks } bricks
  }; { $pile } left.
event-won = { $seat } takes the last brick and wins.
event-resigned = { $seat } leaves.
event-out-of-time = { $seat } has run out of time and leaves.
event-closed = The table is closed.

line-taken = Bricks taken
note-pile = { $pile } bricks in the pile

broken-brick-lost = a brick was lost or made

ask-TakeBricks = How many bricks do you take?
action-Take = take { $bricks ->
    [one] one brick
   *[other] { $bricks } bricks
  }

option-pile = Bricks in the pile

board-pile = { $pile } bricks in the pile.
standing-taken = bricks

ending-last-brick = The last brick is taken.
ending-resigned = Somebody gave up.
ending-clock = Time is up.
ending-closed = The table was closed.
