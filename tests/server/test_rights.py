"""Every route and the web socket, for everybody, however a table stands: a right that has ended is none."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.guest import Guest, Json
from tests.server.http.test_middleware import PATHS
from tests.server.live.test_faults import break_table
from tests.server.running import RunningServer
from tests.toy.rulebook import Bid

NAMES = ("host", "sitter", "former", "put out", "heir", "guest")
STATES = ("open", "running", "frozen", "over", "closed")
STRANGERS = ("former", "put out", "guest", "nobody")
"""Those who have no right at the table, or no longer: one has left it, one was sent away, one never came."""
SEAT = 1
"""The sitter's."""
FOR_THE_HOST = ("start", "free?seat=1", "mute", "unmute", "close")
FOR_THE_SITTER = (f"resign?seat={SEAT}", f"pass?seat={SEAT}")
FOR_ALL_WHO_SIT = ("leave", "return", "rematch", "resign", "pass")
SEEN_FROM_THE_SEAT = tuple(f"{page}?seat={SEAT}" for page in ("plies", "moments/0", "record", "standing"))
ENDED = ("over", "closed")


@pytest.fixture(scope="module")
def people(server: RunningServer) -> Iterator[dict[str, Guest]]:
    guests = {name: Guest(server.address, name) for name in NAMES} | {"nobody": Guest(server.address, None)}
    yield guests
    for guest in guests.values():
        guest.close()


class Evening:
    """A table in some state, and everybody who might want something of it."""

    def __init__(self, server: RunningServer, people: dict[str, Guest], state: str, private: bool) -> None:
        self.server = server
        self.people, self.state, self.private = people, state, private
        seats = ["open"] * (3 if state == "open" else 2)
        sheet = people["host"].open_table("fair", "me", *seats, private=private)
        self.table, self._code = sheet["id"], sheet["code"]
        self.path = f"/api/tables/{self.table}"
        self._come("put out", 2)
        people["host"].post(f"{self.path}/free?seat=2")
        self._come("sitter", SEAT)
        if state == "open":
            self._come_and_go()
        else:
            self._play()

    def _come(self, name: str, seat: int) -> None:
        self.people[name].post(f"{self.path}/join", {"seat": seat, "code": self._code})

    def _come_and_go(self) -> None:
        host, former = self.people["host"], self.people["former"]
        self._come("former", 2)
        self.word = former.post(f"{self.path}/pass")["word"]
        former.post(f"{self.path}/leave")
        assert host.get(self.path)["status"] == "open"

    def _play(self) -> None:
        """The seat of one goes to his heir, the sitter has sealed a bid, and then it ends as the state says."""
        people = self.people
        self._come("former", 2)
        self.word = people["former"].post(f"{self.path}/pass")["word"]
        people["heir"].post("/api/claim", {"word": people["former"].post(f"{self.path}/pass")["word"]})
        with people["sitter"].at(self.table, SEAT) as player:
            player.move(Bid(5))
            if self.state == "frozen":
                break_table(self.server, self.table)
                player.move(Bid(6))
        if self.state == "over":
            for name in ("heir", "sitter"):
                people[name].post(f"{self.path}/resign")
        if self.state == "closed":
            people["host"].post(f"{self.path}/close")
        assert people["host"].get(self.path)["status"] == self.state

    def sheets(self) -> list[Json]:
        """Who sits where; whether they are connected is nobody's right."""
        seats = [seat for name in ("host", "sitter") for seat in self.people[name].get(self.path)["seats"]]
        return [{**seat, "online": None, "stand_in_after": None} for seat in seats]


@pytest.fixture(params=[(state, private) for state in STATES for private in (False, True)], ids=str)
def evening(server: RunningServer, people: dict[str, Guest], request: pytest.FixtureRequest) -> Evening:
    return Evening(server, people, *request.param)


def asks(guest: Guest, path: str) -> int:
    """The status of what somebody is told who wants something done."""
    body = {"seat": SEAT} if "mute" in path else {}
    return guest.http.post(path, json=body).status_code


