import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import OpenAI from "openai";
import type { Response } from "openai/resources/responses/responses";
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
const tools = offered.map((name) => ({ type: "function" as const, name, parameters, strict: false }));
const client = () =>
  new OpenAI({ baseURL: `${playing.upstream.url}/openai/v1`, apiKey: "k", logLevel: "off" });
const body = (input: string) => ({ model: "m", tools, input });
const callsOf = ({ output }: Response) =>
  output.flatMap((item) =>
    item.type === "function_call" ? { id: item.call_id, name: item.name, arguments: item.arguments } : [],
  );

describe("the official client of Responses", () => {
  it("accumulates a mixed turn, one delta for every piece", async () => {
    const { text, id } = playing.open(mixed);
    const stream = client().responses.stream(body(text));
    const events = await collect(stream);
    expect(events.map(({ sequence_number }) => sequence_number)).toEqual(events.map((_, index) => index));
    const [, echo, , state] = mixedCalls(id(1));
    expect(
      events.flatMap((event) =>
        event.type === "response.output_text.delta" || event.type === "response.function_call_arguments.delta"
          ? [[event.output_index, event.delta]]
          : [],
      ),
    ).toEqual([
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
    const response = await stream.finalResponse();
    expect(response.status).toBe("completed");
    expect(response.output_text).toBe("Héllo 🎉and");
    expect(response.output.map(({ type }) => type)).toEqual([
      ...["message", "function_call", "message"],
      ...["function_call", "function_call", "function_call"],
    ]);
    expect(callsOf(response)).toEqual(mixedCalls(id(1)));
    expect(response.usage?.output_tokens).toBeGreaterThan(0);
  });

  it("sees the events of a text and of a call in their order", async () => {
    const { text } = playing.open([{ text: "a" }, { tool: "get_weather", args: {}, id: "c" }]);
    const events = await collect(await client().responses.create({ ...body(text), stream: true }));
    const itemIds = events.flatMap((event) => {
      if ("item" in event) return [event.item.id];
      return "item_id" in event ? [event.item_id] : [];
    });
    expect(events.map(({ type }) => type)).toEqual([
      "response.created",
      "response.in_progress",
      "response.output_item.added",
      "response.content_part.added",
      "response.output_text.delta",
      "response.output_text.done",
      "response.content_part.done",
      "response.output_item.done",
      "response.output_item.added",
      "response.function_call_arguments.delta",
      "response.function_call_arguments.done",
      "response.output_item.done",
      "response.completed",
    ]);
    const [message, call] = new Set(itemIds);
    expect(itemIds).toEqual([...Array(6).fill(message), ...Array(4).fill(call)]);
  });

  it("has what the model thinks, as summaries", async () => {
    const { text } = playing.open(thoughtful);
    const { output } = await client().responses.stream(body(text)).finalResponse();
    expect(output.map((item) => (item.type === "reasoning" ? item.summary : item.type))).toEqual([
      [{ type: "summary_text", text: "Hmm." }],
      "message",
      [{ type: "summary_text", text: "Again." }],
      "function_call",
    ]);
  });

  it("gets the same turn in one answer", async () => {
    const { text, id } = playing.open(mixed);
    const response = await client().responses.create(body(text));
    expect(response.status).toBe("completed");
    expect(response.output_text).toBe("Héllo 🎉and");
    expect(callsOf(response)).toEqual(mixedCalls(id(1)));
  });

  it("has an empty turn, and one cut by length", async () => {
    const of = (text: string) => client().responses.stream(body(text)).finalResponse();
    expect(await of(playing.open([]).text)).toMatchObject({ status: "completed", output: [] });
    expect(await of(playing.open([{ text: "a" }, { finish: "length" }]).text)).toMatchObject({
      status: "incomplete",
      incomplete_details: { reason: "max_output_tokens" },
      output_text: "a",
    });
    expect(await of(playing.open([{ text: "a" }, { finish: "content-filter" }]).text)).toMatchObject({
      status: "incomplete",
      incomplete_details: { reason: "content_filter" },
      output_text: "a",
    });
  });

  it.each([
    [429, "requests", "rate_limit_exceeded"],
    [500, "server_error", null],
  ])("takes status %i, once", async (status, type, code) => {
    const { token, text } = playing.open([{ error: { status, message: "No." } }]);
    await expect(client().responses.create({ ...body(text), stream: true })).rejects.toMatchObject({
      status,
      type,
      code,
      message: `${status} No.`,
    });
    expect(playing.upstream.driver.calls(token)).toHaveLength(1);
  });

  it("has what came before a failure, and the failure", async () => {
    const { text } = playing.open([
      { text: "abc" },
      { fail: { code: "server_error", message: "Too much." } },
    ]);
    const response = await client().responses.stream(body(text)).finalResponse();
    expect(response).toMatchObject({
      status: "failed",
      error: { code: "server_error", message: "Too much." },
      output_text: "abc",
    });
  });

  it.each([
    ["garbage", { garbage: "not JSON" }, "malformed server-sent event JSON"],
    ["a drop", { drop: true as const }, /terminated|closed/],
  ])("has what came before %s", async (_name, end, message) => {
    const { token, text } = playing.open([{ text: "abc" }, end]);
    const stream = await client().responses.create({ ...body(text), stream: true });
    let seen = "";
    await expect(async () => {
      for await (const event of stream)
        seen += event.type === "response.output_text.delta" ? event.delta : "";
    }).rejects.toThrow(message);
    expect(seen).toBe("abc");
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("complete");
  });

  it("aborts, and the driver knows", async () => {
    const { token, text } = playing.open([
      { tool: "get_weather", args: ["{", { hold: "responses.h" }, "}"] },
    ]);
    const stream = await client().responses.create({ ...body(text), stream: true });
    await stream[Symbol.asyncIterator]().next();
    await playing.upstream.driver.reached("responses.h");
    stream.controller.abort();
    await playing.upstream.driver.aborted(token);
    expect(playing.upstream.driver.calls(token)[0]?.ended).toBe("aborted");
  });

  it("plays the turn that is due after tool results, and is seen as it asked", async () => {
    const { token, text } = playing.open([{ text: "one" }], [{ text: "two" }]);
    const answer = await client().responses.create({
      model: "m-2",
      instructions: "Be brief.",
      temperature: 0.25,
      top_p: 0.5,
      text: { format: { type: "json_schema", name: "answer", schema: parameters } },
      max_output_tokens: 99,
      tool_choice: "required",
      tools: tools.slice(0, 1),
      input: [
        {
          role: "user",
          content: [
            { type: "input_text", text },
            { type: "input_image", image_url: "data:,", detail: "auto" },
          ],
        },
        { type: "item_reference", id: "rs_1" },
        { role: "assistant", content: "Looking." },
        { type: "function_call", call_id: "c", name: "get_weather", arguments: "{" },
        { type: "function_call", call_id: "d", name: "get_weather", arguments: "{}" },
        { type: "function_call_output", call_id: "c", output: "sunny" },
        { type: "function_call_output", call_id: "d", output: [{ type: "input_text", text: "rainy" }] },
      ],
    });
    expect(answer.output_text).toBe("two");
    expect(playing.upstream.driver.calls(token)).toEqual([
      {
        format: "openai-responses",
        key: "k",
        turn: 1,
        model: "m-2",
        tools: ["get_weather"],
        schemas: [parameters],
        toolChoice: "required",
        offered: tools.slice(0, 1),
        maxTokens: 99,
        temperature: 0.25,
        topP: 0.5,
        topK: null,
        stop: [],
        outputSchema: parameters,
        messages: [
          { role: "system", text: "Be brief.", attachments: 0, toolCalls: [], toolResults: [] },
          {
            role: "user",
            text,
            attachments: 1,
            parts: [
              JSON.stringify({ type: "input_text", text }),
              '{"type":"input_image","image_url":"data:,","detail":"auto"}',
            ],
            toolCalls: [],
            toolResults: [],
          },
          {
            role: "assistant",
            text: "Looking.",
            attachments: 0,
            toolCalls: [
              { id: "c", name: "get_weather", arguments: "{" },
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
              { id: "c", text: "sunny", isError: null },
              { id: "d", text: "rainy", isError: null },
            ],
          },
        ],
        ended: "complete",
      },
    ]);
  });

  it("is told of an unscripted request, and of a conversation that is not in the request", async () => {
    await expect(client().responses.create(body("hello"))).rejects.toMatchObject({ status: 503 });
    await expect(
      client().responses.create({ ...body("hello"), previous_response_id: "resp_1" }),
    ).rejects.toMatchObject({ status: 400 });
    expect(playing.upstream.driver.faults()).toEqual([
      'A request to the model (openai-responses, model "m") has no [[conform:<token>]] in a user message. Prompt: user: hello',
      "A request to the model (openai-responses) is not one: previous_response_id: the suite keeps no conversations, so the request must hold all of it.",
    ]);
  });
});

describe("the AI SDK's provider of Responses", () => {
  const model = () =>
    createOpenAI({ baseURL: `${playing.upstream.url}/openai/v1`, apiKey: "k" }).responses("m");
  const functions: LanguageModelV4CallOptions["tools"] = offered.map((name) => ({
    type: "function",
    name,
    inputSchema: { type: "object" },
  }));

  it("gives a mixed turn, and the next one after its results", async () => {
    const { token, text, id } = playing.open(mixed, [{ text: "done" }]);
    const user = { role: "user" as const, content: [{ type: "text" as const, text }] };
    const first = await collect((await model().doStream({ prompt: [user], tools: functions })).stream);
    expect(first.flatMap((part) => (part.type === "text-delta" ? part.delta : [])).join("")).toBe(
      "Héllo 🎉and",
    );
    const calls = first.flatMap((part) => (part.type === "tool-call" ? part : []));
    expect(
      calls.map(({ toolCallId, toolName, input }) => ({ id: toolCallId, name: toolName, arguments: input })),
    ).toEqual(mixedCalls(id(1)));
    expect(first.at(-1)).toMatchObject({ type: "finish", finishReason: { unified: "tool-calls" } });
    const prompt: LanguageModelV4CallOptions["prompt"] = [
      user,
      {
        role: "assistant",
        content: calls.map(({ providerMetadata, input, ...call }) => ({
          ...call,
          input: JSON.parse(input),
          ...(providerMetadata && { providerOptions: providerMetadata }),
        })),
      },
      {
        role: "tool",
        content: calls.map(({ toolCallId, toolName }) => ({
          type: "tool-result",
          toolCallId,
          toolName,
          output: { type: "text", value: "ok" },
        })),
      },
    ];
    const second = await collect((await model().doStream({ prompt, tools: functions })).stream);
    expect(second.flatMap((part) => (part.type === "text-delta" ? part.delta : []))).toEqual(["done"]);
    expect(playing.upstream.driver.calls(token).map(({ turn }) => turn)).toEqual([0, 1]);
  });

  it("gives what the model thinks", async () => {
    const { text } = playing.open(thoughtful);
    const prompt: LanguageModelV4CallOptions["prompt"] = [
      { role: "user", content: [{ type: "text", text }] },
    ];
    const parts = await collect((await model().doStream({ prompt, tools: functions })).stream);
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
    const prompt: LanguageModelV4CallOptions["prompt"] = [
      { role: "user", content: [{ type: "text", text }] },
    ];
    const parts = await collect((await model().doStream({ prompt })).stream);
    expect(JSON.stringify(parts.filter(({ type }) => type === "error"))).toContain("Too much.");
    expect(parts.at(-1)).toMatchObject({ type: "finish", finishReason: { unified: "error" } });
  });
});
