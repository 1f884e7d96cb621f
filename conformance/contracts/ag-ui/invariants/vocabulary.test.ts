import { expect, it } from "vitest";
import type { JsonObject } from "../../../stream/json.ts";
import {
  callBegins,
  componentEnds,
  connectOf,
  evidenceOf,
  messagesOf,
  nothing,
  started,
  text,
} from "./testing.ts";
import { vocabulary } from "./vocabulary.ts";

const custom = (name: string): JsonObject => ({ type: "CUSTOM", name, value: {} });
const unknown = "is no event that the contract sends";

it.each<[string, JsonObject, string[]]>([
  ["a call", callBegins, []],
  ["an extension", componentEnds, []],
  [
    "Tambo's name of a tool",
    { ...callBegins, toolName: "demo/look" },
    ["run: event 1 (TOOL_CALL_START) has toolName beside toolCallName"],
  ],
  ["Tambo's messages", custom("tambo.run.finished"), [`run: event 1 (tambo.run.finished) ${unknown}`]],
  ["Tambo's result", custom("tambo.tool.result"), [`run: event 1 (tambo.tool.result) ${unknown}`]],
  ["what the server tells itself", custom("engine.turn"), [`run: event 1 (engine.turn) ${unknown}`]],
  ["older events", { type: "THINKING_START" }, [`run: event 1 (THINKING_START) ${unknown}`]],
  [
    "the request again",
    { ...started, input: {} },
    ["run: event 1 (RUN_STARTED) has input, which the contract does not send"],
  ],
  ["an empty piece", text(""), ["run: event 1 (TEXT_MESSAGE_CONTENT) has an empty delta"]],
  [
    "all messages again",
    { type: "MESSAGES_SNAPSHOT", messages: [] },
    ["run: event 1 (MESSAGES_SNAPSHOT) is only for who comes back"],
  ],
])("judges %s [C-068][C-075]", (_, event, expected) => {
  expect(messagesOf(vocabulary.judge(evidenceOf([event])))).toEqual(expected);
});

it("lets who comes back have all messages", () => {
  expect(vocabulary.judge(evidenceOf(connectOf([], {}), { from: "bare" }))).toEqual([]);
});

it("is silent about nothing", () => {
  expect(vocabulary.judge(nothing)).toBeUndefined();
});
