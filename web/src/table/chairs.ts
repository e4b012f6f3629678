/** The colours of chairs, where a game gives its pieces none. */
import type { Drawing, Seen, Tincture } from "../board/contract";

const BY_CHAIR: readonly Tincture[] = ["azure", "gules", "vert", "purpure", "or", "sable"];

export function tincturesOfChair(seat: number): readonly Tincture[] {
  return [BY_CHAIR[seat % BY_CHAIR.length] ?? "argent"];
}

export function tincturesOf(drawing: Drawing | null, seen: Seen | null, seat: number): readonly Tincture[] {
  return (seen && drawing?.tinctures?.(seen, seat)) ?? tincturesOfChair(seat);
}
