/** The pages and the addresses that lead to them; each page is loaded when it is first opened. */
import type { Component } from "svelte";

export type Page = Component<Record<string, string>>;

interface Route {
  params: Record<string, string>;
  /** What a page is mounted anew for: another address; at a table only another page, so that a rematch keeps its connection. */
  key: string;
  load(): Promise<Page>;
}

const PAGES = import.meta.glob<{ default: Page }>([
  "./table/Table.svelte",
  "./pages/NotFound.svelte",
  "./pages/*/{NewTable,Join,Claim,Replay,Rules,Learn,Puzzle,Tournaments,Announce,Tournament,Ratings,Settings}.svelte",
]);

const TABLE = "./table/Table.svelte";
const NOT_FOUND = "./pages/NotFound.svelte";
const ROUTES: [RegExp, string][] = [
  [/^\/table\/(?<id>[^/]+)$/, TABLE],
  [/^\/new\/(?<game>[^/]+)$/, "./pages/new/NewTable.svelte"],
  [/^\/join\/(?<code>[^/]+)$/, "./pages/join/Join.svelte"],
  [/^\/claim\/(?<word>[^/]+)$/, "./pages/join/Claim.svelte"],
  [/^\/replay\/(?<id>[^/]+)$/, "./pages/replay/Replay.svelte"],
  [/^\/rules\/(?<game>[^/]+)$/, "./pages/rules/Rules.svelte"],
  [/^\/learn\/(?<game>[^/]+)$/, "./pages/learn/Learn.svelte"],
  [/^\/puzzles\/(?<game>[^/]+)$/, "./pages/puzzle/Puzzle.svelte"],
  [/^\/settings$/, "./pages/settings/Settings.svelte"],
  [/^\/tournaments$/, "./pages/tournament/Tournaments.svelte"],
  [/^\/tournament\/new$/, "./pages/tournament/Announce.svelte"],
  [/^\/tournament\/(?<id>[^/]+)$/, "./pages/tournament/Tournament.svelte"],
  [/^\/ratings\/(?<game>[^/]+)$/, "./pages/tournament/Ratings.svelte"],
];

/** The route of an address; the home page comes with the application and has none. */
export function routeAt(path: string): Route | null {
  if (path === "/") return null;
  for (const [pattern, file] of ROUTES) {
    const found = pattern.exec(path);
    const key = file === TABLE ? file : path;
    if (found) return { params: { ...found.groups }, key, load: () => page(file) };
  }
  return { params: {}, key: path, load: () => page(NOT_FOUND) };
}

async function page(file: string): Promise<Page> {
  const load = PAGES[file];
  if (!load) throw new Error(`no page ${file}`);
  return (await load()).default;
}
