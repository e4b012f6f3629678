#!/usr/bin/env node
// A bot in JavaScript that answers by chance (docs/bots.md). Try it:
// beffroi arena cathedral --bots ./examples/mybot.mjs,random --games 20
import { createInterface } from "node:readline";

for await (const line of createInterface({ input: process.stdin })) {
  const { choices } = JSON.parse(line);
  console.log(JSON.stringify(choices[Math.floor(Math.random() * choices.length)]));
}
