"""What counts for how much in Leonardo: the numbers of `outlook`, for the fast core and for taste.

What counts between two families was fitted to games in which this judgement played against itself; every such number is
in logarithms of the odds of winning, and what counts is the difference.
"""

FORESIGHT = 6
"""How many rounds ahead ruin is feared."""
MOST_ROUNDS_AHEAD = 30
"""How many rounds of income are counted on at most."""
PRUDENCE = 0.8
"""How much of the taxes to come is counted on."""
PUSHED = 0.6
"""How often a visitor can be pushed where it hurts most."""
KEEN = 1.0
"""How much better the richer side's chances are than its riches, while much may happen."""
SURER = 4.0
"""How much more so in the last rounds."""
HARDLY = 0.02
"""Nobody is ruined for sure."""
ON_THE_WAY = (0, 4, 10, 30, 0)
"""What a palace on its way to four works promises besides its income, in hundredths of its price."""
FEARED = 2
"""So many works more may hang in a palace when one comes there."""
FIRST_RESERVE = 200
"""Whoever keeps so much in the first round can pay there whatever the others can build with the rest."""
FREE_PALACE, RUINED = 30, 1000
"""What a space that may be bought, and a ruined visitor, are worth besides their florins."""

RICHES, LEAD = 0.002, 1.0
"""A florin of capital early in the game, and how much more it counts the fewer rolls are to come."""
SOON, LATER_ON = 60.0, 25.0
"""How many florins ahead are a clear lead at the end, and how many more for every roll before."""
READY, AMPLE = 1.66, 100.0
"""Florins in the purse, of which the first hundred or so count most."""
INCOME, AHEAD = 0.0018, 0.00075
"""A florin of tax, no more than the visitor has, at any palace, and at one he may reach in his next turn."""
RUINOUS = 0.135
"""A number of the device that would ruin the other family in its next turn."""
PUSHES = 0.00035
"""A florin of tax where an office can push a visitor."""
WAY = 0.023
"""A space nearer to the next salary."""
NEWS = 0.38
"""The event that comes next is good news."""
