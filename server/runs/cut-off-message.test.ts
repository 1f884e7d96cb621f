import { describe, expect, it } from "vitest";
import { cutOffMessage } from "./cut-off-message.ts";
import type { RunEvent } from "./events.ts";

const at = { timestamp: 7 };
const textOf = (messageId: string, ...deltas: string[]): RunEvent[] => [
  { type: "TEXT_MESSAGE_START", messageId, role: "assistant", ...at },
  ...deltas.map((delta): RunEvent => ({ type: "TEXT_MESSAGE_CONTENT", messageId, delta, ...at })),
];
const component = (componentId: string, messageId: string): RunEvent => ({
  type: "CUSTOM",
  name: "tambo.component.start",
  value: { componentId, componentName: "Card", messageId },
  ...at,
});

describe("cutOffMessage", () => {
  it("is the last message's text and components, and of no attempt before it [TX-26]", () => {
    const events: RunEvent[] = [
      ...textOf("m1", "lost"),
      ...textOf("m2", "seen", " text"),
      component("c1", "m2"),
      { type: "CUSTOM", name: "tambo.component.end", value: { componentId: "c1", props: { a: 1 } }, ...at },
      component("c2", "m2"),
    ];
    expect(cutOffMessage(events, new Set(), new Map([["c2", { b: null }]]))).toEqual({
      id: "m2",
      role: "assistant",
      blocks: [
        { type: "text", text: "seen text" },
        { type: "component", id: "c1", name: "Card", props: { a: 1 } },
        { type: "component", id: "c2", name: "Card", props: { b: null } },
      ],
      createdAt: 7,
      incomplete: "error",
    });
  });

  it.each<[string, RunEvent[], string[]]>([
    ["the log is empty", [], []],
    ["the last message is stored", textOf("m1", "a"), ["m1"]],
  ])("is nothing when %s", (_name, events, stored) => {
    expect(cutOffMessage(events, new Set(stored), new Map())).toBeUndefined();
  });
});
