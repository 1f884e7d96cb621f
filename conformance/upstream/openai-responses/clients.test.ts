import { createOpenAI } from "@ai-sdk/openai";
import type { LanguageModelV4CallOptions } from "@ai-sdk/provider";
import OpenAI from "openai";
import type { Response } from "openai/resources/responses/responses";
import { describe, expect, it } from "vitest";
import {
  collect,
  mixed,
  mixedCalls,
  offeredTools,
  recordedMessage,
  thoughtful,
  useUpstream,
} from "../testing/use-upstream.ts";

const playing = useUpstream();
const parameters = { type: "object", properties: {} };
const tools = offeredTools.map((name) => ({ type: "function" as const, name, parameters, strict: false }));
const client = () =>
  new OpenAI({ baseURL: `${playing.upstream.url}/openai/v1`, apiKey: "k", logLevel: "off" });
const body = (input: string) => ({ model: "m", tools, input });
const callsOf = ({ output }: Response) =>
  output.flatMap((item) =>
    item.type === "function_call" ? { id: item.call_id, name: item.name, arguments: item.arguments } : [],
  );

describe("the official client of Responses", () => {
  it("accumulates a mixed turn, one delta for each string", async () => {
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

  it("gets the events of a text block and of a call in order", async () => {
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

  it("gets reasoning as summaries", async () => {
    const { text } = playing.open(thoughtful);
    const { output } = await client().responses.stream(body(text)).finalResponse();
    expect(output.map((item) => (item.type === "reasoning" ? item.summary : item.type))).toEqual([
      [{ type: "summary_text", text: "Hmm." }],
      "message",
      [{ type: "summary_text", text: "Again." }],
      "function_call",
    ]);
  });

  it("gets the same turn without streaming", async () => {
    const { text, id } = playing.open(mixed);
    const response = await client().responses.create(body(text));
    expect(response.status).toBe("completed");
    expect(response.output_text).toBe("Héllo 🎉and");
    expect(callsOf(response)).toEqual(mixedCalls(id(1)));
  });

  it("gets the parts before a failure, and the failure", async () => {
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

  it("gets the next turn after tool results, and its request is recorded", async () => {
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
          recordedMessage("system", "Be brief."),
          recordedMessage("user", text, {
            attachments: 1,
            parts: [
              JSON.stringify({ type: "input_text", text }),
              '{"type":"input_image","image_url":"data:,","detail":"auto"}',
            ],
          }),
          recordedMessage("assistant", "Looking.", {
            toolCalls: [
              { id: "c", name: "get_weather", arguments: "{" },
              { id: "d", name: "get_weather", arguments: {} },
            ],
          }),
          recordedMessage("tool", "", {
            toolResults: [
              { id: "c", text: "sunny", isError: null },
              { id: "d", text: "rainy", isError: null },
            ],
          }),
        ],
        ended: "complete",
      },
    ]);
  });

  it("gets a search and cached tokens", async () => {
    const { text } = playing.open([
      { search: "newts", pages: [{ url: "https://newts.example/", title: "Newts" }] },
      { text: "Found." },
      { finish: "stop", cached: { read: 40, written: 20 } },
    ]);
    const stream = client().responses.stream({ ...body(text), tools: [{ type: "web_search" }] });
    const types: string[] = [];
    stream.on("event", ({ type }) => types.push(type));
    const { output, usage } = await stream.finalResponse();
    expect(types.filter((type) => type.includes("web_search"))).toEqual([
      "response.web_search_call.in_progress",
      "response.web_search_call.searching",
      "response.web_search_call.completed",
    ]);
    expect(output).toMatchObject([
      {
        type: "web_search_call",
        id: expect.stringMatching(/^ws_/),
        status: "completed",
        action: { type: "search", query: "newts", sources: [{ type: "url", url: "https://newts.example/" }] },
      },
      { type: "message" },
    ]);
    expect(usage?.input_tokens_details).toEqual({ cached_tokens: 40, cache_write_tokens: 20 });
    expect(usage?.input_tokens).toBeGreaterThan(60);
  });

  it("gets an error for an unscripted request, and for a stored conversation", async () => {
    await expect(client().responses.create(body("hello"))).rejects.toMatchObject({ status: 503 });
    await expect(
      client().responses.create({ ...body("hello"), previous_response_id: "resp_1" }),
    ).rejects.toMatchObject({ status: 400 });
    expect(playing.upstream.driver.takeErrors()).toEqual([
      'A model request (openai-responses, model "m") has no [[conform:<token>]] in a user message. Prompt: user: hello',
      "Invalid model request (openai-responses): previous_response_id: the suite stores no conversations, so the request must contain the complete conversation.",
    ]);
  });
});

describe("the AI SDK's provider of Responses", () => {
  const model = () =>
    createOpenAI({ baseURL: `${playing.upstream.url}/openai/v1`, apiKey: "k" }).responses("m");
  const functions: LanguageModelV4CallOptions["tools"] = offeredTools.map((name) => ({
    type: "function",
    name,
    inputSchema: { type: "object" },
  }));

  it("yields a mixed turn, and the next one after its results", async () => {
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
});
