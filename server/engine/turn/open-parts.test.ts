import { describe, expect, it } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import { RunWriter } from "../log/run-writer.ts";
import { OpenParts } from "./open-parts.ts";

const at = { timestamp: 1 };
const textStart: RunEvent = { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant", ...at };
const callStart: RunEvent = {
  type: "TOOL_CALL_START",
  toolCallId: "t",
  toolCallName: "n",
  toolName: "n",
  parentMessageId: "m",
  ...at,
};
const args = (delta: string): RunEvent => ({ type: "TOOL_CALL_ARGS", toolCallId: "t", delta, ...at });
const start: RunEvent = {
  type: "CUSTOM",
  name: "tambo.component.start",
  value: { componentId: "c", componentName: "Card", messageId: "m" },
  ...at,
};
const props = (delta: string): RunEvent => ({
  type: "CUSTOM",
  name: "tambo.component.props_delta",
  value: { componentId: "c", delta },
  ...at,
});
const reasoning: RunEvent[] = [
  { type: "REASONING_START", messageId: "r", ...at },
  { type: "REASONING_MESSAGE_START", messageId: "r", role: "reasoning", ...at },
];

const cutOff = "The call was cut off and not executed.";
/** The result of every interrupted call. */
const result = [
  { type: "TOOL_CALL_RESULT", toolCallId: "t", content: cutOff, role: "tool" },
  {
    name: "tambo.tool.result",
    value: { toolCallId: "t", result: [{ type: "text", text: cutOff }], isError: true },
  },
];

const cases: [string, RunEvent[], object[]][] = [
  ["nothing", [], []],
  ["a text", [textStart], [{ type: "TEXT_MESSAGE_END", messageId: "m" }]],
  ["a closed text", [textStart, { type: "TEXT_MESSAGE_END", messageId: "m", ...at }], []],
  [
    "a step, after its parts [C-072]",
    [{ type: "STEP_STARTED", stepName: "turn-1", ...at }, textStart],
    [
      { type: "TEXT_MESSAGE_END", messageId: "m" },
      { type: "STEP_FINISHED", stepName: "turn-1" },
    ],
  ],
  [
    "a closed step",
    [
      { type: "STEP_STARTED", stepName: "turn-1", ...at },
      { type: "STEP_FINISHED", stepName: "turn-1", ...at },
    ],
    [],
  ],
  [
    "reasoning",
    reasoning,
    [
      { type: "REASONING_MESSAGE_END", messageId: "r" },
      { type: "REASONING_END", messageId: "r" },
    ],
  ],
  [
    "a call without arguments",
    [callStart],
    [{ type: "TOOL_CALL_ARGS", delta: "{}" }, { type: "TOOL_CALL_END", toolCallId: "t" }, ...result],
  ],
  [
    "a call with incomplete arguments",
    [callStart, args('{"a":[1'), args(",")],
    [{ type: "TOOL_CALL_ARGS", delta: "null]}" }, { type: "TOOL_CALL_END" }, ...result],
  ],
  ["a call with complete arguments", [callStart, args("{}")], [{ type: "TOOL_CALL_END" }, ...result]],
  [
    "a component with incomplete props",
    [start, props('{"a":"x')],
    [
      { name: "tambo.component.props_delta", value: { componentId: "c", delta: '"}' } },
      { name: "tambo.component.end", value: { componentId: "c", props: { a: "x" }, state: { s: 1 } } },
    ],
  ],
];

describe("OpenParts", () => {
  it.each(cases)("ends %s [T-041][T-049][T-051][T-057]", (_name, events, want) => {
    const run = new RunWriter({ id: "r", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});
    const parts = new OpenParts();
    for (const event of events) parts.observe(event);
    parts.close(run, () => ({ s: 1 }));
    const written = run.takePending()?.lines.map(({ json }) => JSON.parse(json)) ?? [];
    expect(written).toHaveLength(want.length);
    expect(written).toMatchObject(want);
  });
});
