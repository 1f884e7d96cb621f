/** What the schema of requests takes and refuses, and that it finds one mistake where there is one. */
import { expect, it } from "vitest";
import * as validators from "../../generated/gateway/validators.js";

const user = { role: "user", content: "hi" };
const call = { type: "tool_use", id: "c", name: "n", input: {} };
const bytes = { type: "base64", media_type: "audio/wav", data: "AA==" };
const asking = (members: object) => ({ request: { model: "a/b", messages: [user], ...members } });
const saying = (...content: unknown[]) => asking({ messages: [{ role: "user", content }] });
const answering = (...content: unknown[]) => asking({ messages: [{ role: "assistant", content }] });
const tool = (type: string, config?: unknown) => asking({ tools: [{ type, config }] });
const shaped = (json_schema: unknown) => asking({ output_format: { type: "json_schema", json_schema } });
const inRun = (run: unknown) => ({ ...asking({}), run });

it.each<[name: string, body: unknown]>([
  ["nothing but a question", asking({})],
  ["unknown members in the request [GX-06]", asking({ x: 1, messages: [{ ...user, x: 1 }] })],
  ["unknown members in its blocks [GX-06]", saying({ type: "text", text: "", cache: { x: 1 } })],
  [
    "null for what is optional [G-025][G-028][G-043]",
    {
      ...asking({
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
  ["null inside of `run` [G-025]", inRun({ max_turns: null, timeout_ms: null, parallel_tools: null })],
  ["null for a result's content and error", saying({ type: "tool_result", tool_use_id: "c", content: null })],
  [
    "all least values of `run` [G-026]",
    inRun({ max_turns: 1, max_tool_calls: 1, max_tokens: 0, timeout_ms: 1000, tool_timeout_ms: 1000 }),
  ],
  [
    "all greatest values of `run` [G-026]",
    inRun({ max_turns: 64, max_tool_calls: 256, timeout_ms: 300000, tool_timeout_ms: 60000 }),
  ],
  [
    "all blocks of the user's [G-060][G-061][G-062][G-063][G-064][G-065][G-069][G-070]",
    saying(
      { type: "text", text: "" },
      { type: "image", source: { type: "url", url: "https://e/x.png" } },
      { type: "image", source: { ...bytes, media_type: "image/png" } },
      { type: "audio", source: bytes, transcript: "hi" },
      { type: "video", source: bytes },
      { type: "document", source: bytes, filename: "a.pdf" },
      { type: "audio_stt", source: bytes, language: "en" },
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
    "all blocks of the assistant's [G-066][G-067][G-068]",
    answering(
      call,
      { ...call, type: "server_tool_use" },
      { type: "thinking", thinking: "", summary: "" },
      { type: "text", text: "" },
    ),
  ],
  ["a native tool without a config [G-082]", tool("web_search")],
  ["a native tool with null for one [G-082]", tool("code_execution", null)],
  [
    "all of a search's config [G-082]",
    tool("web_search", {
      max_uses: 1,
      allowed_domains: ["a"],
      blocked_domains: ["b"],
      user_location: { city: "c", region: "r", country: "FR", timezone: "Europe/Paris" },
    }),
  ],
  ["an editor's empty config [G-082]", tool("text_editor", {})],
  ["a screen [G-082]", tool("computer_use", { display_width: 1, display_height: 2 })],
  ["a tool by name [G-046]", asking({ tool_choice: { type: "tool", name: "n" } })],
  [
    "a form of answers at any depth [G-048][G-052]",
    shaped({
      type: "object",
      properties: { a: { type: "array", items: { type: "integer", description: "d", enum: ["1"] } } },
      required: ["a"],
      additionalProperties: false,
    }),
  ],
  [
    "voice and images [G-049][G-050]",
    asking({ voice: { output: { voice: "v" } }, output: { modalities: ["image"] } }),
  ],
  [
    "a search provider [GX-10]",
    { ...asking({}), server_tool_config: { vai_web_search: { provider: "tavily" } } },
  ],
])("takes %s", (_name, body) => {
  expect(validators.checkBody("createRun", body)).toEqual([]);
  expect(validators.checkBody("streamRun", body)).toEqual([]);
});

it.each<[name: string, body: unknown, at: string, keyword: string]>([
  ["nothing", {}, "/request", "required"],
  ["an unknown member at the top [G-021]", { ...asking({}), foo: 1 }, "/foo", "additionalProperties"],
  ["builtins in `run` [GX-18]", inRun({ builtins: [] }), "/run/builtins", "additionalProperties"],
  ["a wrong type in `run` [G-027]", inRun({ max_turns: 1.5 }), "/run/max_turns", "type"],
  ["too many turns [G-026]", inRun({ max_turns: 65 }), "/run/max_turns", "maximum"],
  ["no tool call [G-026]", inRun({ max_tool_calls: 0 }), "/run/max_tool_calls", "minimum"],
  ["a negative limit [G-026][GX-08]", inRun({ max_tokens: -1 }), "/run/max_tokens", "minimum"],
  ["an endless limit", inRun({ max_tokens: 1e300 }), "/run/max_tokens", "maximum"],
  ["`run` as a text [G-027]", inRun("fast"), "/run", "type"],
  ["builtins that are no list [G-028]", { ...asking({}), builtins: "a" }, "/builtins", "type"],
  [
    "null for a tool's config [GX-10]",
    { ...asking({}), server_tool_config: { x: null } },
    "/server_tool_config/x",
    "type",
  ],
  ["streaming [G-022][GX-20]", asking({ stream: true }), "/request/stream", "enum"],
  ["a blank model [G-040]", asking({ model: " \n" }), "/request/model", "pattern"],
  ["no messages [G-041]", asking({ messages: [] }), "/request/messages", "minItems"],
  [
    "another role [G-041]",
    asking({ messages: [{ role: "tool", content: [] }] }),
    "/request/messages/0/role",
    "enum",
  ],
  ["no role [G-041]", asking({ messages: [{ content: "x" }] }), "/request/messages/0/role", "required"],
  [
    "null for content [G-081][GX-08]",
    asking({ messages: [{ role: "user", content: null }] }),
    "/request/messages/0/content",
    "type",
  ],
  ["no content [G-081]", asking({ messages: [{ role: "user" }] }), "/request/messages/0/content", "required"],
  ["a text as a block", saying("x"), "/request/messages/0/content/0", "type"],
  ["a block without a type", saying({ text: "x" }), "/request/messages/0/content/0/type", "required"],
  ["an unknown block [G-085]", saying({ type: "zz" }), "/request/messages/0/content/0/type", "enum"],
  [
    "a thought of the user's [G-067]",
    saying({ type: "thinking", thinking: "" }),
    "/request/messages/0/content/0/type",
    "enum",
  ],
  [
    "a result of the assistant's [G-065]",
    answering({ type: "tool_result", tool_use_id: "c" }),
    "/request/messages/0/content/0/type",
    "enum",
  ],
  ["no text [GX-08]", saying({ type: "text" }), "/request/messages/0/content/0/text", "required"],
  ["no source [GX-08]", saying({ type: "image" }), "/request/messages/0/content/0/source", "required"],
  [
    "a sound by its address [G-062]",
    saying({ type: "audio", source: { type: "url", url: "u" } }),
    "/request/messages/0/content/0/source/type",
    "enum",
  ],
  ["a blank id [G-066]", answering({ ...call, id: " " }), "/request/messages/0/content/0/id", "pattern"],
  [
    "a list as arguments [G-066]",
    answering({ ...call, input: [] }),
    "/request/messages/0/content/0/input",
    "type",
  ],
  [
    "a call within a result [G-065]",
    saying({ type: "tool_result", tool_use_id: "c", content: [call] }),
    "/request/messages/0/content/0/content/0/type",
    "enum",
  ],
  ["a number as the system prompt [G-080]", asking({ system: 3 }), "/request/system", "type"],
  [
    "an unknown block of the system prompt [G-085]",
    asking({ system: [{ type: "zz" }] }),
    "/request/system/0/type",
    "enum",
  ],
  ["an unknown tool [G-083]", tool("zz"), "/request/tools/0/type", "enum"],
  [
    "a function without a description [G-083]",
    asking({ tools: [{ type: "function", name: "f", input_schema: {} }] }),
    "/request/tools/0/description",
    "required",
  ],
  [
    "a function with a config [G-083][GX-15]",
    asking({ tools: [{ type: "function", name: "f", description: "", input_schema: {}, config: {} }] }),
    "/request/tools/0/config",
    "const",
  ],
  [
    "a wrong type in a config [G-082]",
    tool("web_search", { max_uses: "x" }),
    "/request/tools/0/config/max_uses",
    "type",
  ],
  [
    "an unknown member of a config [G-082][GX-08]",
    tool("web_search", { zzz: 1 }),
    "/request/tools/0/config/zzz",
    "additionalProperties",
  ],
  [
    "half a screen [G-082]",
    tool("computer_use", { display_width: 1 }),
    "/request/tools/0/config/display_height",
    "required",
  ],
  ["a tool choice as a text [GX-07]", asking({ tool_choice: "auto" }), "/request/tool_choice", "type"],
  [
    "an unknown tool choice [GX-08]",
    asking({ tool_choice: { type: "zz" } }),
    "/request/tool_choice/type",
    "enum",
  ],
  [
    "a tool choice without a name [G-046][GX-08]",
    asking({ tool_choice: { type: "tool" } }),
    "/request/tool_choice/name",
    "required",
  ],
  [
    "a negative number of tokens [G-042][GX-08]",
    asking({ max_tokens: -5 }),
    "/request/max_tokens",
    "minimum",
  ],
  ["a temperature as a text [G-044][GX-07]", asking({ temperature: "1" }), "/request/temperature", "type"],
  ["metadata as a text [G-051]", asking({ metadata: "x" }), "/request/metadata", "type"],
  [
    "a schema of an unknown type [G-048]",
    shaped({ type: "date" }),
    "/request/output_format/json_schema/type",
    "enum",
  ],
  [
    "a list of nothing known, deep inside [G-048]",
    shaped({ type: "object", properties: { a: { type: "array" } } }),
    "/request/output_format/json_schema/properties/a/items",
    "required",
  ],
  ["voice input [G-050]", asking({ voice: { input: {} } }), "/request/voice/input", "additionalProperties"],
  [
    "an unknown member of voice [G-050]",
    asking({ voice: { output: { voice: "v", zz: 1 } } }),
    "/request/voice/output/zz",
    "additionalProperties",
  ],
  [
    "another form of answers [G-048]",
    asking({ output_format: { type: "text" } }),
    "/request/output_format/type",
    "enum",
  ],
  ["no form of answers [G-048]", asking({ output_format: {} }), "/request/output_format/type", "required"],
])("refuses %s, in one place", (_name, body, pointer, keyword) => {
  const [first, ...others] = validators.checkBody("createRun", body);
  expect({ pointer: first?.pointer, keyword: first?.keyword, others }).toEqual({
    pointer,
    keyword,
    others: [],
  });
});
