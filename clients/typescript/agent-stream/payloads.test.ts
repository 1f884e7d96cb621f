import { createParser, type EventSourceMessage } from "eventsource-parser";
import { describe, expect, it } from "vitest";
import {
  type AgentMessage,
  type AgUiPayloads,
  createImageBlock,
  createReasoningBlock,
  createTextBlock,
  createToolCall,
  createToolResult,
  makeAgUiEvent,
  ReasoningState,
  ToolCallState,
} from "./index.ts";

/** Parses a stream into event names and payloads. */
function parseEvents(stream: string): [string | undefined, unknown][] {
  const messages: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (message) => messages.push(message) });
  parser.feed(stream);
  return messages.map(({ event, data }) => [event, JSON.parse(data)]);
}

it("writes a frame as event name, payload in one line, and blank line [A-030][A-031][A-095]", () => {
  expect(makeAgUiEvent("message", { content: "a\nb\r\u2028\n\nevent: c \ud800", thread_id: "thr_1" })).toBe(
    'event: message\ndata: {"content":"a\\nb\\r\u2028\\n\\nevent: c \\ud800","thread_id":"thr_1"}\n\n',
  );
});

it.each([
  ["undefined", undefined],
  ["function", () => ({ content: "a" })],
])("rejects %s as payload", (type, payload) => {
  expect(() => makeAgUiEvent("message", payload as never)).toThrow(
    new TypeError(`The payload of the event "message" must be an object, not ${type}.`),
  );
});

const webSearch = createToolCall({
  toolCallId: "call_abc123",
  toolName: "web_search",
  toolInput: { query: "weather" },
  threadId: "thread_1",
});
const withoutThread = createToolCall({ toolCallId: "call_abc123", toolName: "web_search", toolInput: {} });

describe("the examples in the contract's document [A-040][A-041][A-042][A-043][A-044][A-045][A-046][A-047][A-048][A-049][A-050][A-051][A-091][A-092]", () => {
  it.each<[string, string]>([
    [
      'event: tool_call_start\ndata: {"toolCallId": "call_abc123", "toolCallName": "web_search", "thread_id": "thread_1"}\n\n',
      makeAgUiEvent("tool_call_start", webSearch.toAgUiStartEvent()),
    ],
    [
      'event: tool_call_args\ndata: {"toolCallId": "call_abc123", "delta": "{\\"query\\": \\"weather"}\n\n',
      makeAgUiEvent("tool_call_args", withoutThread.toAgUiArgsEvent('{"query": "weather')),
    ],
    [
      'event: tool_call_end\ndata: {"toolCallId": "call_abc123"}\n\n',
      makeAgUiEvent("tool_call_end", withoutThread.toAgUiEndEvent()),
    ],
    [
      'event: tool_result\ndata: {"toolCallId": "call_abc123", "content": "The weather in Tokyo is...", "role": "tool"}\n\n',
      makeAgUiEvent(
        "tool_result",
        createToolResult({
          toolCallId: "call_abc123",
          toolName: "web_search",
          output: "The weather in Tokyo is...",
        }).toAgUiEvent(),
      ),
    ],
    [
      'event: reasoning_start\ndata: {"messageId": "reasoning-abc123"}\n\n',
      makeAgUiEvent("reasoning_start", { messageId: "reasoning-abc123" }),
    ],
    [
      'event: reasoning_message_start\ndata: {"messageId": "reasoning-abc123", "role": "assistant"}\n\n',
      makeAgUiEvent("reasoning_message_start", { messageId: "reasoning-abc123", role: "assistant" }),
    ],
    [
      'event: reasoning_message_content\ndata: {"messageId": "reasoning-abc123", "delta": "Let me analyze this step by step..."}\n\n',
      makeAgUiEvent("reasoning_message_content", {
        messageId: "reasoning-abc123",
        delta: "Let me analyze this step by step...",
      }),
    ],
    [
      'event: reasoning_message_end\ndata: {"messageId": "reasoning-abc123"}\n\n',
      makeAgUiEvent("reasoning_message_end", { messageId: "reasoning-abc123" }),
    ],
    [
      'event: reasoning_end\ndata: {"messageId": "reasoning-abc123"}\n\n',
      makeAgUiEvent("reasoning_end", { messageId: "reasoning-abc123" }),
    ],
    [
      'event: message\ndata: {"content": "Here is the weather information...", "thread_id": "thread_1"}\n\n',
      makeAgUiEvent("message", { content: "Here is the weather information...", thread_id: "thread_1" }),
    ],
    [
      'event: status\ndata: {"type": "complete", "thread_id": "thread_1"}\n\n',
      makeAgUiEvent("status", { type: "complete", thread_id: "thread_1" }),
    ],
    [
      'event: error\ndata: {"type": "error", "message": "Rate limit exceeded", "code": "RATE_LIMIT"}\n\n',
      makeAgUiEvent("error", { type: "error", message: "Rate limit exceeded", code: "RATE_LIMIT" }),
    ],
    [
      'event: error\ndata: {"type": "error", "message": "Tool execution failed", "code": "TOOL_ERROR"}\n\n',
      makeAgUiEvent("error", { type: "error", message: "Tool execution failed", code: "TOOL_ERROR" }),
    ],
  ])("%s", (example, frame) => {
    const [event] = parseEvents(example);
    expect(event).toBeDefined();
    expect(parseEvents(frame)).toEqual([event]);
  });
});

