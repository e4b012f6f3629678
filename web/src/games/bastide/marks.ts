/** What the last answer changed, and what stood in the way of a refused one: names of places on the board. */
import type { Fact, Facts, Refusal, Told } from "../../board/contract";

const AT_BLOCK = ["house-built", "house-destroyed", "piece-placed"];
const AT_CIRCLE = ["influence-placed", "influence-removed"];
const AT_CAMP = ["camped", "english-dismissed"];

export function marksOf(events: readonly Told[]): Set<string> {
  return new Set(events.flatMap(({ what, facts }) => placesOf(what, facts)));
}

function placesOf(what: string, facts: Facts): string[] {
  if (AT_BLOCK.includes(what)) return [`block:${said(facts["block"])}`];
  if (AT_CIRCLE.includes(what)) return [`circle:${said(facts["circle"])}`];
  if (AT_CAMP.includes(what)) return [`tent:${said(facts["value"])}`];
  if (what === "road-advanced") return [`road:${said(facts["seat"])}`];
  if (what === "card-taken") return [`card:${said(facts["card"])}`];
  return what === "proposed" ? [`equipment:${said(facts["equipment"])}`] : [];
}

/** The circles and moulons that the facts of some refusals name. */
export function causesOf(refusals: readonly Refusal[]): Set<string> {
  return new Set(refusals.flatMap(({ facts }) => named(facts)));
}

function named(facts: Facts): string[] {
  const targets = [facts["targets"] ?? [], facts["circle"] ?? []].flat().map(said);
  const blocks = facts["block"] === undefined ? [] : [`block:${said(facts["block"])}`];
  return [...targets.flatMap((target) => [`circle:${target}`, `block:${target.split(".")[0]}`]), ...blocks];
}

const said = (fact: Fact | undefined): string => String(fact ?? "");
