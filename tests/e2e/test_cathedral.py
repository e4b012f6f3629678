"""Cathedral in a real browser: by mouse, by keys, by finger, by two people."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e import squares
from tests.e2e.fingers import Fingers, middle_of
from tests.e2e.player import PHONE, Answer, Player, widget

ABOVE_A_FINGER = 1.4


def with_captures(place: Answer, decide: Answer) -> Answer:
    """Places buildings in one way, and answers in another whether to capture."""
    return lambda player: (decide if player.fact("asking") == "CaptureOrLeave" else place)(player)


def capture_by_mouse(player: Player) -> None:
    widget(player).get_by_role("button").first.click()


def capture_by_keys(player: Player) -> None:
    squares.walk_to(player, "fieldset button.primary")
    player.page.keyboard.press("Enter")


BY_MOUSE = with_captures(squares.place_by_mouse, capture_by_mouse)
BY_KEYS = with_captures(squares.place_by_keys, capture_by_keys)


def test_a_game_is_played_to_its_end_by_mouse(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    assert zoe.wait_for_turn()
    zoe.answer(squares.drag_by_mouse)
    assert zoe.wait_for_turn()
    zoe.answer(squares.drag_by_mouse)
    zoe.play(BY_MOUSE)
    zoe.picture("cathedral-end")


def test_a_game_is_played_to_its_end_with_keys_alone(zoe: Player) -> None:
    zoe.play_on_near_the_end("cathedral", "random")
    zoe.play(BY_KEYS)


def test_what_may_not_stand_somewhere_is_refused_with_its_article_and_its_squares(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    zoe.answer(squares.place_by_mouse)
    zoe.wait_for_turn()
    squares.take(squares.pieces(zoe).last)
    zoe.page.locator('.city [role="gridcell"][aria-label$="cathédrale"]').first.click()
    expect(zoe.page.locator("path.refused")).to_be_attached()
    expect(zoe.question).to_contain_text("déjà bâti")
    zoe.has_no_serious_violations()
    zoe.picture("cathedral-refused")
    zoe.answer(squares.place_by_mouse)


def test_a_building_is_turned_by_button_key_and_wheel(zoe: Player) -> None:
    zoe.play_against("cathedral", "random")
    zoe.wait_for_turn()
    ghost = zoe.page.locator("[data-fits] path").last
    square = zoe.page.locator('[data-square="4,4"]')
    square.hover()
    shapes = [ghost.get_attribute("d")]
    turns: tuple[Callable[[], None], ...] = (
        lambda: zoe.page.mouse.wheel(0, 100),
        zoe.page.locator(".controls button").first.click,
    )
    for turn in turns:
        turn()
        expect(ghost).not_to_have_attribute("d", shapes[-1] or "")
        shapes.append(ghost.get_attribute("d"))
    square.focus()
    zoe.page.keyboard.press("r")
    expect(ghost).not_to_have_attribute("d", shapes[-1] or "")
    assert len({*shapes, ghost.get_attribute("d")}) == 4


def test_it_can_be_played_on_a_telephone(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.play_against("cathedral", "random")
    for _ in range(3):
        guest.wait_for_turn()
        guest.answer(with_captures(squares.place_by_finger, capture_by_mouse))
    guest.has_no_sideways_scrolling()
    guest.picture("cathedral-phone")


def test_a_finger_drags_a_building_from_the_tray_into_the_city(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.play_against("cathedral", "random")
    for _ in range(2):
        guest.wait_for_turn()
        guest.answer(lambda player: squares.drag_by_finger(player, lifted=ABOVE_A_FINGER))
    guest.wait_for_turn()
    guest.picture("cathedral-finger")


def test_a_finger_on_the_city_moves_the_building_in_hand_and_not_the_page(arrive: Callable[..., Player]) -> None:
    guest = arrive(size=PHONE)
    guest.play_against("cathedral", "random")
    guest.wait_for_turn()
    near, far = guest.page.locator('[data-square="5,5"]'), guest.page.locator('[data-square="5,8"]')
    near.tap()
    ghost = guest.page.locator("[data-fits] path").last
    shape, scrolled = ghost.get_attribute("d"), guest.page.evaluate("scrollY")
    fingers = Fingers(guest.page)
    fingers.press(middle_of(near))
    fingers.move(middle_of(far))
    expect(ghost).not_to_have_attribute("d", shape or "")
    fingers.lift()
    assert guest.page.evaluate("scrollY") == scrolled
    guest.answer(lambda player: player.page.locator(".controls .put").tap())


def test_two_people_play_and_the_server_may_be_restarted(arrive: Callable[..., Player]) -> None:
    zoe, max_ = arrive("Zoé"), arrive("Max")
    zoe.introduce()
    max_.introduce()
    table = zoe.desk.open_table("cathedral", "me", "open")
    max_.desk.post(f"tables/{table}/join", {})
    zoe.sit_at(table)
    max_.sit_at(table)
    take_turns(zoe, max_, rounds=2)
    zoe.server.close()
    expect(zoe.main).not_to_have_attribute("data-connection", "open")
    zoe.server.open()
    zoe.wait_for_table()
    max_.wait_for_table()
    take_turns(zoe, max_, rounds=1)
    for guest in (zoe, max_):
        expect(guest.page.locator(".city .building")).to_have_count(6)


def take_turns(*guests: Player, rounds: int) -> None:
    for _ in range(rounds):
        for guest in guests:
            guest.wait_for_turn()
            guest.answer(BY_MOUSE)
