/** What concerns somebody at a table besides the game: said in one banner, the most urgent first. */
import type { Seen } from "../board/contract";
import type { Remark, TableInfo } from "../protocol.gen";

/** What the texts of the banner may name: somebody, what they said, and how long it takes until a bot stands in. */
export type NewsFacts = Readonly<{ name?: string; text?: string; seconds?: number }>;

export interface News {
  /** Another one has another key: it is heard, too. */
  key: string;
  /** The text, without its prefix. */
  what: string;
  facts: NewsFacts;
  /** What can be done about it, the first as the main thing. */
  verbs: readonly Verb[];
  /** Whose seat it is about, where that can be waited for. */
  seat?: number;
}

export type Verb = "grant-back" | "decline-back" | "wait" | "rematch" | "round" | "reply" | "close";

/** What the banner is made from. */
export interface Circumstances {
  sheet: TableInfo;
  seen: Seen;
  /** What was said and not yet read. */
  unread: readonly Remark[];
  /** Who has just come. */
  arrived: readonly string[];
  /** Where one is to play in the tournament, once its next round has begun. */
  nextGame: string | null;
}

export function newsOf({ sheet, seen, unread, arrived, nextGame }: Circumstances): News[] {
  const isPlaying = sheet.seats.some((card) => card.mine);
  return [
    ...backNews(sheet),
    ...(isPlaying ? absences(sheet) : []),
    ...(isPlaying && seen.result && sheet.rematch ? [news("rematch", `rematch ${sheet.rematch}`, {}, ["rematch", "close"])] : []),
    ...(nextGame ? [news("round", `round ${nextGame}`, {}, ["round", "close"])] : []),
    ...unread.slice(-1).map(({ number, name, text }) => news("said", `said ${number}`, { name, text }, ["reply", "close"])),
    ...arrived.slice(-1).map((name) => news("arrived", `arrived ${name}`, { name }, ["close"])),
  ];
}

const news = (what: string, key: string, facts: NewsFacts, verbs: readonly Verb[]): News => ({ what, key, facts, verbs });

function backNews(sheet: TableInfo): News[] {
  const asked = sheet.asks_back;
  if (!asked) return [];
  const [facts, key] = [{ name: sheet.seats[asked.seat]?.name ?? "" }, `${asked.step}`];
  const isAsker = sheet.seats[asked.seat]?.mine;
  if (asked.declined) return isAsker ? [news("back-declined", `declined ${key}`, {}, ["close"])] : [];
  if (asked.mine) return [news("back-asked", `back ${key}`, facts, ["grant-back", "decline-back"])];
  return isAsker ? [news("back-waits", `waits ${key}`, {}, ["close"])] : [];
}

function absences(sheet: TableInfo): News[] {
  return sheet.seats.flatMap(({ name, stand_in_after: seconds }, seat) => {
    const verbs: Verb[] = sheet.tournament ? ["close"] : ["wait", "close"];
    return seconds === null || seconds === undefined ? [] : [{ ...news("away", `away ${seat}`, { name, seconds }, verbs), seat }];
  });
}

/** The people who were not there before. */
export function arrivals(before: TableInfo | null, now: TableInfo): string[] {
  if (before?.id !== now.id) return [];
  const wasHere = (seat: number): boolean => before.seats[seat]?.online ?? false;
  return now.seats.flatMap((card, seat) => (card.kind === "person" && !card.mine && card.online && !wasHere(seat) ? [card.name] : []));
}
