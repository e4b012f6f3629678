"""What the policy of Bastide counts for how much; taste takes it from here too."""

COIN = 0.25
"""What a coin is worth in points: three buy an influence, if a circle is left."""
PLENTY = 9
"""More coins than this find no circles soon, and count half."""
SPREAD, SPREAD_AT_THE_END = 3.0, 1.2
"""How many points of difference chance may still turn over, in the first turn and just before the siege."""
HOUSE_COMES = 0.45
"""How likely a house still comes to a free strip."""
EXPOSED = 0.35
"""How much of an influence is lost to the English where no wall keeps them out."""
NEAR_CARD, HELD_CARD = 0.9, 0.5
"""How much an influence more brings a card nearer, and how much it helps to hold it."""
FIRST_CARD = 0.4
"""What part of a card's points counts in the first turn, when most of them still change hands."""
ENGLISH_TILE = 1.75
"""The mean value of an English tile."""
SIEGE, RACE = -1.0, 3.0
"""How likely the siege is, as log odds: to begin with, and by what is missing for the other end and for this one."""
POVERTY, COSTLY = 3.0, 0.5
"""How much more likely it is once all taxes are paid, and then for every religious building that is missing."""
NO_SITE = 4.0
"""How much more likely a religious building makes it for which no site is left."""
WISH = 0.3
"""How much more likely it is if everybody wants it."""
HOLDS, HOLDER, STRONG, BREACH = -2.5, 0.3, 0.3, 0.3
"""How likely the walls hold out, as log odds: to begin with, and by influences, English strength and missing walls."""
MEAN_STRENGTH = 14.0
"""How strong a full camp of mean tiles is."""
