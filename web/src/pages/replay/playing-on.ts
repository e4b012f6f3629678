/** A new table that goes on from a moment of a finished game, one seat for oneself and bots on the others. */
import type { SeatTerms, TableInfo } from "../../protocol.gen";
import { open } from "../new/opening";

export function playOn(sheet: TableInfo, ply: number, mine: number): Promise<void> {
  const seats = sheet.seats.map((_, seat): SeatTerms => ({ kind: seat === mine ? "me" : "bot" }));
  return open({ game: sheet.game, seats, start: { table: sheet.id, ply } });
}
