import { describe, expect, it } from "vitest";
import { bodyOf, refusalOf } from "./testing.ts";

type Row = [name: string, body: unknown, param: string, why: string, place?: string];

const unknown = "is not a member of this API; remove it or correct its name";
const twoParts = 'must be "provider/model-name", such as "openai/gpt-4.1"';

describe("members of request", () => {
  it.each<Row>([
    ["model: a number", bodyOf({ model: 1 }), "request.model", "must be a string, not a number"],
    ["model: null", bodyOf({ model: null }), "request.model", "must be a string, not null"],
    ["model: empty", bodyOf({ model: "" }), "request.model", "must not be blank"],
    ["model: no slash", bodyOf({ model: "gpt-4.1" }), "request.model", twoParts],
    ["model: no provider", bodyOf({ model: "/m" }), "request.model", twoParts],
    ["model: blank provider", bodyOf({ model: " /m" }), "request.model", twoParts],
    ["model: no name", bodyOf({ model: "openai/ " }), "request.model", twoParts],
    ["messages: an object", bodyOf({ messages: {} }), "request.messages", "must be an array, not an object"],
    ["messages: null", bodyOf({ messages: null }), "request.messages", "must be an array, not null"],
    [
      "a message: a text",
      bodyOf({ messages: ["hi"] }),
      "request.messages[0]",
      "must be an object, not a string",
    ],
    ["a message: null", bodyOf({ messages: [null] }), "request.messages[0]", "must be an object, not null"],
    [
      "a message without role",
      bodyOf({ messages: [{ content: "hi" }] }),
      "request.messages[0].role",
      "is required",
    ],
    [
      "a message without content",
      bodyOf({ messages: [{ role: "user" }] }),
      "request.messages[0].content",
      "is required",
    ],
    [
      "a message of the assistant without content",
      bodyOf({ messages: [{ role: "assistant", content: null }] }),
      "request.messages[0].content",
      "must be a string or an array, not null",
    ],
    [
      "content: a number",
      bodyOf({ messages: [{ role: "user", content: 1 }] }),
      "request.messages[0].content",
      "must be a string or an array, not a number",
    ],
    [
      "content: a boolean",
      bodyOf({ messages: [{ role: "assistant", content: true }] }),
      "request.messages[0].content",
      "must be a string or an array, not a boolean",
    ],
    [
      "system: a boolean",
      bodyOf({ system: true }),
      "request.system",
      "must be a string, an array or null, not a boolean",
    ],
    [
      "system: a text in the list",
      bodyOf({ system: ["x"] }),
      "request.system[0]",
      "must be an object, not a string",
    ],
    [
      "max_tokens: a fraction",
      bodyOf({ max_tokens: 1.5 }),
      "request.max_tokens",
      "must be an integer or null, not 1.5",
    ],
    [
      "max_tokens: a text",
      bodyOf({ max_tokens: "1" }),
      "request.max_tokens",
      "must be an integer or null, not a string",
    ],
    [
      "temperature: a boolean",
      bodyOf({ temperature: true }),
      "request.temperature",
      "must be a number or null, not a boolean",
    ],
    ["top_p: a text", bodyOf({ top_p: "1" }), "request.top_p", "must be a number or null, not a string"],
    ["top_k: a fraction", bodyOf({ top_k: 1.5 }), "request.top_k", "must be an integer or null, not 1.5"],
    ["top_k: negative", bodyOf({ top_k: -1 }), "request.top_k", "must be at least 0"],
    [
      "stop_sequences: a text",
      bodyOf({ stop_sequences: "x" }),
      "request.stop_sequences",
      "must be an array or null, not a string",
    ],
    [
      "stop_sequences: a number in the list",
      bodyOf({ stop_sequences: ["x", 1] }),
      "request.stop_sequences[1]",
      "must be a string, not a number",
    ],
    ["stream: true", bodyOf({ stream: true }), "request.stream", "must be false, not true"],
    [
      "stream: a text",
      bodyOf({ stream: "true" }),
      "request.stream",
      "must be a boolean or null, not a string",
    ],
    [
      "extensions: a list",
      bodyOf({ extensions: [] }),
      "request.extensions",
      "must be an object or null, not an array",
    ],
    [
      "metadata: a number",
      bodyOf({ metadata: 1 }),
      "request.metadata",
      "must be an object or null, not a number",
    ],
    [
      "server_tool_config: an unknown member of an entry",
      bodyOf({}, { server_tool_config: { vai_web_search: { provider: "tavily", depth: 2 } } }),
      "server_tool_config.vai_web_search",
      unknown,
      "server_tool_config.vai_web_search.depth",
    ],
    [
      "server_tool_config: a number as provider",
      bodyOf({}, { server_tool_config: { vai_web_search: { provider: 1 } } }),
      "server_tool_config.vai_web_search.provider",
      "must be a string, not a number",
    ],
    ["tool_choice: without type", bodyOf({ tool_choice: {} }), "request.tool_choice.type", "is required"],
    [
      "tool_choice: of unknown type",
      bodyOf({ tool_choice: { type: "required" } }),
      "request.tool_choice.type",
      'must be one of "auto", "any", "none", "tool", not "required"',
    ],
    [
      "tool_choice: a number as name",
      bodyOf({ tool_choice: { type: "tool", name: 1 } }),
      "request.tool_choice.name",
      "must be a string, not a number",
    ],
    [
      "output: a text",
      bodyOf({ output: "text" }),
      "request.output",
      "must be an object or null, not a string",
    ],
    [
      "output.modalities: an unknown one",
      bodyOf({ output: { modalities: ["text", "smell"] } }),
      "request.output.modalities[1]",
      'must be one of "text", "image", "audio", not "smell"',
    ],
    [
      "output.image.size: a number",
      bodyOf({ output: { image: { size: 1 } } }),
      "request.output.image.size",
      "must be a string or null, not a number",
    ],
    ["voice: a text", bodyOf({ voice: "v" }), "request.voice", "must be an object or null, not a string"],
    [
      "voice.output: an unknown member",
      bodyOf({ voice: { output: { zz: 1 } } }),
      "request.voice",
      unknown,
      "request.voice.output.zz",
    ],
    [
      "voice.output.format: an unknown one",
      bodyOf({ voice: { output: { format: "ogg" } } }),
      "request.voice.output.format",
      'must be one of "wav", "mp3", "pcm", not "ogg"',
    ],
    [
      "voice.output.speed: a text",
      bodyOf({ voice: { output: { speed: "1" } } }),
      "request.voice.output.speed",
      "must be a number or null, not a string",
    ],
  ])(
    "%s: refused [G-022][G-023][G-040][G-041][G-042][G-043][G-044][G-046][G-049][G-050][G-051][G-080][G-081][GX-07][GX-08][GX-20]",
    (_, body, param, why, place = param) => {
      expect(refusalOf(body)).toEqual({ param, message: `${place} ${why}` });
    },
  );
});
