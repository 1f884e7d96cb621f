import type { LanguageModelV4Prompt } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import type { Message } from "../../core/messages.ts";
import { buildPrompt } from "./prompt.ts";

const message = (role: Message["role"], blocks: Message["blocks"]): Message => ({
  id: "m",
  role,
  blocks,
  createdAt: 1,
});
const text = (value: string) => ({ type: "text" as const, text: value });
const named = (name: string) => ({ providerOptions: { openaiCompatible: { name } } });
const use = (id: string, name = "s/one") => ({ type: "tool_use" as const, id, name, input: { a: 1 } });
const result = (toolUseId: string, content: Message["blocks"], isError?: boolean) =>
  message("tool", [
    { type: "tool_result", toolUseId, content: content as never, ...(isError && { isError }) },
  ]);
const call = (toolCallId: string) => ({
  type: "tool-call",
  toolCallId,
  toolName: "s__one",
  input: { a: 1 },
});
const response = (toolCallId: string, output: object) => ({
  type: "tool-result",
  toolCallId,
  toolName: "s__one",
  output,
});

const cases: [string, Message[], object[]][] = [
  [
    "text of every role",
    [
      message("system", [text("be"), text("brief")]),
      message("user", [text("hi")]),
      message("assistant", [text("yo")]),
    ],
    [
      { role: "system", content: "be\nbrief" },
      { role: "user", content: [text("hi")] },
      { role: "assistant", content: [text("yo")] },
    ],
  ],
  [
    "names of senders [CC-147]",
    [
      { ...message("system", [text("be")]), name: "captain" },
      { ...message("user", [text("hi")]), name: "sailor" },
      { ...message("user", [text("a"), text("b")]), name: "sailor" },
      { ...message("assistant", [text("yo")]), name: "parrot" },
    ],
    [
      { role: "system", content: "be", ...named("captain") },
      { role: "user", content: [{ ...text("hi"), ...named("sailor") }], ...named("sailor") },
      { role: "user", content: [text("a"), text("b")], ...named("sailor") },
      { role: "assistant", content: [text("yo")], ...named("parrot") },
    ],
  ],
  [
    "developer text as system text [C-020][CX-07]",
    [message("developer", [text("be"), text("brief")]), message("user", [text("hi")])],
    [
      { role: "system", content: "be\nbrief" },
      { role: "user", content: [text("hi")] },
    ],
  ],
  [
    "a call with the name that the model knows",
    [message("assistant", [use("t1", "get it")]), result("t1", [text("a")])],
    [
      {
        role: "assistant",
        content: [{ ...call("t1"), toolName: expect.stringMatching(/^get_it_[0-9a-f]{8}$/) }],
      },
      {
        role: "tool",
        content: [
          {
            ...response("t1", { type: "text", value: "a" }),
            toolName: expect.stringMatching(/^get_it_[0-9a-f]{8}$/),
          },
        ],
      },
    ],
  ],
  [
    "no result without its call",
    [message("user", [text("hi")]), result("t1", [text("a")])],
    [{ role: "user", content: [text("hi")] }],
  ],
  [
    "no result that comes before its call [C-028]",
    [
      result("t1", [text("early")]),
      message("assistant", [use("t1"), use("t2")]),
      message("user", [text("go on")]),
      result("t2", [text("late")]),
    ],
    [
      { role: "assistant", content: [call("t1"), call("t2")] },
      {
        role: "tool",
        content: [
          response("t1", { type: "error-text", value: "The call was not executed." }),
          response("t2", { type: "text", value: "late" }),
        ],
      },
      { role: "user", content: [text("go on")] },
    ],
  ],
  [
    "calls with a reused id, each with the next unused result [C-028]",
    [
      result("t1", [text("0")]),
      message("assistant", [use("t1"), use("t1")]),
      result("t1", [text("1")]),
      result("t1", [text("2")]),
      result("t1", [text("3")]),
      message("assistant", [use("t1")]),
      result("t1", [text("4")]),
      message("assistant", [use("t1")]),
    ],
    [
      { role: "assistant", content: [call("t1"), call("t1")] },
      {
        role: "tool",
        content: [response("t1", { type: "text", value: "1" }), response("t1", { type: "text", value: "2" })],
      },
      { role: "assistant", content: [call("t1")] },
      { role: "tool", content: [response("t1", { type: "text", value: "4" })] },
      { role: "assistant", content: [call("t1")] },
      {
        role: "tool",
        content: [response("t1", { type: "error-text", value: "The call was not executed." })],
      },
    ],
  ],
  [
    "results right after their calls, wherever they are stored, and one for every call",
    [
      message("assistant", [text("look"), use("t1"), use("t2"), use("t3")]),
      result("t2", [text("no")], true),
      message("user", [text("go on")]),
      result("t1", [text("a"), text("b")]),
    ],
    [
      { role: "assistant", content: [text("look"), call("t1"), call("t2"), call("t3")] },
      {
        role: "tool",
        content: [
          response("t1", { type: "text", value: "a\nb" }),
          response("t2", { type: "error-text", value: "no" }),
          response("t3", { type: "error-text", value: "The call was not executed." }),
        ],
      },
      { role: "user", content: [text("go on")] },
    ],
  ],
  [
    "a component as a call with its state as the result",
    [message("assistant", [{ type: "component", id: "c1", name: "Card", props: { a: [[1]] } }])],
    [
      {
        role: "assistant",
        content: [
          { type: "tool-call", toolCallId: "c1", toolName: "show_component_Card", input: { a: [[1]] } },
        ],
      },
      {
        role: "tool",
        content: [
          {
            type: "tool-result",
            toolCallId: "c1",
            toolName: "show_component_Card",
            output: { type: "json", value: { shown: "c1", state: { n: 1 } } },
          },
        ],
      },
    ],
  ],
  [
    "files of all kinds",
    [
      message("user", [
        { type: "image", source: { type: "url", url: "https://a.example/i" }, detail: "low" },
        { type: "audio", source: { type: "base64", mediaType: "audio/mp3", data: "QQ==" } },
        {
          type: "file",
          source: { type: "file_id", fileId: "f1", filename: "n.pdf", mediaType: "application/pdf" },
        },
        { type: "resource", resource: { uri: "x://y", text: "inside" } },
      ]),
    ],
    [
      {
        role: "user",
        content: [
          {
            type: "file",
            data: { type: "url", url: new URL("https://a.example/i") },
            mediaType: "image",
            providerOptions: { openai: { imageDetail: "low" } },
          },
          { type: "file", data: { type: "data", data: "QQ==" }, mediaType: "audio/mp3" },
          {
            type: "file",
            data: { type: "reference", reference: { default: "f1" } },
            mediaType: "application/pdf",
            filename: "n.pdf",
          },
          text("[x://y]\ninside"),
        ],
      },
    ],
  ],
  [
    "a result that is more than text",
    [
      message("assistant", [use("t1")]),
      result("t1", [
        text("see"),
        { type: "image", source: { type: "base64", mediaType: "image/png", data: "QQ==" } },
      ]),
    ],
    [
      { role: "assistant", content: [call("t1")] },
      {
        role: "tool",
        content: [
          response("t1", {
            type: "content",
            value: [
              text("see"),
              { type: "file", data: { type: "data", data: "QQ==" }, mediaType: "image/png" },
            ],
          }),
        ],
      },
    ],
  ],
];

describe("buildPrompt", () => {
  it.each(cases)("converts %s [T-004][T-153][TX-16]", (_name, messages, want) => {
    const components = new Map([
      ["c1", { id: "c1", name: "Card", messageId: "m", state: { n: 1 }, version: 1 }],
    ]);
    expect(buildPrompt(messages, components)).toEqual(want as unknown as LanguageModelV4Prompt);
  });
});
