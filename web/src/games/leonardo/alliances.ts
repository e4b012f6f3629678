/** What an alliance would mean: who they are, and what would be put together. */
import type { Words } from "../../board/contract";
import { campOf } from "./families";
import type { View } from "./view.gen";

const MOST_SOLDIERS = 2;

/** What two sides would share, in sentences; `own` is the one that looks. */
export function shared(view: View, words: Words, own: number, other: number): string[] {
  const camps = [own, other].flatMap((side) => campOf(view, side) ?? []);
  const total = (of: (camp: (typeof camps)[number]) => number): number => camps.reduce((sum, camp) => sum + of(camp), 0);
  const palaces = view.palaces.filter(({ owner }) => owner === own || owner === other).length;
  const count = total(({ members }) => members.length);
  const [mine, theirs] = camps.map(({ purse }) => purse);
  return [
    words.say("ally-purse", { own: mine ?? 0, other: theirs ?? 0, sum: total(({ purse }) => purse) }),
    words.say("ally-palaces", { count: palaces }),
    words.say("ally-guards", {
      soldiers: Math.min(
        MOST_SOLDIERS,
        total(({ soldiers }) => soldiers),
      ),
      offices: total(({ offices }) => offices.length),
    }),
    words.say("ally-rolls", { count }),
    words.say("ally-speaks"),
    words.say("ally-win", { count }),
  ];
}
