import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ChatAgentResponse as SentChunk } from "../../../generated/tool-progress/types.ts";
import type { ChatAgentResponse } from "./chunk.ts";
import { type AssistantMessage, emptyMessage, foldChunk } from "./fold-chunk.ts";
import type { ToolCall } from "./tool-call.ts";

/** Creates a chunk that contains only tool calls. */
const withCalls = (...calls: unknown[]): ChatAgentResponse => ({
  message: "",
  response: "",
  tool_calls: calls,
  citations: [],
});
const fold = (chunks: readonly ChatAgentResponse[]): AssistantMessage =>
  chunks.reduce<AssistantMessage>((message, chunk) => foldChunk(message, chunk), emptyMessage);

/** The three tool-call events from the example in the guide. */
const exampleFlow = [
  {
    call_id: "call_123",
    event_type: "call",
    tool_name: "fetch_file",
    tool_response: "Fetching file: app/main.py",
    tool_call_details: { summary: "-> fetching contents for file app/main.py" },
    is_complete: true,
  },
  {
    call_id: "call_123",
    event_type: "result",
    tool_name: "fetch_file",
    tool_response: "File content fetched successfully",
    tool_call_details: { summary: "```python\n...code...\n```" },
    stream_part: "```python\n...",
    is_complete: false,
  },
  {
    call_id: "call_123",
    event_type: "result",
    tool_name: "fetch_file",
    tool_response: "File content fetched successfully",
    tool_call_details: { summary: "```python\n...complete code...\n```" },
    stream_part: "...complete code...\n```",
    is_complete: true,
  },
];

describe("the guide's example", () => {
  it("goes through the phases calling, streaming and done [P-037][P-047][P-100][P-101][P-102][P-103][PX-08]", () => {
    const reportedCalls: ToolCall[] = [];
    let message = emptyMessage;
    for (const step of exampleFlow)
      message = foldChunk(message, withCalls(step), (call) => reportedCalls.push(call));
    const calling: ToolCall = {
      call_id: "call_123",
      event_type: "call",
      tool_name: "fetch_file",
      tool_response: "Fetching file: app/main.py",
      summary: "-> fetching contents for file app/main.py",
      accumulated_stream: "",
      is_complete: true,
      is_streaming: false,
      phase: "calling",
      is_error: false,
    };
    const streaming: ToolCall = {
      ...calling,
      event_type: "result",
      tool_response: "File content fetched successfully",
      summary: "```python\n...code...\n```",
      accumulated_stream: "```python\n...",
      is_complete: false,
      is_streaming: true,
      phase: "streaming",
    };
    const done: ToolCall = {
      ...streaming,
      summary: "```python\n...complete code...\n```",
      accumulated_stream: "```python\n......complete code...\n```",
      is_complete: true,
      is_streaming: false,
      phase: "done",
    };
    expect(reportedCalls).toEqual([calling, streaming, done]);
    expect(message).toEqual({ text: "", toolCalls: new Map([["call_123", done]]), citations: [] });
  });
});

