/** Requests that the schema refuses: the message names the exact place, `param` for some mistakes the value around it. */
import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { decodeRunRequest } from "./decode.ts";
import { bodyOf, bodyWith, limits, refusalOf } from "./testing.ts";

const unknown = "is not a member of this API; remove it or correct its name";
const twoParts = 'must be "provider/model-name", such as "openai/gpt-4.1"';
const media = '"text", "image", "audio", "video", "document"';
const ofUser = `must be one of ${media}, "tool_result", "web_search_tool_result", "audio_stt"`;
const ofAssistant = `must be one of ${media}, "tool_use", "thinking", "server_tool_use", "audio_stt"`;
const ofMedia = `must be one of ${media}, "audio_stt"`;
const file = { type: "base64", media_type: "audio/wav", data: "AA==" };
const call = { type: "tool_use", id: "c", name: "n", input: {} };
const search = { type: "web_search_tool_result", tool_use_id: "c" };
const fn = { type: "function", name: "f", description: "d", input_schema: { type: "object" } };
const { name: _, ...withoutName } = fn;

/** Checks a refusal. @param param Absent for the place that the message begins with. */
function expectRefusal(body: unknown, message: string, param = message.slice(0, message.indexOf(" "))): void {
  expect(refusalOf(body)).toEqual({ param, message });
}

