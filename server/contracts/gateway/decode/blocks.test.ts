import { describe, expect, it } from "vitest";
import { bodyOf, bodyWith, refusalOf } from "./testing.ts";

type Row = [name: string, body: unknown, param: string, why: string, place?: string];

const block = "request.messages[0].content[0]";
const result = "request.messages[1].content[1]";
const file = { type: "base64", media_type: "audio/wav", data: "AA==" };

/** A body with a result of a tool, of these blocks. */
function resultOf(...content: unknown[]): object {
  const call = { type: "tool_use", id: "c", name: "n", input: {} };
  const results = [
    { type: "text", text: "x" },
    { type: "tool_result", tool_use_id: "c", content },
  ];
  return bodyOf({
    messages: [
      { role: "assistant", content: [call] },
      { role: "user", content: results },
    ],
  });
}

describe("content blocks", () => {
  const ofUser =
    'must be one of "text", "image", "audio", "video", "document", "tool_result", "web_search_tool_result", "audio_stt"';
  const ofAssistant =
    'must be one of "text", "image", "audio", "video", "document", "tool_use", "thinking", "server_tool_use", "audio_stt"';
  const ofMedia = 'must be one of "text", "image", "audio", "video", "document", "audio_stt"';
  it.each<Row>([
    ["null", bodyWith("user", null), `${block}`, "must be an object, not null"],
    ["a list", bodyWith("user", []), `${block}`, "must be an object, not an array"],
    ["a number as type", bodyWith("user", { type: 1 }), `${block}.type`, `${ofUser}, not 1`],
    [
      "of unknown type",
      bodyWith("user", { type: "text", text: "x" }, { type: "bogus" }),
      "request.messages[0].content[1].type",
      `${ofUser}, not "bogus"`,
    ],
    [
      "of unknown type, of the assistant",
      bodyWith("assistant", { type: "bogus" }),
      `${block}.type`,
      `${ofAssistant}, not "bogus"`,
    ],
    [
      "tool_use of the user",
      bodyWith("user", { type: "tool_use", id: "c", name: "n", input: {} }),
      `${block}.type`,
      `${ofUser}, not "tool_use"`,
    ],
    [
      "server_tool_use of the user",
      bodyWith("user", { type: "server_tool_use", id: "c", name: "n", input: {} }),
      `${block}.type`,
      `${ofUser}, not "server_tool_use"`,
    ],
    [
      "tool_result of the assistant",
      bodyWith("assistant", { type: "tool_result", tool_use_id: "c", content: [] }),
      `${block}.type`,
      `${ofAssistant}, not "tool_result"`,
    ],
    [
      "web_search_tool_result of the assistant",
      bodyWith("assistant", { type: "web_search_tool_result", tool_use_id: "c", content: [] }),
      `${block}.type`,
      `${ofAssistant}, not "web_search_tool_result"`,
    ],
    [
      "thinking in the system prompt",
      bodyOf({ system: [{ type: "thinking", thinking: "x" }] }),
      "request.system[0].type",
      `${ofMedia}, not "thinking"`,
    ],
    [
      "tool_result in the system prompt",
      bodyOf({ system: [{ type: "tool_result", tool_use_id: "c" }] }),
      "request.system[0].type",
      `${ofMedia}, not "tool_result"`,
    ],
    [
      "image with a source of unknown type",
      bodyWith("user", { type: "image", source: { type: "file" } }),
      `${block}.source.type`,
      'must be one of "base64", "url", not "file"',
    ],
    [
      "audio at an address",
      bodyWith("user", { type: "audio", source: { type: "url", url: "https://e/x" } }),
      `${block}.source.type`,
      'must be "base64", not "url"',
    ],
    [
      "a nested block without type",
      resultOf({ text: "x" }),
      `${result}.type`,
      "is required",
      `${result}.content[0].type`,
    ],
    [
      "a nested tool_result",
      resultOf({ type: "tool_result", tool_use_id: "c" }),
      `${result}.type`,
      `${ofMedia}, not "tool_result"`,
      `${result}.content[0].type`,
    ],
    [
      "a nested thinking",
      resultOf({ type: "text", text: "x" }, { type: "thinking", thinking: "x" }),
      `${result}.type`,
      `${ofMedia}, not "thinking"`,
      `${result}.content[1].type`,
    ],
    [
      "a result of unknown type",
      bodyWith("user", { type: "web_search_tool_result", tool_use_id: "c", content: [{ type: "x" }] }),
      `${block}.content[0].type`,
      'must be "web_search_result", not "x"',
    ],
  ])("%s: refused [G-085][G-065][G-066][G-067][G-068][G-069]", (_, body, param, why, place = param) => {
    expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
  });

  it.each<Row>([
    [
      "text with a number",
      bodyWith("user", { type: "text", text: 1 }),
      `${block}.text`,
      "must be a string, not a number",
    ],
    [
      "text with null",
      bodyWith("assistant", { type: "text", text: null }),
      `${block}.text`,
      "must be a string, not null",
    ],
    [
      "text without text in the system prompt",
      bodyOf({ system: [{ type: "text" }] }),
      "request.system[0].text",
      "is required",
    ],
    [
      "image with a text as source",
      bodyWith("user", { type: "image", source: "x" }),
      `${block}.source`,
      "must be an object, not a string",
    ],
    [
      "image without address",
      bodyWith("user", { type: "image", source: { type: "url" } }),
      `${block}.source.url`,
      "is required",
    ],
    [
      "image without data",
      bodyWith("user", { type: "image", source: { type: "base64", media_type: "image/png" } }),
      `${block}.source.data`,
      "is required",
    ],
    ["audio without source", bodyWith("user", { type: "audio" }), `${block}.source`, "is required"],
    [
      "audio with a number as transcript",
      bodyWith("user", { type: "audio", source: file, transcript: 1 }),
      `${block}.transcript`,
      "must be a string or null, not a number",
    ],
    ["audio_stt without source", bodyWith("user", { type: "audio_stt" }), `${block}.source`, "is required"],
    [
      "audio_stt with a number as language",
      bodyWith("user", { type: "audio_stt", source: file, language: 1 }),
      `${block}.language`,
      "must be a string or null, not a number",
    ],
    [
      "video without media type",
      bodyWith("user", { type: "video", source: { type: "base64", data: "AA==" } }),
      `${block}.source.media_type`,
      "is required",
    ],
    [
      "document without source",
      bodyWith("assistant", { type: "document" }),
      `${block}.source`,
      "is required",
    ],
    [
      "document with a number as filename",
      bodyWith("user", { type: "document", source: file, filename: 1 }),
      `${block}.filename`,
      "must be a string or null, not a number",
    ],
    [
      "tool_use with a blank id",
      bodyWith("assistant", { type: "tool_use", id: " ", name: "n", input: {} }),
      `${block}.id`,
      "must not be blank",
    ],
    [
      "tool_use without name",
      bodyWith("assistant", { type: "tool_use", id: "c", input: {} }),
      `${block}.name`,
      "is required",
    ],
    [
      "tool_use with an empty name",
      bodyWith("assistant", { type: "tool_use", id: "c", name: "", input: {} }),
      `${block}.name`,
      "must not be blank",
    ],
    [
      "tool_use with a text as input",
      bodyWith("assistant", { type: "tool_use", id: "c", name: "n", input: "{}" }),
      `${block}.input`,
      "must be an object, not a string",
    ],
    [
      "tool_use with null as input",
      bodyWith("assistant", { type: "tool_use", id: "c", name: "n", input: null }),
      `${block}.input`,
      "must be an object, not null",
    ],
    [
      "server_tool_use without input",
      bodyWith("assistant", { type: "server_tool_use", id: "c", name: "n" }),
      `${block}.input`,
      "is required",
    ],
    [
      "server_tool_use without id",
      bodyWith("assistant", { type: "server_tool_use", name: "n", input: {} }),
      `${block}.id`,
      "is required",
    ],
    [
      "thinking without thinking",
      bodyWith("assistant", { type: "thinking" }),
      `${block}.thinking`,
      "is required",
    ],
    [
      "thinking with a number as summary",
      bodyWith("assistant", { type: "thinking", thinking: "x", summary: 1 }),
      `${block}.summary`,
      "must be a string or null, not a number",
    ],
    [
      "tool_result with a blank id",
      bodyWith("user", { type: "tool_result", tool_use_id: " " }),
      `${block}.tool_use_id`,
      "must not be blank",
    ],
    [
      "tool_result with a text as is_error",
      bodyWith("user", { type: "tool_result", tool_use_id: "c", is_error: "no" }),
      `${block}.is_error`,
      "must be a boolean or null, not a string",
    ],
    [
      "tool_result without its call",
      bodyWith("user", { type: "tool_result", tool_use_id: "c" }),
      `${block}.tool_use_id`,
      "must be the id of a tool_use or server_tool_use block that comes before it",
    ],
    ["a nested text without text", resultOf({ type: "text" }), `${result}.content[0].text`, "is required"],
    ["a nested number", resultOf(1), `${result}.content[0]`, "must be an object, not a number"],
    [
      "a nested image without source",
      resultOf({ type: "image" }),
      `${result}.content[0].source`,
      "is required",
    ],
    [
      "web_search_tool_result without id",
      bodyWith("user", { type: "web_search_tool_result", content: [] }),
      `${block}.tool_use_id`,
      "is required",
    ],
    [
      "web_search_tool_result with a text as content",
      bodyWith("user", { type: "web_search_tool_result", tool_use_id: "c", content: "x" }),
      `${block}.content`,
      "must be an array, not a string",
    ],
    [
      "a result without url",
      bodyWith("user", {
        type: "web_search_tool_result",
        tool_use_id: "c",
        content: [{ type: "web_search_result", title: "t" }],
      }),
      `${block}.content[0].url`,
      "is required",
    ],
  ])(
    "%s: refused [G-060][G-061][G-062][G-063][G-064][G-065][G-066][G-067][G-068][G-069][G-070][GX-07][GX-08]",
    (_, body, param, why, place = param) => {
      expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
    },
  );
});
