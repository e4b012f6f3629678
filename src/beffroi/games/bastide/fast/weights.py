"""What the policy of Bastide counts for how much; taste takes it from here too."""

COIN = 0.25
"""What a coin is worth in points: three buy an influence, if a circle is left."""
PLENTY = 9
"""More coins than this find no circles soon, and count half."""
SPREAD = 4.0
"""How many points of difference chance may still turn over."""
HOUSE_COMES = 0.45
"""How likely a house still comes to a free strip."""
ENGLISH_TILE = 1.75
"""The mean value of an English tile."""
CAMPED, STARTED = 0.3, 0.4
"""How much nearer a tile in the camp brings the siege, and an equipment that is started the other end."""
STANDS = 0.5
"""How likely a wall that is missing is still built in time."""
NEAR_CARD, HELD_CARD = 0.9, 0.5
"""How much an influence more brings a card nearer, and how much it helps to hold it."""
