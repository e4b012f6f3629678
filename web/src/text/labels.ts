/** The words of a question: an answer may be called otherwise in one step than in others, where it does more. */
import type { Words } from "../board/contract";

/** The same words, with the labels of a step: `label-<step>-<answer>` where there is such a text. */
export function labelled<W extends Words>(words: W, step: string | null): W {
  const label = (action: { type: string }): string => {
    const key = `label-${step}-${action.type}`;
    return words.has(key) ? words.say(key) : words.label(action);
  };
  return Object.create(words, { label: { value: label } }) as W;
}
