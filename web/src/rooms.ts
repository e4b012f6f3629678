/** The rooms of the house and the addresses that lead to them; each is loaded when somebody enters. */
import type { Component } from "svelte";

export type Page = Component<Record<string, string>>;

interface Room {
  given: Record<string, string>;
  /** What a page is begun anew for: another address; at a table only another page, so that a rematch keeps the line. */
  key: string;
  load(): Promise<Page>;
}

const PAGES = import.meta.glob<{ default: Page }>([
  "./table/Table.svelte",
  "./lobby/{NewTable,Join,Claim,Lost}.svelte",
  "./{replay,rules,learn}/{Replay,Rules,Learn}.svelte",
  "./tournament/{Tournaments,Announce,Tournament,Ratings}.svelte",
]);

const TABLE = "./table/Table.svelte";
const ADDRESSES: [RegExp, string][] = [
  [/^\/table\/(?<id>[^/]+)$/, TABLE],
  [/^\/new\/(?<game>[^/]+)$/, "./lobby/NewTable.svelte"],
  [/^\/join\/(?<code>[^/]+)$/, "./lobby/Join.svelte"],
  [/^\/claim\/(?<word>[^/]+)$/, "./lobby/Claim.svelte"],
  [/^\/replay\/(?<id>[^/]+)$/, "./replay/Replay.svelte"],
  [/^\/rules\/(?<game>[^/]+)$/, "./rules/Rules.svelte"],
  [/^\/learn\/(?<game>[^/]+)$/, "./learn/Learn.svelte"],
  [/^\/tournaments$/, "./tournament/Tournaments.svelte"],
  [/^\/tournament\/new$/, "./tournament/Announce.svelte"],
  [/^\/tournament\/(?<id>[^/]+)$/, "./tournament/Tournament.svelte"],
  [/^\/ratings\/(?<game>[^/]+)$/, "./tournament/Ratings.svelte"],
];

/** The room at an address; the home page is always there and has no room of its own. */
export function roomAt(path: string): Room | null {
  if (path === "/") return null;
  for (const [address, file] of ADDRESSES) {
    const found = address.exec(path);
    const key = file === TABLE ? file : path;
    if (found && PAGES[file]) return { given: { ...found.groups }, key, load: () => page(file) };
  }
  return { given: {}, key: path, load: () => page("./lobby/Lost.svelte") };
}

async function page(file: string): Promise<Page> {
  const load = PAGES[file];
  if (!load) throw new Error(`no page ${file}`);
  return (await load()).default;
}
