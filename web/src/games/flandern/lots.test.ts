import { expect, test } from "vitest";

import { groundOf, heartOf, isAnnex, lotsOf, porchOf, walledIn } from "./lots";

const SITE_I = [".aabbc.", "daabbce", "df###ee", "ff###gg", "hh###gg", "hhiijkk", ".llijj."];
const quarter = { shape: "K", arms: "church", masters: 0, pawns: 0, is_site: false, has_cathedral: false };
const EMPTY = { rows: SITE_I, quarters: [], free: [], covered: [] };

test("a site has its centre of nine squares, twelve lots and eight annexes", () => {
  const lots = lotsOf(SITE_I);
  expect(lots.get("centre")).toHaveLength(9);
  expect([...lots.keys()].filter(isAnnex)).toHaveLength(8);
  expect([...lots.keys()].filter((lot) => lot.length === 1)).toHaveLength(12);
  expect(lots.get("a")).toEqual([[1, 0], [2, 0], [1, 1], [2, 1]]);
});

test("a porch stands outside the wall before its lot, a lot inside has none", () => {
  const lots = lotsOf(SITE_I);
  expect(porchOf(lots.get("a") ?? [])).toEqual([[1, -1], [2, -1]]);
  expect(porchOf(lots.get("centre") ?? [])).toEqual([]);
});

test("the church quarter D stands on the lot it swallows too", () => {
  const great = { ...quarter, lot: "a", special: "D", swallows: "c" };
  expect(groundOf(great, lotsOf(SITE_I))).toHaveLength(6);
});

test("the walls of a city grow with its annexes and porches", () => {
  expect(walledIn(EMPTY)).toHaveLength(45);
  expect(walledIn({ ...EMPTY, free: [["N2", "R"]] })).toHaveLength(47);
  expect(walledIn({ ...EMPTY, quarters: [{ ...quarter, lot: "a", special: "A", swallows: "" }] })).toHaveLength(47);
});

test("the mark of a lot lies on it", () => {
  expect(heartOf([[0, 0], [1, 0]])).toEqual([1, 0.5]);
  expect(heartOf([[0, 0], [1, 0], [0, 1]])).toEqual([0.5, 0.5]);
});