def looks(guest: Guest, path: str) -> int:
    return guest.http.get(path).status_code


def watches(guest: Guest, table: str, seat: int | None = None) -> int:
    """The code with which a socket is closed, or 0 when it is let in."""
    with guest.at(table, seat) as socket:
        try:
            socket.ping()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code
    return 0


def test_who_has_no_right_or_no_longer_changes_nothing(evening: Evening) -> None:
    before = evening.sheets()
    for name in STRANGERS:
        guest = evening.people[name]
        refused = 403 if name == "nobody" or not evening.private else 404
        for path in set(PATHS) - {"join"} | set(FOR_THE_SITTER):
            assert asks(guest, f"{evening.path}/{path}") == refused, (name, path)
        if name == "put out" or evening.state != "open":
            joined = 409 if name != "nobody" and not evening.private else refused
            assert asks(guest, f"{evening.path}/join") == joined, name
        said = guest.http.post("/api/claim", json={"word": evening.word})
        assert said.status_code == (403 if name == "nobody" else 404), name
    assert evening.sheets() == before


def test_who_sits_has_no_right_but_to_the_own_seat(evening: Evening) -> None:
    before = evening.sheets()
    host, occupant = evening.people["host"], evening.people["sitter"]
    for path in (*FOR_THE_HOST, "resign?seat=0", "pass?seat=0", "pass?seat=7"):
        assert asks(occupant, f"{evening.path}/{path}") == 403, path
    for path in FOR_THE_SITTER:
        assert asks(host, f"{evening.path}/{path}") == 403, path
    assert looks(host, f"{evening.path}/hint?seat={SEAT}") == 403
    assert [watches(occupant, evening.table, seat) for seat in (0, 2, 7)] == [4403] * 3
    assert watches(host, evening.table, SEAT) == 4403
    assert evening.sheets() == before


def test_what_a_seat_sees_is_for_who_sits_there_until_the_game_is_over(evening: Evening) -> None:
    is_ended = evening.state in ENDED
    for name, guest in evening.people.items():
        knows = not evening.private or name in ("host", "sitter") or (name == "heir" and evening.state != "open")
        for path in SEEN_FROM_THE_SEAT:
            sees = 200 if is_ended or name == "sitter" else 403
            if evening.state in ("open", "frozen") and sees == 200:
                sees = 404  # there is nothing to be seen
            assert looks(guest, f"{evening.path}/{path}") == (sees if knows else 404), (name, path)
        seat = watches(guest, evening.table, SEAT)
        assert seat == (0 if name == "sitter" else 4403 if knows else 4404), name
        for path in ("", "/qr.svg"):
            assert looks(guest, evening.path + path) == (200 if knows else 404), (name, path)
        assert looks(guest, f"{evening.path}/moments/0/hands") == ((200 if is_ended else 403) if knows else 404), name
        assert watches(guest, evening.table) == (0 if knows else 4404), name


def test_hints_are_for_who_is_asked(evening: Evening) -> None:
    for name, guest in evening.people.items():
        is_shut = evening.private and name in STRANGERS and name != "nobody"
        is_shut |= evening.private and name == "heir" and evening.state == "open"
        told = 409 if name == "sitter" else 404 if is_shut else 403
        assert looks(guest, f"{evening.path}/hint?seat={SEAT}") == told, name


def test_only_those_who_belong_there_have_it_in_their_list_or_can_play_on_from_it(evening: Evening) -> None:
    for name, guest in evening.people.items():
        belongs = name in ("host", "sitter") or (name == "heir" and evening.state != "open")
        mine = [sheet["id"] for sheet in guest.get("/api/tables")["mine"]]
        assert (evening.table in mine) is belongs, name
        if name == "nobody":
            continue
        start = {"table": evening.table, "ply": 0}
        wish = {"game": "fair", "seats": [{"kind": "me"}] * 3, "start": start}
        begun = guest.http.post("/api/tables", json=wish).status_code
        knows = belongs or not evening.private
        assert begun == ((200 if evening.state in ENDED else 409) if knows else 404), name
