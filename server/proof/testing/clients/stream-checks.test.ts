import { expect, it } from "vitest";
import { testServer } from "../server.ts";
import type { EventStream, ReceivedEvent } from "./sse-client.ts";
import { checkedEvents, streamComplaints } from "./stream-checks.ts";

const everything = [
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
const offers = {
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

it.each(["ag-ui", "proposal"] as const)("passes a good stream of the wire %s", async (wire) => {
  const server = await testServer();
  const paused = await server.script("thr_checks", everything, offers, `?wire=${wire}`);
  const events = await checkedEvents(paused, wire);
  expect(events.length).toBeGreaterThan(12);
  const finished = await server.script("thr_again", [[{ text: "Hello" }]], {}, `?wire=${wire}`);
  await checkedEvents(finished, wire);
});

const run = { threadId: "thr_1", runId: "run_1" };
const hello: object[] = [
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

it("has nothing to say about a good stream", async () => {
  expect(await streamComplaints(received(hello), "ag-ui")).toEqual([]);
});

const component = [
  custom("component.start", { componentId: "comp_1", componentName: "Chart", messageId: "msg_1" }),
  custom("component.props_delta", { componentId: "comp_1", delta: '{"a":1}' }),
];

it.each<[string, object[], string]>([
  [
    "an event without its member",
    hello.with(2, { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1" }),
    "contract: /delta",
  ],
  ["an undocumented member", hello.with(2, { ...hello[2], seq: 1 }), "undocumented: /seq"],
  ["an undocumented event", hello.toSpliced(1, 0, { type: "RAW", event: {} }), "undocumented:"],
  ["no RUN_STARTED", hello.slice(1), "the first event is TEXT_MESSAGE_START"],
  ["no end", hello.slice(0, -1), "the stream ends with"],
  ["an event after the end", [...hello, hello[4] ?? {}], "gives up: Cannot send event type 'CUSTOM'"],
  ["two ends", [...hello, hello[5] ?? {}], "the stream ends with"],
  ["an end without messages", hello.toSpliced(4, 1), "the stream ends with"],
  ["another run's end", hello.with(5, { type: "RUN_FINISHED", ...run, runId: "run_2" }), "another runId"],
  ["a text that never ends", hello.toSpliced(3, 1), "text msg_1 never ends"],
  [
    "a text that is stored otherwise",
    hello.with(4, finished([{ type: "text", text: "Hell" }])),
    "texts msg_1: streamed Hello",
  ],
  ["a text that is not stored", hello.with(4, finished([])), "texts msg_1 was streamed"],
  ["a component that never ends", hello.toSpliced(4, 0, ...component), "component comp_1 never ends"],
  [
    "props that are not what was streamed",
    hello.toSpliced(4, 0, ...component, custom("component.end", { componentId: "comp_1", props: { a: 2 } })),
    'component comp_1 streamed {"a":1} and ends with {"a":2}',
  ],
  [
    "arguments that are no JSON",
    hello.toSpliced(
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
    "the arguments of call tc_1 are no JSON object",
  ],
])("catches %s", async (_, events, complaint) => {
  expect((await streamComplaints(received(events), "ag-ui")).join("\n")).toContain(complaint);
});

it.each<[string, Partial<ReceivedEvent>, string]>([
  ["a gap in the ids", { id: 5 }, "id 5 follows id 3"],
  ["an id that comes again", { id: 3 }, "id 3 follows id 3"],
  ["no id", { id: undefined }, "has no id"],
  ["a time that is not whole", { event: { ...hello[3], timestamp: 1_704_067_200_003.5 } }, "is not whole"],
  ["a time that goes back", { event: { ...hello[3], timestamp: 1 } }, "timestamp 1 is before"],
])("catches %s", async (_, change, complaint) => {
  const events = received(hello);
  const [event] = events.slice(3);
  const changed = events.with(3, { ...(event as ReceivedEvent), ...change });
  expect((await streamComplaints(changed, "ag-ui")).join("\n")).toContain(complaint);
});

it("catches a header that is missing", async () => {
  const response = new Response("", { headers: { "content-type": "text/event-stream; charset=utf-8" } });
  const stream = { response, end: async () => received(hello) } as unknown as EventStream;
  await expect(checkedEvents(stream)).rejects.toThrow(/header content-type.*\n.*header cache-control/);
});

it.each<[string, object[], string | undefined]>([
  ["the proposal's end", hello.with(4, hello[5] ?? {}).with(5, hello[4] ?? {}), undefined],
  ["AG-UI's end", hello, "the stream ends with"],
  [
    "a pause without RUN_FINISHED",
    [hello[0] ?? {}, custom("run.awaiting_input", { ...run, pendingToolCalls: [] })],
    undefined,
  ],
])("judges %s in the wire proposal", async (_, events, complaint) => {
  const complaints = await streamComplaints(received(events), "proposal");
  if (complaint === undefined) expect(complaints).toEqual([]);
  else expect(complaints.join("\n")).toContain(complaint);
});
