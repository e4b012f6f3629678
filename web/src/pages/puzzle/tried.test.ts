import { beforeEach, expect, it } from "vitest";

import { remember, triedOn } from "./tried";

beforeEach(() => localStorage.clear());

it("remembers for each game and day what somebody has made of the puzzle", () => {
  remember("fair", "2026-11-19", "tried");
  remember("fair", "2026-11-18", "solved");
  expect(triedOn("fair", "2026-11-19")).toBe("tried");
  expect(triedOn("fair", "2026-11-18")).toBe("solved");
  expect(triedOn("fair", "2026-11-17")).toBeNull();
  expect(triedOn("other", "2026-11-19")).toBeNull();
});

it("counts a solution that comes after a mistake, and none that comes after the answer was shown", () => {
  remember("fair", "1", "tried");
  remember("fair", "1", "solved");
  expect(triedOn("fair", "1")).toBe("solved");
  remember("fair", "1", "tried");
  expect(triedOn("fair", "1")).toBe("solved");
  remember("fair", "2", "shown");
  remember("fair", "2", "solved");
  expect(triedOn("fair", "2")).toBe("shown");
});

it("begins anew where what was kept cannot be read", () => {
  localStorage.setItem("beffroi puzzles", "{");
  expect(triedOn("fair", "1")).toBeNull();
});
