import fc from "fast-check";
import { expect, test } from "vitest";
import type { RunStreamEvent } from "../types.ts";
import { RunAccumulator } from "./accumulator.ts";
import type { LiveComponent } from "./run-snapshot.ts";

const timestamp = 1_704_067_200_000;
const run = { threadId: "thr", runId: "run", timestamp };
const custom = (name: string, value: object) =>
  ({ type: "CUSTOM", name, value, timestamp }) as RunStreamEvent;

function createStartedRun(...events: RunStreamEvent[]): RunAccumulator {
  const accumulator = new RunAccumulator("thr");
  for (const event of [{ type: "RUN_STARTED", ...run } as const, ...events]) accumulator.apply(event);
  return accumulator;
}

test("keeps unchanged parts, and the snapshot until something changes", () => {
  const accumulator = createStartedRun(
    custom("tambo.component.start", { componentId: "one", componentName: "Card", messageId: "m" }),
    custom("tambo.component.props_delta", { componentId: "one", delta: '{"rows":[{"a":1},{"b":"x' }),
    custom("tambo.component.start", { componentId: "two", componentName: "Card", messageId: "m" }),
  );
  const before = accumulator.snapshot;
  expect(before.messages).toEqual([
    {
      id: "m",
      role: "assistant",
      content: [
        {
          type: "component",
          id: "one",
          name: "Card",
          props: { rows: [{ a: 1 }, { b: "x" }] },
          streaming: true,
        },
        { type: "component", id: "two", name: "Card", props: {}, streaming: true },
      ],
    },
  ]);
  accumulator.apply(custom("tambo.component.props_delta", { componentId: "none", delta: "{" }));
  expect(accumulator.snapshot).toBe(before);
  accumulator.apply(custom("tambo.component.props_delta", { componentId: "two", delta: '{"c":' }));
  const after = accumulator.snapshot;
  expect(after).not.toBe(before);
  expect(after.messages[0]?.content[0]).toBe(before.messages[0]?.content[0]);
  expect(after.componentStates).toBe(before.componentStates);
});

test("keeps streamed messages if the final messages are equal", () => {
  const text = { type: "text" as const, text: "Hi" };
  const accumulator = createStartedRun(
    { type: "TEXT_MESSAGE_START", messageId: "m", role: "assistant", timestamp },
    { type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta: "Hi", timestamp },
    { type: "TEXT_MESSAGE_END", messageId: "m", timestamp },
  );
  const before = accumulator.snapshot.messages;
  const complete = {
    id: "m",
    role: "assistant" as const,
    content: [text],
    createdAt: "2024-01-01T00:00:00.000Z",
  };
  accumulator.apply({
    type: "CUSTOM",
    name: "tambo.run.finished",
    value: { threadId: "thr", runId: "run", messages: [complete] },
    timestamp,
  });
  const { messages, status } = accumulator.snapshot;
  expect([messages, status]).toEqual([[complete], "finished"]);
  expect(messages[0]?.content).toBe(before[0]?.content);
});

test("keeps streamed props if the final props are equal", () => {
  const accumulator = createStartedRun(
    custom("tambo.component.start", { componentId: "c", componentName: "Card", messageId: "m" }),
    custom("tambo.component.props_delta", { componentId: "c", delta: '{"rows":[{"a":1}]}' }),
  );
  const [before] = accumulator.snapshot.messages[0]?.content ?? [];
  accumulator.apply(custom("tambo.component.end", { componentId: "c", props: { rows: [{ a: 1 }] } }));
  const [after] = accumulator.snapshot.messages[0]?.content ?? [];
  expect(after).toEqual({ type: "component", id: "c", name: "Card", props: { rows: [{ a: 1 }] } });
  expect((after as LiveComponent).props).toBe((before as LiveComponent).props);
});

test("replaces the message of a retried turn with its components", () => {
  const accumulator = createStartedRun(
    custom("tambo.component.start", { componentId: "c", componentName: "Card", messageId: "cut" }),
    custom("tambo.component.end", { componentId: "c", props: {}, state: { n: 1 } }),
    { type: "TEXT_MESSAGE_START", messageId: "again", role: "assistant", timestamp },
  );
  expect(accumulator.snapshot.messages.map(({ id }) => id)).toEqual(["again"]);
  expect(accumulator.snapshot.componentStates).toEqual({});
});

test("accepts events in any order, and never changes an earlier snapshot", () => {
  const ids = fc.constantFrom("a", "b", "__proto__");
  const deltas = fc.constantFrom('{"', "a", '":', "1", "]", "\\", "\ud83d");
  const patches = fc.array(
    fc.record({
      op: fc.constantFrom("add", "replace", "remove"),
      path: fc.constantFrom("", "/components", "/components/a", "/x", "/components/__proto__"),
      value: fc.constantFrom(1, {}, [], { a: {} }),
    }),
    { maxLength: 2 },
  );
  const messages = fc.array(
    fc.record({ id: ids, role: fc.constant("assistant"), content: fc.constant([]) }),
    {
      maxLength: 2,
    },
  );
  const events = fc
    .record({
      id: ids,
      other: ids,
      text: deltas,
      patch: patches,
      messages,
      timestamp: fc.constantFrom(0, 1e300),
    })
    .chain(({ id, other, text, patch, messages, timestamp }) =>
      fc.constantFrom<object>(
        { type: "RUN_STARTED", threadId: "t", runId: id },
        { type: "RUN_FINISHED", threadId: "t", runId: id },
        { type: "RUN_ERROR", message: "m", code: "CANCELLED" },
        { type: "TEXT_MESSAGE_START", messageId: id, role: "assistant", timestamp },
        { type: "TEXT_MESSAGE_CONTENT", messageId: id, delta: text, timestamp },
        { type: "TEXT_MESSAGE_END", messageId: id, timestamp },
        { type: "TOOL_CALL_START", toolCallId: id, toolName: "t", parentMessageId: other, timestamp },
        { type: "TOOL_CALL_START", toolCallId: id, toolName: "t", timestamp },
        { type: "TOOL_CALL_ARGS", toolCallId: id, delta: text, timestamp },
        { type: "TOOL_CALL_END", toolCallId: id, timestamp },
        { type: "TOOL_CALL_RESULT", toolCallId: id, messageId: other, content: text, timestamp },
        { type: "STATE_SNAPSHOT", snapshot: { components: { [id]: { n: 1 } } } },
        { type: "STATE_DELTA", delta: patch },
        custom("tambo.run.awaiting_input", { runId: id, pendingToolCalls: [] }),
        custom("tambo.run.finished", { runId: id, messages }),
        custom("tambo.tool.result", { toolCallId: id, result: [], isError: true }),
        custom("tambo.component.start", { componentId: id, componentName: "C", messageId: other }),
        custom("tambo.component.props_delta", { componentId: id, delta: text }),
        custom("tambo.component.state_delta", { componentId: id, delta: patch }),
        custom("tambo.component.end", { componentId: id, props: {}, state: { n: 2 } }),
        custom("tambo.later", {}),
        { type: "LATER" },
      ),
    );
  fc.assert(
    fc.property(fc.array(events, { maxLength: 30 }), (list) => {
      const accumulator = new RunAccumulator("thr");
      const seen: [object, string][] = [];
      for (const event of list) {
        accumulator.apply(event as RunStreamEvent);
        seen.push([accumulator.snapshot, JSON.stringify(accumulator.snapshot)]);
      }
      for (const [snapshot, text] of seen) expect(JSON.stringify(snapshot)).toBe(text);
    }),
    { numRuns: 1000 },
  );
});
