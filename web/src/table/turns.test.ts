import { describe, expect, it } from "vitest";

import type { Told } from "../board/contract";
import type { AnyShowings } from "../board/showing";
import type { Ply } from "../protocol.gen";
import { eventsOf, turnsOf } from "./turns";

const event = (what: string, seat?: number): Told => ({ what, facts: seat === undefined ? {} : { seat }, rule: { ref: "1" }, private: [], uncovers: [] });
const ply = (number: number, seat: number, ...events: Told[]): Ply => ({ type: "ply", number, seat, taken_back: false, events, rewound_to: null, lone: false });

const SHOWINGS: AnyShowings = {
  built: { sign: "build", beats: 1 },
  drawn: { sign: "card", beats: 1, isRoutine: true },
  bid: { sign: "hand", beats: 1, isTogether: true },
  lapsed: { sign: "talk", beats: 1 },
  turn: { sign: "flag", beats: 0, opensTurn: true },
};
const told = (...plies: Ply[]) => turnsOf(plies, SHOWINGS).map(({ seat, lines }) => [seat, ...lines.map(({ events }) => events.map(({ what }) => what).join())]);

describe("the log by turns", () => {
  it("puts what one seat did under one heading, a line each", () => {
    expect(told(ply(1, 0, event("built")), ply(2, 0, event("built")), ply(3, 1, event("built")))).toEqual([[0, "built", "built"], [1, "built"]]);
  });

  it("counts chance to the turn that goes on, and folds what is drawn every time", () => {
    expect(told(ply(1, 0, event("built")), ply(2, -1, event("drawn"), event("drawn")))).toEqual([[0, "built", "drawn,drawn"]]);
  });

  it("says of bids that open together that they are everybody's", () => {
    expect(told(ply(4, 2, event("bid", 0), event("bid", 1)))).toEqual([["all", "bid", "bid"]]);
  });

  it("leaves what was said before the bids open to whoever said it", () => {
    expect(told(ply(4, 2, event("lapsed", 2), event("bid", 0), event("bid", 1), event("built")))).toEqual([[2, "lapsed"], ["all", "bid", "bid", "built"]]);
  });

  it("begins a turn where the game says so", () => {
    expect(told(ply(1, 0, event("built"), event("turn", 1), event("drawn", 1)))).toEqual([[0, "built"], [1, "turn", "drawn"]]);
  });

  it("leaves out who has only sealed an answer, and tells what was taken back", () => {
    expect(told(ply(1, 0), { ...ply(2, 1), taken_back: true })).toEqual([[1, ""]]);
  });

  it("says that the table gave the only answer there was, beside what came of it or by itself", () => {
    const [turn] = turnsOf([{ ...ply(1, 0, event("built"), event("drawn")), lone: true }, { ...ply(2, 0), lone: true }], SHOWINGS);
    expect(turn?.lines.map(({ isLone, said }) => [isLone, said])).toEqual([[true, null], [false, null], [false, "lone"]]);
  });

  it("finds what the seats did last", () => {
    expect(eventsOf([ply(1, 0, event("built")), ply(2, 1, event("bid"))], [2]).map(({ what }) => what)).toEqual(["bid"]);
  });
});