it("writes the events of the document's example program [A-090][A-093][A-094]", () => {
  const args = { query: "test" };
  const content = "I'll search for...";
  const call = createToolCall({ toolCallId: "call_1", toolName: "search", toolInput: {} });
  const result = createToolResult({ toolCallId: "call_1", toolName: "search", output: "..." });
  const messageId = new ReasoningState().startReasoning();
  const stream = [
    makeAgUiEvent("tool_call_start", call.toAgUiStartEvent()),
    makeAgUiEvent("tool_call_args", call.toAgUiArgsEvent(JSON.stringify(args))),
    makeAgUiEvent("tool_call_end", call.toAgUiEndEvent()),
    makeAgUiEvent("tool_result", result.toAgUiEvent()),
    makeAgUiEvent("reasoning_start", { messageId }),
    makeAgUiEvent("reasoning_message_start", { messageId, role: "assistant" }),
    makeAgUiEvent("reasoning_message_content", { messageId, delta: content }),
    makeAgUiEvent("reasoning_message_end", { messageId }),
    makeAgUiEvent("reasoning_end", { messageId }),
  ].join("");
  expect(parseEvents(stream)).toEqual([
    ["tool_call_start", { toolCallId: "call_1", toolCallName: "search" }],
    ["tool_call_args", { toolCallId: "call_1", delta: '{"query":"test"}' }],
    ["tool_call_end", { toolCallId: "call_1" }],
    ["tool_result", { toolCallId: "call_1", content: "...", role: "tool" }],
    ["reasoning_start", { messageId }],
    ["reasoning_message_start", { messageId, role: "assistant" }],
    ["reasoning_message_content", { messageId, delta: "I'll search for..." }],
    ["reasoning_message_end", { messageId }],
    ["reasoning_end", { messageId }],
  ]);
});

it("interleaves reasoning and a call as in the document's example [A-065][AX-07]", () => {
  const reasoning = new ReasoningState();
  const messageId = reasoning.startReasoning();
  const call = new ToolCallState(createToolCall({ toolCallId: "call_1", toolName: "search", toolInput: {} }));
  const stream = [
    makeAgUiEvent("reasoning_start", reasoning.reasoningStart()),
    makeAgUiEvent("tool_call_start", call.callStart()),
    makeAgUiEvent("reasoning_message_start", reasoning.messageStart()),
    makeAgUiEvent("reasoning_message_content", reasoning.messageContent("I'll search for...")),
    makeAgUiEvent("tool_call_args", call.callArgs('{"query": "test"}')),
    makeAgUiEvent("reasoning_message_end", reasoning.messageEnd()),
    makeAgUiEvent("tool_call_end", call.callEnd()),
    makeAgUiEvent("reasoning_end", reasoning.reasoningEnd()),
    makeAgUiEvent("tool_result", call.result("...")),
  ].join("");
  // The document's example omits the event that starts the message and the `role` of the result.
  const example = `event: reasoning_start
data: {"messageId": "reasoning-1"}

event: tool_call_start
data: {"toolCallId": "call_1", "toolCallName": "search"}

event: reasoning_message_content
data: {"messageId": "reasoning-1", "delta": "I'll search for..."}

event: tool_call_args
data: {"toolCallId": "call_1", "delta": "{\\"query\\": \\"test\\"}"}

event: reasoning_message_end
data: {"messageId": "reasoning-1"}

event: tool_call_end
data: {"toolCallId": "call_1"}

event: reasoning_end
data: {"messageId": "reasoning-1"}

event: tool_result
data: {"toolCallId": "call_1", "content": "..."}

`;
  const expected = parseEvents(example.replaceAll("reasoning-1", messageId));
  const start: AgUiPayloads["reasoning_message_start"] = { messageId, role: "assistant" };
  expected.splice(2, 0, ["reasoning_message_start", start]);
  expected.splice(-1, 1, ["tool_result", { toolCallId: "call_1", content: "...", role: "tool" }]);
  expect(parseEvents(stream)).toEqual(expected);
});

it("creates the content blocks in the contract's document [A-009][A-010][A-011][A-012]", () => {
  const message: AgentMessage = {
    role: "assistant",
    content: [
      createTextBlock("Your text content here"),
      createImageBlock({ url: "https://example.com/image.jpg" }),
      createImageBlock({ data: "iVBORw0KGgoAAAANSUhEUgAAAAE...", mimeType: "image/png" }),
      createReasoningBlock("Let me think about this..."),
    ],
  };
  expect(message.content).toEqual([
    { type: "text", text: "Your text content here" },
    { type: "image", url: "https://example.com/image.jpg" },
    { type: "image", data: "iVBORw0KGgoAAAANSUhEUgAAAAE...", mime_type: "image/png" },
    { type: "reasoning", reasoning: "Let me think about this..." },
  ]);
});
