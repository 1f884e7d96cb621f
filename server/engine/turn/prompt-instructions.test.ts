import { expect, it } from "vitest";
import type { JsonObject } from "../../core/events.ts";
import type { RunSettings } from "../run-input.ts";
import { buildInstructions } from "./prompt.ts";

const context = [
  { description: "Page", value: "/cart" },
  { description: "User", value: "Ann\nB." },
];

it.each<[string, Pick<RunSettings, "instructions" | "context">, JsonObject | undefined, string | undefined]>([
  ["nothing", {}, undefined, undefined],
  ["nothing for empty settings", { instructions: "", context: [] }, {}, undefined],
  ["an agent's settings", { instructions: "You are the clerk." }, undefined, "You are the clerk."],
  ["the context [C-007][M-082]", { context }, undefined, "Context from the app:\nPage: /cart\nUser: Ann\nB."],
  ["the state [C-004][M-081]", {}, { a: [null] }, 'Current state of the app, as JSON:\n{"a":[null]}'],
  [
    "all of it",
    { instructions: "You are the clerk.", context },
    { a: 1 },
    'You are the clerk.\n\nContext from the app:\nPage: /cart\nUser: Ann\nB.\n\nCurrent state of the app, as JSON:\n{"a":1}',
  ],
])("the system prompt contains %s", (_name, settings, state, want) => {
  expect(buildInstructions(settings, state)).toBe(want);
});
