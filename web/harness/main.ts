/**
 * A workbench for boards: one fixture of one game, without a house behind it. Served by `npx vite`, no part of the build.
 * `harness.html?game=cathedral&fixture=middle&theme=candle&lang=en&width=360`; `fixture=cover` shows the cover,
 * `cell=40` fixes nothing: the board takes the width it is given, as at a table.
 */
import { mount } from "svelte";

import type { Drawing, Seen, Told } from "../src/board/contract";
import Bench from "./Bench.svelte";
import { wordsOf } from "./words";
import "../src/board/tinctures.css";

const drawings = import.meta.glob<{ default: Drawing }>("../src/games/*/index.ts");
const fixtures = import.meta.glob<{ seen: Seen; events: Told[] }>("../src/games/*/fixtures/*.json", { import: "default" });

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "cathedral";
const fixture = wanted.get("fixture") ?? "opening";
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";

const drawing = await drawings[`../src/games/${game}/index.ts`]?.();
const shown = await fixtures[`../src/games/${game}/fixtures/${fixture}.json`]?.();
const target = document.getElementById("bench");
if (target && drawing)
  mount(Bench, {
    target,
    props: {
      drawing: drawing.default,
      shown,
      words: wordsOf(game, wanted.get("lang") === "en" ? "en" : "fr"),
      width: Number(wanted.get("width") ?? 0),
      live: wanted.get("live") !== "no",
    },
  });
