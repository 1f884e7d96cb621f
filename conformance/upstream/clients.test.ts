/** Tests behaviour that all formats share, with the official clients and the AI SDK's providers. */
import { createAnthropic } from "@ai-sdk/anthropic";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4, LanguageModelV4CallOptions } from "@ai-sdk/provider";
import Anthropic from "@anthropic-ai/sdk";
import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import {
  collect,
  listDeltas,
  mixed,
  mixedCalls,
  offeredTools,
  thoughtful,
  useUpstream,
} from "./testing/use-upstream.ts";

const playing = useUpstream();
const { open } = playing;
const openAi = { url: () => `${playing.upstream.url}/openai/v1`, apiKey: "k" };
const openAiClient = () => new OpenAI({ baseURL: openAi.url(), apiKey: "k", logLevel: "off" });
const anthropicUrl = () => `${playing.upstream.url}/anthropic`;
const anthropicClient = () => new Anthropic({ baseURL: anthropicUrl(), apiKey: "k", logLevel: "off" });

/** An official client, reduced to the methods that the tests use. */
interface OfficialClient {
  /** Streams a complete turn. */
  finish(text: string): Promise<unknown>;
  /** Opens a stream. Returns the text of each event, or an empty string for an event without text. */
  stream(text: string): Promise<{ texts: AsyncIterable<string>; abort(): void }>;
  /**
   * Finish reasons of three turns: an empty turn, and two turns with the text "a" that are cut off by length
   * and by a filter.
   */
  ends: [empty: object, length: object, filter: object];
  /** The errors for status 429 and 500. */
  refused: [slow: object, failed: object];
  garbage: string | RegExp;
  /** The error thrown for a failed stream; absent if the client does not throw. */
  failure?: string | RegExp;
}

async function* textsOf<Event>(
  events: AsyncIterable<Event>,
  textOf: (event: Event) => string | null | undefined,
) {
  for await (const event of events) yield textOf(event) ?? "";
}

const user = (content: string) => [{ role: "user" as const, content }];
const openAiErrors: OfficialClient["refused"] = [
  { status: 429, type: "requests", code: "rate_limit_exceeded", message: "429 No." },
  { status: 500, type: "server_error", code: null, message: "500 No." },
];

const chat: OfficialClient = {
  async finish(text) {
    const body = { model: "m", messages: user(text) };
    return (await openAiClient().chat.completions.stream(body).finalChatCompletion()).choices[0];
  },
  async stream(text) {
    const body = { model: "m", messages: user(text), stream: true } as const;
    const stream = await openAiClient().chat.completions.create(body);
    return {
      texts: textsOf(stream, ({ choices }) => choices[0]?.delta.content),
      abort: () => stream.controller.abort(),
    };
  },
  ends: [
    { finish_reason: "stop", message: { content: "" } },
    { finish_reason: "length", message: { content: "a" } },
    { finish_reason: "content_filter", message: { content: "a" } },
  ],
  refused: openAiErrors,
  garbage: "malformed server-sent event JSON",
  failure: "Too much.",
};

const incomplete = (reason: string) => ({
  status: "incomplete",
  incomplete_details: { reason },
  output_text: "a",
});
const responses: OfficialClient = {
  finish: async (input) => await openAiClient().responses.stream({ model: "m", input }).finalResponse(),
  async stream(input) {
    const stream = await openAiClient().responses.create({ model: "m", input, stream: true });
    return {
      texts: textsOf(stream, (event) => (event.type === "response.output_text.delta" ? event.delta : "")),
      abort: () => stream.controller.abort(),
    };
  },
  ends: [{ status: "completed", output: [] }, incomplete("max_output_tokens"), incomplete("content_filter")],
  refused: openAiErrors,
  garbage: "malformed server-sent event JSON",
};

const anthropicError = (status: number, type: string) => ({
  status,
  error: { type: "error", error: { type, message: "No." } },
});
const messages: OfficialClient = {
  async finish(text) {
    const body = { model: "m", max_tokens: 1000, messages: user(text) };
    return await anthropicClient().messages.stream(body).finalMessage();
  },
  async stream(text) {
    const body = { model: "m", max_tokens: 1000, messages: user(text), stream: true } as const;
    const stream = await anthropicClient().messages.create(body);
    const texts = textsOf(stream, (event) =>
      event.type === "content_block_delta" && event.delta.type === "text_delta" ? event.delta.text : "",
    );
    return { texts, abort: () => stream.controller.abort() };
  },
  ends: [
    { stop_reason: "end_turn", content: [] },
    { stop_reason: "max_tokens", content: [{ text: "a" }] },
    { stop_reason: "refusal", content: [{ text: "a" }] },
  ],
  refused: [anthropicError(429, "rate_limit_error"), anthropicError(500, "api_error")],
  garbage: /JSON/,
  failure: /api_error.*Too much\./,
};

