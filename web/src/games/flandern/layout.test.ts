import { expect, test } from "vitest";

import { BOARD, sitePoint, SITES, stacked, trackEnd } from "./layout";

test("six sites lie apart on the board", () => {
  const points = SITES.map(sitePoint);
  for (const [x, y] of points) expect(x > 0 && x + 8 < BOARD.width && y > 0 && y + 8 < BOARD.height).toBe(true);
  expect(new Set(points.map(String)).size).toBe(6);
});

test("the track is long enough for the best, and never short", () => {
  expect(trackEnd([0, 0])).toBe(40);
  expect(trackEnd([40, 3])).toBe(50);
});

test("markers with equal points stand on each other", () => {
  expect(stacked([3, 0, 3, 3])).toEqual([0, 0, 1, 2]);
});
