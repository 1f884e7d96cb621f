import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import { linear } from "./linear.ts";
import { args, custom, evidenceOf, goodRun, messagesOf, nothing, pausedRun, text } from "./testing.ts";

const pieces = Array.from({ length: 400 }, (_, at) => `"${at}":${"x".repeat(28)},`);
const soFar = (at: number) => pieces.slice(0, at + 1).join("");
const growing = (delta: (at: number) => JsonObject) => pieces.map((_, at) => delta(at));
const props = (delta: string, operations: string) =>
  custom("tambo.component.props_delta", { componentId: "comp_1", delta, operations });

it.each<[string, JsonObject[], string[]]>([
  ["a run", goodRun, []],
  ["a long answer", growing((at) => props(pieces[at] ?? "", "")), []],
  ["control characters", growing(() => text("\u0001".repeat(2000))), []],
  [
    "what came before with every delta",
    growing((at) => props(pieces[at] ?? "", soFar(at))),
    ["tambo.component.props_delta"],
  ],
  [
    "what came before with every piece of a text",
    growing((at) => ({ ...text(pieces[at] ?? ""), whole: soFar(at) })),
    ["TEXT_MESSAGE_CONTENT"],
  ],
  ["empty deltas", growing(() => args("")), ["TOOL_CALL_ARGS"]],
])("judges %s [TC-036]", (_, events, wrong) => {
  const found = messagesOf(linear.judge(evidenceOf(events)));
  expect(found).toEqual(
    wrong.map((name) =>
      expect.stringMatching(`^run: the ${name} events take \\d+ bytes for what fits in \\d+$`),
    ),
  );
});

it("is silent where nothing comes in pieces", () => {
  expect(linear.judge(nothing)).toBeUndefined();
  expect(linear.judge(evidenceOf(pausedRun.slice(0, 1)))).toBeUndefined();
});
