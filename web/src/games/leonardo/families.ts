/** The colours of the six families, in the order of the seats; grey is argent and sable together. */
import type { Seen, Tincture } from "../../board/contract";
import type { Camp, Game, View } from "./view.gen";

const FAMILIES: readonly (readonly Tincture[])[] = [["gules"], ["azure"], ["or"], ["sable"], ["argent"], ["argent", "sable"]];

export const coloursOf = (seat: number): readonly Tincture[] => FAMILIES[seat] ?? ["argent"];

/** The side a seat plays for, while it is in the game. */
export const campOf = (view: View, seat: number): Camp | undefined => view.camps.find((camp) => camp.members.includes(seat));

/** Allies play under the colour of one of them. */
export const tinctures = (seen: Seen<Game>, seat: number): readonly Tincture[] => coloursOf(campOf(seen.view, seat)?.seat ?? seat);
