import { expect, it } from "vitest";

import { shared } from "./sharing";

it("keeps what has not changed, whole or in part", () => {
  const before = { towers: [["A1"], ["B2", "B3"]], stock: { tavern: 2 } };
  const now = shared(before, { towers: [["A1"], ["B2", "B4"]], stock: { tavern: 2 } });
  expect(now).toEqual({ towers: [["A1"], ["B2", "B4"]], stock: { tavern: 2 } });
  expect(now.stock).toBe(before.stock);
  expect(now.towers[0]).toBe(before.towers[0]);
  expect(now.towers[1]).not.toBe(before.towers[1]);
  expect(before.towers[1]).toEqual(["B2", "B3"]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

it("tells apart what only looks alike", () => {
  const pairs: [unknown, unknown][] = [
    [[], {}],
    [null, {}],
    [{ a: 1 }, {}],
    [{}, { a: undefined }],
    [[1, 2], [1]],
    [{ a: 1 }, { b: 1 }],
    [1, "1"],
  ];
  for (const [before, now] of pairs) expect(shared(before, structuredClone(now))).toStrictEqual(now);
});
