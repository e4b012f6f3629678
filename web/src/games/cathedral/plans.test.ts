import { expect, test } from "vitest";

import type { Seen } from "../../board/contract";
import { cone, roofOver } from "../../board/roof";
import type { Square } from "../../board/squares";
import asDark from "./fixtures/crowded.json";
import end from "./fixtures/end.json";
import asLight from "./fixtures/opening.json";
import { anchored, fromFirst, isSame, nameOf, PLANS, pose, squareNamed, turnsOf } from "./plans";
import type { Game } from "./view.gen";

const positions = [asLight, asDark].map(({ seen }) => seen as unknown as Seen<Game>);

test("every turn that the server offers is a turn of the plans", () => {
  for (const { ask, viewer } of positions)
    for (const { piece, facing, cells } of ask?.type === "Place" ? ask.places : [])
      expect(turnsOf(piece, viewer).find((turn) => turn.facing === facing)?.cells).toEqual(cells);
});

test("light has the other hand of the Abbey and the Academy only", () => {
  const shapes = (piece: string, seat: number): string[] => turnsOf(piece, seat).map(({ cells }) => String(cells)).toSorted();
  const different = Object.keys(PLANS).filter((piece) => String(shapes(piece, 0)) !== String(shapes(piece, 1)));
  expect(different).toEqual(["AB", "AC"]);
});

test("every building of a full city is found on its plan", () => {
  for (const { piece, squares } of end.seen.view.buildings) {
    const place = pose(piece, squares.map(squareNamed));
    const middles = (PLANS[piece] ?? []).map(([x, y]) => place([x + 0.5, y + 0.5]));
    expect(middles.map(([x, y]) => nameOf(Math.floor(x), Math.floor(y))).toSorted()).toEqual([...squares].toSorted());
  }
});

test("a building held near the wall stays inside it", () => {
  const [tower] = turnsOf("TO", 1);
  const held = (x: number, y: number): Square[] => {
    const [anchorX, anchorY] = anchored(tower!.cells, x, y);
    return tower!.cells.map(([dx, dy]): Square => [anchorX + dx, anchorY + dy]);
  };
  for (const corner of [held(0, 0), held(9, 9), held(0, 9), held(9, 0)])
    expect(corner.every(([x, y]) => x >= 0 && y >= 0 && x < 10 && y < 10)).toBe(true);
});

test("squares are called by their column and row", () => {
  expect([squareNamed("J10"), nameOf(0, 0)]).toEqual([[9, 9], "A1"]);
});

test("squares are the same wherever they lie", () => {
  expect(isSame(fromFirst([[3, 4], [4, 4]]), fromFirst([[1, 0], [0, 0]]))).toBe(true);
});

test("a roof covers its squares exactly", () => {
  for (const [piece, plan] of Object.entries(PLANS))
    for (const gabled of [true, false]) expect([piece, area(roofOver(plan, gabled))]).toEqual([piece, plan.length]);
});

test("a pyramid has as many slopes as asked for", () => {
  expect(cone([0, 0], 1, 4)).toHaveLength(4);
});

/** The sum of the areas of triangles. */
function area(slopes: { points: string }[]): number {
  const areas = slopes.map(({ points }) => {
    const [[ax, ay], [bx, by], [cx, cy]] = points.split(",").map((each) => each.split(" ").map(Number)) as [number[], number[], number[]];
    return Math.abs((bx! - ax!) * (cy! - ay!) - (cx! - ax!) * (by! - ay!)) / 2;
  });
  return areas.reduce((sum, each) => sum + each, 0);
}
