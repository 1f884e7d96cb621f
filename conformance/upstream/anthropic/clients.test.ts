import { createAnthropic } from "@ai-sdk/anthropic";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import Anthropic from "@anthropic-ai/sdk";
import { describe, expect, it } from "vitest";
import {
  collect,
  mixed,
  mixedCalls,
  offered,
  piecesOf,
  thoughtful,
  useUpstream,
} from "../testing/playing.ts";

const playing = useUpstream();
const input_schema = { type: "object" as const, properties: {} };
const tools = offered.map((name) => ({ name, input_schema }));
const client = () =>
  new Anthropic({ baseURL: `${playing.upstream.url}/anthropic`, apiKey: "k", logLevel: "off" });
const body = (content: string) => ({
  model: "m",
  max_tokens: 1000,
  tools,
  messages: [{ role: "user" as const, content }],
});
const contentOf = (id: (number: number) => string) => {
  const [weather, ...others] = mixedCalls(id).map(({ id, name, arguments: input }) => ({
    type: "tool_use",
    id,
    name,
    input: JSON.parse(input),
  }));
  return [{ type: "text", text: "Héllo 🎉" }, weather, { type: "text", text: "and" }, ...others];
};

describe("the official client of Messages", () => {
  it("has what the model thinks, signed", async () => {
    const { text } = playing.open(thoughtful);
    const { content } = await client().messages.stream(body(text)).finalMessage();
    expect(content.map((block) => (block.type === "thinking" ? block : block.type))).toEqual([
      { type: "thinking", thinking: "Hmm.", signature: "c2lnbmVk" },
      "text",
      { type: "thinking", thinking: "Again.", signature: "c2lnbmVk" },
      "tool_use",
    ]);
  });

  it("accumulates a mixed turn, one delta for every piece", async () => {
    const { text, id } = playing.open(mixed);
    const stream = client().messages.stream(body(text));
    const deltas: unknown[] = [];
    stream.on("streamEvent", (event) => {
      if (event.type !== "content_block_delta") return;
      const { delta, index } = event;
      if (delta.type === "text_delta") deltas.push([index, delta.text]);
      if (delta.type === "input_json_delta") deltas.push([index, delta.partial_json]);
    });
    const message = await stream.finalMessage();
    const [, echo, , state] = mixedCalls(id(1));
    expect(deltas).toEqual([
      ...[
        [0, "Hé"],
        [0, "llo "],
        [0, "🎉"],
      ],
      ...[
        [1, '{"city":'],
        [1, '"Zü'],
        [1, 'rich 🎈"}'],
      ],
      [2, "and"],
      [3, echo?.arguments],
      ...[
        [4, "{"],
        [4, "}"],
      ],
      [5, state?.arguments],
    ]);
    expect(message.stop_reason).toBe("tool_use");
    expect(message.content).toMatchObject(contentOf(id(1)));
    expect(message.usage.input_tokens).toBeGreaterThan(0);
    expect(message.usage.output_tokens).toBeGreaterThan(0);
  });

  it("sees the events of a text in their order", async () => {
    const { text } = playing.open([{ text: "a" }]);
    const answer = await fetch(`${playing.upstream.url}/anthropic/messages`, {
      method: "POST",
      body: JSON.stringify({ ...body(text), stream: true }),
    });
    expect(answer.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect((await answer.text()).match(/^event: .*/gm)).toEqual([
      "event: message_start",
      "event: ping",
      "event: content_block_start",
      "event: content_block_delta",
      "event: content_block_stop",
      "event: message_delta",
      "event: message_stop",
    ]);
  });

  it("gets the same turn in one answer", async () => {
    const { text, id } = playing.open(mixed);
    expect(await client().messages.create(body(text))).toMatchObject({
      role: "assistant",
      stop_reason: "tool_use",
      content: contentOf(id(1)),
    });
  });

  it("has an empty turn, a call without arguments, and one cut by length", async () => {
    const of = (text: string) => client().messages.stream(body(text)).finalMessage();
    expect(await of(playing.open([]).text)).toMatchObject({ stop_reason: "end_turn", content: [] });
    expect(await of(playing.open([{ tool: "get_weather", args: [] }]).text)).toMatchObject({
      content: [{ name: "get_weather", input: {} }],
    });
    expect(await of(playing.open([{ text: "a" }, { finish: "length" }]).text)).toMatchObject({
      stop_reason: "max_tokens",
      content: [{ text: "a" }],
    });
    expect(await of(playing.open([{ text: "a" }, { finish: "content-filter" }]).text)).toMatchObject({
      stop_reason: "refusal",
      content: [{ text: "a" }],
    });
  });

  it.each([
    [429, "rate_limit_error"],
    [500, "api_error"],
  ])("takes status %i, once", async (status, type) => {
    const { token, text } = playing.open([{ error: { status, message: "No." } }]);
    await expect(client().messages.create({ ...body(text), stream: true })).rejects.toMatchObject({
      status,
      error: { type: "error", error: { type, message: "No." } },
    });
    expect(playing.upstream.driver.calls(token)).toHaveLength(1);
  });

  it.each([
    ["a failure", { fail: { code: "C", message: "Too much." } }, /api_error.*Too much\./],
    ["garbage", { garbage: "not JSON" }, /JSON/],
    ["a drop", { drop: true as const }, /terminated|closed/],
  ])("has what came before %s", async (_name, end, message) => {
    const { token, text } = playing.open([{ text: "abc" }, end]);
    const stream = await client().messages.create({ ...body(text), stream: true });
    let seen = "";
    await expect(async () => {
      for await (const event of stream) {
        if (event.type === "content_block_delta" && event.delta.type === "text_delta")
          seen += event.delta.text;
      }
    }).rejects.toThrow(message);
    expect(seen).toBe("abc");
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("complete");
  });

  it("aborts, and the driver knows", async () => {
    const { token, text } = playing.open([{ text: "a" }, { hold: "anthropic.h" }]);
    const stream = await client().messages.create({ ...body(text), stream: true });
    await stream[Symbol.asyncIterator]().next();
    await playing.upstream.driver.reached("anthropic.h");
    stream.controller.abort();
    await playing.upstream.driver.aborted(token);
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("aborted");
  });

  it("plays the turn that is due after tool results, and is seen as it asked", async () => {
    const { token, text } = playing.open([{ text: "one" }], [{ text: "two" }]);
    const answer = await client().messages.create({
      model: "m-2",
      system: "Be brief.",
      // No longer in the client's types, but on the wire of many.
      ...{ temperature: 0.25, top_p: 0.5, top_k: 4 },
      stop_sequences: ["END"],
      output_config: { format: { type: "json_schema", schema: input_schema } },
      max_tokens: 99,
      tool_choice: { type: "any" },
      tools: tools.slice(0, 1),
      messages: [
        {
          role: "user",
          content: [
            { type: "text", text },
            { type: "image", source: { type: "url", url: "http://127.0.0.1/" } },
          ],
        },
        {
          role: "assistant",
          content: [
            { type: "text", text: "Looking." },
            { type: "tool_use", id: "c", name: "get_weather", input: { a: 1 } },
            { type: "tool_use", id: "d", name: "get_weather", input: {} },
          ],
        },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "c", content: "sunny" },
            {
              type: "tool_result",
              tool_use_id: "d",
              content: [{ type: "text", text: "no" }],
              is_error: true,
            },
            { type: "text", text: "And?" },
          ],
        },
      ],
    });
    expect(answer.content).toMatchObject([{ type: "text", text: "two" }]);
    expect(playing.upstream.driver.calls(token)).toEqual([
      {
        format: "anthropic",
        key: "k",
        turn: 1,
        model: "m-2",
        tools: ["get_weather"],
        schemas: [input_schema],
        toolChoice: "required",
        offered: tools.slice(0, 1),
        maxTokens: 99,
        temperature: 0.25,
        topP: 0.5,
        topK: 4,
        stop: ["END"],
        outputSchema: input_schema,
        messages: [
          { role: "system", text: "Be brief.", attachments: 0, toolCalls: [], toolResults: [] },
          {
            role: "user",
            text,
            attachments: 1,
            parts: [
              JSON.stringify({ type: "text", text }),
              '{"type":"image","source":{"type":"url","url":"http://127.0.0.1/"}}',
            ],
            toolCalls: [],
            toolResults: [],
          },
          {
            role: "assistant",
            text: "Looking.",
            attachments: 0,
            toolCalls: [
              { id: "c", name: "get_weather", arguments: { a: 1 } },
              { id: "d", name: "get_weather", arguments: {} },
            ],
            toolResults: [],
          },
          {
            role: "tool",
            text: "",
            attachments: 0,
            toolCalls: [],
            toolResults: [
              { id: "c", text: "sunny", isError: false },
              { id: "d", text: "no", isError: true },
            ],
          },
          { role: "user", text: "And?", attachments: 0, toolCalls: [], toolResults: [] },
        ],
        ended: "complete",
      },
    ]);
  });

  it.each([
    [{ type: "auto" as const }, "auto"],
    [{ type: "none" as const }, "none"],
    [{ type: "tool" as const, name: "get_weather" }, { name: "get_weather" }],
    [undefined, null],
  ])("reads the tool choice %j", async (choice, expected) => {
    const { token, text } = playing.open([]);
    await client().messages.create({ ...body(text), ...(choice && { tool_choice: choice }) });
    expect(playing.upstream.driver.calls(token)[0]?.toolChoice).toEqual(expected);
  });

  it("is told of an unscripted request", async () => {
    await expect(client().messages.create(body("hello"))).rejects.toMatchObject({
      status: 503,
      error: { error: { type: "overloaded_error" } },
    });
    expect(playing.upstream.driver.faults()).toEqual([
      'A request to the model (anthropic, model "m") has no [[conform:<token>]] in a user message. Prompt: user: hello',
    ]);
  });
});

