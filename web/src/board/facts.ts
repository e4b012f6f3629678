/** What facts are about, by their types: the squares that a refusal names, whatever the fact is called. */

/** The words by which a game's types are known (`MEANINGS` in its `meanings.gen.ts`). */
interface Meanings {
  readonly facts: Readonly<Record<string, string>>;
}

/** Everything that some facts say of one type, in their order. */
export const named = <M extends Meanings>(meanings: M, word: M["facts"][keyof M["facts"]], facts: object): string[] =>
  Object.entries(facts).flatMap(([name, value]) => (meanings.facts[name] === word ? [value].flat().map(String) : []));
