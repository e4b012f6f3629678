import { describe, expect, it } from "vitest";

import type { ScoreSheet } from "../protocol.gen";
import { totalOf } from "../board/sheet";
import { gains } from "./score";

const line = (...points: number[]) => ({ rule: { ref: "1" }, what: "built", points, facts: {} });
const sheet = (endings: string[], ...seats: number[][][]): ScoreSheet => ({
  endings,
  notes: [],
  seats: seats.map((lines) => ({ lines: lines.map((points) => line(...points)), notes: [], promises: [] })),
});

describe("the score sheet", () => {
  it("adds up the lines of a seat for each ending", () => {
    const sum = sheet(["french", "english"], [[3, -1], [2, 2]]);
    expect([totalOf(sum, 0), totalOf(sum, 0, 1), totalOf(sum, 5)]).toEqual([5, 1, 0]);
  });

  it("tells whose points change, and at which ending", () => {
    const [before, after] = [sheet(["french", "english"], [[3, 3]], [[1, 1]]), sheet(["french", "english"], [[3, 1]], [[1, 1]])];
    expect(gains(before, after)).toEqual([{ seat: 0, ending: "english", from: 3, to: 1 }]);
  });
});
