import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import OpenAI from "openai";
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
const parameters = { type: "object", properties: {} };
const tools = offered.map((name) => ({ type: "function" as const, function: { name, parameters } }));
const client = () =>
  new OpenAI({ baseURL: `${playing.upstream.url}/openai/v1`, apiKey: "k", logLevel: "off" });
const body = (content: string) => ({ model: "m", tools, messages: [{ role: "user" as const, content }] });

describe("the official client of Chat Completions", () => {
  it("accumulates a mixed turn, one delta for every piece", async () => {
    const { text, id } = playing.open(mixed);
    const stream = client().chat.completions.stream({
      ...body(text),
      stream_options: { include_usage: true },
    });
    const deltas: unknown[] = [];
    stream.on("chunk", ({ choices: [choice] }) => {
      const { content, tool_calls: [call] = [] } = choice?.delta ?? {};
      if (content || call?.function?.arguments)
        deltas.push(content || [call?.index, call?.function?.arguments]);
    });
    const { choices, usage } = await stream.finalChatCompletion();
    const [, echo, , state] = mixedCalls(id(1));
    expect(deltas).toEqual([
      ...["Hé", "llo ", "🎉"],
      ...[
        [0, '{"city":'],
        [0, '"Zü'],
        [0, 'rich 🎈"}'],
      ],
      "and",
      [1, echo?.arguments],
      ...[
        [2, "{"],
        [2, "}"],
      ],
      [3, state?.arguments],
    ]);
    expect(choices[0]?.finish_reason).toBe("tool_calls");
    expect(choices[0]?.message.content).toBe("Héllo 🎉and");
    expect(choices[0]?.message.tool_calls).toEqual(
      mixedCalls(id(1)).map(({ id, ...call }) => ({
        id,
        type: "function",
        function: expect.objectContaining(call),
      })),
    );
    expect(usage?.total_tokens).toBe((usage?.prompt_tokens ?? 0) + (usage?.completion_tokens ?? 0));
  });

  it("gets the same turn in one answer", async () => {
    const { text, id } = playing.open(mixed);
    const { choices } = await client().chat.completions.create(body(text));
    expect(choices[0]).toMatchObject({
      finish_reason: "tool_calls",
      message: {
        role: "assistant",
        content: "Héllo 🎉and",
        tool_calls: mixedCalls(id(1)).map(({ id, ...call }) => ({ id, type: "function", function: call })),
      },
    });
  });

  it("has an empty turn, and one cut by length", async () => {
    const of = async (text: string) =>
      (await client().chat.completions.stream(body(text)).finalChatCompletion()).choices[0];
    expect(await of(playing.open([]).text)).toMatchObject({
      finish_reason: "stop",
      message: { content: "" },
    });
    expect(await of(playing.open([{ text: "a" }, { finish: "length" }]).text)).toMatchObject({
      finish_reason: "length",
      message: { content: "a" },
    });
    expect(await of(playing.open([{ text: "a" }, { finish: "content-filter" }]).text)).toMatchObject({
      finish_reason: "content_filter",
      message: { content: "a" },
    });
  });

  it.each([
    [429, "requests", "rate_limit_exceeded"],
    [500, "server_error", null],
  ])("takes status %i, once", async (status, type, code) => {
    const { token, text } = playing.open([{ error: { status, message: "No." } }]);
    const error = await client()
      .chat.completions.create({ ...body(text), stream: true })
      .catch((error) => error);
    expect(error).toBeInstanceOf(OpenAI.APIError);
    expect(error).toMatchObject({ status, type, code, message: `${status} No.` });
    expect(playing.upstream.driver.calls(token)).toHaveLength(1);
  });

  it.each([
    ["a failure", { fail: { code: "overloaded", message: "Too much." } }, "Too much."],
    ["garbage", { garbage: "not JSON" }, "malformed server-sent event JSON"],
    ["a drop", { drop: true as const }, /terminated|closed/],
  ])("has what came before %s", async (_name, end, message) => {
    const { token, text } = playing.open([{ text: "abc" }, end]);
    const stream = await client().chat.completions.create({ ...body(text), stream: true });
    let seen = "";
    await expect(async () => {
      for await (const { choices } of stream) seen += choices[0]?.delta.content ?? "";
    }).rejects.toThrow(message);
    expect(seen).toBe("abc");
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("complete");
  });

  it("is told of a failure in an answer that is not streamed", async () => {
    const { text } = playing.open([{ text: "abc" }, { fail: { code: "overloaded", message: "Too much." } }]);
    await expect(client().chat.completions.create(body(text))).rejects.toMatchObject({
      status: 500,
      code: "overloaded",
    });
  });

  it("aborts, and the driver knows", async () => {
    const { token, text } = playing.open([{ text: ["a", { hold: "chat.h" }, "b"] }]);
    const stream = await client().chat.completions.create({ ...body(text), stream: true });
    const iterator = stream[Symbol.asyncIterator]();
    await iterator.next();
    await playing.upstream.driver.reached("chat.h");
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("open");
    stream.controller.abort();
    await playing.upstream.driver.aborted(token);
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("aborted");
    playing.upstream.driver.release("chat.h");
    expect(() => playing.upstream.driver.release("chat.h")).toThrow("Nothing stands");
  });

  it("plays the turn that is due after tool results, and is seen as it asked", async () => {
    const { token, text } = playing.open([{ text: "one" }], [{ text: "two" }]);
    const answer = await client().chat.completions.create({
      model: "m-2",
      temperature: 0.25,
      top_p: 0.5,
      stop: "END",
      response_format: { type: "json_schema", json_schema: { name: "answer", schema: parameters } },
      max_completion_tokens: 99,
      tool_choice: { type: "function", function: { name: "get_weather" } },
      tools: tools.slice(0, 1),
      messages: [
        { role: "developer", content: "Be brief." },
        {
          role: "user",
          content: [
            { type: "text", text },
            { type: "image_url", image_url: { url: "data:," } },
          ],
        },
        {
          role: "assistant",
          content: "Looking.",
          tool_calls: [
            { id: "c", type: "function", function: { name: "get_weather", arguments: '{"a":1}' } },
          ],
        },
        { role: "tool", tool_call_id: "c", content: "sunny" },
      ],
    });
    expect(answer.choices[0]?.message.content).toBe("two");
    expect(playing.upstream.driver.calls(token)).toEqual([
      {
        format: "openai-chat",
        key: "k",
        turn: 1,
        model: "m-2",
        tools: ["get_weather"],
        schemas: [parameters],
        toolChoice: { name: "get_weather" },
        offered: tools.slice(0, 1),
        maxTokens: 99,
        temperature: 0.25,
        topP: 0.5,
        topK: null,
        stop: ["END"],
        outputSchema: parameters,
        messages: [
          { role: "system", text: "Be brief.", attachments: 0, toolCalls: [], toolResults: [] },
          {
            role: "user",
            text,
            attachments: 1,
            parts: [
              JSON.stringify({ type: "text", text }),
              '{"type":"image_url","image_url":{"url":"data:,"}}',
            ],
            toolCalls: [],
            toolResults: [],
          },
          {
            role: "assistant",
            text: "Looking.",
            attachments: 0,
            toolCalls: [{ id: "c", name: "get_weather", arguments: { a: 1 } }],
            toolResults: [],
          },
          {
            role: "tool",
            text: "",
            attachments: 0,
            toolCalls: [],
            toolResults: [{ id: "c", text: "sunny", isError: null }],
          },
        ],
        ended: "complete",
      },
    ]);
  });

  it("is told of an unscripted request, and of one that is none", async () => {
    await expect(client().chat.completions.create(body("hello"))).rejects.toMatchObject({ status: 503 });
    await expect(client().post("/chat/completions", { body: { model: 1 } })).rejects.toMatchObject({
      status: 400,
    });
    expect(playing.upstream.driver.faults()).toEqual([
      'A request to the model (openai-chat, model "m") has no [[conform:<token>]] in a user message. Prompt: user: hello',
      "A request to the model (openai-chat) is not one: " +
        "model: Invalid input: expected string, received number; messages: Invalid input: expected array, received undefined.",
    ]);
  });
});

describe("the AI SDK's provider of Chat Completions", () => {
  const options = (text: string): LanguageModelV4CallOptions => ({
    prompt: [{ role: "user", content: [{ type: "text", text }] }],
    tools: offered.map((name) => ({ type: "function", name, inputSchema: { type: "object" } })),
  });
  const model = () => createOpenAI({ baseURL: `${playing.upstream.url}/openai/v1`, apiKey: "k" }).chat("m");

  it("gives a mixed turn", async () => {
    const { text, id } = playing.open(mixed);
    const parts = await collect((await model().doStream(options(text))).stream);
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

  it("is told what other models than OpenAI's think, as their provider reads it", async () => {
    const { text } = playing.open(thoughtful);
    const baseURL = `${playing.upstream.url}/openai/v1`;
    const compatible = createOpenAICompatible({ name: "other", baseURL, apiKey: "k" })("m");
    const parts = await collect((await compatible.doStream(options(text))).stream);
    expect(piecesOf(parts)).toEqual([
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
    expect(parts.at(-1)).toMatchObject({ type: "finish", finishReason: { unified: "error" } });
  });
});
