import { expect, test } from "vitest";

import { besides, CAMP_SIZE, FIELD, ROAD_END, stonePoint, tentPoint } from "./camp";

test("every tent and every milestone lies in the fields, none on another", () => {
  const tents = Array.from({ length: CAMP_SIZE }, (_, number) => tentPoint(number));
  const stones = Array.from({ length: ROAD_END }, (_, number) => stonePoint(number + 1));
  const all = [...tents, ...stones];
  for (const { x, y } of all) {
    expect(x > FIELD.x && x < FIELD.x + FIELD.width && y > FIELD.y && y < FIELD.y + FIELD.height).toBe(true);
  }
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
});

test("the road never jumps: from one milestone to the next is a single step", () => {
  for (let stone = 1; stone < ROAD_END; stone++) {
    const [from, to] = [stonePoint(stone), stonePoint(stone + 1)];
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(100);
  }
});

test("markers on one stone do not hide each other", () => {
  const places = [0, 1, 2].map((number) => besides({ x: 0, y: 0 }, number, 3));
  expect(Math.hypot((places[0]?.x ?? 0) - (places[1]?.x ?? 0), (places[0]?.y ?? 0) - (places[1]?.y ?? 0))).toBeGreaterThan(20);
  expect(besides({ x: 5, y: 6 }, 0, 1)).toEqual({ x: 5, y: 6 });
});
