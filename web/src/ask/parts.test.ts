import { expect, it } from "vitest";

import type { Part } from "../board/contract";
import { first, isComplete, made, most, value } from "./parts";

function part(kind: Part["kind"], given: Partial<Part> = {}): Part {
  return { field: "f", kind, of: [], low: 0, high: 0, by: 1, most: [], ...given };
}
const ONE = part("one", { of: ["a", "b"] });
const MANY = part("many", { of: ["a", "b", "c"], low: 1, high: 2 });
const SHARES = part("shares", { of: [0, 2], low: 5, high: 5, most: [3, 4] });
const AMOUNT = part("amount", { low: 2, high: 9 });

it("one of some things is chosen from the beginning", () => {
  expect(value(ONE, first(ONE))).toBe("a");
  expect(isComplete(ONE, first(ONE))).toBe(true);
});

it("an amount begins with its least", () => {
  expect(value(AMOUNT, first(AMOUNT))).toBe(2);
});

it("many things are complete between their bounds", () => {
  expect(isComplete(MANY, [0, 0, 0])).toBe(false);
  expect(isComplete(MANY, [0, 1, 1])).toBe(true);
  expect(isComplete(MANY, [1, 1, 1])).toBe(false);
  expect(value(MANY, [0, 1, 1])).toEqual(["b", "c"]);
});

it("a thing that may be taken twice is named twice", () => {
  expect(value({ ...MANY, most: [2, 2, 2] }, [2, 0, 0])).toEqual(["a", "a"]);
});

it("a thing may be taken once unless more is allowed", () => {
  expect(most(MANY, 0)).toBe(1);
  expect(most(SHARES, 1)).toBe(4);
});

it("shares are complete when they make the sum", () => {
  expect(isComplete(SHARES, [1, 3])).toBe(false);
  expect(isComplete(SHARES, [1, 4])).toBe(true);
  expect(value(SHARES, [1, 4])).toEqual([1, 4]);
});

it("a bundle has one field for each part", () => {
  expect(made("Choose", [{ ...ONE, field: "card" }, { ...AMOUNT, field: "influence" }], [[0, 1], [3]])).toEqual({
    type: "Choose",
    card: "b",
    influence: 3,
  });
});
