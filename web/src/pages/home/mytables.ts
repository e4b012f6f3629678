/** The tables of a guest, page by page: the newest are looked at again and again, older ones are read when asked for. */
import type { TableInfo, TableLists } from "../../protocol.gen";

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
