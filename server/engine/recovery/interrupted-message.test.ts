import { describe, expect, it } from "vitest";
import type { RunEvent } from "../../core/events.ts";
import { InterruptedMessage } from "./interrupted-message.ts";

const at = { timestamp: 7 };
const createTextEvents = (messageId: string, ...deltas: string[]): RunEvent[] => [
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant", ...at },
  ...deltas.map((delta): RunEvent => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta, ...at })),
];
const component = (componentId: string, messageId: string): RunEvent => ({
  type: "CUSTOM",
  name: "tambo.component.start",
  value: { componentId, componentName: "Card", messageId },
  ...at,
});

function after(events: readonly RunEvent[]): InterruptedMessage {
  const message = new InterruptedMessage();
  for (const event of events) message.observe(event);
  return message;
}

describe("InterruptedMessage", () => {
  it("has the last message's text and components, and nothing from earlier attempts [TX-26]", () => {
    const events: RunEvent[] = [
      ...createTextEvents("m1", "lost"),
      ...createTextEvents("m2", "seen", " text"),
      component("c1", "m2"),
      { type: "CUSTOM", name: "tambo.component.end", value: { componentId: "c1", props: { a: 1 } }, ...at },
      component("c2", "m2"),
      { type: "engine.source", name: "a.py", ...at },
    ];
    expect(after(events).toMessage(new Map([["c2", { b: null }]]), "error")).toEqual({
      id: "m2",
      role: "assistant",
      blocks: [
        { type: "text", text: "seen text" },
        { type: "component", id: "c1", name: "Card", props: { a: 1 } },
        { type: "component", id: "c2", name: "Card", props: { b: null } },
      ],
      createdAt: 7,
      incomplete: "error",
      sources: ["a.py"],
    });
  });

  it("has only the sources of its own turn", () => {
    const events: RunEvent[] = [
      { type: "engine.source", name: "earlier.py", ...at },
      { type: "STEP_STARTED", stepName: "model", ...at },
      ...createTextEvents("m1", "a"),
    ];
    expect(after(events).toMessage(new Map(), "error")).not.toHaveProperty("sources");
  });

  it("is undefined if the log is empty or has only the start of a message", () => {
    expect(after([]).toMessage(new Map(), "error")).toBeUndefined();
    const call: RunEvent = {
      type: "TOOL_CALL_START",
      toolCallId: "t",
      toolCallName: "n",
      toolName: "n",
      parentMessageId: "m2",
      ...at,
    };
    const calls = after([...createTextEvents("m1", "a"), call]);
    expect([calls.id, calls.toMessage(new Map(), "cancelled")]).toEqual(["m2", undefined]);
  });
});