describe("a chunk", () => {
  const started: AssistantMessage = { text: "It is ", toolCalls: new Map(), citations: ["a.py"] };

  it.each<[title: string, ChatAgentResponse, change: Partial<AssistantMessage>]>([
    ["with nothing [P-003][P-041]", { message: "", response: "", tool_calls: [], citations: [] }, {}],
    ["without fields", {}, {}],
    [
      "with text in both fields [P-048][PX-01]",
      { message: "72°F", response: "72°F" },
      { text: "It is 72°F" },
    ],
    ["with only `message`", { message: "72°F" }, { text: "It is 72°F" }],
    ["with only `response` [P-001][P-002]", { response: "72°F" }, { text: "It is 72°F" }],
    ["with an empty `message`", { message: "", response: "72°F" }, { text: "It is 72°F" }],
    [
      "with new and known citations [P-011][P-048]",
      { citations: ["b.py", "a.py", "b.py"] },
      { citations: ["a.py", "b.py"] },
    ],
    [
      "with an error [PX-12]",
      { message: "Sorry.", error: { code: "INTERNAL", message: "Sorry." } },
      { text: "It is Sorry.", error: { code: "INTERNAL", message: "Sorry." } },
    ],
    ["with invalid tool calls", { tool_calls: [null, "{", 7] }, {}],
  ])("%s", (_title, chunk, change) => {
    expect(foldChunk(started, chunk)).toEqual({ ...started, ...change });
  });

  it.each<[json: string, change: Partial<AssistantMessage>]>([
    ["null", {}],
    ["7", {}],
    ['"text"', {}],
    ["[]", {}],
    ['{"message":null,"response":null,"tool_calls":null,"citations":null,"error":null}', {}],
    ['{"message":7,"response":["a"],"tool_calls":7,"citations":7,"error":7}', {}],
    ['{"message":{},"response":"72°F"}', { text: "It is 72°F" }],
    ['{"message":"72°F","tool_calls":"x","citations":"ab","error":"No."}', { text: "It is 72°F" }],
    [
      '{"tool_calls":{"length":1},"citations":["b.py",7,null],"error":{"code":1}}',
      { citations: ["a.py", "b.py"] },
    ],
  ])("ignores invalid values: %s", (json, change) => {
    expect(foldChunk(started, JSON.parse(json))).toEqual({ ...started, ...change });
  });

  it("is parsed with all fields of the contract [P-003][PX-12]", () => {
    const sent: Required<SentChunk> = {
      message: "It is ",
      response: "It is ",
      tool_calls: [
        {
          call_id: "c1",
          event_type: "result",
          tool_name: "bash_command",
          tool_response: "Done",
          tool_call_details: {
            summary: "No.",
            is_error: true,
            error: { code: "tool_failed", message: "No." },
          },
          stream_part: "No.",
          is_complete: true,
        },
      ],
      citations: ["a.py"],
      error: { code: "LLM_ERROR", message: "It broke off." },
    };
    const { text, toolCalls, citations, error } = foldChunk(emptyMessage, sent);
    expect([text, citations, error]).toEqual(["It is ", sent.citations, sent.error]);
    expect(toolCalls.get("c1")).toMatchObject({ summary: "No.", accumulated_stream: "No.", is_error: true });
  });

  it("marks a failed call, and reports the calls in order [P-026][P-041][P-047][PX-12]", () => {
    const call = (id: string, more: object = {}) => ({ call_id: id, event_type: "call", ...more });
    const failed = call("a", { event_type: "result", tool_call_details: { summary: "No.", is_error: true } });
    const succeeded = call("b", {
      event_type: "result",
      tool_call_details: { summary: "Yes.", is_error: false },
    });
    const reported: unknown[] = [];
    foldChunk(
      emptyMessage,
      withCalls(call("a"), call("b"), failed, succeeded),
      ({ call_id, phase, is_error }) => reported.push([call_id, phase, is_error]),
    );
    expect(reported).toEqual([
      ["a", "calling", false],
      ["b", "calling", false],
      ["a", "done", true],
      ["b", "done", false],
    ]);
  });

  it("derives the phase from its event type and stream parts [PX-08][PX-10]", () => {
    const phases = ["call", "delegation_call", "result", "delegation_result"].map((event_type) =>
      [{}, { stream_part: "", is_complete: false }, { stream_part: "", is_complete: true }].map((more) => {
        const { toolCalls } = fold([withCalls({ call_id: "c1", event_type, ...more })]);
        return toolCalls.get("c1")?.phase;
      }),
    );
    expect(phases).toEqual([
      ["calling", "streaming", "calling"],
      ["calling", "streaming", "calling"],
      ["done", "streaming", "done"],
      ["done", "streaming", "done"],
    ]);
  });
});

