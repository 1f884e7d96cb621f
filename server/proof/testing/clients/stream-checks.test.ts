import { expect, it } from "vitest";
import { startTestServer } from "../server.ts";
import type { EventStream, ReceivedEvent } from "./sse-client.ts";
import { checkStream, readCheckedEvents } from "./stream-checks.ts";

const turns = [
  [
    { text: [" Here ", "it is:\n"] },
    {
      component: "Chart",
      props: ['{"a":', '{"b":[1]}}'],
      state: [{ set: { n: 1 } }, { patch: [{ op: "replace", path: "/n", value: 2 }] }],
    },
    { text: "and a call" },
    { tool: "look", args: ['{"x":', "1}"] },
  ],
];
const tools = {
  tools: [{ name: "look", description: "", inputSchema: { type: "object", properties: {} } }],
  availableComponents: [
    {
      name: "Chart",
      description: "",
      propsSchema: { type: "object", properties: {} },
      stateSchema: { type: "object", properties: {} },
    },
  ],
};

it.each(["ag-ui", "proposal"] as const)("accepts a valid stream in the wire format %s", async (wire) => {
  const server = await startTestServer();
  const paused = await server.script("thr_checks", turns, tools, `?wire=${wire}`);
  const events = await readCheckedEvents(paused, wire);
  expect(events.length).toBeGreaterThan(12);
  const finished = await server.script("thr_again", [[{ text: "Hello" }]], {}, `?wire=${wire}`);
  await readCheckedEvents(finished, wire);
});

const run = { threadId: "thr_1", runId: "run_1" };
const validEvents: object[] = [
  { type: "RUN_STARTED", ...run },
  { type: "TEXT_MESSAGE_START", messageId: "msg_1", role: "assistant" },
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: "Hello" },
  { type: "TEXT_MESSAGE_END", messageId: "msg_1" },
  finished([{ type: "text", text: "Hello" }]),
  { type: "RUN_FINISHED", ...run },
];

function finished(content: unknown[]) {
  const message = { id: "msg_1", role: "assistant", content, createdAt: "2024-01-01T00:00:00.400Z" };
  return { type: "CUSTOM", name: "tambo.run.finished", value: { ...run, messages: [message] } };
}

function custom(name: string, value: object) {
  return { type: "CUSTOM", name: `tambo.${name}`, value };
}

function received(events: object[]): ReceivedEvent[] {
  return events.map((event, index) => {
    const timed = { ...event, timestamp: 1_704_067_200_000 + index };
    return { id: index + 1, data: JSON.stringify(timed), event: timed };
  });
}

it("reports no violation for a valid stream", async () => {
  expect(await checkStream(received(validEvents), "ag-ui")).toEqual([]);
});

const component = [
  custom("component.start", { componentId: "comp_1", componentName: "Chart", messageId: "msg_1" }),
  custom("component.props_delta", { componentId: "comp_1", delta: '{"a":1}' }),
];

it.each<[string, object[], string]>([
  [
    "an event without its required field",
    validEvents.with(2, { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1" }),
    "contract: /delta",
  ],
  ["an undocumented field", validEvents.with(2, { ...validEvents[2], seq: 1 }), "undocumented: /seq"],
  ["an undocumented event", validEvents.toSpliced(1, 0, { type: "RAW", event: {} }), "undocumented:"],
  ["no RUN_STARTED", validEvents.slice(1), "the first event is TEXT_MESSAGE_START"],
  ["no end", validEvents.slice(0, -1), "the stream ends with"],
  [
    "an event after the end",
    [...validEvents, validEvents[4] ?? {}],
    "fails: Cannot send event type 'CUSTOM'",
  ],
  ["two ends", [...validEvents, validEvents[5] ?? {}], "the stream ends with"],
  ["an end without messages", validEvents.toSpliced(4, 1), "the stream ends with"],
  [
    "another run's end",
    validEvents.with(5, { type: "RUN_FINISHED", ...run, runId: "run_2" }),
    "has runId run_2, unlike RUN_STARTED",
  ],
  ["a text without an end", validEvents.toSpliced(3, 1), "text msg_1 does not end"],
  [
    "a stored text that differs from the stream",
    validEvents.with(4, finished([{ type: "text", text: "Hell" }])),
    "texts msg_1: streamed Hello",
  ],
  ["a text that is not stored", validEvents.with(4, finished([])), "texts msg_1 was streamed"],
  ["a component without an end", validEvents.toSpliced(4, 0, ...component), "component comp_1 does not end"],
  [
    "final props that differ from the stream",
    validEvents.toSpliced(
      4,
      0,
      ...component,
      custom("component.end", { componentId: "comp_1", props: { a: 2 } }),
    ),
    'component comp_1 streamed {"a":1} but ends with {"a":2}',
  ],
  [
    "arguments that are not JSON",
    validEvents.toSpliced(
      4,
      0,
      {
        type: "TOOL_CALL_START",
        toolCallId: "tc_1",
        toolCallName: "x",
        toolName: "x",
        parentMessageId: "msg_1",
      },
      { type: "TOOL_CALL_ARGS", toolCallId: "tc_1", delta: '{"a":' },
      { type: "TOOL_CALL_END", toolCallId: "tc_1" },
    ),
    "the arguments of call tc_1 are not a JSON object",
  ],
])("reports %s", async (_, events, violation) => {
  expect((await checkStream(received(events), "ag-ui")).join("\n")).toContain(violation);
});

it.each<[string, Partial<ReceivedEvent>, string]>([
  ["a gap in the ids", { id: 5 }, "id 5 follows id 3"],
  ["a repeated id", { id: 3 }, "id 3 follows id 3"],
  ["no id", { id: undefined }, "has no id"],
  [
    "a time that is not an integer",
    { event: { ...validEvents[3], timestamp: 1_704_067_200_003.5 } },
    "is not an integer",
  ],
  ["a decreasing timestamp", { event: { ...validEvents[3], timestamp: 1 } }, "timestamp 1 is before"],
])("reports %s", async (_, change, violation) => {
  const events = received(validEvents);
  const [event] = events.slice(3);
  const changed = events.with(3, { ...(event as ReceivedEvent), ...change });
  expect((await checkStream(changed, "ag-ui")).join("\n")).toContain(violation);
});

it("reports a missing header", async () => {
  const response = new Response("", { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  const stream = { response, end: async () => received(validEvents) } as unknown as EventStream;
  await expect(readCheckedEvents(stream)).rejects.toThrow(/header content-type.*\n.*header cache-control/);
});

it.each<[string, object[], string | undefined]>([
  [
    "the proposal's terminal events",
    validEvents.with(4, validEvents[5] ?? {}).with(5, validEvents[4] ?? {}),
    undefined,
  ],
  ["AG-UI's terminal events", validEvents, "the stream ends with"],
  [
    "a run awaiting input without RUN_FINISHED",
    [validEvents[0] ?? {}, custom("run.awaiting_input", { ...run, pendingToolCalls: [] })],
    undefined,
  ],
])("checks %s in the wire format proposal", async (_, events, violation) => {
  const violations = await checkStream(received(events), "proposal");
  if (violation === undefined) expect(violations).toEqual([]);
  else expect(violations.join("\n")).toContain(violation);
});
