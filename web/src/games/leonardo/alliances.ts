/** What an alliance would mean: who they are, and what would be put together. */
import type { Words } from "../../board/contract";
import { campOf } from "./families";
import type { View } from "./view.gen";

const MOST_SOLDIERS = 2;
const ABOUT = ["purse", "palaces", "guards", "rolls", "speaks", "win", "lasts"] as const;

/** What two sides would share, and how; `own` is the one that looks. */
export function shared(view: View, words: Words, own: number, other: number): { about: string; told: string }[] {
  const camps = [own, other].flatMap((side) => campOf(view, side) ?? []);
  const total = (of: (camp: (typeof camps)[number]) => number): number => camps.reduce((sum, camp) => sum + of(camp), 0);
  const soldiers = total((camp) => camp.soldiers);
  const [mine, theirs] = camps.map(({ purse }) => purse);
  const facts = {
    own: mine ?? 0,
    other: theirs ?? 0,
    sum: total(({ purse }) => purse),
    palaces: view.palaces.filter(({ owner }) => owner === own || owner === other).length,
    soldiers: Math.min(MOST_SOLDIERS, soldiers),
    offices: total(({ offices }) => offices.length),
    count: total(({ members }) => members.length),
  };
  return ABOUT.map((each) => ({ about: words.say(`ally-about-${each}`), told: words.say(`ally-${each}`, facts) }));
}