describe("the AI SDK's provider of Messages", () => {
  const model = () => createAnthropic({ baseURL: `${playing.upstream.url}/anthropic`, apiKey: "k" })("m");
  const options = (text: string): LanguageModelV4CallOptions => ({
    prompt: [{ role: "user", content: [{ type: "text", text }] }],
    tools: offered.map((name) => ({ type: "function", name, inputSchema: { type: "object" } })),
  });

  it("gives a mixed turn", async () => {
    const { text, id } = playing.open(mixed);
    const parts = await collect((await model().doStream(options(text))).stream);
    expect(parts.flatMap((part) => (part.type === "text-delta" ? part.delta : []))).toEqual([
      ...["Hé", "llo ", "🎉"],
      "and",
    ]);
    expect(
      parts.flatMap((part) =>
        part.type === "tool-call" ? { id: part.toolCallId, name: part.toolName, arguments: part.input } : [],
      ),
    ).toEqual(mixedCalls(id(1)));
    expect(parts.at(-1)).toMatchObject({ type: "finish", finishReason: { unified: "tool-calls" } });
  });

  it("gives what the model thinks", async () => {
    const { text } = playing.open(thoughtful);
    const parts = await collect((await model().doStream(options(text))).stream);
    expect(piecesOf(parts).filter((piece) => !piece.endsWith(" "))).toEqual([
      "reasoning-delta Hm",
      "reasoning-delta m.",
      "text-delta a",
      "reasoning-delta Again.",
      "tool-call get_weather",
    ]);
  });

  it("gives a failure as an error part", async () => {
    const { text } = playing.open([{ text: "a" }, { fail: { code: "C", message: "Too much." } }]);
    const parts = await collect((await model().doStream(options(text))).stream);
    expect(JSON.stringify(parts.filter(({ type }) => type === "error"))).toContain("Too much.");
  });
});
