"""What people can do about a tournament."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from tests.server.guest import Guest
from tests.server.tournaments.test_runner import announce, pair_up, path_of


def test_people_enter_by_link_and_bots_by_the_organiser(ann: Guest, bob: Guest) -> None:
    bulletin = announce(ann, bots=["random"], title=" Coupe  du beffroi ")
    assert (bulletin["title"], bulletin["status"], bulletin["hosting"]) == ("Coupe du beffroi", "open", True)
    entered = bob.post(f"{path_of(bulletin)}/enter")
    assert [(each["name"], each["level"], each["mine"]) for each in entered["entrants"]] == [
        ("Aliénor", "random", False),
        ("Bob", None, True),
    ]
    assert (entered["me"], entered["hosting"]) == (1, False)
    more = ann.post(f"{path_of(bulletin)}/bots", {"level": "random"})
    assert [each["name"] for each in more["entrants"]] == ["Aliénor", "Bob", "Baudouin"]


def test_who_enters_twice_is_in_once_and_who_has_the_same_name_is_numbered(
    ann: Guest, welcome: Callable[[str | None], Guest]
) -> None:
    bulletin, twin = announce(ann), welcome("ANN")
    for guest in (ann, ann, twin):
        shown = guest.post(f"{path_of(bulletin)}/enter")
    assert [each["name"] for each in shown["entrants"]] == ["Ann", "ANN 2"]


def test_many_who_enter_at_once_are_all_in(ann: Guest, welcome: Callable[[str | None], Guest]) -> None:
    bulletin = announce(ann)
    crowd = [welcome(f"Guest {number}") for number in range(5)]
    with ThreadPoolExecutor(5) as threads:
        list(threads.map(lambda guest: guest.post(f"{path_of(bulletin)}/enter"), crowd))
    names = [each["name"] for each in ann.get(path_of(bulletin))["entrants"]]
    assert sorted(names) == [f"Guest {number}" for number in range(5)]


def test_who_leaves_before_the_beginning_was_never_in_the_field_and_may_come_again(ann: Guest, bob: Guest) -> None:
    bulletin = announce(ann, bots=["random", "random"])
    bob.post(f"{path_of(bulletin)}/enter")
    left = bob.post(f"{path_of(bulletin)}/withdraw", {})
    assert (left["me"], left["entrants"][2]["withdrew"]) == (None, True)
    assert [row["entrant"] for row in left["standings"]] == [0, 1]
    assert bob.post(f"{path_of(bulletin)}/enter")["me"] == 3


def test_what_is_not_ones_to_do_is_refused_with_a_reason(ann: Guest, bob: Guest, stranger: Guest) -> None:
    bulletin = announce(ann, bots=["random"])
    path = path_of(bulletin)
    assert bob.get("/api/tournaments/nowhere", 404)["why"] == "no-such-tournament"
    assert stranger.post(f"{path}/enter", None, 403)["why"] == "not-introduced"
    assert bob.post(f"{path}/begin", None, 403)["why"] == "only-the-organiser"
    assert bob.post(f"{path}/bots", {"level": "random"}, 403)["why"] == "only-the-organiser"
    assert bob.post(f"{path}/withdraw", {"entrant": 0}, 403)["why"] == "only-the-organiser"
    assert bob.post(f"{path}/withdraw", {}, 409)["why"] == "not-taking-part"
    assert bob.post(f"{path}/end", None, 403)["why"] == "only-the-organiser"
    assert ann.post(f"{path}/begin", None, 400)["why"] == "too-few-entrants"
    assert ann.post(f"{path}/bots", {"level": "none"}, 400)["why"] == "unknown-level"
    assert ann.post(f"{path}/absent", {"entrant": 0}, 409)["why"] == "no-game-now"
    assert ann.get(path)["status"] == "open"


def test_what_cannot_be_held_is_refused(ann: Guest) -> None:
    for wish, why in (
        ({"game": "bastide", "format": "rulebook"}, "rulebook-is-for-two"),
        ({"game": "fair", "format": "swiss", "seats": 6}, "wrong-seats"),
        ({"game": "fair", "format": "swiss", "options": {"nonsense": True}}, "unknown-option"),
        ({"game": "fair", "format": "knockout"}, "bad-request"),
    ):
        assert ann.post("/api/tournaments", wish, 400)["why"] == why


def test_the_organiser_can_end_it(ann: Guest, bob: Guest) -> None:
    bulletin = pair_up(ann, bob)
    ended = ann.post(f"{path_of(bulletin)}/end")
    assert (ended["status"], ended["my_table"]) == ("over", None)
    assert ann.post(f"{path_of(bulletin)}/end")["status"] == "over"
    assert bob.post(f"{path_of(bulletin)}/withdraw", {}, 409)["why"] == "tournament-is-over"
