import { describe, expect, it } from "vitest";

import type { ScorePoint } from "../../protocol.gen";
import { lineOf, pointsAt, scaleOf, turnsIn } from "./curve";

const POINTS: ScorePoint[] = [
  { number: 0, seat: null, endings: ["french", "english"], points: [[0, 0], [0, -4]] },
  { number: 2, seat: 1, endings: ["french", "english"], points: [[5, 10], [0, 2]] },
  { number: 4, seat: null, endings: ["english"], points: [[3, 6]] },
];

describe("the curve of the standing", () => {
  it("lies between the fewest and the most points", () => {
    expect(scaleOf(POINTS, "french", 4)).toEqual({ low: 0, high: 10, last: 4 });
    expect(scaleOf(POINTS, "english", 4).low).toBe(-4);
  });

  it("steps up where the points did", () => {
    expect(lineOf(POINTS, 1, "french", scaleOf(POINTS, "french", 4))).toBe("M0 1H0.5V0H1V0.4H1");
  });

  it("ends with the ending that came", () => {
    expect(pointsAt(POINTS[2]!, "french")).toEqual([3, 6]);
  });

  it("knows where turns begin", () => {
    expect(turnsIn(POINTS)).toEqual([2]);
  });
});
