import { expect, test } from "vitest";

import { named } from "./facts";

const MEANINGS = { facts: { squares: "square", square: "square", piece: "piece" } } as const;

test("everything of one type is found, alone or in a list, whatever the fact is called", () => {
  expect(named(MEANINGS, "square", { squares: ["A1", "B2"], piece: "TA", square: "C3", count: 2 })).toEqual(["A1", "B2", "C3"]);
  expect(named(MEANINGS, "piece", { count: 2 })).toEqual([]);
});
