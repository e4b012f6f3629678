/** Opening a table: who shall sit where, said in the words of the server. */
import { api } from "../../api";
import { introduced } from "../../me.svelte";
import type { SeatTerms, GameCard, Invitation, Measured, TableInfo } from "../../protocol.gen";
import { navigate } from "../../router.svelte";

/** How many people most like to be, where the game lets them. */
const USUAL_NUMBER = 3;

export function usualSeats(game: GameCard): number {
  return game.seats.includes(USUAL_NUMBER) ? USUAL_NUMBER : (game.seats[0] ?? 2);
}

/** A bot neither dull nor hard. */
export function usualLevel(game: GameCard): string {
  return game.levels[Math.floor((game.levels.length - 1) / 2)] ?? "";
}

/** What was measured of a level, at the table whose size is nearest. */
export function strengthOf(game: GameCard, level: string, seats: number): Measured | undefined {
  const found = game.measured.filter((each) => each.level === level);
  return found.sort((one, other) => Math.abs(one.seats - seats) - Math.abs(other.seats - seats))[0];
}

/** Where a person sits against bots of a level: beginners have the easier seat, everybody else begins. */
export function usualSeat(game: GameCard, level: string): number {
  return game.for_beginners.includes(level) ? (game.easier_seat ?? 0) : 0;
}

/** One person on their seat, and bots on all the others. */
export function amongBots(seats: number, own: number, level: string): SeatTerms[] {
  return Array.from({ length: seats }, (_, seat): SeatTerms => (seat === own ? { kind: "me" } : { kind: "bot", level }));
}

/** One click: me against bots of a level, at a table of my own. */
export function againstBots(game: GameCard, level: string): Invitation {
  const seats = amongBots(usualSeats(game), usualSeat(game, level), level);
  return { game: game.name, private: true, free_take_back: true, seats };
}

/** Opens the table and goes there; nothing happens when the guest would rather not say their name. */
export async function open(invitation: Invitation): Promise<void> {
  if (!(await introduced())) return;
  const sheet = await api.post<TableInfo>("tables", invitation);
  navigate(`/table/${sheet.id}`);
}
