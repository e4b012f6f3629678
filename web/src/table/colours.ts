/** The colours of seats, where a game gives its pieces none. */
import type { Drawing, Seen, Tincture } from "../board/contract";

const BY_SEAT: readonly Tincture[] = ["azure", "gules", "vert", "purpure", "or", "sable"];

export function tincturesOfSeat(seat: number): readonly Tincture[] {
  return [BY_SEAT[seat % BY_SEAT.length] ?? "argent"];
}

export function tincturesOf(drawing: Drawing | null, seen: Seen | null, seat: number): readonly Tincture[] {
  return (seen && drawing?.tinctures?.(seen, seat)) ?? tincturesOfSeat(seat);
}
