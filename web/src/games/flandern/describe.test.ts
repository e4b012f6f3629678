import { expect, it } from "vitest";

import type { ScoreSheet, Seen } from "../../board/contract";
import { Texts } from "../../text/texts";
import english from "../../../../src/beffroi/games/flandern/en.ftl?raw";
import { standing } from "./describe";
import crowded from "./fixtures/crowded.json";
import end from "./fixtures/end.json";
import { MEANINGS } from "./meanings.gen";
import type { Game } from "./view.gen";

const words = new Texts("en", [english], [], MEANINGS);

function factsOf({ seen, score }: { seen: unknown; score: unknown }): Map<string, string> {
  const facts = standing(seen as Seen<Game>, 0, words, score as ScoreSheet<Game>);
  return new Map(facts.map(({ label, value }) => [label, value]));
}

it("what the open cities would bring stands beside what has been scored, as long as the game goes on", () => {
  const lines = crowded.score.seats[0]?.lines ?? [];
  const sum = (counted: typeof lines): number => counted.reduce((total, { points }) => total + (points[0] ?? 0), 0);
  const scored = sum(lines.filter(({ what }) => what === "scored"));
  expect(scored).toBeLessThan(sum(lines));
  expect(factsOf(crowded).get("Points (expected)")).toBe(`${scored} (${sum(lines)})`);
  expect(factsOf(end).get("Points")).toBe(String(end.seen.result.points[0]));
});
