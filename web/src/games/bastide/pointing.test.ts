import { expect, test } from "vitest";

import { circleAt, equipmentAt, pieceAt, stripReach, targetAt } from "./pointing";
import { blockBox, boxPath, FIXED_CIRCLES, STRIPS, stripBox, TOWN } from "./town";

const BLOCKS = ["A1", "A2", "A3", "A4", "B1", "B3", "B4", "C1", "C2", "C3", "C4"];
const EMPTY = BLOCKS.map((block) => ({ block, facing: "", strips: ["", "", ""] }));
const [FINGER, TELEPHONE] = [24, 350];

test.each(["ns", "ew"])("every strip that runs %s can be hit with a finger where the town is as wide as a telephone", (facing) => {
  for (const block of BLOCKS) {
    const reaches = Array.from({ length: STRIPS }, (_, number) => stripReach(block, number + 1, facing));
    reaches.forEach(({ width, height }) => expect((Math.min(width, height) / TOWN.width) * TELEPHONE).toBeGreaterThan(FINGER));
    const depths = reaches.map(({ x, y, width, height }) => (facing === "ns" ? [x, x + width] : [y, y + height]));
    depths.slice(1).forEach(([from], number) => expect(from).toBeCloseTo(depths[number]?.[1] ?? NaN));
  }
});

test("no strip reaches into the one across the street", () => {
  const [left, right] = [stripReach("A1", STRIPS, "ns"), stripReach("A2", 1, "ns")];
  expect(left.x + left.width).toBeCloseTo(right.x);
});

test("what is lit for a house is its strip, and for a piece of two strips the outer half of the moulon", () => {
  expect(pieceAt("A1", 2, "ns").d).toBe(boxPath(stripBox("A1", 2, "ns")));
  const block = blockBox("C4");
  const half = { ...block, y: block.y + block.height / 2, height: block.height / 2 };
  expect(pieceAt("C4", 2, "ew", 2)).toEqual({ d: boxPath(half), reach: boxPath(half) });
});

test("a crossing is pointed at as part of the long street", () => {
  expect(equipmentAt("T2", EMPTY)?.d.match(/Z/g)).toHaveLength(3);
  expect(equipmentAt("R1", EMPTY)?.d.match(/Z/g)).toHaveLength(1);
  expect(equipmentAt("chapel", EMPTY)).toBeNull();
});

test("a target is a circle or a house on its strip", () => {
  const [circle = ""] = FIXED_CIRCLES;
  expect(targetAt(circle, EMPTY)).toEqual(circleAt(circle, EMPTY));
  expect(targetAt("B3.1", EMPTY)).toEqual(pieceAt("B3", 1, ""));
  expect(targetAt("church.1", EMPTY)).toBeNull();
});
