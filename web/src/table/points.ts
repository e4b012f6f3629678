/** How a game ended. */
import type { Result } from "../protocol.gen";
import type { Texts } from "../text/texts";
import { say } from "../text/words.svelte";

/** The seats from the first place to the last. */
export function ranked({ places }: Result): number[] {
  return places.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}

/** What a seat has in the end, in the words of its game: points, squares, florins. */
export function scoreOf(words: Texts, { points }: Result, seat: number): string {
  const facts = { points: points[seat] ?? 0 };
  return words.has("board-final") ? words.say("board-final", facts) : say("outcome-points", facts);
}

/** The place of a seat, its name and what it has. */
export function placed(words: Texts, result: Result, seat: number): string {
  return say("outcome-place", { place: result.places[seat], name: words.seat(seat), score: scoreOf(words, result, seat) });
}

/** Who won and by how much; nothing where nobody did, because the table was closed. */
export function verdict(words: Texts, result: Result): string {
  const [first = 0, second = 0] = ranked(result);
  const winners = ranked(result).filter((seat) => result.places[seat] === 1);
  const score = scoreOf(words, result, first);
  if (result.ending === "closed") return "";
  if (winners.length > 1) return say("outcome-draw", { names: winners.map((seat) => words.seat(seat)), score });
  return say("outcome-won", { name: words.seat(first), score, second: words.seat(second), other: result.points[second] ?? 0 });
}

/** The sentence that tells the end: who won, or else how it ended. */
export const headline = (words: Texts, result: Result): string => verdict(words, result) || words.say(`ending-${result.ending}`);
