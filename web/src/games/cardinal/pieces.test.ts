import { expect, test } from "vitest";

import type { Seen } from "../../board/contract";
import { Offers, openSquares } from "../../board/places";
import type { Square } from "../../board/squares";
import { cardinalOffers, leaving } from "./cardinal";
import crowded from "./fixtures/crowded.json";
import first from "./fixtures/first.json";
import middle from "./fixtures/middle.json";
import move from "./fixtures/move.json";
import opening from "./fixtures/opening.json";
import { beside, FORMS, inTheWay, nameOf, palette, squaresOf, turnsOf } from "./pieces";
import type { Game } from "./view.gen";

const seenIn = (fixture: { seen: unknown }): Seen<Game> => fixture.seen as Seen<Game>;

test.each([
  ["opening", opening],
  ["middle", middle],
  ["crowded", crowded],
])("in the %s, what is lit is what no law stands in the way of", (_, fixture) => {
  const { ask, view, viewer } = seenIn(fixture);
  const offers = new Offers<Game>(ask);
  const stock = new Map(view.stock);
  const built = new Set([...view.cathedral, ...view.buildings].flatMap((each) => squaresOf(each).map(String)));
  const pieces = palette(view, viewer).flatMap((colour) => FORMS.map((form) => form + colour));
  for (const piece of pieces.filter((each) => stock.get(each)))
    for (const { facing, cells } of turnsOf(piece))
      for (const zone of view.zones) {
        const squares = cells.map(([dx, dy]): Square => [zone.x + dx, zone.y + dy]);
        if (squares.some((square) => built.has(String(square)))) continue;
        const places = offers.of(piece).find((each) => each.facing === facing);
        const isLit = places !== undefined && offers.has(places, zone.x, zone.y);
        expect([piece, facing, zone.name, inTheWay(view, piece, squares).length === 0]).toEqual([piece, facing, zone.name, isLit]);
      }
});

test("laws are told in their order, those of the last building too", () => {
  const { view } = seenIn(opening);
  expect(inTheWay(view, "HG", [[-1, -1]])).toEqual(["L4", "L5", "L6", "L7"]);
});

test("the zones open to the Cardinal are the same, however the server asks", () => {
  const moves = seenIn(move).ask;
  const offers = new Offers<Game>(cardinalOffers(moves));
  const lit = offers.all.flatMap(openSquares).map(String);
  const asked = moves?.type === "Pick" ? moves.actions.filter((action) => action.type === "Move") : [];
  expect(lit.toSorted()).toEqual(asked.map(({ x, y }) => `${x},${y}`).toSorted());
  expect(cardinalOffers(seenIn(first).ask)).toBe(seenIn(first).ask);
});

test("he may be left where he stands only when that is offered", () => {
  expect(leaving(seenIn(move).ask)).toEqual({ type: "Leave" });
  expect(leaving(seenIn(first).ask)).toBeNull();
});

test("squares are called as the server calls them, however far the town grows", () => {
  for (const { x, y, name } of seenIn(crowded).view.zones) expect(nameOf(x, y)).toBe(name);
  expect([nameOf(14, 0), nameOf(-13, 0)]).toEqual(["AA13", "-A13"]);
});

test("what stands beside a square shares a side with it", () => {
  expect(beside(seenIn(opening).view, [[0, -1]]).map(({ piece }) => piece)).toEqual(["CT"]);
});
