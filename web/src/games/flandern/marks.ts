/** What the last answer changed, and what stood in the way of a refused one. */
import type { Facts, Refusal, Told } from "../../board/contract";

const AT_LOT = ["built", "site-built", "finished", "cathedral-raised", "master-set"];
const AT_CITY = ["city-valued", "centre-placed", "covered"];

export function marksOf(events: readonly Told[]): Set<string> {
  return new Set(events.flatMap(({ what, facts }) => placesOf(what, facts)));
}

function placesOf(what: string, facts: Facts): string[] {
  if (AT_LOT.includes(what)) return [`lot:${facts["city"]}.${facts["lot"]}`];
  if (AT_CITY.includes(what)) return [`city:${facts["city"]}`];
  if (what === "revealed" || what === "card-laid") return [`played:${facts["seat"]}.${facts["card"]}`];
  return what === "gold-shown" ? ["gold"] : [];
}

/** The lots that refusals name, in the city that was tried. */
export function causesOf(refusals: readonly Refusal[], city: string): Map<string, ReadonlySet<string>> {
  const lots = refusals.flatMap(({ facts }) => [facts["lots"] ?? [], facts["lot"] ?? []].flat().map(String));
  return new Map([[city, new Set(lots)]]);
}
