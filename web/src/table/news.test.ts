import { expect, it } from "vitest";

import pages from "../../../src/beffroi/text/pages.en.ftl?raw";
import type { Seen } from "../board/contract";
import type { Remark, SeatCard, TableInfo } from "../protocol.gen";
import { Texts } from "../text/texts";
import { arrivals, newsOf, type Circumstances } from "./news";

const card = (given: Partial<SeatCard>): SeatCard => ({ kind: "person", name: "", level: null, mine: false, online: true, stand_in: null, host: false, stand_in_after: null, ...given });
const sheet = (given: Partial<TableInfo>): TableInfo =>
  ({ id: "t", seats: [card({ name: "Ann", mine: true }), card({ name: "Bob" })], asks_back: null, rematch: null, tournament: null, ...given }) as TableInfo;
const told = (given: Partial<Circumstances>): string[] =>
  newsOf({ sheet: sheet({}), seen: { step: 4, result: null } as Seen, unread: [], arrived: [], nextGame: null, ...given }).map(({ what, verbs }) => [what, ...verbs].join(" "));
const words = new Texts("en", [pages]);
const asked = { seat: 1, step: 4, mine: true, declined: false };
const over = { step: 4, result: { places: [1, 2] } } as unknown as Seen;

it("says nothing where there is nothing to say", () => {
  expect(told({})).toEqual([]);
});

it("asks for consent", () => {
  expect(told({ sheet: sheet({ asks_back: asked }) })).toEqual(["back-asked grant-back decline-back"]);
});

it("tells who has asked that the others are waited for, or do not want it", () => {
  const mine = { ...asked, seat: 0, mine: false };
  expect(told({ sheet: sheet({ asks_back: mine }) })).toEqual(["back-waits close"]);
  expect(told({ sheet: sheet({ asks_back: { ...mine, declined: true } }) })).toEqual(["back-declined close"]);
});

it("counts down to the bot that stands in, and offers to wait where nobody else is kept waiting", () => {
  const seats = [card({ mine: true }), card({ name: "Bob", online: false, stand_in_after: 42 })];
  expect(told({ sheet: sheet({ seats }) })).toEqual(["away wait close"]);
  expect(told({ sheet: sheet({ seats, tournament: "x" }) })).toEqual(["away close"]);
  expect(told({ sheet: sheet({ seats: seats.map((each) => ({ ...each, mine: false })) }) })).toEqual([]);
});

it("names whoever is away, and knows whose seat is waited for", () => {
  const seats = [card({ mine: true }), card({ name: "Bob", online: false, stand_in_after: 42 })];
  const [away] = newsOf({ sheet: sheet({ seats }), seen: { step: 4, result: null } as Seen, unread: [], arrived: [], nextGame: null });
  expect(away?.seat).toBe(1);
  expect(words.say(`banner-${away?.what}`, away?.facts)).toContain("Bob");
});

it("offers the rematch to those who played, once the game is over", () => {
  expect(told({ sheet: sheet({ rematch: "r" }), seen: over })).toEqual(["rematch rematch close"]);
  expect(told({ sheet: sheet({ rematch: "r" }) })).toEqual([]);
});

it("says the last thing that was not read, the first one too", () => {
  const unread = [{ number: 1, name: "Bob", text: "Hello", seat: 1, at: 0 }] as Remark[];
  expect(told({ unread })).toEqual(["said reply close"]);
});

it("puts what waits for an answer before what does not", () => {
  const unread = [{ number: 1, name: "Bob", text: "Hello", seat: 1, at: 0 }] as Remark[];
  expect(told({ sheet: sheet({ asks_back: asked }), unread, nextGame: "n", arrived: ["Bob"] }).map((each) => each.split(" ")[0])).toEqual(["back-asked", "round", "said", "arrived"]);
});

it("greets people who come, never those who were there or bots", () => {
  const before = sheet({ seats: [card({ mine: true }), card({ name: "Bob", online: false }), card({ kind: "bot", name: "Drogon", online: false })] });
  const now = sheet({ seats: before.seats.map((each) => ({ ...each, online: true })) });
  expect(arrivals(before, now)).toEqual(["Bob"]);
  expect(arrivals(now, now)).toEqual([]);
  expect(arrivals(null, now)).toEqual([]);
});
