import { describe, expect, it } from "vitest";

import { bandOf, centreOf, CITY, cornersOf, HEIGHT, pointAt, spaceOf, stand, wayTo, WIDTH } from "./ring";

const distance = (a: number, b: number): number => {
  const [[x, y], [toX, toY]] = [centreOf(a), centreOf(b)];
  return Math.hypot(x - toX, y - toY);
};

describe("the ring", () => {
  it("has thirty-two spaces, each beside the next, the last beside the first", () => {
    expect(CITY).toHaveLength(32);
    for (const { number } of CITY) expect(distance(number, (number % 32) + 1)).toBeLessThan(13);
  });

  it("has no two spaces in one place", () => {
    const places = new Set(CITY.map(({ number }) => centreOf(number).map(Math.round).join(" ")));
    expect(places.size).toBe(32);
  });

  it("is walked anticlockwise from the lower left corner", () => {
    expect(centreOf(1)[0]).toBeLessThan(WIDTH / 8);
    expect(centreOf(1)[1]).toBeGreaterThan((HEIGHT * 7) / 8);
    expect(centreOf(10)[0]).toBeGreaterThan((WIDTH * 7) / 8);
    expect(centreOf(17)[1]).toBeLessThan(HEIGHT / 8);
  });

  it("paints the band of a quarter on the outer side of the space", () => {
    const [first, second] = bandOf(5);
    expect(bandOf(5).slice(0, 2)).toEqual(cornersOf(5).slice(0, 2));
    expect(Math.min(first![1], second![1])).toBeGreaterThan(centreOf(5)[1]);
  });

  it("leads a pawn forwards over the first space, or backwards when it was pushed", () => {
    expect(wayTo(30, 2, 4)).toBe(34);
    expect(wayTo(7, 4, -3)).toBe(4);
    expect(wayTo(2, 31, -3)).toBe(-1);
    expect(pointAt(34)).toEqual(centreOf(2));
    expect(pointAt(-1)).toEqual(centreOf(31));
  });

  it("lets six pawns stand on one space without covering each other", () => {
    const places = Array.from({ length: 6 }, (_, index) => stand(index, 6).join(" "));
    expect(new Set(places).size).toBe(6);
  });

  it("knows a space that is not there as nothing", () => {
    expect(spaceOf(99).kind).toBe("");
  });
});
