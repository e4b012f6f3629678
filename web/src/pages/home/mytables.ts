/** The tables of a guest, page by page: the newest are looked at again and again, older ones are read when asked for. */
import type { SeatCard, TableInfo, TableLists } from "../../protocol.gen";

export interface MyTables {
  readonly sheets: readonly TableInfo[];
  /** Whether there are older ones. */
  readonly more: boolean;
}

export const NONE: MyTables = { sheets: [], more: false };

/** The newest tables as they are now, and behind them the older ones that were shown before. */
export function renewed(shown: MyTables, seen: TableLists): MyTables {
  const last = seen.mine.at(-1);
  if (!last || !seen.more) return { sheets: seen.mine, more: seen.more };
  const newest = new Set(seen.mine.map((sheet) => sheet.id));
  const older = shown.sheets.filter((sheet) => sheet.created <= last.created && !newest.has(sheet.id));
  return { sheets: [...seen.mine, ...older], more: older.length ? shown.more : seen.more };
}

/** With one more page behind what is shown. */
export function extended(shown: MyTables, page: TableLists): MyTables {
  const known = new Set(shown.sheets.map((sheet) => sheet.id));
  return { sheets: [...shown.sheets, ...page.mine.filter((sheet) => !known.has(sheet.id))], more: page.more };
}

const isFinished = ({ status }: TableInfo): boolean => status === "over" || status === "closed";

/** Whether the guest is asked there. */
export const isMyTurn = (sheet: TableInfo): boolean => sheet.asked.some((seat) => sheet.seats[seat]?.mine);

/** The tables to go on with: first where it is my turn, then where others play, then where somebody is waited for. */
export function toContinue(sheets: readonly TableInfo[]): TableInfo[] {
  const rank = (sheet: TableInfo): number => (sheet.status === "open" ? 2 : isMyTurn(sheet) ? 0 : 1);
  return sheets.filter((sheet) => !isFinished(sheet)).sort((one, other) => rank(one) - rank(other));
}

/** Bots whose play is worth a look. */
const STRONG: readonly string[] = ["journeyman", "master", "grandmaster"];

const isPerson = (card: SeatCard): boolean => card.kind === "person";

/** What others play that is worth looking at: people or strong bots; the most watched first, then what moved last. */
export function worthWatching(sheets: readonly TableInfo[]): TableInfo[] {
  const isWorth = ({ seats }: TableInfo): boolean => seats.some(isPerson) || seats.every(({ level }) => STRONG.includes(level ?? ""));
  const others = sheets.filter((sheet) => !sheet.seats.some(({ mine }) => mine) && isWorth(sheet));
  return others.sort((one, other) => (other.watching ?? 0) - (one.watching ?? 0) || other.changed - one.changed);
}

export const finished = (sheets: readonly TableInfo[]): TableInfo[] => sheets.filter(isFinished);
