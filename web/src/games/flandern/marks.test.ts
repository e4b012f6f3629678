import { expect, test } from "vitest";

import { causesOf, marksOf } from "./marks";

const rule = { ref: "5.1" };

test("a built quarter marks its lot, a played card its place", () => {
  const events = [
    { what: "built", rule, facts: { seat: 0, quarter: "blue", city: "gent", lot: "a" }, private: [] },
    { what: "revealed", rule, facts: { seat: 2, card: "site", count: 0 }, private: [] },
    { what: "ordered", rule, facts: { seats: [0, 2] }, private: [] },
  ];
  expect([...marksOf(events as never)]).toEqual(["lot:gent.a", "played:2.site"]);
});

test("a refusal lights the lots it names in the city that was tried", () => {
  const causes = causesOf([{ rule, why: "same-arms", facts: { arms: "blue", lot: "a", lots: ["b"] } }], "gent");
  expect([...(causes.get("gent") ?? [])]).toEqual(["a", "b"]);
});
