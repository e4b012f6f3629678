/** Bastide on the page of rules. */
import type { Pictures, Seen, Told } from "../../board/contract";
import { boxOver, clipped, type Box } from "../../board/squares";
import { FIELD, SCENE } from "./camp";
import { marksOf } from "./marks";
import Plan from "./Plan.svelte";
import Still from "./Still.svelte";
import { blockBox, equipmentBox, grown } from "./town";
import type { Game, View } from "./view.gen";

const AROUND = 100;

/** The moulons and equipments that were touched, and the fields when an English tile comes; an emissary works there only. */
function frame(_before: Seen<Game>, { view }: Seen<Game>, events: Told<Game>[]): Box | null {
  const marks = [...marksOf(events)];
  if (marks.some((mark) => mark.startsWith("road:"))) return FIELD;
  const boxes = marks.flatMap((mark) => boxOf(mark, view) ?? []);
  return boxes.length ? clipped(grown(boxOver(boxes), AROUND), SCENE) : null;
}

function boxOf(mark: string, { town }: View): Box | null {
  const [kind = "", name = ""] = mark.split(":");
  if (kind === "block") return blockBox(name);
  if (kind === "circle" || kind === "equipment") return equipmentBox(name.split(".")[0] ?? "", town);
  return kind === "tent" ? FIELD : null;
}

const pictures: Pictures<Game> = { Still, frame, figures: { plan: Plan } };

export default pictures;
