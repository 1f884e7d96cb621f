import OpenAI from "openai";
import { describe, expect, it } from "vitest";
import { mixed, mixedCalls, offeredTools, recordedMessage, useUpstream } from "../testing/use-upstream.ts";

const playing = useUpstream();
const parameters = { type: "object", properties: {} };
const tools = offeredTools.map((name) => ({ type: "function" as const, function: { name, parameters } }));
const client = () =>
  new OpenAI({ baseURL: `${playing.upstream.url}/openai/v1`, apiKey: "k", logLevel: "off" });
const body = (content: string) => ({ model: "m", tools, messages: [{ role: "user" as const, content }] });

describe("the official client of Chat Completions", () => {
  it("accumulates a mixed turn, one delta for each string", async () => {
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

  it("gets the same turn without streaming", async () => {
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

  it("gets a failure without streaming", async () => {
    const { text } = playing.open([{ text: "abc" }, { fail: { code: "overloaded", message: "Too much." } }]);
    await expect(client().chat.completions.create(body(text))).rejects.toMatchObject({
      status: 500,
      code: "overloaded",
    });
  });

  it("gets the next turn after tool results, and its request is recorded", async () => {
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
          recordedMessage("system", "Be brief."),
          recordedMessage("user", text, {
            attachments: 1,
            parts: [
              JSON.stringify({ type: "text", text }),
              '{"type":"image_url","image_url":{"url":"data:,"}}',
            ],
          }),
          recordedMessage("assistant", "Looking.", {
            toolCalls: [{ id: "c", name: "get_weather", arguments: { a: 1 } }],
          }),
          recordedMessage("tool", "", { toolResults: [{ id: "c", text: "sunny", isError: null }] }),
        ],
        ended: "complete",
      },
    ]);
  });

  it("gets cached tokens", async () => {
    const { text } = playing.open([{ text: "a" }, { finish: "stop", cached: { read: 40, written: 20 } }]);
    const { usage } = await client().chat.completions.create(body(text));
    expect(usage?.prompt_tokens_details).toEqual({ cached_tokens: 40 });
    expect(usage?.prompt_tokens).toBeGreaterThan(60);
  });

  it("gets an error for an unscripted request, and for an invalid one", async () => {
    await expect(client().chat.completions.create(body("hello"))).rejects.toMatchObject({ status: 503 });
    await expect(client().post("/chat/completions", { body: { model: 1 } })).rejects.toMatchObject({
      status: 400,
    });
    expect(playing.upstream.driver.takeErrors()).toEqual([
      'A model request (openai-chat, model "m") has no [[conform:<token>]] in a user message. Prompt: user: hello',
      "Invalid model request (openai-chat): " +
        "model: Invalid input: expected string, received number; messages: Invalid input: expected array, received undefined.",
    ]);
  });
});
