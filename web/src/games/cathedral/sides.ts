/** Light is argent and Dark is sable, as the wood they are made of. */
import type { Tincture } from "../../board/contract";

export const TINCTURES: readonly Tincture[] = ["argent", "sable"];
