import { describe, expect, it } from "vitest";
import type { AgUiMessage } from "./message-view.ts";
import { snapshotMessages } from "./snapshot-messages.ts";

const limit = 8 * 1024 * 1024;
const image = (value: string) =>
  ({ type: "image", source: { type: "data", value, mimeType: "image/png" } }) as const;
const leftOut = { type: "text", text: "[image/png, left out here: it is too large to be sent again]" };

/** Messages of every role, whose first image makes their JSON this large. */
function messagesOf(bytes: number): AgUiMessage[] {
  const make = (value: string): AgUiMessage[] => [
    { id: "s", role: "system", content: "é" },
    {
      id: "u",
      role: "user",
      content: [
        { type: "text", text: "Look:" },
        image(value),
        { type: "image", source: { type: "url", value: "https://example.com/a.png" } },
        { type: "document", source: { type: "data", value: "AA==", mimeType: "application/pdf" } },
      ],
    },
    { id: "a", role: "assistant" },
    { id: "t", role: "tool", toolCallId: "c", content: [image("AA==")], error: "no" },
    { id: "p", role: "tool", toolCallId: "d", content: "plain" },
    { id: "comp_1", role: "activity", activityType: "tambo.component", content: { a: [image("AA==")] } },
  ];
  return make("A".repeat(bytes - Buffer.byteLength(JSON.stringify(make("")))));
}

describe("messages of a snapshot", () => {
  it("have their files when they fit into a frame [C-066]", () => {
    const messages = messagesOf(limit);
    expect(snapshotMessages(messages)).toEqual(messages);
  });

  it("have texts in place of all files when they do not [C-066]", () => {
    const messages = messagesOf(limit + 1);
    const before = JSON.stringify(messages);
    expect(snapshotMessages(messages)).toEqual([
      { id: "s", role: "system", content: "é" },
      {
        id: "u",
        role: "user",
        content: [
          { type: "text", text: "Look:" },
          leftOut,
          { type: "image", source: { type: "url", value: "https://example.com/a.png" } },
          { type: "text", text: "[application/pdf, left out here: it is too large to be sent again]" },
        ],
      },
      { id: "a", role: "assistant" },
      { id: "t", role: "tool", toolCallId: "c", content: [leftOut], error: "no" },
      { id: "p", role: "tool", toolCallId: "d", content: "plain" },
      { id: "comp_1", role: "activity", activityType: "tambo.component", content: { a: [image("AA==")] } },
    ]);
    expect(JSON.stringify(messages) === before).toBe(true);
  });
});