/** A call whose result is either streamed in parts or sent in a single event. */
const streamedCall = fc
  .record({ id: fc.uuid(), parts: fc.array(fc.string(), { maxLength: 5 }), name: fc.string() })
  .map(({ id, parts, name }) => {
    const common = { call_id: id, tool_name: name, is_complete: true };
    const result = { ...common, event_type: "result", tool_response: "Done" };
    const summary = { tool_call_details: { summary: parts.join("") } };
    const last = parts.length - 1;
    return {
      id,
      parts,
      events: [
        { ...common, event_type: "call", tool_response: "Started", tool_call_details: { summary: "Ask" } },
        ...parts.map((stream_part, index) =>
          index < last
            ? { ...result, tool_response: "", stream_part, is_complete: false }
            : { ...result, ...summary, stream_part },
        ),
        ...(parts.length === 0 ? [{ ...result, ...summary }] : []),
      ],
    };
  });

describe("any stream", () => {
  it("accumulates the complete result for any parts [P-031][P-034][P-035]", () => {
    fc.assert(
      fc.property(streamedCall, ({ id, parts, events }) => {
        const call = fold(events.map((event) => withCalls(event))).toolCalls.get(id);
        expect(call).toEqual({
          call_id: id,
          event_type: "result",
          tool_name: events[0]?.tool_name,
          tool_response: "Done",
          summary: parts.length > 0 ? parts.join("") || "Ask" : "",
          accumulated_stream: parts.join(""),
          is_complete: true,
          is_streaming: false,
          phase: "done",
          is_error: false,
        });
      }),
    );
  });

  it("gives the same result if calls overlap and share chunks [P-026]", () => {
    const stream = fc.record({
      calls: fc.uniqueArray(streamedCall, { minLength: 1, maxLength: 4, selector: ({ id }) => id }),
      order: fc.array(fc.nat(), { minLength: 28, maxLength: 28 }),
      sizes: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 28, maxLength: 28 }),
    });
    fc.assert(
      fc.property(stream, ({ calls, order, sizes }) => {
        const waiting = calls.map(({ events }) => [...events]);
        const mixed: unknown[] = [];
        for (const choice of order) {
          const open = waiting.filter((events) => events.length > 0);
          mixed.push(...(open[choice % open.length]?.splice(0, 1) ?? []));
        }
        expect(waiting.flat()).toEqual([]);
        const chunks = sizes.map((size) => withCalls(...mixed.splice(0, size)));
        chunks.push(withCalls(...mixed));
        const messagesPerStream = calls.map(({ events }) => fold([withCalls(...events)]));
        const expectedCalls = messagesPerStream.flatMap(({ toolCalls }) => [...toolCalls.values()]);
        const byId = (left: ToolCall, right: ToolCall) => (left.call_id < right.call_id ? -1 : 1);
        expect([...fold(chunks).toolCalls.values()].sort(byId)).toEqual(expectedCalls.sort(byId));
      }),
    );
  });

  it("gives the same result with calls as JSON strings, and with unknown fields and events [PX-03][PX-12]", () => {
    fc.assert(
      fc.property(streamedCall, fc.array(fc.boolean()), fc.jsonValue(), ({ events }, asText, value) => {
        const unknownCall = {
          call_id: events[0]?.call_id,
          event_type: "tool_call_request_delta",
          stream_part: "x",
        };
        const chunks = events.map((event, index) => {
          const item = { ...event, is_truncated: value };
          return { ...withCalls(unknownCall, asText[index] ? JSON.stringify(item) : item), thinking: value };
        });
        expect(fold(chunks)).toEqual(fold(events.map((event) => withCalls(event))));
      }),
    );
  });

  it("does not change earlier messages", () => {
    const messages: AssistantMessage[] = [emptyMessage];
    for (const step of exampleFlow) {
      messages.push(foldChunk(messages.at(-1) ?? emptyMessage, { ...withCalls(step), citations: ["a.py"] }));
    }
    expect(emptyMessage).toEqual({ text: "", toolCalls: new Map(), citations: [] });
    expect(messages.map(({ toolCalls }) => toolCalls.get("call_123")?.phase)).toEqual([
      undefined,
      "calling",
      "streaming",
      "done",
    ]);
  });
});
