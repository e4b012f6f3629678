/** The words of a game for the workbench, straight from its texts. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { Action, Words } from "../src/board/contract";

const texts = import.meta.glob<string>("../../src/beffroi/{text,games/*}/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export function wordsOf(game: string, language: "fr" | "en"): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(texts))
    if (path.endsWith(`${language}.ftl`) && (path.includes("/text/") || path.includes(`/games/${game}/`)))
      bundle.addResource(new FluentResource(text), { allowOverrides: true });

  const say = (key: string, facts: Record<string, unknown> = {}): string => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, argumentsOf(facts)) : `?${key}?`;
  };
  const argumentsOf = (facts: Record<string, unknown>): Record<string, string | number> => {
    const entries = Object.entries(facts).flatMap(([name, fact]) => forms(name, fact));
    return Object.fromEntries(entries);
  };
  const forms = (name: string, fact: unknown): [string, string | number][] => {
    if (Array.isArray(fact)) {
      const words = fact.map((each) => String(forms(name.replace(/s$/, ""), each)[0]?.[1] ?? ""));
      return [[name, new Intl.ListFormat(language).format(words)], [`${name}_count`, words.length]];
    }
    if (name === "seat" && typeof fact === "number") return [[name, say(`seat-${fact}`)]];
    const word = bundle.getMessage(`${name}-${String(fact).toLowerCase()}`);
    if (!word?.value || typeof fact === "number") return [[name, typeof fact === "number" ? fact : String(fact)]];
    const others = Object.entries(word.attributes).map(([form, text]): [string, string] => [
      `${name}_${form}`,
      bundle.formatPattern(text, {}),
    ]);
    return [[name, bundle.formatPattern(word.value, {})], ...others];
  };
  return {
    language,
    say,
    has: (key) => bundle.hasMessage(key),
    seat: (seat) => say(`seat-${seat}`),
    action: ({ type, ...facts }: Action) => say(`action-${type}`, facts),
  };
}
