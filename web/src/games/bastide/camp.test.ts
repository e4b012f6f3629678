import { expect, test } from "vitest";

import { besides, CAMP_SIZE, fieldBox, ROAD_END, sceneBox, stonePoint, tentPoint, type Arrangement } from "./camp";
import { TOWN, type Point } from "./town";

const BOTH: Arrangement[] = ["wide", "tall"];

test.each(BOTH)("every tent and every milestone lies in the fields, none on another (%s)", (arrangement) => {
  const tents = Array.from({ length: CAMP_SIZE }, (_, number) => tentPoint(number, arrangement));
  const stones = Array.from({ length: ROAD_END }, (_, number) => stonePoint(number + 1, arrangement));
  const field = fieldBox(arrangement);
  const all: Point[] = [...tents, ...stones];
  for (const { x, y } of all) {
    expect(x > field.x && x < field.x + field.width && y > field.y && y < field.y + field.height).toBe(true);
  }
  expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(all.length);
});

test("the fields lie beside the town in a wide picture and below it in a tall one", () => {
  expect(sceneBox("wide").height).toBe(TOWN.height);
  expect(sceneBox("tall").width).toBe(TOWN.width);
});

test("the road never jumps: from one milestone to the next is a single step", () => {
  for (const arrangement of BOTH) {
    for (let stone = 1; stone < ROAD_END; stone++) {
      const [from, to] = [stonePoint(stone, arrangement), stonePoint(stone + 1, arrangement)];
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeLessThan(100);
    }
  }
});

test("markers on one stone do not hide each other", () => {
  const places = [0, 1, 2].map((number) => besides({ x: 0, y: 0 }, number, 3));
  expect(Math.hypot((places[0]?.x ?? 0) - (places[1]?.x ?? 0), (places[0]?.y ?? 0) - (places[1]?.y ?? 0))).toBeGreaterThan(20);
  expect(besides({ x: 5, y: 6 }, 0, 1)).toEqual({ x: 5, y: 6 });
});
