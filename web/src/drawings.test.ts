import { expect, test } from "vitest";

import plain from "./board/plain/index";
import { drawingOf } from "./drawings";
import { Texts } from "./text/texts";

const SEEN = { view: { round: 2, purses: [7, 4], under: [], card: null } } as never;

test("a game without a drawing is told in the words it has for its view", () => {
  const words = new Texts("en", ["board-round = Round { $round }.\nstanding-purses = purse"]);
  expect(plain.describe(SEEN, words)).toEqual(["Round 2."]);
  expect(plain.standing(SEEN, 1, words, null)).toEqual([{ label: "purse", value: "4" }]);
});

test("a game without such words is told by the names of its fields", () => {
  expect(plain.describe(SEEN, new Texts("en", []))).toEqual(["round: 2", "purses: [7,4]"]);
});

test("a game from another package has the plain drawing, ours have their own", async () => {
  expect(await drawingOf("fair")).toBe(plain);
  expect(await drawingOf("cathedral")).not.toBe(plain);
});
