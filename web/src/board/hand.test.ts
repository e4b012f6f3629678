import { expect, test } from "vitest";

import { Hand, type Turn } from "./hand.svelte";
import { loops } from "./outline";
import { Offers } from "./places";

const TOWER: Turn = { facing: "n", cells: [[0, 0], [-1, 1], [0, 1], [-2, 2], [-1, 2]] };

test("a piece that hangs beside the board is whole, wherever the pointer leads it", () => {
  const hand = new Hand({ offers: () => new Offers(null), turnsOf: () => [TOWER], reach: () => ({ x: 0, y: 0, width: 10, height: 10 }) });
  hand.take("TO");
  for (let step = 0; step < 200; step++) {
    hand.follow({ x: -9 + step * 0.0371, y: 12.1 + step * 0.0137 });
    expect(hand.isInside).toBe(false);
    expect(loops(hand.squares)).toHaveLength(1);
  }
});
