/** What only one seat knew: the sentences of its description that a spectator's has not, and the answer it has sealed. */
import type { Drawing, Seen } from "../../board/contract";
import type { Texts } from "../../text/texts";

export interface Secret {
  seat: number;
  known: string[];
}

export function secretsOf(hands: readonly Seen[], drawing: Drawing, words: Texts): Secret[] {
  const told = hands.map((seen) => drawing.describe(seen, words));
  const common = new Set((told[0] ?? []).filter((sentence) => told.every((sentences) => sentences.includes(sentence))));
  return hands.map((seen, seat) => {
    const sealed = seen.mine && seen.asked.length > 1 ? [words.action(seen.mine)] : [];
    return { seat, known: [...(told[seat] ?? []).filter((sentence) => !common.has(sentence)), ...sealed] };
  });
}
