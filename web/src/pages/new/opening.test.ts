import { expect, test } from "vitest";

import type { GameCard, Measured } from "../../protocol.gen";
import { againstBots, strengthOf, usualLevel } from "./opening";

const found = (level: string, seats: number): Measured => {
  return { level, against: "random", seats, games: 400, share: 0.8, low: 0.76, high: 0.84, fair: 0.5 };
};
const game: GameCard = {
  name: "fair",
  revision: 2,
  seats: [2, 3, 4, 5, 6],
  options: [],
  counting: "points",
  levels: ["random", "novice", "apprentice"],
  may_break_word: [],
  easier_seat: null,
  for_beginners: [],
  puzzle_day: null,
  measured: [found("novice", 2), found("novice", 6), found("apprentice", 6)],
};

test("the strength of a level is told for the table most like the one to be opened", () => {
  expect(strengthOf(game, "novice", 3)?.seats).toBe(2);
  expect(strengthOf(game, "novice", 5)?.seats).toBe(6);
  expect(strengthOf(game, "apprentice", 2)?.seats).toBe(6);
});

test("whoever plays bots for beginners gets the easier seat, where there is one, and else begins", () => {
  const duel = { ...game, seats: [2], easier_seat: 1, for_beginners: ["novice"] };
  expect(againstBots(duel, "novice").seats).toEqual([{ kind: "bot", level: "novice" }, { kind: "me" }]);
  expect(againstBots(duel, "apprentice").seats).toEqual([{ kind: "me" }, { kind: "bot", level: "apprentice" }]);
  expect(againstBots({ ...duel, easier_seat: null }, "novice").seats?.[0]).toEqual({ kind: "me" });
});

test("a newcomer is offered the apprentice, whether two or three levels are stronger", () => {
  const four = [...game.levels, "journeyman"];
  expect(usualLevel({ ...game, levels: [...four, "master"] })).toBe("apprentice");
  expect(usualLevel({ ...game, levels: [...four, "master", "grandmaster"] })).toBe("apprentice");
});

test("of a level that was not measured nothing is told", () => {
  expect(strengthOf(game, "random", 2)).toBeUndefined();
});
