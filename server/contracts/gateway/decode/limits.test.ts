import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { checkLimits } from "./limits.ts";

type Request = Parameters<typeof checkLimits>[0];
type Message = Request["messages"][number];

const limits = { messages: 2, tools: 2, textBytes: 10, base64BlockBytes: 6, base64Bytes: 8 };

const user = (content: Message["content"]) => ({ role: "user", content }) as Message;
const text = (of: string) => ({ type: "text", text: of }) as const;
const file = (data: string) =>
  ({ type: "document", source: { type: "base64", media_type: "application/pdf", data } }) as const;

const wav = { type: "base64", media_type: "audio/wav", data: "AAAA" } as const;
const calls = (type: "tool_use" | "server_tool_use", input: object) =>
  ({ role: "assistant", content: [{ type, id: "c", name: "n", input }] }) as Message;

function requestOf(members: object): Request {
  return { model: "a/b", messages: [user("hi")], ...members } as Request;
}

describe("request limits", () => {
  it.each<[string, object]>([
    [
      "as many messages and tools",
      { messages: [user(""), user("")], tools: [{ type: "web_search" }, { type: "text_editor" }] },
    ],
    ["no tools", { tools: null }],
    ["no system prompt", { system: null }],
    ["as much text", { system: [text("123")], messages: [user("456"), user([text("7890")])] }],
    ["files of as many bytes", { messages: [user([file("AAAAAAAA"), file("AAA=")])] }],
    [
      "a file at an address",
      { messages: [user([{ type: "image", source: { type: "url", url: "x".repeat(99) } }])] },
    ],
    [
      "thinking and transcripts, which models do not get",
      {
        messages: [
          { role: "assistant", content: [{ type: "thinking", thinking: "x".repeat(99) }] },
          user([{ type: "audio", source: wav, transcript: "x".repeat(99) }]),
        ],
      },
    ],
    ["inputs of as much JSON", { messages: [calls("tool_use", { a: "1" }), user("2")] }],
  ])("accept %s [G-031]", (_, members) => {
    expect(() => checkLimits(requestOf(members), limits)).not.toThrow();
  });

  const beyondText = "exceeds the limit of 10 bytes for all text in a request";
  const beyondFiles = "exceeds the limit of 8 bytes for all files in a request";
  const tooLarge = "is a file of 7 bytes; the limit is 6 bytes";
  const nested = (block: object) =>
    user([{ type: "tool_result", tool_use_id: "c", content: [text(""), block] } as never]);
  it.each<[finding: string, members: object]>([
    ["request.messages has 3 items; at most 2 are allowed", { messages: [user(""), user(""), user("")] }],
    [
      "request.tools has 3 items; at most 2 are allowed",
      { tools: [{ type: "text_editor" }, { type: "text_editor" }, { type: "text_editor" }] },
    ],
    [`request.system ${beyondText}`, { system: "12345678901" }],
    [`request.system[1].text ${beyondText}`, { system: [text("1234567890"), text("1")] }],
    [`request.messages[1].content ${beyondText}`, { messages: [user("12345"), user("678901")] }],
    [`request.messages[0].content ${beyondText}`, { messages: [user("ääääää")] }],
    [`request.messages[0].content[0].text ${beyondText}`, { messages: [user([text("12345678901")])] }],
    [
      `request.messages[0].content[0].content[1].text ${beyondText}`,
      { messages: [nested(text("12345678901"))] },
    ],
    [`request.messages[0].content[0].input ${beyondText}`, { messages: [calls("tool_use", { a: "12345" })] }],
    [
      `request.messages[0].content[0].input ${beyondText}`,
      { messages: [calls("server_tool_use", { a: "12345" })] },
    ],
    [
      `request.messages[0].content[0].content ${beyondText}`,
      {
        messages: [
          user([
            {
              type: "web_search_tool_result",
              tool_use_id: "c",
              content: [{ type: "web_search_result", url: "u", title: "t" }],
            },
          ]),
        ],
      },
    ],
    [`request.messages[0].content[0].source.data ${tooLarge}`, { messages: [user([file("AAAAAAAAAA==")])] }],
    [
      `request.messages[0].content[1].source.data ${beyondFiles}`,
      { messages: [user([file("AAAAAAAA"), file("AAAA")])] },
    ],
    [
      `request.messages[0].content[0].content[1].source.data ${tooLarge}`,
      { messages: [nested(file("AAAAAAAAAA=="))] },
    ],
    [`request.system[0].source.data ${tooLarge}`, { system: [file("AAAAAAAAAA==")] }],
  ])("reject %s [G-031]", (finding, members) => {
    const param = finding.slice(0, finding.indexOf(" "));
    expect(() => checkLimits(requestOf(members), limits)).toThrow(
      new GatewayError("invalid_request_error", finding, { param }),
    );
  });

  it.each(["image", "audio", "audio_stt", "video"])("reject a large %s [G-031]", (type) => {
    const members = { messages: [user([{ ...file("AAAAAAAAAA=="), type } as never])] };
    const param = "request.messages[0].content[0].source.data";
    expect(() => checkLimits(requestOf(members), limits)).toThrow(
      new GatewayError("invalid_request_error", `${param} ${tooLarge}`, { param }),
    );
  });
});
