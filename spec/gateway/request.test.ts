/** Tests that the schema accepts valid requests and reports exactly one violation for each invalid request. */
import { expect, it } from "vitest";
import * as validators from "../../generated/gateway/validators.js";

const user = { role: "user", content: "hi" };
const call = { type: "tool_use", id: "c", name: "n", input: {} };
const audioSource = { type: "base64", media_type: "audio/wav", data: "AA==" };
const requestWith = (fields: object) => ({ request: { model: "a/b", messages: [user], ...fields } });
const userBlocks = (...content: unknown[]) => requestWith({ messages: [{ role: "user", content }] });
const assistantBlocks = (...content: unknown[]) =>
  requestWith({ messages: [{ role: "assistant", content }] });
const tool = (type: string, config?: unknown) => requestWith({ tools: [{ type, config }] });
const withOutputSchema = (json_schema: unknown) =>
  requestWith({ output_format: { type: "json_schema", json_schema } });
const withLimits = (run: unknown) => ({ ...requestWith({}), run });

it.each<[name: string, body: unknown]>([
  ["only a message", requestWith({})],
  ["unknown fields in the request [GX-06]", requestWith({ x: 1, messages: [{ ...user, x: 1 }] })],
  ["unknown fields in blocks [GX-06]", userBlocks({ type: "text", text: "", cache: { x: 1 } })],
  [
    "null for optional fields [G-025][G-028][G-043]",
    {
      ...requestWith({
        max_tokens: null,
        system: null,
        temperature: null,
        top_p: null,
        top_k: null,
        stop_sequences: null,
        tools: null,
        tool_choice: null,
        output_format: null,
        output: null,
        voice: null,
        extensions: null,
        metadata: null,
        stream: null,
      }),
      run: null,
      builtins: null,
      server_tools: null,
      server_tool_config: null,
    },
  ],
  ["null inside `run` [G-025]", withLimits({ max_turns: null, timeout_ms: null, parallel_tools: null })],
  [
    "null for the content of a tool result",
    userBlocks({ type: "tool_result", tool_use_id: "c", content: null }),
  ],
  [
    "all minimum values of `run` [G-026]",
    withLimits({ max_turns: 1, max_tool_calls: 1, max_tokens: 0, timeout_ms: 1000, tool_timeout_ms: 1000 }),
  ],
  [
    "all maximum values of `run` [G-026]",
    withLimits({ max_turns: 64, max_tool_calls: 256, timeout_ms: 300000, tool_timeout_ms: 60000 }),
  ],
  [
    "all blocks allowed in user messages [G-060][G-061][G-062][G-063][G-064][G-065][G-069][G-070]",
    userBlocks(
      { type: "text", text: "" },
      { type: "image", source: { type: "url", url: "https://e/x.png" } },
      { type: "image", source: { ...audioSource, media_type: "image/png" } },
      { type: "audio", source: audioSource, transcript: "hi" },
      { type: "video", source: audioSource },
      { type: "document", source: audioSource, filename: "a.pdf" },
      { type: "audio_stt", source: audioSource, language: "en" },
      { type: "tool_result", tool_use_id: "c" },
      { type: "tool_result", tool_use_id: "c", content: [{ type: "text", text: "" }], is_error: true },
      {
        type: "web_search_tool_result",
        tool_use_id: "c",
        content: [{ type: "web_search_result", url: "u", title: "t", encrypted_content: "e", page_age: "a" }],
      },
    ),
  ],
  [
    "all blocks allowed in assistant messages [G-066][G-067][G-068]",
    assistantBlocks(
      call,
      { ...call, type: "server_tool_use" },
      { type: "thinking", thinking: "", summary: "" },
      { type: "text", text: "" },
    ),
  ],
  ["a native tool without a config [G-082]", tool("web_search")],
  ["a native tool with a null config [G-082]", tool("code_execution", null)],
  [
    "a complete search config [G-082]",
    tool("web_search", {
      max_uses: 1,
      allowed_domains: ["a"],
      blocked_domains: ["b"],
      user_location: { city: "c", region: "r", country: "FR", timezone: "Europe/Paris" },
    }),
  ],
  ["an empty editor config [G-082]", tool("text_editor", {})],
  ["a screen size [G-082]", tool("computer_use", { display_width: 1, display_height: 2 })],
  ["a tool choice that names a tool [G-046]", requestWith({ tool_choice: { type: "tool", name: "n" } })],
  [
    "an output schema with several levels [G-048][G-052]",
    withOutputSchema({
      type: "object",
      properties: { a: { type: "array", items: { type: "integer", description: "d", enum: ["1"] } } },
      required: ["a"],
      additionalProperties: false,
    }),
  ],
  [
    "voice and images [G-049][G-050]",
    requestWith({ voice: { output: { voice: "v" } }, output: { modalities: ["image"] } }),
  ],
  [
    "a search provider [GX-10]",
    { ...requestWith({}), server_tool_config: { vai_web_search: { provider: "tavily" } } },
  ],
])("accepts %s", (_name, body) => {
  expect(validators.checkBody("createRun", body)).toEqual([]);
  expect(validators.checkBody("streamRun", body)).toEqual([]);
});

