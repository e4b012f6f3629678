/** The colours of the five seats, as their names say them. */
import type { Tincture } from "../../board/tinctures";

const SEATS: readonly Tincture[] = ["azure", "vert", "gules", "or", "purpure"];

export const tinctureOf = (seat: number): Tincture => SEATS[seat] ?? "argent";
