/** Flandern 1302 on the page of rules. */
import type { Pictures, Seen, Told } from "../../board/contract";
import { named } from "../../board/facts";
import { boxOver, type Box } from "../../board/squares";
import { partOf } from "./layout";
import { MEANINGS } from "./meanings.gen";
import Sites from "./Sites.svelte";
import Specials from "./Specials.svelte";
import Still from "./Still.svelte";
import type { Game } from "./view.gen";

/** The cities where something happened. */
function frame(_before: Seen<Game>, { view }: Seen<Game>, events: Told<Game>[]): Box | null {
  const touched = new Set(events.flatMap(({ facts }) => named(MEANINGS, "city", facts)));
  const sites = view.cities.flatMap(({ name, site }) => (touched.has(name) && site ? [site] : []));
  return sites.length ? boxOver(sites.map(partOf)) : null;
}

const pictures: Pictures<Game> = { Still, frame, figures: { sites: Sites, specials: Specials } };

export default pictures;
