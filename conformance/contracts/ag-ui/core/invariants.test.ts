import { expect, it } from "vitest";
import { listFindings } from "../../../invariants/testing.ts";
import type { JsonObject } from "../../../stream/json.ts";
import {
  args,
  callEnd,
  clientCallStart,
  createEvidence,
  finished,
  goodEvidence,
  ids,
  paused,
  readBytes,
  result,
  sent,
  started,
  text,
  textEnd,
  textStart,
} from "../invariants/testing.ts";
import { coreInvariants } from "./invariants.ts";

const toolCall = [clientCallStart, args("{}"), callEnd];
const usage = (entry: object): JsonObject => ({
  ...finished,
  usage: [{ provider: "p", model: "m", ...entry } as JsonObject],
});
const add = (path: string) => ({ type: "STATE_DELTA", delta: [{ op: "replace", path, value: 2 }] });
const stateless: JsonObject = { threadId: "thr_1", runId: "run_1", messages: [] };

it.each(goodEvidence)("accepts %s", (_, evidence) => {
  expect(listFindings(coreInvariants, evidence)).toEqual([]);
});

it.each<[string, JsonObject[], JsonObject?]>([
  ["a run without protocol extensions", [started, textStart, text("Hi"), textEnd, finished]],
  [
    "an earlier run before the requested one",
    [{ ...started, runId: "run_0" }, { ...finished, runId: "run_0" }, started, finished],
  ],
  ["a late RUN_ERROR", [started, finished, { type: "RUN_ERROR", message: "No." }]],
  ["a message that is opened again", [started, textStart, textEnd, textStart, text("Hi"), textEnd, finished]],
  [
    "a request without state, and a snapshot before the delta",
    [started, { type: "STATE_SNAPSHOT", snapshot: { a: 1 } }, add("/a"), finished],
    stateless,
  ],
  ["a delta of the state in the request", [started, add("/cart"), finished]],
  ["a total that is the sum", [started, usage({ inputTokens: 2, outputTokens: 3, totalTokens: 5 })]],
  ["no total", [started, usage({ inputTokens: 2, outputTokens: 3 })]],
  ["a client call without an outcome", [started, ...toolCall, finished]],
  ["a client call that is listed", [started, ...toolCall, paused]],
])("accepts %s", (_, events, input = sent) => {
  expect(listFindings(coreInvariants, createEvidence(events, { sent: input }))).toEqual([]);
});

it.each<[ids: string, JsonObject[], [string, ...string[]][]]>([
  [
    "CP-010",
    [started, { ...finished, extra: 1 }],
    [["core-schema", "run: event 2 has the undeclared field /extra"]],
  ],
  [
    "CP-011",
    [started, { ...finished, result: null }],
    [["core-schema", "run: event 2 has null in result; a field without a value must be omitted"]],
  ],
  [
    "CP-090",
    [{ type: "RUN_STARTED", ...ids }, finished],
    [["core-version", "run: RUN_STARTED has no protocolVersion of the form MAJOR.MINOR"]],
  ],
  [
    "CP-020",
    [started, { ...finished, threadId: "other", runId: "other" }],
    [
      [
        "core-ids",
        "run: RUN_FINISHED has another threadId",
        "run: RUN_FINISHED has another runId than the request",
      ],
    ],
  ],
  [
    "CP-030",
    [textStart, started, finished],
    [["core-lifecycle", "run: event 1: TEXT_MESSAGE_START before RUN_STARTED"]],
  ],
  [
    "CP-031",
    [started, finished, finished],
    [["core-lifecycle", "run: event 3: RUN_FINISHED after RUN_FINISHED"]],
  ],
  [
    "CP-032",
    [started, textStart, finished],
    [["core-lifecycle", "run: event 3: RUN_FINISHED while text message msg_1 is open"]],
  ],
  [
    "CP-040",
    [started, text("Hi"), finished],
    [["core-items", "run: event 2: TEXT_MESSAGE_CONTENT for text message msg_1, which is not open"]],
  ],
  [
    "CP-033",
    [started, { type: "STEP_FINISHED", stepName: "s" }, finished],
    [["core-steps", "run: event 2: STEP_FINISHED for step s, which is not open"]],
  ],
  [
    "CP-021",
    [started, { ...textStart, messageId: "msg_0" }, { ...textEnd, messageId: "msg_0" }, finished],
    [["core-message-ids", "run: event 2: TEXT_MESSAGE_START has the id of another user message"]],
  ],
  [
    "CP-050",
    [started, ...toolCall, result, finished],
    [
      [
        "core-client-tools",
        "run: the server sent a TOOL_CALL_RESULT for tc_1, a call of the client tool add",
      ],
    ],
  ],
  [
    "CP-051",
    [started, ...toolCall, { ...finished, outcome: { type: "cancelled" } }],
    [["core-client-tools", "run: a run with an open call of a client tool has the outcome cancelled"]],
  ],
  [
    "CP-052",
    [
      started,
      ...toolCall,
      { ...finished, outcome: { type: "success", pendingToolCallIds: ["tc_1", "tc_0"] } },
    ],
    [["core-client-tools", "run: pendingToolCallIds does not list the open calls of this run"]],
  ],
  [
    "CP-034",
    [started, usage({ inputTokens: 2, outputTokens: 3, totalTokens: 6 })],
    [["core-usage", "run: totalTokens is not the sum of inputTokens and outputTokens"]],
  ],
  [
    "CP-004",
    [started, textStart, textEnd],
    [["core-terminal", "run: the stream ended after TEXT_MESSAGE_END"]],
  ],
])("reports a violation of %s, and nothing else [%s]", (_, events, findings) => {
  expect(listFindings(coreInvariants, createEvidence(events))).toEqual(findings);
});

