/** What a provider is asked, on every turn, in its own wire format: with whose key, how sampled, with which tools. */
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { formats } from "../../models/fixtures/formats.ts";
import { type ProviderRequest, startProvider, whole } from "../../models/fixtures/provider.ts";
import { formatOf } from "../../models/fixtures/provider-quirks/oddity.ts";
import { providersAt } from "../../models/fixtures/providers-at.ts";
import { ask, byokAt, callerKeys, endpoints, searching } from "../../proof/testing/clients/gateway.ts";
import { testServer } from "../../proof/testing/server.ts";

type Format = (typeof formats)[number];

/** A run of two turns, with a search that fails between them; what the provider was asked in each. */
async function asked(
  { prefix, start, text, call, finish }: Format,
  members: object,
  path: string = endpoints[0],
) {
  const provider = await startProvider(
    whole([...start(), ...call(0, "vai_web_search", ['{"query":"x"}']), ...finish(true)]),
    whole([...start(), ...text(0, ["Done."]), ...finish(false)]),
  );
  // The operator's keys are those of the server's own models.
  const providers = providersAt(provider.url, { maxRetries: 0 });
  const server = await testServer({
    byokProviders: byokAt(provider.url),
    providers,
    everyProject: searching,
  });
  const body = ask(`${prefix}/m`, "Hi", members, { builtins: ["vai_web_search"] });
  const answer = await (await server.request("POST", path, body, callerKeys)).text();
  expect([provider.requests.length, answer.includes('"stop_reason":"end_turn"')]).toEqual([2, true]);
  return provider.requests as [ProviderRequest, ProviderRequest];
}

describe.each(formats)("a provider of $prefix is asked", (format) => {
  const { prefix, path } = format;

  it.each(endpoints)(
    "with the caller's key for it, and no other, by %s [G-174][G-175][GC-069]",
    async (endpoint) => {
      vi.stubEnv("OPENAI_API_KEY", "operator-hunter3");
      vi.stubEnv("ANTHROPIC_API_KEY", "operator-hunter3");
      onTestFinished(() => void vi.unstubAllEnvs());
      const key = { "openai-chat": "openai" }[prefix] ?? prefix;
      const requests = await asked(format, {}, endpoint);
      for (const { path: asks, headers, body } of requests) {
        expect([asks, headers.authorization, headers["x-api-key"]]).toEqual([
          path,
          prefix === "anthropic" ? undefined : `Bearer caller-${key}-hunter2`,
          prefix === "anthropic" ? "caller-anthropic-hunter2" : undefined,
        ]);
        expect(JSON.stringify(headers).match(/[\w-]*hunter\d/g)).toEqual([`caller-${key}-hunter2`]);
        expect(JSON.stringify(body)).not.toContain("hunter");
        expect(body.model).toBe("m");
      }
    },
  );

  it("in the same way on every turn [G-127]", async () => {
    const schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };
    const [first, second] = await asked(format, {
      system: [
        { type: "text", text: "Be brief." },
        { type: "text", text: "Be kind." },
      ],
      max_tokens: 77,
      temperature: 0.5,
      top_p: 0.9,
      tool_choice: { type: "tool", name: "vai_web_search" },
      output_format: { type: "json_schema", json_schema: schema },
      metadata: { user_id: "u-1" },
    });
    const { messages: _messages, input: _input, ...settings } = first.body;
    const { messages: _later, input: _added, ...repeated } = second.body;
    expect(repeated).toEqual(settings);
    expect(JSON.stringify(second.body)).toContain("Be brief.\\nBe kind.");
    expect([settings.max_tokens ?? settings.max_output_tokens, settings.temperature]).toEqual([77, 0.5]);
  });
});

const function_ = { type: "function", name: "vai_web_search" };
const schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"] };

