/** The drawings of the games, each loaded when it is needed. */
import type { Component } from "svelte";

import type { Drawing } from "./board/contract";

const drawings = import.meta.glob<{ default: Drawing }>("./games/*/index.ts");
const covers = import.meta.glob<{ default: Component }>("./games/*/Cover.svelte");

export async function drawingOf(game: string): Promise<Drawing> {
  const load = drawings[`./games/${game}/index.ts`];
  if (!load) throw new Error(`no drawing of ${game}`);
  return (await load()).default;
}

/** A cover that cannot be had, because the server has closed or the game has none, is missed and nothing more. */
export async function coverOf(game: string): Promise<Component | null> {
  const found = await covers[`./games/${game}/Cover.svelte`]?.().catch(() => null);
  return found?.default ?? null;
}
