/** What may be answered by pointing at the board: sites, lots and cards, and the answers each of them stands for. */
import type { Ask } from "../../board/contract";
import type { Answer, Build, Game } from "./view.gen";

/** The spot of an answer: a site, a lot of a city, a card, the pile. */
export function spotOf(action: Answer): string {
  switch (action.type) {
    case "TakeSite":
      return `site:${action.site}`;
    case "Lay":
      return `card:${action.card}`;
    case "DrawFirst":
    case "DrawAgain":
      return "pile";
    case "Build":
      return lotSpot(action.city, largeLot(action));
    case "Finish":
    case "RaiseCathedral":
    case "PlaceMaster":
      return lotSpot(action.city, action.lot);
    default:
      return "";
  }
}

export const lotSpot = (city: string, lot: string): string => `lot:${city}.${lot}`;

/** The city of a lot; none for other spots. */
export const cityOfLot = (spot: string): string | undefined => /^lot:(.*)\./.exec(spot)?.[1];

/** The quarter D names two lots, the large one first: it is pointed at there. */
function largeLot({ lot, quarter }: Build): string {
  return quarter === "church-D" ? lot.charAt(0) : lot;
}

/** The answers of every spot; a lot may have several, one for each quarter that can stand there. */
export function answersBySpot(ask: Ask<Game> | null): Map<string, Answer[]> {
  const found = new Map<string, Answer[]>();
  for (const action of ask?.type === "Pick" ? ask.actions : []) {
    const spot = spotOf(action);
    if (spot) found.set(spot, [...(found.get(spot) ?? []), action]);
  }
  return found;
}

/** The cards that may be chosen in secret, and how many influence cards beside one. */
export interface Choosing {
  cards: string[];
  influence: number;
}

export function choosingOf(ask: Ask<Game> | null): Choosing | null {
  if (ask?.type !== "Bundle" || ask.action !== "Choose") return null;
  const part = (field: string) => ask.parts.find((each) => each.field === field);
  return { cards: (part("card")?.of ?? []).map(String), influence: part("influence")?.high ?? 0 };
}
