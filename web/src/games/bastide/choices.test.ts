import { expect, test } from "vitest";

import type { Ask } from "../../board/contract";
import { answersBySpot, canAdd, strikeAnswer, strikeOf, toggled, type Strike } from "./choices";
import type { Build, Game } from "./view.gen";

const TURN: Ask<Game> = {
  type: "Pick",
  actions: [
    { type: "Propose", equipment: "N" },
    { type: "Play", tile: "house" },
  ],
};
const FIRE: Ask<Game> = {
  type: "Pick",
  actions: [
    { type: "Burn", targets: ["A1.1"] },
    { type: "Burn", targets: ["A1.2"] },
    { type: "Burn", targets: ["A1.1", "A1.2"] },
    { type: "Burn", targets: ["R1.1"] },
  ],
};
const LONG_RAID: Ask<Game> = {
  type: "Bundle",
  action: "Raid",
  parts: [{ field: "targets", kind: "many", of: ["A1.1", "A2.1", "R1.1"], low: 2, high: 2, by: 1, most: [] }],
};

test("every answer of a turn has its spot", () => {
  expect([...answersBySpot(TURN).keys()]).toEqual(["equipment:N", "tile:house"]);
});

test("strips are told apart by the way they run", () => {
  const build = (facing: string): Build => ({ type: "Build", block: "A1", strip: 2, facing });
  const spots = answersBySpot({ type: "Pick", actions: [build("ew"), build("ns")] });
  expect([...spots.keys()]).toEqual(["strip:A1.2.ew", "strip:A1.2.ns"]);
});

test("a question about something else has no spots", () => {
  expect(answersBySpot({ type: "Amount", action: "Bid", field: "amount", low: 0, high: 4, by: 1 }).size).toBe(0);
  expect(answersBySpot(FIRE).size).toBe(0);
  expect(strikeOf(TURN)).toBeNull();
});

test("a fire burns only what may burn together", () => {
  const fire = strikeOf(FIRE) as Strike;
  expect(canAdd(fire, ["A1.1"], "A1.2")).toBe(true);
  expect(canAdd(fire, ["A1.1"], "R1.1")).toBe(false);
  expect(strikeAnswer(fire, ["A1.2", "A1.1"])).toEqual({ type: "Burn", targets: ["A1.1", "A1.2"] });
  expect(strikeAnswer(fire, [])).toBeNull();
});

test("a long list of targets is pointed at one by one and named in order", () => {
  const raid = strikeOf(LONG_RAID) as Strike;
  expect(strikeAnswer(raid, ["R1.1"])).toBeNull();
  expect(canAdd(raid, ["R1.1", "A1.1"], "A2.1")).toBe(false);
  expect(strikeAnswer(raid, ["R1.1", "A1.1"])).toEqual({ type: "Raid", targets: ["A1.1", "R1.1"] });
});

test("pressing a target chooses it, takes it away, or begins anew", () => {
  const fire = strikeOf(FIRE) as Strike;
  expect(toggled(fire, [], "A1.1")).toEqual(["A1.1"]);
  expect(toggled(fire, ["A1.1"], "A1.2")).toEqual(["A1.1", "A1.2"]);
  expect(toggled(fire, ["A1.1", "A1.2"], "A1.1")).toEqual(["A1.2"]);
  expect(toggled(fire, ["A1.1", "A1.2"], "R1.1")).toEqual(["R1.1"]);
});
