import { expect, test } from "vitest";

import { panned, shaped, showing, zoomed } from "./camera";
import { loops, outline } from "./outline";
import { Offers, openSquares } from "./places";
import { nearest, steppedTo } from "./rove";
import { boxAround, boxOver, clipped, turned, type Square } from "./squares";

const BOARD = { x: 0, y: 0, width: 10, height: 10 };
const LIMITS = { board: BOARD, least: 2 };

// Squares

test("the box around squares can have a margin", () => {
  expect(boxAround([[2, 3], [4, 3]], 1)).toEqual({ x: 1, y: 2, width: 5, height: 3 });
});

test("the box over boxes holds all of them, and can be clipped to the board", () => {
  const over = boxOver([{ x: -2, y: 1, width: 3, height: 2 }, { x: 4, y: 5, width: 8, height: 1 }]);
  expect(over).toEqual({ x: -2, y: 1, width: 14, height: 5 });
  expect(clipped(over, BOARD)).toEqual({ x: 0, y: 1, width: 10, height: 5 });
});

test("four quarters turn a building back to where it was", () => {
  const inn: Square[] = [[0, 0], [1, 0], [1, 1]];
  expect(turned(inn, 1)).toEqual([[0, 0], [0, 1], [-1, 1]]);
  expect(turned(inn, 4)).toEqual(inn);
  expect(turned(inn, -1)).toEqual(turned(inn, 3));
});

// Outline

test("a single square has four corners", () => {
  expect(loops([[0, 0]])).toEqual([[[0, 0], [1, 0], [1, 1], [0, 1]]]);
});

test("squares in a row have no corner between them", () => {
  expect(loops([[0, 0], [1, 0], [2, 0]])).toHaveLength(1);
  expect(loops([[0, 0], [1, 0], [2, 0]])[0]).toHaveLength(4);
});

test("a ring has a loop outside and a loop inside", () => {
  const ring = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x): Square => [x, y])).filter(([x, y]) => x !== 1 || y !== 1);
  expect(loops(ring)).toHaveLength(2);
});

test("a square named twice is there once", () => {
  expect(loops([[0, 0], [0, 0]])).toEqual(loops([[0, 0]]));
});

test("two squares that touch in a corner only are two loops", () => {
  expect(loops([[0, 0], [1, 1]])).toHaveLength(2);
});

test("an inset moves every side inwards", () => {
  expect(outline([[0, 0]], 0.1)).toBe("M0.1 0.1L0.9 0.1L0.9 0.9L0.1 0.9Z");
});

test("a radius rounds the corners", () => {
  expect(outline([[0, 0]], 0, 0.5)).toContain("Q0 0 0.5 0");
});

// Places

const PLACES = { piece: "TB", facing: "n", left: -1, top: -1, width: 4, bits: "a1a", cells: [[0, 0]] as [number, number][] };

test("a bitmap is read row by row, four squares a digit", () => {
  expect(openSquares(PLACES)).toEqual([[-1, -1], [1, -1], [2, 0], [-1, 1], [1, 1]]);
});

test("an offer knows where a piece may stand and how to say so", () => {
  const offers = new Offers({ type: "Place", action: "Build", places: [PLACES] });
  expect(offers.of("TB")).toEqual([PLACES]);
  expect([offers.has(PLACES, 2, 0), offers.has(PLACES, 0, 0)]).toEqual([true, false]);
  expect(offers.put(PLACES, 2, 0)).toEqual({ type: "Build", piece: "TB", facing: "n", x: 2, y: 0 });
});

test("any other question offers no places", () => {
  expect(new Offers(null).all).toEqual([]);
});

// Keys

test("arrows stop at the border", () => {
  expect(steppedTo([0, 0], "ArrowLeft", BOARD)).toEqual([0, 0]);
  expect(steppedTo([0, 0], "ArrowDown", BOARD)).toEqual([0, 1]);
});

test("Home and End lead to the ends of a row, the page keys to those of a column", () => {
  expect(["Home", "End", "PageUp", "PageDown"].map((key) => steppedTo([3, 4], key, BOARD))).toEqual([
    [0, 4],
    [9, 4],
    [3, 0],
    [3, 9],
  ]);
});

test("among spots that lie anywhere, an arrow leads to the nearest one ahead", () => {
  const spots: Square[] = [[0, 0], [5, 1], [2, 2], [-3, 0]];
  expect([nearest(spots, 0, "ArrowRight"), nearest(spots, 0, "ArrowLeft"), nearest(spots, 0, "ArrowUp")]).toEqual([2, 3, 0]);
});

// Camera

test("a look gets the shape of its window and loses nothing", () => {
  expect(shaped({ x: 0, y: 0, width: 4, height: 2 }, 1)).toEqual({ x: 0, y: -1, width: 4, height: 4 });
});

test("the point under the pointer stays where it is when zooming", () => {
  expect(zoomed(BOARD, { x: 2, y: 2 }, 2, LIMITS)).toEqual({ x: 1, y: 1, width: 5, height: 5 });
});

test("one comes no closer than the least look and goes no further than the board", () => {
  expect(zoomed(BOARD, { x: 5, y: 5 }, 100, LIMITS).width).toBe(2);
  expect(zoomed(BOARD, { x: 5, y: 5 }, 0.01, LIMITS).width).toBe(10);
});

test("the middle of the look never leaves the board", () => {
  expect(panned({ x: 0, y: 0, width: 4, height: 4 }, -50, 50, LIMITS)).toMatchObject({ x: -2, y: 8 });
});

test("a part of the board is brought into view with the least movement", () => {
  const look = { x: 0, y: 0, width: 4, height: 4 };
  expect(showing(look, { x: 5, y: 1, width: 1, height: 1 })).toMatchObject({ x: 2, y: 0 });
  expect(showing(look, { x: 1, y: 1, width: 1, height: 1 })).toEqual(look);
});
