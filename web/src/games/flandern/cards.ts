/** What a card shows: "gent", "site", "take-back", "influence"…, or "blue-gent" for a guild under influence. */

export interface Face {
  /** The guild whose card it is, where the card says it. */
  guild: string;
  kind: string;
  /** Two letters for a city. */
  initials: string;
}

const CITIES: Readonly<Record<string, string>> = {
  brugge: "blue",
  gent: "yellow",
  ieper: "green",
  leuven: "red",
  utrecht: "grey",
  luik: "church",
};
const KINDS = [...Object.keys(CITIES), "site", "take-back", "influence", "cathedral", "master"];

export function faceOf(card: string): Face {
  const kind = KINDS.find((each) => card === each || card.endsWith(`-${each}`)) ?? card;
  const guild = card === kind ? "" : card.slice(0, -kind.length - 1);
  return { guild, kind, initials: kind in CITIES ? kind.charAt(0).toUpperCase() + kind.charAt(1) : "" };
}

/** The arms in the centre of a city, which its card shows. */
export const armsOfCity = (city: string): string => CITIES[city] ?? "";
