"""What counts for how much in Flandern 1302, in points: the numbers of `outlook`, `policy` and `gains`."""

LOT = 1.3
"""What a lot that is still free adds to the value of its city, on average."""
BEGUN = 0.6
"""How much of a finished quarter a site is."""
MASTER = 0.3
"""How much of a quarter a master is: it only breaks ties."""
TELLING_MASTERS = 2
"""More masters than this change little."""
ABSENT = -0.6
"""A guild without a quarter is not ranked at all."""
CALM, SURPRISE = 0.08, 0.16
"""How uncertain strengths are, at the end and for every free lot."""
THIRD, FOURTH = 4.0, 2.0
OWN_QUARTER = 0.8
"""What it costs to have one quarter of one's own less in stock: players run out of them."""
INFLUENCE_CARD = 1.0
"""What an influence card is worth: it wins races, and the bonus at the end."""
PER_CARD = 0.12
"""What every further card in hand is worth: a choice more."""
NOTHING_TO_DO = -1.0
"""What a card is worth with which nothing can be done."""
SPEED_OF_TWO = 1.5
"""How much sooner it is one's turn with two or more influence cards than with one."""
CONTESTED = 2
"""Where so few lots are free, it matters who comes first."""
HURRY = 0.35
"""How much of a work is lost when somebody is faster in a contested city."""
LATE = 0.6
"""How much of what a card taken back can do is still there a round later."""
LOST_TURN = 1.0
EMPTY_HAND = 1.5
SEE_FIRST = 0.1
"""Who draws first knows more when he lays."""
A_WORK_MORE = 1.0
"""Who draws another card chooses where it builds."""