describe("the form of", () => {
  it.each([
    ["openai", "any", "required"],
    ["openai", "tool", function_],
    ["openai-chat", "any", "required"],
    ["openai-chat", "tool", { type: "function", function: { name: "vai_web_search" } }],
    ["anthropic", "any", { type: "any" }],
    ["anthropic", "tool", { type: "tool", name: "vai_web_search" }],
    ["local", "any", "required"],
    ["local", "tool", { type: "function", function: { name: "vai_web_search" } }],
  ])("tool_choice, of %s: %s [G-046][G-127]", async (prefix, type, form) => {
    const choice = type === "tool" ? { type, name: "vai_web_search" } : { type };
    const requests = await asked(formatOf(prefix), { tool_choice: choice });
    expect(requests.map(({ body }) => body.tool_choice)).toEqual([form, form]);
  });

  it.each([
    ["openai", "text", { format: { type: "json_schema", strict: false, name: "response", schema } }],
    [
      "openai-chat",
      "response_format",
      { type: "json_schema", json_schema: { schema, strict: false, name: "response" } },
    ],
  ])("output_format, of %s [G-048][G-127]", async (prefix, member, form) => {
    const output_format = { type: "json_schema", json_schema: schema };
    const requests = await asked(formatOf(prefix), { output_format });
    expect(requests.map(({ body }) => body[member])).toEqual([form, form]);
  });

  it("sampling and what is passed on, of Messages [G-044][G-051]", async () => {
    const members = { top_k: 5, stop_sequences: ["END", "STOP"], temperature: 0.25 };
    const extensions = { anthropic: { disableParallelToolUse: true }, openai: { user: "nobody" } };
    const [request] = await asked(formatOf("anthropic"), {
      ...members,
      metadata: { user_id: "u-1", order: "7" },
      extensions,
    });
    const { top_k, stop_sequences, temperature, metadata, tool_choice, user } = request.body;
    expect({ top_k, stop_sequences, temperature, metadata, tool_choice, user }).toEqual({
      ...members,
      metadata: { user_id: "u-1" },
      tool_choice: { type: "auto", disable_parallel_tool_use: true },
      user: undefined,
    });
  });

  it("sampling and what is passed on, of Chat Completions [G-044][G-051]", async () => {
    const [request] = await asked(formatOf("openai-chat"), {
      top_p: 0.5,
      stop_sequences: ["END", "STOP"],
      metadata: { user_id: "u-1", order: "7" },
      extensions: { openai: { user: "somebody" } },
    });
    const { top_p, stop, metadata, user } = request.body;
    expect({ top_p, stop, metadata, user }).toEqual({
      top_p: 0.5,
      stop: ["END", "STOP"],
      metadata: { user_id: "u-1", order: "7" },
      user: "somebody",
    });
  });

  it("what is passed on, of Responses: no metadata that is not text [G-051]", async () => {
    const extensions = { openai: { parallelToolCalls: false, reasoningEffort: "low" } };
    const [request] = await asked(formatOf("openai"), { metadata: { order: 7 }, extensions });
    expect([request.body.parallel_tool_calls, request.body.metadata]).toEqual([false, undefined]);
  });

  it("what is passed on, of a compatible server [G-051]", async () => {
    const [request] = await asked(formatOf("local"), { extensions: { compatible: { seed: 5 } } });
    expect(request.body.seed).toBe(5);
  });

  it("a conversation of all kinds of blocks, of Messages [G-041][G-043][G-060][G-061][G-064][G-066]", async () => {
    const { start, text, finish, prefix } = formatOf("anthropic");
    const provider = await startProvider(whole([...start(), ...text(0, ["Done."]), ...finish(false)]));
    const server = await testServer({ byokProviders: byokAt(provider.url) });
    const png = { type: "base64", media_type: "image/png", data: "iVBORw0KGgo=" };
    const messages = [
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image", source: png },
          { type: "document", source: { ...png, media_type: "application/pdf" }, filename: "a.pdf" },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "thinking", thinking: "Hm." },
          { type: "text", text: "I look." },
          { type: "tool_use", id: "toolu_1", name: "look", input: { at: "it" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "toolu_1",
            content: [
              { type: "text", text: "A cat." },
              { type: "image", source: png },
            ],
          },
          { type: "text", text: "So?" },
        ],
      },
    ];
    const body = { request: { model: `${prefix}/m`, messages } };
    expect((await server.request("POST", "/v1/runs", body, callerKeys)).status).toBe(200);
    const { media_type, data } = png;
    const source = { type: "base64", media_type, data };
    expect(provider.requests[0]?.body.messages).toEqual([
      {
        role: "user",
        content: [
          { type: "text", text: "What is this?" },
          { type: "image", source },
          { type: "document", source: { ...source, media_type: "application/pdf" }, title: "a.pdf" },
        ],
      },
      {
        role: "assistant",
        content: [
          { type: "text", text: "I look." },
          { type: "tool_use", id: "toolu_1", name: "look", input: { at: "it" } },
        ],
      },
      {
        role: "user",
        content: [
          {
            type: "tool_result",
            tool_use_id: "toolu_1",
            content: [
              { type: "text", text: "A cat." },
              { type: "image", source },
            ],
          },
          { type: "text", text: "So?" },
        ],
      },
    ]);
  });
});
