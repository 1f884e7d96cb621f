import { describe, expect, it } from "vitest";
import { checkMessage } from "../../../generated/ag-ui/validators.js";
import type { Message } from "../../core/messages.ts";
import { type AgUiMessage, limitSnapshotSize, toAgUiMessages } from "./convert-messages.ts";

const message = (role: Message["role"], blocks: Message["blocks"]): Message => ({
  id: "m",
  role,
  blocks,
  createdAt: 1,
  runId: "run_1",
  metadata: { private: true },
});
const text = (value: string) => ({ type: "text" as const, text: value });
const toolUse = { type: "tool_use" as const, id: "c", name: "s/one", input: { a: "é" } };
const component = { type: "component" as const, id: "comp_1", name: "Card", props: { a: 1 } };
const result = (content: object[], isError?: boolean): Message =>
  message("tool", [
    { type: "tool_result", toolUseId: "c", content: content as never, ...(isError && { isError }) },
  ]);
const image = { type: "image", source: { type: "base64", mediaType: "image/png", data: "AA==" } };
const imagePart = { type: "image", source: { type: "data", value: "AA==", mimeType: "image/png" } };
const call = { id: "c", type: "function", function: { name: "s/one", arguments: '{"a":"é"}' } };
const activity = {
  id: "comp_1",
  role: "activity",
  activityType: "tambo.component",
  content: { componentId: "comp_1", componentName: "Card", props: { a: 1 } },
};

describe("stored messages", () => {
  it.each<[string, Message, object | undefined, ...object[]]>([
    ["of the user's", message("user", [text("hi")]), { content: "hi" }],
    ["of the user's, in several texts", message("user", [text("a"), text("b")]), { content: "a\nb" }],
    ["of the user's, empty", message("user", []), { content: "" }],
    [
      "of the user's, with an image",
      message("user", [text("a"), image as never]),
      { content: [text("a"), imagePart] },
    ],
    ["of the system's", message("system", [text("be"), text("brief")]), { content: "be\nbrief" }],
    ["of a developer's", message("developer", [text("be brief")]), { content: "be brief" }],
    ["of text", message("assistant", [text("a"), text("b")]), { content: "ab" }],
    ["of calls", message("assistant", [toolUse]), { toolCalls: [call] }],
    [
      "of text, calls and components",
      message("assistant", [text("a"), component, toolUse, text("b")]),
      { content: "ab", toolCalls: [call] },
      activity,
    ],
    ["of components alone", message("assistant", [component]), undefined, activity],
    [
      "of a component with a state",
      message("assistant", [{ ...component, state: { n: 1 } }]),
      undefined,
      { ...activity, content: { ...activity.content, state: { n: 1 } } },
    ],
    ["of nothing", message("assistant", []), undefined],
    ["of a tool's", result([text("a"), text("b")]), { toolCallId: "c", content: "a\nb" }],
    ["of a tool that failed", result([text("no")], true), { toolCallId: "c", content: "no", error: "no" }],
    [
      "of a tool's, with an image",
      result([text("see"), image]),
      { toolCallId: "c", content: [text("see"), imagePart] },
    ],
    [
      "of a tool that failed, with an image",
      result([text("no"), image, text("see")], true),
      { toolCallId: "c", content: [text("no"), imagePart, text("see")], error: "no\n\nsee" },
    ],
  ])("converts %s [C-022][C-024][C-025][C-066][CX-06][CX-11]", (_name, stored, members, ...more) => {
    const expected = [...(members ? [{ id: "m", role: stored.role, ...members }] : []), ...more];
    const view = toAgUiMessages(stored, true);
    expect(view).toEqual(expected);
    for (const each of view) expect(checkMessage(each)).toEqual([]);
  });

  it("writes the parts of a tool message as JSON if the client does not support parts [CX-11]", () => {
    expect(toAgUiMessages(result([text("see"), image], true), false)).toEqual([
      {
        id: "m",
        role: "tool",
        toolCallId: "c",
        content: `see\n${JSON.stringify(imagePart)}`,
        error: `see\n${JSON.stringify(imagePart)}`,
      },
    ]);
  });
});

const limit = 8 * 1024 * 1024;
const imageOf = (value: string) =>
  ({ type: "image", source: { type: "data", value, mimeType: "image/png" } }) as const;
const omittedFile = { type: "text", text: "[image/png file omitted: it is too large to send again]" };

/** Returns messages with every role. The first image determines the size of the messages as JSON. */
function createMessages(bytes: number): AgUiMessage[] {
  const make = (value: string): AgUiMessage[] => [
    { id: "s", role: "system", content: "é" },
    {
      id: "u",
      role: "user",
      content: [
        { type: "text", text: "Look:" },
        imageOf(value),
        { type: "image", source: { type: "url", value: "https://example.com/a.png" } },
        { type: "document", source: { type: "data", value: "AA==", mimeType: "application/pdf" } },
      ],
    },
    { id: "a", role: "assistant" },
    { id: "t", role: "tool", toolCallId: "c", content: [imageOf("AA==")], error: "no" },
    { id: "p", role: "tool", toolCallId: "d", content: "plain" },
    { id: "comp_1", role: "activity", activityType: "tambo.component", content: { a: [imageOf("AA==")] } },
  ];
  return make("A".repeat(bytes - Buffer.byteLength(JSON.stringify(make("")))));
}

describe("snapshot messages", () => {
  it("contain their files if they fit into a frame [C-066]", () => {
    const messages = createMessages(limit);
    expect(limitSnapshotSize(messages)).toEqual(messages);
  });

  it("contain text instead of each file if the files do not fit [C-066]", () => {
    const messages = createMessages(limit + 1);
    const before = JSON.stringify(messages);
    expect(limitSnapshotSize(messages)).toEqual([
      { id: "s", role: "system", content: "é" },
      {
        id: "u",
        role: "user",
        content: [
          { type: "text", text: "Look:" },
          omittedFile,
          { type: "image", source: { type: "url", value: "https://example.com/a.png" } },
          { type: "text", text: "[application/pdf file omitted: it is too large to send again]" },
        ],
      },
      { id: "a", role: "assistant" },
      { id: "t", role: "tool", toolCallId: "c", content: [omittedFile], error: "no" },
      { id: "p", role: "tool", toolCallId: "d", content: "plain" },
      { id: "comp_1", role: "activity", activityType: "tambo.component", content: { a: [imageOf("AA==")] } },
    ]);
    expect(JSON.stringify(messages) === before).toBe(true);
  });
});
