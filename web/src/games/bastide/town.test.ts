import { describe, expect, test } from "vitest";

import {
  BLOCK,
  blockBox,
  CARRA,
  circlePoint,
  circlesOf,
  equipmentBox,
  FIXED_CIRCLES,
  middle,
  standOf,
  STREETS,
  stripBox,
  TOWN,
  WALLS,
  type Box,
  type Point,
} from "./town";

const BLOCKS = ["A1", "A2", "A3", "A4", "B1", "B3", "B4", "C1", "C2", "C3", "C4"];
const EMPTY = BLOCKS.map((block) => ({ block, facing: "", strips: ["", "", ""] }));
const WITH_CHURCH = EMPTY.map((moulon) =>
  moulon.block === "C1" ? { block: "C1", facing: "ns", strips: ["", "church", "church"] } : moulon,
);

function holds(box: Box, point: Point): boolean {
  return point.x > box.x && point.x < box.x + box.width && point.y > box.y && point.y < box.y + box.height;
}

function apart(one: Box, other: Box): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

describe("the town", () => {
  test("has moulons and walls that never overlap", () => {
    const boxes = [...BLOCKS, CARRA].map(blockBox);
    const all = [...boxes, ...WALLS.map((wall) => equipmentBox(wall, EMPTY) as Box)];
    all.forEach((one, number) => all.slice(number + 1).forEach((other) => expect(apart(one, other)).toBe(true)));
  });

  test("lies inside its own box", () => {
    for (const block of BLOCKS) expect(holds(TOWN, middle(blockBox(block)))).toBe(true);
  });

  test("has thirty-five circles in fixed places, each on its own equipment", () => {
    expect(FIXED_CIRCLES).toHaveLength(35);
    for (const circle of FIXED_CIRCLES) {
      const equipment = circle.split(".")[0] as string;
      const point = circlePoint(circle, EMPTY) as Point;
      expect(holds(equipmentBox(equipment, EMPTY) as Box, point), circle).toBe(true);
    }
  });

  test("has no two circles in one place", () => {
    const points = FIXED_CIRCLES.map((circle) => circlePoint(circle, EMPTY) as Point);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(points.length);
  });

  test("has streets between the moulons, not through them", () => {
    for (const street of STREETS) {
      const box = equipmentBox(street, EMPTY) as Box;
      for (const block of [...BLOCKS, CARRA]) expect(apart(box, blockBox(block)), `${street} ${block}`).toBe(true);
    }
  });
});

describe("a moulon", () => {
  test("has strips one below the other when they run from east to west", () => {
    const [first, last] = [stripBox("A1", 1, "ew"), stripBox("A1", 3, "ew")];
    expect(first).toEqual({ ...blockBox("A1"), height: BLOCK / 3 });
    expect(last.y).toBeCloseTo(first.y + (2 * BLOCK) / 3);
  });

  test("has strips side by side when they run from north to south", () => {
    const second = stripBox("C4", 2, "ns");
    expect(second.x).toBeCloseTo(blockBox("C4").x + BLOCK / 3);
    expect(second.height).toBe(BLOCK);
  });
});

describe("a religious building", () => {
  test("has no place before it stands", () => {
    expect(standOf("church", EMPTY)).toBeNull();
    expect(equipmentBox("church", EMPTY)).toBeNull();
    expect(circlePoint("church.1", EMPTY)).toBeNull();
  });

  test("takes the strips it covers, and its circles lie on them", () => {
    expect(standOf("church", WITH_CHURCH)).toEqual({ block: "C1", first: 2, facing: "ns", width: 2 });
    const box = equipmentBox("church", WITH_CHURCH) as Box;
    const points = circlesOf("church").map((circle) => circlePoint(circle, WITH_CHURCH) as Point);
    for (const point of points) expect(holds(box, point)).toBe(true);
    expect(new Set(points.map(({ x, y }) => `${x} ${y}`)).size).toBe(4);
  });
});
