import { describe, expect, it } from "vitest";
import { GatewayError } from "../errors.ts";
import { decodeRunRequest } from "./decode.ts";
import { createBody, createMessageBody, getDecodeError, limits } from "./testing.ts";

const unknown = "is not a field of this API; remove it or correct its name";
const twoParts = 'must be "provider/model-name", such as "openai/gpt-4.1"';
const media = '"text", "image", "audio", "video", "document"';
const ofUser = `must be one of ${media}, "tool_result", "web_search_tool_result", "audio_stt"`;
const ofAssistant = `must be one of ${media}, "tool_use", "thinking", "server_tool_use", "audio_stt"`;
const ofMedia = `must be one of ${media}, "audio_stt"`;
const call = { type: "tool_use", id: "c", name: "n", input: {} };
const fn = { type: "function", name: "f", description: "d", input_schema: { type: "object" } };
const { name: _, ...withoutName } = fn;

/**
 * Checks the error for a body.
 *
 * @param param Defaults to the location at the start of the message.
 */
function expectError(body: unknown, message: string, param = message.slice(0, message.indexOf(" "))): void {
  expect(getDecodeError(body)).toEqual({ param, message });
}

describe("rejected requests", () => {
  it.each<[finding: string, body: unknown, param?: string]>([
    ["The body must be an object, not null", null, "body"],
    ["The body must be an object, not an array", [], "body"],
    ["The body must be an object, not a string", "x", "body"],
    ["The body must be an object, not a number", 1, "body"],
    ["request is required", {}],
    ["request must be an object, not null", { request: null }],
    ["request must be an object, not an array", { request: [] }],
    [`foo ${unknown}`, createBody({}, { foo: 1 })],
    [`run.max_turns ${unknown}`, createBody({}, { "run.max_turns": 1 })],
    [`__proto__ ${unknown}`, { ...createBody(), ["__proto__"]: 1 }],
  ])("%s [G-020][G-021][GX-06]", (finding, body, param) => {
    expectError(body, finding, param);
  });

  it.each<[finding: string, beside: object, param?: string]>([
    ["builtins[1] must be a string, not a number", { builtins: ["a", 1] }],
    ["builtins must be an array or null, not an object", { builtins: {} }],
    ["builtins[0] must be the name of a builtin, not blank", { builtins: [" "] }],
    ["server_tools[1] is a duplicate of an earlier builtin in the list", { server_tools: ["a", "a"] }],
    [`run.max_turn ${unknown}`, { run: { max_turn: 1 } }, "run"],
    [
      'run.builtins is in the wrong location: move it to the top level, next to "run"',
      { run: { builtins: ["vai_web_search"] } },
      "run",
    ],
    ["run.max_turns must be at least 1", { run: { max_turns: 0 } }],
    ["run.max_turns must be at most 64", { run: { max_turns: 2 ** 40 } }],
    ["run.max_tokens must be an integer or null, not 0.5", { run: { max_tokens: 0.5 } }, "run"],
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
  ])("%s [G-026][G-027][G-028][GX-10][GX-18]", (finding, beside, param) => {
    expectError(createBody({}, beside), finding, param);
  });

  it.each<[finding: string, members: object, param?: string]>([
    ["model must be a string, not a number", { model: 1 }],
    ["model must be a string, not null", { model: null }],
    [`model ${twoParts}`, { model: "" }],
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
    [`voice.output.zz ${unknown}`, { voice: { output: { zz: 1 } } }, "voice"],
    [`stt_model ${twoParts}`, { stt_model: "whisper-1" }],
    ["stt_model must be a string or null, not a number", { stt_model: 1 }],
  ])("request.%s [G-023][G-040][G-041][G-050][GC-083][GX-07]", (finding, members, param) => {
    expectError(createBody(members), `request.${finding}`, param && `request.${param}`);
  });

  it.each<[finding: string, role: "user" | "assistant", block: unknown]>([
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
    [".id must not be blank", "assistant", { type: "tool_use", id: " ", name: "n", input: {} }],
    [".name must not be blank", "assistant", { type: "tool_use", id: "c", name: "", input: {} }],
    [".tool_use_id must not be blank", "user", { type: "tool_result", tool_use_id: " " }],
    [
      ".tool_use_id must be the id of a tool_use or server_tool_use block that comes before it",
      "user",
      { type: "tool_result", tool_use_id: "c" },
    ],
  ])("block: %s [G-060][G-065][G-066][G-068][G-085][GX-07][GX-08]", (finding, role, block) => {
    expectError(createMessageBody(role, block), `request.messages[0].content[0]${finding}`);
  });

  it.each<[finding: string, content: unknown[], at?: string]>([
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
  ])("block of a result: %s [G-065][G-085]", (finding, content, at) => {
    const results = [
      { type: "text", text: "x" },
      { type: "tool_result", tool_use_id: "c", content },
    ];
    const messages = [
      { role: "assistant", content: [call] },
      { role: "user", content: results },
    ];
    const path = "request.messages[1].content[1]";
    expectError(createBody({ messages }), path + finding, at && path + at);
  });

  it.each<[finding: string, tool: object]>([
    [".name is required", withoutName],
    [".name must be a string, not a number", { ...fn, name: 1 }],
    [".name must not be blank", { ...fn, name: " " }],
    [".description must be a string, not null", { ...fn, description: null }],
  ])("tool: %s [G-083][GX-08]", (finding, tool) => {
    expectError(createBody({ tools: [tool] }), `request.tools[0]${finding}`);
  });

  it.each<[finding: string, type: string, config: object]>([
    [".max_uses must be at least 1", "web_search", { max_uses: -1 }],
    [".allowed_domains[1] must be a string, not a number", "web_search", { allowed_domains: ["a", 1] }],
    [`.user_location.planet ${unknown}`, "web_search", { user_location: { planet: "x" } }],
    [`.user_location ${unknown}`, "web_fetch", { user_location: {} }],
    [`.a ${unknown}`, "text_editor", { a: 1 }],
  ])("config of a tool: %s [G-082][GX-08]", (finding, type, config) => {
    const path = "request.tools[0].config";
    expectError(createBody({ tools: [{ type, config }] }), path + finding, path);
  });

  it.each<[finding: string, schema: unknown]>([
    [".type is required", {}],
    [
      '.type must be one of "object", "array", "string", "number", "integer", "boolean", "null", not an array',
      { type: ["string", "null"] },
    ],
    [
      ".required[1] must be the name of one of the properties",
      { type: "object", properties: { name: { type: "string" } }, required: ["name", "age"] },
    ],
  ])("output schema: %s [G-048][G-052]", (finding, json_schema) => {
    const output_format = { type: "json_schema", json_schema };
    expectError(createBody({ output_format }), `request.output_format.json_schema${finding}`);
  });

  it("a missing body, as invalid JSON", () => {
    const message = 'The body is missing; send a JSON object with the field "request"';
    const error = new GatewayError("invalid_request_error", message, { param: "body", code: "invalid_json" });
    expect(() => decodeRunRequest(undefined, limits)).toThrow(error);
  });
});
