import { describe, expect, it } from "vitest";

import type { Point, TurningPoint } from "../../protocol.gen";
import { bandOf, lineOf, pointAt, turnFrom } from "./chances";

const POINTS: Point[] = [
  { number: 0, chances: [0.5, 0.5], bands: [0.1, 0.1] },
  { number: 2, chances: [0.75, 0.25], bands: [0, 0] },
  { number: 4, chances: [1, 0], bands: [0, 0] },
];
const TURNS = [{ number: 2 }, { number: 4 }] as TurningPoint[];

describe("the line of an analysis", () => {
  it("goes up where a seat became more likely to win", () => {
    expect(lineOf(POINTS, 0, 4)).toBe("M0 0.5H0.5V0.25H1V0H1");
  });

  it("lies in the middle of its band, which never leaves the box", () => {
    expect(bandOf(POINTS, 0, 4)).toBe("M0 0.4H0.5V0.25H1V0H1L1 0V0H1V0.25H0.5V0.6H0Z");
    expect(bandOf([{ number: 0, chances: [1, 0], bands: [0.5, 0.5] }], 1, 4)).toBe("M0 0.5H1L1 1V1H0Z");
  });

  it("says of every moment what was last known", () => {
    expect(pointAt(POINTS, 3)?.number).toBe(2);
    expect(pointAt(POINTS, 4)?.number).toBe(4);
  });

  it("steps to the position before the answer that turned the game", () => {
    expect(turnFrom(TURNS, 0, 1)).toBe(1);
    expect(turnFrom(TURNS, 1, 1)).toBe(3);
    expect(turnFrom(TURNS, 3, 1)).toBeUndefined();
    expect(turnFrom(TURNS, 3, -1)).toBe(1);
  });
});
