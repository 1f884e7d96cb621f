/** Text, reasoning, tool calls, activities, metadata. */
import {
  add,
  call,
  close,
  type Fixtures,
  type JsonObject,
  open,
  run,
  said,
  say,
  textChunk,
} from "./fixture.ts";

const reasoning = (event: string, more: JsonObject = {}) => ({
  type: `REASONING_${event}`,
  messageId: "r",
  ...more,
});
const thought = (role = "reasoning") => [
  reasoning("MESSAGE_START", { role }),
  reasoning("MESSAGE_CONTENT", { delta: "Hm" }),
  reasoning("MESSAGE_CONTENT", { delta: "m." }),
  reasoning("MESSAGE_END"),
];
const activity = (event: "SNAPSHOT" | "DELTA", more: JsonObject) => ({
  type: `ACTIVITY_${event}`,
  messageId: "a",
  activityType: "plan",
  ...more,
});
const activityMessage = (content: JsonObject) => ({
  id: "a",
  role: "activity",
  activityType: "plan",
  content,
});
const toolChunk = (more: JsonObject) => ({ type: "TOOL_CALL_CHUNK", ...more });
const toolResult = (content: JsonObject[]) => ({
  type: "TOOL_CALL_RESULT",
  messageId: "t",
  toolCallId: "c",
  content,
});
const searched = (args: string, more: JsonObject = {}) => ({
  id: "owner",
  role: "assistant",
  toolCalls: [{ id: "c", type: "function", function: { name: "search", arguments: args }, ...more }],
});

const document = (source: JsonObject) => [
  { type: "text", text: "See" },
  { type: "document", id: "d", source, metadata: { title: "Plan" } },
];
const byUrl = document({ type: "url", value: "https://example.com/a.pdf", mimeType: "application/pdf" });
const byFile = document({ type: "file", value: "file-7", mimeType: "application/pdf" });

export const messageFixtures: Fixtures = {
  "triad-assembles-message": { stream: run(...say("m", "One ", "two")), messages: [said("m", "One two")] },
  "reopen-closed-message-appends": {
    stream: run(...say("m", "One"), ...say("m", " two")),
    messages: [said("m", "One two")],
  },
  "content-without-start-fatal": { stream: run(add("m", "lost")), fatal: true },
  "chunk-expansion-assembles": {
    stream: run(
      textChunk("One ", { messageId: "m" }),
      textChunk("two"),
      toolChunk({ toolCallId: "c", toolCallName: "search", parentMessageId: "owner", delta: "{" }),
      toolChunk({ delta: "}" }),
    ),
    messages: [said("m", "One two"), searched("{}")],
  },
  "chunk-repeat-identical-accepted": {
    stream: run(
      textChunk("a", { messageId: "m", role: "assistant" }),
      textChunk("b", { messageId: "m", role: "assistant" }),
    ),
    messages: [said("m", "ab")],
  },
  "chunk-conflicting-role-fatal": {
    stream: run(
      textChunk("a", { messageId: "m", role: "assistant" }),
      textChunk("b", { messageId: "m", role: "user" }),
    ),
    fatal: true,
  },
  "chunk-conflicting-tool-name-fatal": {
    stream: run(
      toolChunk({ toolCallId: "c", toolCallName: "one" }),
      toolChunk({ toolCallId: "c", toolCallName: "two" }),
    ),
    fatal: true,
  },
  "first-chunk-missing-id-fatal": { stream: run(textChunk("a")), fatal: true },
  "first-tool-chunk-missing-name-fatal": {
    stream: run(toolChunk({ toolCallId: "c", delta: "{}" })),
    fatal: true,
  },
  "custom-closes-chunk-stream-fatal": {
    stream: run(
      textChunk("a", { messageId: "m" }),
      { type: "CUSTOM", name: "note", value: 1 },
      textChunk("b"),
    ),
    fatal: true,
  },
  "raw-does-not-close-chunk-stream": {
    stream: run(textChunk("a", { messageId: "m" }), { type: "RAW", event: {} }, textChunk("b")),
    messages: [said("m", "ab")],
  },
  "raw-and-custom-pass-through": {
    stream: run({ type: "RAW", event: { kind: 1 } }, { type: "CUSTOM", name: "com.example.note", value: 1 }),
    types: ["RUN_STARTED", "RAW", "CUSTOM", "RUN_FINISHED"],
    values: { "1.event.kind": 1, "2.name": "com.example.note" },
  },
  "reasoning-span-and-message": {
    stream: run(reasoning("START"), ...thought(), reasoning("END"), ...say("m", "Yes")),
    messages: [{ id: "r", role: "reasoning", content: "Hmm." }, said("m", "Yes")],
  },
  "reasoning-discipline-verified": {
    stream: run(reasoning("MESSAGE_CONTENT", { delta: "lost" })),
    fatal: true,
  },
  "reasoning-message-wrong-role-fatal": { stream: run(...thought("assistant")), fatal: true },
  "encrypted-value-unknown-entity-tolerated": {
    stream: run(...say("m", "Hi"), {
      type: "REASONING_ENCRYPTED_VALUE",
      subtype: "message",
      entityId: "none",
      encryptedValue: "eA==",
    }),
    messages: [said("m", "Hi")],
  },
  "tool-call-triad-assembles": {
    stream: run(...call("c", ['{"q":', "1}"])),
    messages: [searched('{"q":1}')],
  },
  "tool-call-metadata-lands-on-the-call": {
    stream: run(...call("c", ["{}"], { metadata: { provider: "x" } })),
    messages: [searched("{}", { metadata: { provider: "x" } })],
  },
  "tool-result-parts-mint-tool-message": {
    stream: run(...call("c", ["{}"]), toolResult(byUrl), ...say("m", "Done")),
    messages: [searched("{}"), { id: "t", role: "tool", toolCallId: "c", content: byUrl }, said("m", "Done")],
  },
  "tool-result-file-source-passes-through": {
    stream: run(...call("c", ["{}"]), toolResult(byFile)),
    messages: [searched("{}"), { id: "t", role: "tool", toolCallId: "c", content: byFile }],
  },
  "activity-snapshot-then-delta": {
    stream: run(
      activity("SNAPSHOT", { content: { done: 1 } }),
      activity("DELTA", { patch: [{ op: "replace", path: "/done", value: 2 }] }),
    ),
    messages: [activityMessage({ done: 2 })],
  },
  "activity-replace-false-preserves": {
    stream: run(
      activity("SNAPSHOT", { content: { done: 1 } }),
      activity("SNAPSHOT", { content: { done: 9 }, activityType: "other", replace: false }),
    ),
    messages: [activityMessage({ done: 1 })],
  },
  "activity-delta-missing-target-tolerated": {
    stream: run(
      ...say("m", "Hi"),
      activity("DELTA", { patch: [{ op: "replace", path: "/done", value: 2 }] }),
    ),
    messages: [said("m", "Hi")],
  },
  "metadata-merges-last-write-wins": {
    stream: run(
      open("m", { metadata: { a: 1, b: 1, list: [1, 2] } }),
      add("m", "x", { metadata: { b: 2, list: [3] } }),
      close("m"),
    ),
    messages: [said("m", "x", { metadata: { a: 1, b: 2, list: [3] } })],
  },
  "open-metadata-preserved": {
    stream: run(open("m", { metadata: { "example.com/span": null } }), add("m", "x"), close("m")),
    values: { "1.metadata": { "example.com/span": null } },
    messages: [said("m", "x", { metadata: { "example.com/span": null } })],
  },
};