const failedResult = { ...result, metadata: { tambo: { isError: true } } };
const hasResult = [
  ["core-client-tools", "run: the server sent a TOOL_CALL_RESULT for tc_1, a call of the client tool add"],
];

it.each<[string, string, JsonObject, string[][]]>([
  ["accepts an error", "[1]", failedResult, []],
  ["rejects a result that is not marked as an error", "[1]", result, hasResult],
  ["rejects an error for arguments that are an object", "{}", failedResult, hasResult],
])("%s for a client call with the arguments of the model [CP-050][CC-073]", (_, json, told, expected) => {
  const events = [started, clientCallStart, args(json), callEnd, told, finished];
  expect(listFindings(coreInvariants, createEvidence(events))).toEqual(expected);
});

it("accepts an interrupt for another call in addition to a client call, but none for a client call [CP-051]", () => {
  const judge = (toolCallId: string) => {
    const other = ["tc_2"].flatMap((id) => [
      { ...clientCallStart, toolCallId: id, toolCallName: "ask" },
      { ...callEnd, toolCallId: id },
    ]);
    const outcome = { type: "interrupt", interrupts: [{ id: "i", reason: "consent", toolCallId }] };
    return listFindings(
      coreInvariants,
      createEvidence([started, ...toolCall, ...other, { ...finished, outcome }]),
    );
  };
  expect([judge("tc_2"), judge("tc_1")]).toEqual([
    [],
    [["core-client-tools", "run: a run with an open call of a client tool has the outcome interrupt"]],
  ]);
});

it("accepts encryptedValueType next to encryptedValue, from servers that implement AG-UI 1.1 [CP-011]", () => {
  const judge = (protocolVersion: string, parts: JsonObject) => {
    const message = { id: "msg_9", role: "reasoning", content: "", encryptedValueType: "p.t", ...parts };
    const events = [
      { ...started, protocolVersion },
      { type: "MESSAGES_SNAPSHOT", messages: [message] },
      finished,
    ];
    return listFindings(coreInvariants, createEvidence(events));
  };
  const undeclared = [
    ["core-schema", "run: event 2 has the undeclared field /messages/0/encryptedValueType"],
  ];
  expect(judge("1.1", { encryptedValue: "e" })).toEqual([]);
  expect(judge("1.1", {})).toEqual(undeclared);
  expect(judge("1.0", { encryptedValue: "e" })).toEqual(undeclared);
});

it("reports a delta that does not apply [CP-060]", () => {
  const [[id, message] = []] = listFindings(
    coreInvariants,
    createEvidence([started, add("/none"), finished]),
  );
  expect([id, message?.split(" does not apply")[0]]).toEqual(["core-state", "run: a STATE_DELTA"]);
});

it("reports frames that are not one JSON object with LF [CP-002][CP-003]", () => {
  const bytes = [started, finished].map((event) => `data: ${JSON.stringify(event)}\r\n\r\n`).join("");
  expect(listFindings(coreInvariants, createEvidence(readBytes(bytes)))[0]).toEqual([
    "core-frames",
    "run: event 1 has a line that ends with CR instead of LF",
  ]);
});

it("reports a stream that broke or is open [CP-004]", () => {
  const judge = (ended: "broken" | "open" | "closed") =>
    listFindings(coreInvariants, createEvidence([started, finished], { ended }));
  expect([judge("broken"), judge("open"), judge("closed")]).toEqual([
    [["core-terminal", "run: the stream broke after RUN_FINISHED"]],
    [["core-terminal", "run: the stream is still open after RUN_FINISHED"]],
    [],
  ]);
});
