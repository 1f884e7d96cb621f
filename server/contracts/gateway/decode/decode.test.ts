import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkBody } from "../../../../generated/gateway/validators.js";
import { decodeRunRequest } from "./decode.ts";
import { createBody, createMessageBody, getDecodeError, limits } from "./testing.ts";

const file = { type: "base64", media_type: "audio/wav", data: "AA==" };
const text = { type: "text", text: "x" };

/** A body with every kind of field. */
const fullBody = createBody(
  {
    model: "local/meta/llama",
    system: [text, { type: "image", source: { type: "url", url: "https://e/x.png" } }],
    messages: [
      { role: "user", content: "hi" },
      {
        role: "user",
        content: [
          text,
          { type: "image", source: { type: "base64", media_type: "image/png", data: "AA==" } },
          { type: "audio", source: file, transcript: "x" },
          { type: "audio_stt", source: file, language: "en" },
          { type: "video", source: file },
          { type: "document", source: file, filename: "x.pdf" },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "thinking", thinking: "x", summary: "y" },
          { type: "tool_use", id: "c1", name: "n", input: { a: [1] } },
          { type: "server_tool_use", id: "c2", name: "n", input: {} },
        ],
      },
      {
        role: "user",
        content: [
          { type: "tool_result", tool_use_id: "c1", content: [text, { type: "document", source: file }] },
          { type: "tool_result", tool_use_id: "c2", is_error: true },
          {
            type: "web_search_tool_result",
            tool_use_id: "c3",
            content: [
              {
                type: "web_search_result",
                url: "https://e",
                title: "E",
                encrypted_content: "x",
                page_age: "y",
              },
            ],
          },
        ],
      },
    ],
    max_tokens: 0,
    temperature: 0.5,
    top_p: 1,
    top_k: 40,
    stop_sequences: ["END"],
    stream: false,
    tools: [
      { type: "function", name: "f", description: "d", input_schema: { type: "object" }, config: null },
      {
        type: "web_search",
        config: {
          max_uses: 1,
          allowed_domains: ["e"],
          blocked_domains: [],
          user_location: { city: "c", region: "r", country: "k", timezone: "t" },
        },
      },
      {
        type: "web_fetch",
        name: "fetch",
        config: { max_uses: 1, allowed_domains: ["e"], blocked_domains: ["f"] },
      },
      { type: "code_execution", config: { languages: ["python"], timeout_seconds: 30 } },
      { type: "computer_use", config: { display_width: 800, display_height: 600 } },
      { type: "file_search", config: { max_results: 5 } },
      { type: "text_editor", config: {} },
    ],
    tool_choice: { type: "tool", name: "web_search" },
    output_format: {
      type: "json_schema",
      json_schema: {
        type: "object",
        description: "An answer",
        properties: {
          kind: { type: "string", enum: ["a", "b"] },
          list: { type: "array", items: { type: "integer" } },
          more: { type: "null" },
          sure: { type: "boolean" },
          share: { type: "number" },
        },
        required: ["kind"],
        additionalProperties: false,
      },
    },
    output: { modalities: ["text", "image", "audio"], image: { size: "1x1" } },
    voice: {
      output: { voice: "v", speed: 1.5, volume: 1, emotion: "calm", format: "pcm", sample_rate: 24000 },
    },
    extensions: { compatible: { a: 1 } },
    metadata: { b: null },
  },
  {
    run: {
      max_turns: 64,
      max_tool_calls: 256,
      max_tokens: 0,
      timeout_ms: 300_000,
      parallel_tools: false,
      tool_timeout_ms: 60_000,
    },
    builtins: ["vai_web_search"],
    server_tool_config: { vai_web_search: { provider: "tavily" } },
  },
);

const absent = Object.fromEntries(
  [
    "max_tokens",
    "system",
    "temperature",
    "top_p",
    "top_k",
    "stop_sequences",
    "tools",
    "tool_choice",
    "output_format",
    "output",
    "voice",
    "extensions",
    "metadata",
    "stream",
  ].map((name) => [name, null]),
);

