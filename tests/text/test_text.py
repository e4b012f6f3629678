"""Everything a person reads, in French and English."""

from __future__ import annotations

import pytest

from beffroi.core.action import CHANCE, HOST, Action, Seat
from beffroi.core.host import Close, Resign
from beffroi.core.model import TABLE, BadInput, Broken, Event
from beffroi.games import NAMES, find
from beffroi.text import LANGUAGES, Article, Texts, afterword, folder_of, preface, rules
from tests.toy import GAME
from tests.toy.rulebook import Bid, Draw, R

ANN, BOB, CID = map(Seat, range(3))
ENGLISH, FRENCH = Texts("en", GAME), Texts("fr", GAME)
CATHEDRAL = find("cathedral")
NARROW = "\N{NARROW NO-BREAK SPACE}"


def out(*seats: Seat) -> Event:
    return Event("out", R.RUIN, {"seats": seats})


DRAWN = Event("drawn", R.DRAW, {"seat": ANN}, ((ANN, {"card": "10"}),))


def test_there_are_two_languages() -> None:
    assert LANGUAGES == ("fr", "en")


# Names


def test_a_seat_has_the_name_the_game_gives_it() -> None:
    assert [ENGLISH.seat(seat) for seat in (ANN, BOB)] == ["Ann", "Bob"]
    assert FRENCH.seat(ANN) == "Anne"


def test_a_name_from_the_table_comes_before_the_games() -> None:
    texts = Texts("en", GAME, names=("Zoé", "Max"))
    assert [texts.seat(seat) for seat in (ANN, BOB)] == ["Zoé", "Max"]
    assert texts.event(Event("resigned", TABLE, {"seat": BOB})) == "Max leaves."
    assert texts.event(out(ANN, BOB)) == "Zoé and Max are out."


def test_a_seat_the_table_has_no_name_for_keeps_the_games() -> None:
    assert Texts("en", GAME, names=("Zoé",)).seat(BOB) == "Bob"


@pytest.mark.parametrize(("language", "chance", "host"), [("en", "Chance", "The host"), ("fr", "Le hasard", "L’hôte")])
def test_chance_and_host_have_names_of_their_own_at_every_table(language: str, chance: str, host: str) -> None:
    texts = Texts(language, GAME, names=("Zoé", "Max"))
    assert [texts.seat(CHANCE), texts.seat(HOST)] == [chance, host]
    assert Texts(language).seat(HOST) == host


def test_a_name_is_not_read_as_a_text_with_places() -> None:
    assert Texts("en", GAME, names=("{ $card }",)).event(DRAWN.seen_by(None)) == "{ $card } draws a card."


# Lists, numbers, plurals


@pytest.mark.parametrize(
    ("texts", "seats", "said"),
    [
        (ENGLISH, (ANN,), "Ann is out."),
        (ENGLISH, (ANN, BOB), "Ann and Bob are out."),
        (ENGLISH, (ANN, BOB, CID), "Ann, Bob, and Cid are out."),
        (FRENCH, (ANN,), "Anne est éliminé."),
        (FRENCH, (ANN, BOB), "Anne et Bob sont éliminés."),
        (FRENCH, (ANN, BOB, CID), "Anne, Bob et Cid sont éliminés."),
    ],
)
def test_a_list_is_joined_and_counted_as_its_language_does(texts: Texts, seats: tuple[Seat, ...], said: str) -> None:
    assert texts.event(out(*seats)) == said


def test_a_list_of_numbers_is_joined_too() -> None:
    assert ENGLISH.event(Event("bids", R.BID, {"bids": (1, 2, 3)})) == "Bids: 1, 2, and 3."
    assert FRENCH.event(Event("bids", R.BID, {"bids": [1, 2]})) == "Mises : 1 et 2."


def test_a_large_number_is_grouped_as_its_language_does() -> None:
    refusal = R.BID.no("bid-over-purse", purse=1_000_000)
    assert ENGLISH.refusal(refusal) == "You have 1,000,000."
    assert FRENCH.refusal(refusal) == f"Vous avez 1{NARROW}000{NARROW}000."


def test_a_large_number_in_a_list_is_grouped_like_any_other() -> None:
    assert ENGLISH.event(Event("bids", R.BID, {"bids": (1_000_000, 2)})) == "Bids: 1,000,000 and 2."


# Words of the game


def test_a_thing_is_said_with_the_word_its_game_has_for_it() -> None:
    refusal = TABLE.no("none-left", piece="TA")
    assert "Tavern" in Texts("en", CATHEDRAL).refusal(refusal)
    assert "taverne" in Texts("fr", CATHEDRAL).refusal(refusal)


def test_a_thing_may_have_other_forms() -> None:
    built = Event("built", TABLE, {"seat": ANN, "piece": "TA", "squares": ("A1", "B1")})
    assert "the Tavern" in Texts("en", CATHEDRAL).event(built)
    assert "la taverne" in Texts("fr", CATHEDRAL).event(built)


def test_every_thing_of_a_list_is_said_with_its_word() -> None:
    refusal = TABLE.no("no-such-facing", piece="TA", facings=("n", "e"))
    assert "north and east" in Texts("en", CATHEDRAL).refusal(refusal)
    assert "nord et est" in Texts("fr", CATHEDRAL).refusal(refusal)


def test_a_thing_without_a_word_is_said_as_it_is() -> None:
    assert ENGLISH.event(Event("unsold", R.SALE, {"card": "10"})) == "Nobody buys the 10."


# What is said


