/** The drawings of the games, each loaded when it is needed; a game from another package has the plain one. */
import type { Component } from "svelte";

import type { Drawing, Pictures } from "./board/contract";

const drawings = import.meta.glob<{ default: Drawing }>("./games/*/index.ts");
const pictures = import.meta.glob<{ default: Pictures }>("./games/*/pictures.ts");
const covers = import.meta.glob<{ default: Component }>("./games/*/Cover.svelte");

export async function drawingOf(game: string): Promise<Drawing> {
  const load = drawings[`./games/${game}/index.ts`] ?? (() => import("./board/plain/index"));
  return (await load()).default;
}

/** What the page of rules draws of a game; a game from another package is told in words. */
export async function picturesOf(game: string): Promise<Pictures | null> {
  return (await pictures[`./games/${game}/pictures.ts`]?.())?.default ?? null;
}

/** A cover that cannot be had, because the server does not answer, is missed and nothing more. */
export async function coverOf(game: string): Promise<Component | null> {
  const load = covers[`./games/${game}/Cover.svelte`] ?? (() => import("./board/plain/Cover.svelte"));
  return (await load().catch(() => null))?.default ?? null;
}
