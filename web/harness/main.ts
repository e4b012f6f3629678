/**
 * A workbench for boards: one fixture of one game, without a house behind it. Served by `npx vite`, no part of the build.
 * `harness.html?game=cathedral&fixture=middle&theme=candle&lang=en&width=360&live=no`; `fixture=cover` shows the cover.
 */
import { mount } from "svelte";

import type { Drawing, ScoreSheet, Seen, Told } from "../src/board/contract";
import { Texts } from "../src/text/texts";
import Bench from "./Bench.svelte";
import "../src/styles/fonts.css";
import "../src/styles/theme.css";

const drawings = import.meta.glob<{ default: Drawing }>("../src/games/*/index.ts");
const fixtures = import.meta.glob<{ seen: Seen; events: Told[]; score: ScoreSheet }>("../src/games/*/fixtures/*.json", { import: "default" });
const texts = import.meta.glob<string>("../../src/beffroi/{text,games/*}/*.ftl", { query: "?raw", import: "default", eager: true });

const wanted = new URLSearchParams(location.search);
const game = wanted.get("game") ?? "cathedral";
const fixture = wanted.get("fixture") ?? "opening";
document.documentElement.dataset["theme"] = wanted.get("theme") ?? "light";

const drawing = await drawings[`../src/games/${game}/index.ts`]?.();
const shown = await fixtures[`../src/games/${game}/fixtures/${fixture}.json`]?.();
const language = wanted.get("lang") === "en" ? "en" : "fr";
const spoken = Object.entries(texts).filter(
  ([path]) => path.endsWith(`${language}.ftl`) && (path.includes("/text/") || path.includes(`/games/${game}/`)),
);
const target = document.getElementById("bench");
if (target && drawing)
  mount(Bench, {
    target,
    props: {
      drawing: drawing.default,
      shown,
      words: new Texts(language, spoken.map(([, text]) => text)),
      width: Number(wanted.get("width") ?? 0),
      live: wanted.get("live") !== "no",
    },
  });