it.each<[name: string, body: unknown, at: string, keyword: string]>([
  ["no fields", {}, "/request", "required"],
  [
    "an unknown field at the top level [G-021]",
    { ...requestWith({}), foo: 1 },
    "/foo",
    "additionalProperties",
  ],
  ["builtins in `run` [GX-18]", withLimits({ builtins: [] }), "/run/builtins", "additionalProperties"],
  ["an invalid type in `run` [G-027]", withLimits({ max_turns: 1.5 }), "/run/max_turns", "type"],
  ["too many turns [G-026]", withLimits({ max_turns: 65 }), "/run/max_turns", "maximum"],
  ["a limit of zero tool calls [G-026]", withLimits({ max_tool_calls: 0 }), "/run/max_tool_calls", "minimum"],
  ["a negative limit [G-026][GX-08]", withLimits({ max_tokens: -1 }), "/run/max_tokens", "minimum"],
  ["a huge limit", withLimits({ max_tokens: 1e300 }), "/run/max_tokens", "maximum"],
  ["`run` as a string [G-027]", withLimits("fast"), "/run", "type"],
  ["builtins that are not a list [G-028]", { ...requestWith({}), builtins: "a" }, "/builtins", "type"],
  [
    "null for a tool's config [GX-10]",
    { ...requestWith({}), server_tool_config: { x: null } },
    "/server_tool_config/x",
    "type",
  ],
  ["a request to stream [G-022][GX-20]", requestWith({ stream: true }), "/request/stream", "const"],
  ["a blank model [G-040]", requestWith({ model: " \n" }), "/request/model", "pattern"],
  ["no messages [G-041]", requestWith({ messages: [] }), "/request/messages", "minItems"],
  [
    "an unknown role [G-041]",
    requestWith({ messages: [{ role: "tool", content: [] }] }),
    "/request/messages/0/role",
    "enum",
  ],
  ["no role [G-041]", requestWith({ messages: [{ content: "x" }] }), "/request/messages/0/role", "required"],
  [
    "null for content [G-081][GX-08]",
    requestWith({ messages: [{ role: "user", content: null }] }),
    "/request/messages/0/content",
    "type",
  ],
  [
    "no content [G-081]",
    requestWith({ messages: [{ role: "user" }] }),
    "/request/messages/0/content",
    "required",
  ],
  ["a string as a block", userBlocks("x"), "/request/messages/0/content/0", "type"],
  ["a block without a type", userBlocks({ text: "x" }), "/request/messages/0/content/0/type", "required"],
  ["an unknown block [G-085]", userBlocks({ type: "zz" }), "/request/messages/0/content/0/type", "enum"],
  [
    "a thinking block in a user message [G-067]",
    userBlocks({ type: "thinking", thinking: "" }),
    "/request/messages/0/content/0/type",
    "enum",
  ],
  [
    "a tool result in an assistant message [G-065]",
    assistantBlocks({ type: "tool_result", tool_use_id: "c" }),
    "/request/messages/0/content/0/type",
    "enum",
  ],
  [
    "a text block without text [GX-08]",
    userBlocks({ type: "text" }),
    "/request/messages/0/content/0/text",
    "required",
  ],
  [
    "an image without a source [GX-08]",
    userBlocks({ type: "image" }),
    "/request/messages/0/content/0/source",
    "required",
  ],
  [
    "audio by URL [G-062]",
    userBlocks({ type: "audio", source: { type: "url", url: "u" } }),
    "/request/messages/0/content/0/source/type",
    "enum",
  ],
  [
    "a blank id [G-066]",
    assistantBlocks({ ...call, id: " " }),
    "/request/messages/0/content/0/id",
    "pattern",
  ],
  [
    "a list as the arguments of a call [G-066]",
    assistantBlocks({ ...call, input: [] }),
    "/request/messages/0/content/0/input",
    "type",
  ],
  [
    "a call inside a tool result [G-065]",
    userBlocks({ type: "tool_result", tool_use_id: "c", content: [call] }),
    "/request/messages/0/content/0/content/0/type",
    "enum",
  ],
  ["a number as the system prompt [G-080]", requestWith({ system: 3 }), "/request/system", "type"],
  [
    "an unknown block in the system prompt [G-085]",
    requestWith({ system: [{ type: "zz" }] }),
    "/request/system/0/type",
    "enum",
  ],
  ["an unknown tool [G-083]", tool("zz"), "/request/tools/0/type", "enum"],
  [
    "a function without a description [G-083]",
    requestWith({ tools: [{ type: "function", name: "f", input_schema: {} }] }),
    "/request/tools/0/description",
    "required",
  ],
  [
    "a function with a config [G-083][GX-15]",
    requestWith({ tools: [{ type: "function", name: "f", description: "", input_schema: {}, config: {} }] }),
    "/request/tools/0/config",
    "const",
  ],
  [
    "an invalid type in a config [G-082]",
    tool("web_search", { max_uses: "x" }),
    "/request/tools/0/config/max_uses",
    "type",
  ],
  [
    "an unknown field in a config [G-082][GX-08]",
    tool("web_search", { zzz: 1 }),
    "/request/tools/0/config/zzz",
    "additionalProperties",
  ],
  [
    "an incomplete screen size [G-082]",
    tool("computer_use", { display_width: 1 }),
    "/request/tools/0/config/display_height",
    "required",
  ],
  ["a tool choice as a string [GX-07]", requestWith({ tool_choice: "auto" }), "/request/tool_choice", "type"],
  [
    "an unknown tool choice [GX-08]",
    requestWith({ tool_choice: { type: "zz" } }),
    "/request/tool_choice/type",
    "enum",
  ],
  [
    "a tool choice without a name [G-046][GX-08]",
    requestWith({ tool_choice: { type: "tool" } }),
    "/request/tool_choice/name",
    "required",
  ],
  [
    "a negative number of tokens [G-042][GX-08]",
    requestWith({ max_tokens: -5 }),
    "/request/max_tokens",
    "minimum",
  ],
  [
    "a temperature as a string [G-044][GX-07]",
    requestWith({ temperature: "1" }),
    "/request/temperature",
    "type",
  ],
  ["metadata as a string [G-051]", requestWith({ metadata: "x" }), "/request/metadata", "type"],
  [
    "a schema of an unknown type [G-048]",
    withOutputSchema({ type: "date" }),
    "/request/output_format/json_schema/type",
    "enum",
  ],
  [
    "a nested array without items [G-048]",
    withOutputSchema({ type: "object", properties: { a: { type: "array" } } }),
    "/request/output_format/json_schema/properties/a/items",
    "required",
  ],
  [
    "voice input [G-050]",
    requestWith({ voice: { input: {} } }),
    "/request/voice/input",
    "additionalProperties",
  ],
  [
    "an unknown field in `voice` [G-050]",
    requestWith({ voice: { output: { voice: "v", zz: 1 } } }),
    "/request/voice/output/zz",
    "additionalProperties",
  ],
  [
    "an unknown output format [G-048]",
    requestWith({ output_format: { type: "text" } }),
    "/request/output_format/type",
    "enum",
  ],
  [
    "an output format without a type [G-048]",
    requestWith({ output_format: {} }),
    "/request/output_format/type",
    "required",
  ],
])("rejects %s, with one violation", (_name, body, pointer, keyword) => {
  const [first, ...others] = validators.checkBody("createRun", body);
  expect({ pointer: first?.pointer, keyword: first?.keyword, others }).toEqual({
    pointer,
    keyword,
    others: [],
  });
});