def test_a_refusal_says_why() -> None:
    assert ENGLISH.refusal(R.GIFT.no("no-such-gift")) == "Nobody offers you this."
    assert FRENCH.refusal(TABLE.no("game-is-over")) == "La partie est finie."


def test_an_event_has_another_form_for_who_knows_more() -> None:
    assert ENGLISH.event(DRAWN.seen_by(ANN)) == "Ann draws the 10."
    assert FRENCH.event(DRAWN.seen_by(ANN)) == "Anne pioche le 10."


@pytest.mark.parametrize("viewer", [BOB, None])
def test_an_event_says_to_the_others_what_all_may_know(viewer: Seat | None) -> None:
    assert ENGLISH.event(DRAWN.seen_by(viewer)) == "Ann draws a card."


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (Bid(5), "bid 5", "miser 5"),
        (Draw("10"), "draw 10", "piocher le 10"),
        (Resign(ANN), "Ann resigns", "Anne abandonne"),
        (Close(), "the table is closed", "la table est fermée"),
    ],
)
def test_an_action_is_said_in_words(action: Action, english: str, french: str) -> None:
    assert (ENGLISH.action(action), FRENCH.action(action)) == (english, french)


def test_bad_input_says_what_to_do() -> None:
    error = BadInput("bad-record", line=3, problem="no hash")
    assert ENGLISH.error(error) == "The record is damaged in line 3 (no hash). Use an undamaged copy."


def test_a_wrong_number_of_seats_lists_the_right_ones() -> None:
    error = BadInput("wrong-seats", game="fair", seats=9, allowed=(2, 3, 4))
    assert ENGLISH.error(error).endswith("Possible numbers of players: 2, 3, and 4.")


def test_a_broken_position_says_what_contradicts_what() -> None:
    assert ENGLISH.error(Broken("card-lost", card="10")) == "This position is impossible: the 10 is not there once"


def test_a_text_is_said_by_its_name() -> None:
    assert ENGLISH.say("ask-FirstBid") == "How much do you bid?"
    assert ENGLISH.say("no-bid-over-purse", purse=3) == "You have 3."


def test_what_belongs_to_no_game_is_said_without_one() -> None:
    assert Texts("en").refusal(TABLE.no("game-is-over")) == "The game is over."
    assert not Texts("en").has("title")


def test_a_text_that_is_there_can_be_looked_for() -> None:
    assert ENGLISH.has("title")
    assert not ENGLISH.has("no-such-text")


# What is missing


@pytest.mark.parametrize("texts", [ENGLISH, FRENCH])
def test_a_missing_text_is_an_error_and_not_a_gap(texts: Texts) -> None:
    with pytest.raises(LookupError, match=f"no text no-such-text in {texts.language}"):
        texts.say("no-such-text")
    with pytest.raises(LookupError, match="event-sneezed"):
        texts.event(Event("sneezed", R.BID))
    with pytest.raises(LookupError, match="error-sneezed"):
        texts.error(BadInput("sneezed"))
    with pytest.raises(LookupError, match="broken-sneezed"):
        texts.error(Broken("sneezed"))


def test_a_missing_fact_is_an_error_and_not_a_gap() -> None:
    with pytest.raises(LookupError, match=r"text no-bid-over-purse in en: .*purse"):
        ENGLISH.refusal(R.BID.no("bid-over-purse"))


def test_a_private_form_that_is_missing_is_an_error() -> None:
    event = Event("left", TABLE, {"seat": ANN}, ((ANN, {"card": "10"}),))
    with pytest.raises(LookupError, match="event-left-own"):
        ENGLISH.event(event)


def test_a_seat_without_a_name_is_an_error() -> None:
    with pytest.raises(LookupError, match="seat-9"):
        ENGLISH.seat(Seat(9))
    with pytest.raises(LookupError, match="seat-0"):
        Texts("en").seat(ANN)


def test_facts_the_text_does_not_want_do_no_harm() -> None:
    assert ENGLISH.refusal(R.GIFT.no("no-such-gift", amount=5)) == "Nobody offers you this."


# Rules


def test_the_articles_of_a_game_come_in_the_order_of_the_page() -> None:
    assert list(rules(GAME, "en")) == ["1", "2", "3", "4", "5", "6", "7", "8", "T"]
    assert list(rules(GAME, "fr")) == list(rules(GAME, "en"))


def test_an_article_has_its_number_its_title_and_its_words() -> None:
    assert rules(GAME, "en")["5"] == Article("5", "Ruin", "A side without money is out.")
    assert rules(GAME, "fr")["5"] == Article("5", "La ruine", "Un camp sans argent est éliminé.")
    assert rules(GAME, "en")["T"].title == "At the table"


@pytest.mark.parametrize(("language", "title"), [("en", "# The Fair"), ("fr", "# La Foire")])
def test_the_preface_is_what_stands_before_the_first_article(language: str, title: str) -> None:
    assert preface(GAME, language) == title


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_afterword_is_every_section_without_a_number(language: str) -> None:
    assert afterword(GAME, language) == ""
    heading = {"en": "## Rulings\n", "fr": "## Décisions\n"}[language]
    for name in NAMES:
        assert afterword(find(name), language).startswith(heading)
        assert not any(heading in article.body for article in rules(find(name), language).values())


def test_the_folder_of_a_game_holds_everything_of_it() -> None:
    names = {each.name for each in folder_of(GAME).iterdir()}
    assert {"rulebook.py", "steps.py", "en.ftl", "fr.ftl", "rules.en.md", "rules.fr.md"} <= names
