import { expect, test } from "vitest";

import { causesOf, marksOf } from "./marks";

const rule = { ref: "4.1" };

test("a placed influence marks its circle, a new house its moulon", () => {
  const events = [
    { what: "influence-placed", rule, facts: { seat: 0, equipment: "N", circle: "N.2" }, private: [] },
    { what: "house-built", rule, facts: { seat: 1, block: "C4" }, private: [] },
    { what: "drawn", rule, facts: { seat: 1 }, private: [] },
  ];
  expect([...marksOf(events as never)]).toEqual(["circle:N.2", "block:C4"]);
});

test("a refusal lights the circles and moulons its facts name", () => {
  const causes = causesOf([{ rule, why: "behind-walls", facts: { targets: ["A1.2", "R1.1"] } }]);
  expect(causes.has("block:A1")).toBe(true);
  expect(causes.has("circle:R1.1")).toBe(true);
});
