import { expect, test } from "vitest";

import { answersBySpot, choosingOf } from "./choices";
import type { Answer, Build } from "./view.gen";

const build = (lot: string, quarter: string): Build => ({ type: "Build", city: "gent", lot, quarter });

test("a lot gathers every quarter that can stand there", () => {
  const spots = answersBySpot({ type: "Pick", actions: [build("a", "blue"), build("b", "blue"), build("a", "grey-1")] });
  expect([...spots.keys()]).toEqual(["lot:gent.a", "lot:gent.b"]);
  expect(spots.get("lot:gent.a")).toHaveLength(2);
});

test("the quarter D is pointed at on its large lot", () => {
  const spots = answersBySpot({ type: "Pick", actions: [build("ba", "church-D"), build("N2", "church")] });
  expect([...spots.keys()]).toEqual(["lot:gent.b", "lot:gent.N2"]);
});

test("sites, cards and the pile are spots; guilds are not on the board", () => {
  const actions: Answer[] = [{ type: "TakeSite", site: "IV" }, { type: "Lay", card: "gent" }, { type: "DrawFirst" }, { type: "TakeGuild", guild: "red" }];
  expect([...answersBySpot({ type: "Pick", actions }).keys()]).toEqual(["site:IV", "card:gent", "pile"]);
});

test("the secret choice has its cards and a bound for the influence cards", () => {
  const card = { field: "card", kind: "one" as const, of: ["gent", "site"], low: 1, high: 1, by: 1, most: [] };
  const influence = { field: "influence", kind: "amount" as const, of: [], low: 0, high: 3, by: 1, most: [] };
  expect(choosingOf({ type: "Bundle", action: "Choose", parts: [card, influence] })).toEqual({ cards: ["gent", "site"], influence: 3 });
  expect(choosingOf({ type: "Pick", actions: [] })).toBeNull();
});