describe.each(Object.entries({ chat, responses, messages }))("the official client of %s", (name, client) => {
  it("accepts empty turns, and turns cut by length or a filter", async () => {
    const turns = [
      [],
      [{ text: "a" }, { finish: "length" as const }],
      [{ text: "a" }, { finish: "content-filter" as const }],
    ];
    for (const [at, turn] of turns.entries())
      expect(await client.finish(open(turn).text)).toMatchObject(client.ends[at] as object);
  });

  it.each([429, 500])("gets status %i without a retry", async (status) => {
    const { token, text } = open([{ error: { status, message: "No." } }]);
    await expect(client.stream(text)).rejects.toMatchObject(client.refused[status === 429 ? 0 : 1]);
    expect(playing.upstream.driver.calls(token)).toHaveLength(1);
  });

  it.each([
    ...(client.failure
      ? [["a failure", { fail: { code: "C", message: "Too much." } }, client.failure] as const]
      : []),
    ["garbage", { garbage: "not JSON" }, client.garbage] as const,
    ["a drop", { drop: true as const }, /terminated|closed/] as const,
  ])("has the parts before %s", async (_name, end, message) => {
    const { token, text } = open([{ text: "abc" }, end]);
    const { texts } = await client.stream(text);
    let seen = "";
    await expect(async () => {
      for await (const piece of texts) seen += piece;
    }).rejects.toThrow(message);
    expect(seen).toBe("abc");
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("complete");
  });

  it("aborts, and the driver records it", async () => {
    const hold = `${name}.h`;
    const { token, text } = open([{ text: ["a", { hold }, "b"] }]);
    const { texts, abort } = await client.stream(text);
    await texts[Symbol.asyncIterator]().next();
    await playing.upstream.driver.waitUntilReached(hold);
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("open");
    abort();
    await playing.upstream.driver.waitUntilAborted(token);
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("aborted");
    playing.upstream.driver.release(hold);
    expect(() => playing.upstream.driver.release(hold)).toThrow("No request is waiting");
  });
});

const settings = () => ({ baseURL: openAi.url(), apiKey: "k" });
const models = {
  "Chat Completions": () => createOpenAI(settings()).chat("m"),
  "Chat Completions of others": () => createOpenAICompatible({ name: "other", ...settings() })("m"),
  Responses: () => createOpenAI(settings()).responses("m"),
  Messages: () => createAnthropic({ baseURL: anthropicUrl(), apiKey: "k" })("m"),
} satisfies Record<string, () => LanguageModelV4>;

describe.each(Object.entries(models))("the AI SDK's provider of %s", (name, model) => {
  const options = (text: string): LanguageModelV4CallOptions => ({
    prompt: [{ role: "user", content: [{ type: "text", text }] }],
    tools: offeredTools.map((name) => ({ type: "function", name, inputSchema: { type: "object" } })),
  });
  const play = async (text: string) => await collect((await model().doStream(options(text))).stream);

  it("yields a mixed turn", async () => {
    const { text, id } = open(mixed);
    const parts = await play(text);
    expect(parts.flatMap((part) => (part.type === "text-delta" ? part.delta : [])).join("")).toBe(
      "Héllo 🎉and",
    );
    expect(
      parts.flatMap((part) =>
        part.type === "tool-call" ? { id: part.toolCallId, name: part.toolName, arguments: part.input } : [],
      ),
    ).toEqual(mixedCalls(id(1)));
    expect(parts.at(-1)).toMatchObject({ type: "finish", finishReason: { unified: "tool-calls" } });
  });

  it("yields reasoning, if the provider supports it", async () => {
    const pieces = listDeltas(await play(open(thoughtful).text)).filter((piece) => !piece.endsWith(" "));
    const said = ["text-delta a", "tool-call get_weather"];
    // OpenAI does not send reasoning in Chat Completions.
    if (name === "Chat Completions") return expect(pieces).toEqual(said);
    const thoughts = ["reasoning-delta Hm", "reasoning-delta m."];
    expect(pieces).toEqual([...thoughts, said[0], "reasoning-delta Again.", said[1]]);
  });

  it("yields the sources of a text", async () => {
    const urls = ["https://a.example/", "https://b.example/?q=1"];
    const parts = await play(open([{ text: "a", sources: urls }, { text: "b" }]).text);
    expect(parts.flatMap((part) => (part.type === "source" ? [part] : []))).toMatchObject(
      // The AI SDK does not read annotations from other servers.
      name.endsWith("of others") ? [] : urls.map((url) => ({ sourceType: "url", url, title: url })),
    );
    expect(listDeltas(parts).filter((piece) => !piece.endsWith(" "))).toEqual([
      "text-delta a",
      "text-delta b",
    ]);
  });

  it("yields a failure as an error part", async () => {
    const parts = await play(open([{ text: "a" }, { fail: { code: "C", message: "Too much." } }]).text);
    expect(JSON.stringify(parts.filter(({ type }) => type === "error"))).toContain("Too much.");
    const last = name === "Messages" ? { type: "error" } : { finishReason: { unified: "error" } };
    expect(parts.at(-1)).toMatchObject(last);
  });
});
