import { describe, expect, it } from "vitest";

import type { ScoreSheet, Told } from "../../board/contract";
import { inRow, openCities, scoredCities } from "./sheet";
import type { Game } from "./view.gen";

const rule = { ref: "6" };
const told = (what: string, facts: object) => ({ what, facts, rule, private: [], uncovers: [] }) as unknown as Told<Game>;
const rank = { place: 1, quarters: 3, masters: 2, points: 15 };

describe("the sheet of a city", () => {
  it("tells of an open city what it would bring", () => {
    const notes: ScoreSheet<Game>["notes"] = [
      { rule, what: "city", facts: { city: "gent", value: 9, lots: 4, sites: 1 } },
      { rule, what: "rank", facts: { city: "gent", guilds: ["red", "blue"], ...rank } },
      { rule, what: "rank", facts: { city: "luik", guilds: ["green"], ...rank } },
    ];
    expect(openCities({ seats: [], endings: [""], notes })).toEqual([
      { city: "gent", value: 9, lots: 4, sites: 1, ranks: [{ guilds: ["red", "blue"], ...rank }] },
    ]);
  });

  it("has room for all shields of a tie beside the points before it", () => {
    const tied = { ...rank, guilds: ["black", "red", "blue"], points: 2 };
    const { at, end } = inRow([{ ...rank, guilds: ["green"] }, tied], 0.4);
    expect(at.map((place) => place.toFixed(2))).toEqual(["0.00", "1.52"]);
    expect(end).toBeCloseTo(3.14);
  });

  it("tells of a scored city as much as has been told", () => {
    const events = [told("city-valued", { city: "gent", value: 15 }), told("ranked", { city: "gent", guild: "red", ...rank })];
    expect(scoredCities(events)).toEqual([{ city: "gent", value: 15, lots: 0, sites: 0, ranks: [{ guilds: ["red"], ...rank }] }]);
    expect(scoredCities([told("built", { city: "gent" })])).toEqual([]);
  });
});