describe("refused:", () => {
  it.each<[told: string, body: unknown, param?: string]>([
    ["The body must be an object, not null", null, "body", "body"],
    ["The body must be an object, not an array", [], "body", "body"],
    ["The body must be an object, not a string", "x", "body", "body"],
    ["The body must be an object, not a number", 1, "body", "body"],
    ["request is required", {}],
    ["request must be an object, not null", { request: null }],
    ["request must be an object, not an array", { request: [] }],
    [`foo ${unknown}`, bodyOf({}, { foo: 1 })],
    [`run.max_turns ${unknown}`, bodyOf({}, { "run.max_turns": 1 })],
    [`__proto__ ${unknown}`, { ...bodyOf(), ["__proto__"]: 1 }],
  ])("%s [G-020][G-021][GX-06]", (told, body, param) => {
    expectRefusal(body, told, param);
  });

  it.each<[told: string, beside: object, param?: string]>([
    ["builtins[1] must be a string, not a number", { builtins: ["a", 1] }],
    ["builtins must be an array or null, not an object", { builtins: {} }],
    ["builtins[0] must be the name of a builtin, not blank", { builtins: [" "] }],
    ["server_tools must be an array or null, not a string", { server_tools: "a" }],
    ["server_tools[1] names a builtin that stands before it in the list", { server_tools: ["a", "a"] }],
    ["server_tool_config must be an object or null, not an array", { server_tool_config: [] }],
    ["server_tool_config.x must be an object, not a string", { server_tool_config: { x: "tavily" } }],
    ["server_tool_config.x.provider is required", { server_tool_config: { x: {} } }],
    [
      "server_tool_config.x.provider must be a string, not a number",
      { server_tool_config: { x: { provider: 1 } } },
    ],
    ["run must be an object or null, not a string", { run: "x" }],
    ["run must be an object or null, not an array", { run: [] }],
    [`run.max_turn ${unknown}`, { run: { max_turn: 1 } }, "run"],
    [
      'run.builtins is in the wrong place: it belongs beside "run", at the top',
      { run: { builtins: ["vai_web_search"] } },
      "run",
    ],
    ["run.max_turns must be at least 1", { run: { max_turns: 0 } }],
    ["run.max_turns must be at most 64", { run: { max_turns: 65 } }],
    ["run.max_turns must be at most 64", { run: { max_turns: 2 ** 40 } }],
    ["run.max_tool_calls must be at most 256", { run: { max_tool_calls: 257 } }],
    ["run.max_tokens must be an integer or null, not 0.5", { run: { max_tokens: 0.5 } }, "run"],
    ["run.max_tokens must be at most 9007199254740991", { run: { max_tokens: 2 ** 60 } }],
    ["run.timeout_ms must be at least 1000", { run: { timeout_ms: 999 } }],
    ["run.timeout_ms must be at most 300000", { run: { timeout_ms: 300001 } }],
    ["run.timeout_ms must be an integer or null, not an array", { run: { timeout_ms: [] } }, "run"],
    [
      "run.tool_timeout_ms must be an integer or null, not a boolean",
      { run: { tool_timeout_ms: true } },
      "run",
    ],
    ["run.parallel_tools must be a boolean or null, not a number", { run: { parallel_tools: 1 } }, "run"],
    [
      `server_tool_config.vai_web_search.depth ${unknown}`,
      { server_tool_config: { vai_web_search: { provider: "tavily", depth: 2 } } },
      "server_tool_config.vai_web_search",
    ],
    [
      "server_tool_config.vai_web_search.provider must be a string, not a number",
      { server_tool_config: { vai_web_search: { provider: 1 } } },
    ],
  ])("%s [G-026][G-027][G-028][GX-10][GX-18]", (told, beside, param) => {
    expectRefusal(bodyOf({}, beside), told, param);
  });

  it.each<[told: string, members: object, param?: string]>([
    ["model must be a string, not a number", { model: 1 }],
    ["model must be a string, not null", { model: null }],
    ["model must not be blank", { model: "" }],
    [`model ${twoParts}`, { model: "gpt-4.1" }],
    [`model ${twoParts}`, { model: "/m" }],
    [`model ${twoParts}`, { model: " /m" }],
    [`model ${twoParts}`, { model: "openai/ " }],
    ["messages must be an array, not an object", { messages: {} }],
    ["messages must be an array, not null", { messages: null }],
    ["messages[0] must be an object, not a string", { messages: ["hi"] }],
    ["messages[0] must be an object, not null", { messages: [null] }],
    ["messages[0].role is required", { messages: [{ content: "hi" }] }],
    ["messages[0].content is required", { messages: [{ role: "user" }] }],
    [
      "messages[0].content must be a string or an array, not null",
      { messages: [{ role: "assistant", content: null }] },
    ],
    [
      "messages[0].content must be a string or an array, not a number",
      { messages: [{ role: "user", content: 1 }] },
    ],
    [
      "messages[0].content must be a string or an array, not a boolean",
      { messages: [{ role: "assistant", content: true }] },
    ],
    ["system must be a string, an array or null, not a boolean", { system: true }],
    ["system[0] must be an object, not a string", { system: ["x"] }],
    ["max_tokens must be an integer or null, not 1.5", { max_tokens: 1.5 }],
    ["max_tokens must be an integer or null, not a string", { max_tokens: "1" }],
    ["temperature must be a number or null, not a boolean", { temperature: true }],
    ["top_p must be a number or null, not a string", { top_p: "1" }],
    ["top_k must be an integer or null, not 1.5", { top_k: 1.5 }],
    ["top_k must be at least 0", { top_k: -1 }],
    ["stop_sequences must be an array or null, not a string", { stop_sequences: "x" }],
    ["stop_sequences[1] must be a string, not a number", { stop_sequences: ["x", 1] }],
    ["stream must be false, not true", { stream: true }],
    ["stream must be a boolean or null, not a string", { stream: "true" }],
    ["extensions must be an object or null, not an array", { extensions: [] }],
    ["metadata must be an object or null, not a number", { metadata: 1 }],
    ["tool_choice.type is required", { tool_choice: {} }],
    [
      'tool_choice.type must be one of "auto", "any", "none", "tool", not "required"',
      { tool_choice: { type: "required" } },
    ],
    ["tool_choice.name must be a string, not a number", { tool_choice: { type: "tool", name: 1 } }],
    ["output must be an object or null, not a string", { output: "text" }],
    [
      'output.modalities[1] must be one of "text", "image", "audio", not "smell"',
      { output: { modalities: ["text", "smell"] } },
    ],
    ["output.image.size must be a string or null, not a number", { output: { image: { size: 1 } } }],
    ["voice must be an object or null, not a string", { voice: "v" }],
    [`voice.output.zz ${unknown}`, { voice: { output: { zz: 1 } } }, "voice"],
    [
      'voice.output.format must be one of "wav", "mp3", "pcm", not "ogg"',
      { voice: { output: { format: "ogg" } } },
    ],
    ["voice.output.speed must be a number or null, not a string", { voice: { output: { speed: "1" } } }],
    [
      `messages[0].content[1].type ${ofUser}, not "bogus"`,
      { messages: [{ role: "user", content: [{ type: "text", text: "x" }, { type: "bogus" }] }] },
    ],
    [`system[0].type ${ofMedia}, not "thinking"`, { system: [{ type: "thinking", thinking: "x" }] }],
    [`system[0].type ${ofMedia}, not "tool_result"`, { system: [{ type: "tool_result", tool_use_id: "c" }] }],
    ["system[0].text is required", { system: [{ type: "text" }] }],
    ["tools must be an array or null, not an object", { tools: {} }],
    ["tools[0] must be an object, not a string", { tools: ["web_search"] }],
    ["tools[0].type is required", { tools: [{}] }],
    [
      'tools[1].type must be one of "function", "web_search", "web_fetch", "code_execution", "computer_use", "file_search", "text_editor", not 1',
      { tools: [{ type: "web_search" }, { type: 1 }] },
    ],
    ["output_format must be an object or null, not a string", { output_format: "json" }],
    [
      'output_format.type must be "json_schema", not "xml_schema"',
      { output_format: { type: "xml_schema", json_schema: { type: "object" } } },
    ],
    [
      "output_format.json_schema must be an object, not null",
      { output_format: { type: "json_schema", json_schema: null } },
    ],
  ])(
    "request.%s [G-022][G-023][G-040][G-041][G-042][G-043][G-044][G-045][G-046][G-049][G-050][G-051][G-080][G-081][GX-07][GX-08][GX-20]",
    (told, members, param) => {
      expectRefusal(bodyOf(members), `request.${told}`, param && `request.${param}`);
    },
  );

  it.each<[told: string, role: "user" | "assistant", block: unknown]>([
    [" must be an object, not null", "user", null],
    [" must be an object, not an array", "user", []],
    [`.type ${ofUser}, not 1`, "user", { type: 1 }],
    [`.type ${ofAssistant}, not "bogus"`, "assistant", { type: "bogus" }],
    [`.type ${ofUser}, not "tool_use"`, "user", call],
    [
      `.type ${ofUser}, not "server_tool_use"`,
      "user",
      { type: "server_tool_use", id: "c", name: "n", input: {} },
    ],
    [
      `.type ${ofAssistant}, not "tool_result"`,
      "assistant",
      { type: "tool_result", tool_use_id: "c", content: [] },
    ],
    [`.type ${ofAssistant}, not "web_search_tool_result"`, "assistant", { ...search, content: [] }],
    [
      '.source.type must be one of "base64", "url", not "file"',
      "user",
      { type: "image", source: { type: "file" } },
    ],
    [
      '.source.type must be "base64", not "url"',
      "user",
      { type: "audio", source: { type: "url", url: "https://e/x" } },
    ],
    [
      '.content[0].type must be "web_search_result", not "x"',
      "user",
      { ...search, content: [{ type: "x" }] },
    ],
    [".text must be a string, not a number", "user", { type: "text", text: 1 }],
    [".text must be a string, not null", "assistant", { type: "text", text: null }],
    [".source must be an object, not a string", "user", { type: "image", source: "x" }],
    [".source.url is required", "user", { type: "image", source: { type: "url" } }],
    [
      ".source.data is required",
      "user",
      { type: "image", source: { type: "base64", media_type: "image/png" } },
    ],
    [".source is required", "user", { type: "audio" }],
    [
      ".transcript must be a string or null, not a number",
      "user",
      { type: "audio", source: file, transcript: 1 },
    ],
    [".source is required", "user", { type: "audio_stt" }],
    [
      ".language must be a string or null, not a number",
      "user",
      { type: "audio_stt", source: file, language: 1 },
    ],
    [".source.media_type is required", "user", { type: "video", source: { type: "base64", data: "AA==" } }],
    [".source is required", "assistant", { type: "document" }],
    [
      ".filename must be a string or null, not a number",
      "user",
      { type: "document", source: file, filename: 1 },
    ],
    [".id must not be blank", "assistant", { type: "tool_use", id: " ", name: "n", input: {} }],
    [".name is required", "assistant", { type: "tool_use", id: "c", input: {} }],
    [".name must not be blank", "assistant", { type: "tool_use", id: "c", name: "", input: {} }],
    [".input must be an object, not a string", "assistant", { ...call, input: "{}" }],
    [".input must be an object, not null", "assistant", { ...call, input: null }],
    [".input is required", "assistant", { type: "server_tool_use", id: "c", name: "n" }],
    [".id is required", "assistant", { type: "server_tool_use", name: "n", input: {} }],
    [".thinking is required", "assistant", { type: "thinking" }],
    [
      ".summary must be a string or null, not a number",
      "assistant",
      { type: "thinking", thinking: "x", summary: 1 },
    ],
    [".tool_use_id must not be blank", "user", { type: "tool_result", tool_use_id: " " }],
    [
      ".is_error must be a boolean or null, not a string",
      "user",
      { type: "tool_result", tool_use_id: "c", is_error: "no" },
    ],
    [
      ".tool_use_id must be the id of a tool_use or server_tool_use block that comes before it",
      "user",
      { type: "tool_result", tool_use_id: "c" },
    ],
    [".tool_use_id is required", "user", { type: "web_search_tool_result", content: [] }],
    [".content must be an array, not a string", "user", { ...search, content: "x" }],
    [
      ".content[0].url is required",
      "user",
      { ...search, content: [{ type: "web_search_result", title: "t" }] },
    ],
  ])(
    "a block: %s [G-060][G-061][G-062][G-063][G-064][G-065][G-066][G-067][G-068][G-069][G-070][G-085][GX-07][GX-08]",
    (told, role, block) => {
      expectRefusal(bodyWith(role, block), `request.messages[0].content[0]${told}`);
    },
  );

  it.each<[told: string, content: unknown[], at?: string]>([
    [".content[0].type is required", [{ text: "x" }], ".type"],
    [`.content[0].type ${ofMedia}, not "tool_result"`, [{ type: "tool_result", tool_use_id: "c" }], ".type"],
    [
      `.content[1].type ${ofMedia}, not "thinking"`,
      [
        { type: "text", text: "x" },
        { type: "thinking", thinking: "x" },
      ],
      ".type",
    ],
    [".content[0].text is required", [{ type: "text" }]],
    [".content[0] must be an object, not a number", [1]],
    [".content[0].source is required", [{ type: "image" }]],
  ])("a result's block: %s [G-065][G-085]", (told, content, at) => {
    const results = [
      { type: "text", text: "x" },
      { type: "tool_result", tool_use_id: "c", content },
    ];
    const messages = [
      { role: "assistant", content: [call] },
      { role: "user", content: results },
    ];
    const place = "request.messages[1].content[1]";
    expectRefusal(bodyOf({ messages }), place + told, at && place + at);
  });

  it.each<[told: string, tool: object]>([
    [".name is required", withoutName],
    [".name must be a string, not a number", { ...fn, name: 1 }],
    [".name must not be blank", { ...fn, name: " " }],
    [".description must be a string, not null", { ...fn, description: null }],
    [".input_schema must be an object, not a string", { ...fn, input_schema: "x" }],
    [".config must be null, not an object", { ...fn, config: {} }],
    [".config must be an object or null, not a string", { type: "web_search", config: "x" }],
    [".config must be an object or null, not an array", { type: "web_search", config: [] }],
  ])("a tool: %s [G-045][G-082][G-083][GX-08][GX-15]", (told, tool) => {
    expectRefusal(bodyOf({ tools: [tool] }), `request.tools[0]${told}`);
  });

  it.each<[told: string, type: string, config: object]>([
    [".max_uses must be at least 1", "web_search", { max_uses: -1 }],
    [".allowed_domains[1] must be a string, not a number", "web_search", { allowed_domains: ["a", 1] }],
    [`.user_location.planet ${unknown}`, "web_search", { user_location: { planet: "x" } }],
    [".blocked_domains must be an array or null, not a string", "web_fetch", { blocked_domains: "a" }],
    [`.user_location ${unknown}`, "web_fetch", { user_location: {} }],
    [".languages must be an array or null, not a string", "code_execution", { languages: "js" }],
    [".timeout_seconds must be at least 1", "code_execution", { timeout_seconds: -1 }],
    [".display_width is required", "computer_use", { display_height: 1 }],
    [
      ".display_height must be an integer, not a string",
      "computer_use",
      { display_width: 1, display_height: "1" },
    ],
    [".max_results must be an integer or null, not 1.5", "file_search", { max_results: 1.5 }],
    [`.a ${unknown}`, "text_editor", { a: 1 }],
  ])("a tool's config: %s [G-082][GX-08]", (told, type, config) => {
    const place = "request.tools[0].config";
    expectRefusal(bodyOf({ tools: [{ type, config }] }), place + told, place);
  });

  it.each<[told: string, schema: unknown]>([
    [".type is required", {}],
    [
      '.type must be one of "object", "array", "string", "number", "integer", "boolean", "null", not an array',
      { type: ["string", "null"] },
    ],
    [
      ".properties.data.items.type is required",
      { type: "object", properties: { data: { type: "array", items: { properties: {} } } } },
    ],
    [".properties must be an object, not an array", { type: "object", properties: [] }],
    [".properties.a must be an object, not a boolean", { type: "object", properties: { a: true } }],
    [".required[0] must be a string, not a number", { type: "object", properties: {}, required: [1] }],
    [".enum[0] must be a string, not a number", { type: "string", enum: [1] }],
    [
      ".additionalProperties must be a boolean, not an object",
      { type: "object", additionalProperties: { type: "string" } },
    ],
    [".description must be a string, not a number", { type: "string", description: 1 }],
    [".properties.a.items is required", { type: "object", properties: { a: { type: "array" } } }],
    [
      ".required[1] must be the name of one of the properties",
      { type: "object", properties: { name: { type: "string" } }, required: ["name", "age"] },
    ],
  ])("an output format's schema: %s [G-048][G-052]", (told, json_schema) => {
    const output_format = { type: "json_schema", json_schema };
    expectRefusal(bodyOf({ output_format }), `request.output_format.json_schema${told}`);
  });

  it("no body, as no JSON", () => {
    const message = 'There is no body; send a JSON object with the member "request"';
    const error = new GatewayError("invalid_request_error", message, { param: "body", code: "invalid_json" });
    expect(() => decodeRunRequest(undefined, limits)).toThrow(error);
  });
});
