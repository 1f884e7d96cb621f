/** State, snapshots, unknown and malformed values, requests. */
import { add, close, type Fixtures, open, patch, run, said, say, snapshot } from "./fixture.ts";

const messagesSnapshot = (...messages: { id: string; role: string; content: unknown }[]) => ({
  type: "MESSAGES_SNAPSHOT",
  messages: messages as never[],
});
const part = (text: string) => ({ type: "text", text });
const image = { type: "image", source: { type: "data", value: "AAAA", mimeType: "image/png" } };
const user = (content: unknown) => ({ messages: [{ id: "u", role: "user", content }] as never[] });

export const valueFixtures: Fixtures = {
  "state-snapshot-replaces": { stream: run(snapshot({ old: 1 }), snapshot(["new"])), state: ["new"] },
  "state-falsy-snapshot-applies": { stream: run(snapshot({ old: 1 }), snapshot(0)), state: 0 },
  "state-null-snapshot-applies": { stream: run(snapshot({ old: 1 }), snapshot(null)), state: null },
  "state-delta-applies": {
    stream: run(
      snapshot({ n: 1 }),
      patch({ op: "replace", path: "/n", value: 2 }, { op: "add", path: "/m", value: 3 }),
    ),
    state: { n: 2, m: 3 },
  },
  "state-delta-unappliable-warns-and-keeps": {
    stream: run(
      snapshot({ n: 1 }),
      patch({ op: "replace", path: "/n", value: 2 }, { op: "remove", path: "/none" }),
      ...say("m", "Hi"),
    ),
    state: { n: 1 },
    messages: [said("m", "Hi")],
    warns: true,
  },
  "state-delta-unknown-op-dropped": {
    stream: run(
      snapshot({ n: 1 }),
      patch({ op: "increment", path: "/n" }, { op: "replace", path: "/n", value: 5 }),
    ),
    state: { n: 5 },
    warns: true,
  },
  "open-object-patch-op-extras": {
    stream: run(snapshot({ list: [1, 2] }), patch({ op: "remove", path: "/list/0", value: 1 })),
    values: { "2.delta.0.value": 1 },
    state: { list: [2] },
  },
  "messages-snapshot-reconciles-by-id": {
    stream: run(
      ...say("m", "draft"),
      ...say("n", "retracted"),
      messagesSnapshot({ id: "m", role: "assistant", content: "final" }),
    ),
    messages: [said("m", "final")],
  },
  "unknown-part-in-message-list": {
    stream: run(
      messagesSnapshot({ id: "u", role: "user", content: [part("a"), { type: "scent" }, part("b")] }),
    ),
    messages: [{ id: "u", role: "user", content: [part("a"), part("b")] }],
    warns: true,
  },
  "unknown-event-dropped": {
    stream: run({ type: "FUTURE_EVENT", value: 1 }, ...say("m", "Hi")),
    types: ["RUN_STARTED", "TEXT_MESSAGE_START", "TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END", "RUN_FINISHED"],
    messages: [said("m", "Hi")],
    warns: true,
  },
  "unknown-property-stripped": {
    stream: run(open("m"), add("m", "Hi", { future: 1 }), close("m")),
    values: { "2.delta": "Hi", "2.future": undefined },
    messages: [said("m", "Hi")],
    warns: true,
  },
  "malformed-known-field-fatal": { stream: run(open("m"), add("m", 42), close("m")), fatal: true },
  // AG-UI's specification wants the role stripped. Its own clients reject the stream, and its fixture records that.
  "unknown-enum-value-role-fatal": { stream: run(open("m", { role: "oracle" }), close("m")), fatal: true },
  "current-peer-declares-protocol-version": { stream: run(), request: { protocolVersion: "1.0" } },
  "era-pinned-peer-omits-protocol-version": {
    stream: run(),
    input: { protocolVersion: undefined as never },
    request: { protocolVersion: undefined },
  },
  "era-current-peer-keeps-modern-content": {
    stream: run(),
    input: user([part("a"), image]),
    request: user([part("a"), image]),
  },
  "era-0-0-39-flattens-content": { stream: run(), input: user([part("a"), part("b")]), request: user("ab") },
  "era-0-0-47-upgrades-binary-content": {
    stream: run(),
    input: user([{ type: "binary", mimeType: "image/png", data: "AAAA" }]),
    request: user([image]),
  },
  "era-0-0-45-thinking-translated": {
    stream: run(
      { type: "THINKING_TEXT_MESSAGE_START" },
      { type: "THINKING_TEXT_MESSAGE_CONTENT", delta: "Hm." },
      { type: "THINKING_TEXT_MESSAGE_END" },
    ),
    messages: [{ role: "reasoning", content: "Hm." }],
    warns: true,
  },
  "era-0-0-57-subagent-dropped-with-warning": {
    stream: run({ type: "SUBAGENT_STARTED", subagentRunId: "sub", name: "helper" }, ...say("m", "Hi"), {
      type: "SUBAGENT_FINISHED",
      subagentRunId: "sub",
    }),
    types: ["RUN_STARTED", "TEXT_MESSAGE_START", "TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END", "RUN_FINISHED"],
    messages: [said("m", "Hi")],
    warns: true,
  },
};
