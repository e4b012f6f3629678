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
  const scored = factsOf(crowded).get("Points");
  const expected = crowded.score.seats[0]?.lines.reduce((sum, { points }) => sum + (points[0] ?? 0), 0);
  expect(factsOf(crowded).get("expected")).toBe(String(expected));
  expect(Number(scored)).toBeLessThan(expected ?? 0);
  expect(factsOf(end).has("expected")).toBe(false);
  expect(factsOf(end).get("Points")).toBe(String(end.seen.result.points[0]));
});
