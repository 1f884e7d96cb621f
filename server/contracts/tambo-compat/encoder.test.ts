import { describe, expect, it } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import { type EventKind, parseKind } from "../../core/log-line.ts";
import { sampleEvents } from "../testing-events.ts";
import { encodeRun } from "./encoder.ts";

/** Returns the events in the frames of a run with these events, which arrive in one batch each. */
async function encode(...events: readonly RunEvent[]): Promise<unknown[]> {
  async function* source() {
    for (const event of events) {
      const json = JSON.stringify(event);
      yield [{ kind: parseKind(json), number: 1, json }];
    }
  }
  let text = "";
  for await (const frames of encodeRun(source())) text += frames.text;
  const frames = text.split("\n\n").slice(0, -1);
  return frames.map((frame) => JSON.parse(/^data: ([^\n]+)$/.exec(frame)?.[1] ?? ""));
}

const custom = (name: string, value: object) => ({ type: "CUSTOM", name, value, timestamp: 7 }) as RunEvent;
const stateDelta = (componentId: string, operations: object[]) =>
  custom("tambo.component.state_delta", { componentId, operations });
const propsDelta = (delta: string, operations: object[]) =>
  custom("tambo.component.props_delta", { componentId: "comp_1", delta, operations });

const unchanged: readonly EventKind[] = [
  "RUN_STARTED",
  "RUN_FINISHED",
  "RUN_ERROR",
  "TEXT_MESSAGE_START",
  "TEXT_MESSAGE_CONTENT",
  "TEXT_MESSAGE_END",
  "TOOL_CALL_START",
  "TOOL_CALL_ARGS",
  "TOOL_CALL_END",
  "tambo.component.start",
];
const changed: readonly EventKind[] = [
  "TOOL_CALL_RESULT",
  "STATE_SNAPSHOT",
  "STATE_DELTA",
  "tambo.run.awaiting_input",
  "tambo.component.props_delta",
  "tambo.component.state_delta",
  "tambo.component.end",
];

describe("the encoder for Tambo's packages", () => {
  it.each(sampleEvents.filter(([kind]) => unchanged.includes(kind)))(
    "[TA-007] sends %s unchanged",
    async (_, event) => {
      expect(await encode(event)).toEqual([event]);
    },
  );

  it.each(sampleEvents.filter(([kind]) => ![...unchanged, ...changed].includes(kind)))(
    "[TA-007] leaves out %s",
    async (_, event) => {
      expect(await encode(event)).toEqual([]);
    },
  );

  const call = {
    type: "TOOL_CALL_START",
    toolCallId: "tc_1",
    toolCallName: "look",
    toolName: "look",
    parentMessageId: "msg_1",
    timestamp: 7,
  } as const;
  const result = {
    type: "TOOL_CALL_RESULT",
    messageId: "msg_2",
    toolCallId: "tc_1",
    content: "Sun",
    role: "tool",
    timestamp: 7,
  } as const;

  it.each<[string, RunEvent[], object[]]>([
    [
      "[TA-010] names the message of the call in a result",
      [call, result],
      [call, { ...result, messageId: "msg_1" }],
    ],
    ["[TA-010] leaves out a result of a call in another run", [result], []],
    [
      "[TA-011] sends pending calls with their arguments as text",
      [
        custom("tambo.run.awaiting_input", {
          threadId: "thr_1",
          runId: "run_1",
          pendingToolCalls: [{ toolCallId: "tc_1", toolName: "pick", input: { row: 3 } }],
        }),
      ],
      [
        custom("tambo.run.awaiting_input", {
          pendingToolCalls: [{ toolCallId: "tc_1", toolName: "pick", arguments: '{"row":3}' }],
        }),
      ],
    ],
    [
      "[TA-013] sends each state in a snapshot",
      [
        {
          type: "STATE_SNAPSHOT",
          snapshot: { components: { comp_1: { page: 1 }, comp_2: {} } },
          timestamp: 7,
        },
      ],
      [
        stateDelta("comp_1", [{ op: "replace", path: "", value: { page: 1 } }]),
        stateDelta("comp_2", [{ op: "replace", path: "", value: {} }]),
      ],
    ],
    [
      "[TA-013] splits a change by component, with paths in its state",
      [
        {
          type: "STATE_DELTA",
          delta: [
            { op: "replace", path: "/components/comp_1/page", value: 2 },
            { op: "move", path: "/components/comp_1/b~1c", from: "/components/comp_1/a" },
            { op: "add", path: "/components/a~1b", value: {} },
          ],
          timestamp: 7,
        },
      ],
      [
        stateDelta("comp_1", [
          { op: "replace", value: 2, path: "/page" },
          { op: "move", path: "/b~1c", from: "/a" },
        ]),
        stateDelta("a/b", [{ op: "add", value: {}, path: "" }]),
      ],
    ],
    [
      "[TA-013] sends a client's change as operations",
      [
        custom("tambo.component.state_delta", {
          componentId: "comp_1",
          delta: [{ op: "remove", path: "/a" }],
        }),
      ],
      [stateDelta("comp_1", [{ op: "remove", path: "/a" }])],
    ],
    [
      "[TA-012] sends props as operations, and what is missing at the end",
      [
        custom("tambo.component.props_delta", { componentId: "comp_1", delta: '{"title":"Us' }),
        custom("tambo.component.props_delta", { componentId: "comp_1", delta: 'ers","n' }),
        custom("tambo.component.end", { componentId: "comp_1", props: { title: "Users", n: 1 } }),
      ],
      [
        propsDelta('{"title":"Us', [{ op: "add", path: "/title", value: "Us" }]),
        propsDelta('ers","n', []),
        propsDelta("", [
          { op: "replace", path: "/title", value: "Users" },
          { op: "add", path: "/n", value: 1 },
        ]),
        custom("tambo.component.end", { componentId: "comp_1", props: { title: "Users", n: 1 } }),
      ],
    ],
    [
      "[TA-012] sends nothing more at the end of complete props",
      [
        custom("tambo.component.props_delta", { componentId: "comp_1", delta: "{}" }),
        custom("tambo.component.end", { componentId: "comp_1", props: {} }),
      ],
      [propsDelta("{}", []), custom("tambo.component.end", { componentId: "comp_1", props: {} })],
    ],
  ])("%s", async (_, events, expected) => {
    expect(await encode(...events)).toEqual(expected);
  });
});