describe("decodeRunRequest", () => {
  it.each<[string, object]>([
    ["something of everything", fullBody],
    ["null in place of what may be absent in request", createBody(absent)],
    ["null in place of what may be absent beside it", createBody({}, { run: null, builtins: null })],
    [
      "null in place of limits",
      createBody(
        {},
        {
          run: {
            max_turns: null,
            max_tool_calls: null,
            max_tokens: null,
            timeout_ms: null,
            parallel_tools: null,
            tool_timeout_ms: null,
          },
        },
      ),
    ],
    [
      "the least limits",
      createBody({}, { run: { max_turns: 1, max_tool_calls: 1, timeout_ms: 1000, tool_timeout_ms: 1000 } }),
    ],
    ["no limits", createBody({}, { run: {} })],
    ["null in place of a configuration", createBody({ tools: [{ type: "code_execution", config: null }] })],
    ["no content", createMessageBody("assistant")],
    [
      "unknown fields in open objects",
      createBody({
        x: 1,
        messages: [
          {
            role: "user",
            x: 1,
            content: [
              { ...text, x: 1 },
              { type: "audio", source: { ...file, x: 1 } },
            ],
          },
        ],
        tools: [{ type: "web_search", x: 1 }],
        tool_choice: { type: "any", x: 1 },
        output_format: { type: "json_schema", x: 1, json_schema: { type: "string", format: "date" } },
        output: { x: 1 },
      }),
    ],
  ])("accepts %s unchanged [G-020][G-025][G-045][G-060][G-082][GX-06]", (_, body) => {
    expect(decodeRunRequest(body, limits)).toEqual(body);
  });

  it("merges both lists of builtins, and does not modify the body [G-028][GX-10]", () => {
    const body = createBody({}, { server_tools: [" a", "b"] });
    const before = structuredClone(body);
    expect(decodeRunRequest(body, limits)).toEqual(createBody({}, { builtins: ["a", "b"] }));
    expect(body).toEqual(before);
    expect(decodeRunRequest(createBody({}, { server_tools: null }), limits)).toEqual(createBody());
  });

  it.each<[string, object]>([
    [
      "builtins must be an array or null, not a number",
      { builtins: 1, request: { temperature: "x", top_p: "x" }, foo: 1 },
    ],
    ["request.top_p must be a number or null, not a string", { request: { top_p: "x", model: "m" } }],
    [
      'request.model must be "provider/model-name", such as "openai/gpt-4.1"',
      createBody({ model: "m", messages: Array.from({ length: 65 }, () => ({ role: "user", content: "" })) }),
    ],
    [
      "request.messages has 65 items; at most 64 are allowed",
      createBody({
        messages: Array.from({ length: 65 }, () => ({
          role: "user",
          content: [{ type: "tool_result", tool_use_id: "c" }],
        })),
      }),
    ],
  ])("reports only %s of several errors", (message, body) => {
    expect(getDecodeError(body)?.message).toBe(message);
  });

  it("rejects a body that is nested too deeply to validate", () => {
    const deep = Array.from({ length: 100_000 }).reduce((items) => ({ type: "array", items }), {
      type: "string",
    });
    expect(getDecodeError(createBody({ output_format: { type: "json_schema", json_schema: deep } }))).toEqual(
      {
        param: "body",
        message: "The body is nested too deeply",
      },
    );
  });

  const paths = findPaths(fullBody);

  it("throws only errors with a location, and accepts only valid bodies, for any input [G-081][G-085][GX-07]", () => {
    const value = fc.oneof(
      fc.jsonValue(),
      fc.constantFrom(...paths.map((position) => at(fullBody, position))),
    );
    const body = fc
      .tuple(fc.constantFrom(...paths), value)
      .map(([position, other]) => replaceAt(fullBody, position, other) as unknown);
    const counts = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.oneof({ weight: 1, arbitrary: fc.jsonValue() }, { weight: 9, arbitrary: body }),
        (original) => {
          const error = getDecodeError(original);
          if (error !== undefined) {
            counts.refused += 1;
            expect(error.param).toMatch(/./s);
            return;
          }
          counts.taken += 1;
          expect(checkBody("createRun", decodeRunRequest(original, limits))).toEqual([]);
        },
      ),
      { seed: 1, numRuns: 3000 },
    );
    expect(Math.min(counts.taken, counts.refused)).toBeGreaterThan(300);
  });
});

type Path = readonly string[];

/** Returns the paths of all values nested in a value. */
function findPaths(value: unknown): Path[] {
  if (typeof value !== "object" || value === null) return [[]];
  const inside = Object.entries(value).flatMap(([name, member]) =>
    findPaths(member).map((position) => [name, ...position]),
  );
  return [[], ...inside];
}

function at(value: unknown, position: Path): unknown {
  return position.reduce<unknown>((inner, name) => (inner as Record<string, unknown>)[name], value);
}

/** Returns a copy in which the value at a path is replaced. */
function replaceAt(value: unknown, [name, ...position]: Path, other: unknown): unknown {
  if (name === undefined) return other;
  const copy = structuredClone(value) as Record<string, unknown>;
  copy[name] = replaceAt(copy[name], position, other);
  return copy;
}
