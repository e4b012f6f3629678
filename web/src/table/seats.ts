/** Whose seats they are, and who is waited for. */
import { answersOffer } from "../ask/answers";
import type { Action, Seen } from "../board/contract";
import type { TableInfo } from "../protocol.gen";

export function seatsOfMine(sheet: TableInfo): number[] {
  return sheet.seats.flatMap((card, seat) => (card.mine ? [seat] : []));
}

/** Whether an answer is one of those that may be said out of turn. */
export function isSaidOutOfTurn(seen: Seen, action: Action): boolean {
  const terms = seen.floor.flatMap((ask) => (ask.type === "Offer" ? [ask.action, ask.counter] : []));
  return terms.includes(action.type) || seen.offers.some((offer) => answersOffer(action, offer));
}

/** Those who have not answered yet. */
export function missing(seen: Seen): number[] {
  return seen.asked.filter((seat) => seat >= 0 && !seen.answered.includes(seat));
}

/** The seat on this device that is asked while the one looked from is not; none when nothing is to be handed over. */
export function nextOfMine(sheet: TableInfo, seen: Seen | null, seat: number | null): number | null {
  if (!seen || seen.ask || seen.result) return null;
  return missing(seen).find((each) => each !== seat && sheet.seats[each]?.mine) ?? null;
}

/** What those at the table are called, by seat; the game has names for empty seats. */
export function namesOf(sheet: TableInfo): (string | null)[] {
  return sheet.seats.map((card) => card.name || null);
}
