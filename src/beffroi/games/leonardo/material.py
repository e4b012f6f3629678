"""The city, the decks and the tables of Leonardo, as data.

What stands under `reconstructed` is not known from the printed game: whoever owns it may correct the values here, and
the names in `fr.ftl` and `en.ftl`, without touching a rule.
"""

from __future__ import annotations

from typing import NamedTuple

GUELPHS, GHIBELLINES = "guelphs", "ghibellines"
PARTIES = (GUELPHS, GHIBELLINES)


class Space(NamedTuple):
    """A numbered space of the ring; what is nobody's to own has no price."""

    number: int
    kind: str
    name: str
    quarter: int = 0
    price: int = 0


PIAZZA_MAGGIORE = 1
EMBASSIES = (7, 22, 28)
PEACE_OF_GOD = (9, 17)
MARKETS = (3, 11, 24)

# reconstructed: where streets and bridges lie, their names, quarters and prices.
# Known: 32 spaces, 19 streets, 4 bridges, the numbers of the special spaces above, prices between 40 and 100.
CITY = (
    Space(1, "piazza", "Piazza Maggiore"),
    Space(2, "street", "Via dei Barcaioli", 1, 40),
    Space(3, "market", "Mercato del Porto"),
    Space(4, "street", "Via delle Reti", 1, 40),
    Space(5, "street", "Via del Sale", 1, 50),
    Space(6, "bridge", "Ponte del Porto", 0, 80),
    Space(7, "embassy", "Ambasciata I"),
    Space(8, "street", "Via della Lana", 2, 50),
    Space(9, "peace", "Santa Maria"),
    Space(10, "street", "Via della Seta", 2, 50),
    Space(11, "market", "Mercato della Lana"),
    Space(12, "street", "Via dei Tintori", 2, 60),
    Space(13, "bridge", "Ponte dei Tintori", 0, 80),
    Space(14, "street", "Via degli Affreschi", 3, 60),
    Space(15, "street", "Via dei Miniatori", 3, 60),
    Space(16, "street", "Via Santa Croce", 3, 70),
    Space(17, "peace", "Santa Croce"),
    Space(18, "street", "Via degli Argentieri", 4, 70),
    Space(19, "street", "Via degli Orafi", 4, 70),
    Space(20, "street", "Via dei Cambiavalute", 4, 80),
    Space(21, "bridge", "Ponte degli Orafi", 0, 80),
    Space(22, "embassy", "Ambasciata II"),
    Space(23, "street", "Via dei Libri", 5, 80),
    Space(24, "market", "Mercato Grande"),
    Space(25, "street", "Via dei Dottori", 5, 80),
    Space(26, "street", "Via degli Astronomi", 5, 90),
    Space(27, "street", "Via degli Ingegneri", 5, 90),
    Space(28, "embassy", "Ambasciata III"),
    Space(29, "bridge", "Ponte dei Signori", 0, 80),
    Space(30, "street", "Via dei Capitani", 6, 90),
    Space(31, "street", "Via dei Magnifici", 6, 100),
    Space(32, "street", "Via del Principe", 6, 100),
)

# reconstructed: the names and colours of the quarters.
QUARTER_NAMES = (
    "Rione del Porto",  # brown
    "Rione della Lana",  # light blue
    "Rione di Santa Croce",  # pink
    "Rione degli Orafi",  # orange
    "Rione dello Studio",  # green
    "Rione dei Signori",  # purple
)

# reconstructed: the deck of works of art, value and count; that there are sixty cards is known.
WORKS = (
    ("10", 4),
    ("20", 6),
    ("30", 7),
    ("40", 8),
    ("50", 10),
    ("60", 8),
    ("70", 7),
    ("80", 6),
    ("90", 4),
)

# reconstructed: the public offices, the space each looks after and its price; that embassies have offices is known.
OFFICES = ((3, 100), (7, 120), (9, 80), (11, 100), (17, 80), (22, 120), (24, 100), (28, 120))

# reconstructed: the international events; that each favours one of the two parties is known.
EVENTS = (
    ("antipope", GUELPHS),
    ("bank", GUELPHS),
    ("cardinal", GUELPHS),
    ("interdict", GUELPHS),
    ("jubilee", GUELPHS),
    ("league", GUELPHS),
    ("legate", GUELPHS),
    ("tithe", GUELPHS),
    ("alps", GHIBELLINES),
    ("city", GHIBELLINES),
    ("diet", GHIBELLINES),
    ("fair", GHIBELLINES),
    ("fleet", GHIBELLINES),
    ("mint", GHIBELLINES),
    ("title", GHIBELLINES),
    ("vicar", GHIBELLINES),
)

# reconstructed: how many soldiers there are, and which two numbers go with which product.
SOLDIERS = 12
NUMBERS_OF = {"gems": (1, 2), "ivory": (3, 4), "gold": (9, 10), "spices": (11, 12)}

INCOME = (50, 100, 150, 200, 400)
"""What a palace yields with none to four works, in hundredths of its price."""
DEVICE = tuple(range(1, 13))
"""The numbers of the device of fate, all as likely."""

PRODUCTS = tuple(NUMBERS_OF)
STREETS = tuple(space.number for space in CITY if space.kind == "street")
PALACES = tuple(space.number for space in CITY if space.price)
KINDS = ("", *(space.kind for space in CITY))
PRICES = (0, *(space.price for space in CITY))
QUARTERS = tuple(
    tuple(space.number for space in CITY if space.quarter == quarter) for quarter in range(1, len(QUARTER_NAMES) + 1)
)
NEIGHBOURS = tuple(next((quarter for quarter in QUARTERS if number in quarter), ()) for number in range(len(CITY) + 1))
"""The streets of the quarter a space is part of."""
OFFICE_PRICES = dict(OFFICES)
FAVOURED = dict(EVENTS)
PRODUCT_OF = {number: product for product, numbers in NUMBERS_OF.items() for number in numbers}


def label(space: int) -> str:
    """The name under which the texts know a space."""
    return str(space)


def labels(spaces: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(map(label, spaces))
