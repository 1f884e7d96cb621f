import Anthropic from "@anthropic-ai/sdk";
import { describe, expect, it } from "vitest";
import {
  mixed,
  mixedCalls,
  offeredTools,
  recordedMessage,
  thoughtful,
  useUpstream,
} from "../testing/use-upstream.ts";

const playing = useUpstream();
const input_schema = { type: "object" as const, properties: {} };
const tools = offeredTools.map((name) => ({ name, input_schema }));
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
  it("gets signed reasoning", async () => {
    const { text } = playing.open(thoughtful);
    const { content } = await client().messages.stream(body(text)).finalMessage();
    expect(content.map((block) => (block.type === "thinking" ? block : block.type))).toEqual([
      { type: "thinking", thinking: "Hmm.", signature: "c2lnbmVk" },
      "text",
      { type: "thinking", thinking: "Again.", signature: "c2lnbmVk" },
      "tool_use",
    ]);
  });

  it("accumulates a mixed turn, one delta for each string", async () => {
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

  it("gets a call without arguments", async () => {
    const { text } = playing.open([{ tool: "get_weather", args: [] }]);
    const { content } = await client().messages.stream(body(text)).finalMessage();
    expect(content).toMatchObject([{ name: "get_weather", input: {} }]);
  });

  it.each(["stream", "create"] as const)(
    "gets a search, a stop sequence and cached tokens (%s)",
    async (how) => {
      const { text } = playing.open([
        {
          search: "newts",
          pages: [
            { url: "https://newts.example/", title: "Newts", age: "2 days ago", encrypted: "bmV3dHM=" },
            { url: "https://efts.example/", title: "Efts" },
          ],
        },
        { text: "Found." },
        { finish: "stop", stopSequence: "END", cached: { read: 40, written: 20 } },
      ]);
      const asked = {
        ...body(text),
        tools: [{ type: "web_search_20250305" as const, name: "web_search" as const }],
      };
      const message =
        how === "create"
          ? await client().messages.create(asked)
          : await client().messages.stream(asked).finalMessage();
      const id = message.content[0]?.type === "server_tool_use" ? message.content[0].id : "";
      expect(id).toMatch(/^srvtoolu_/);
      expect(message).toMatchObject({
        content: [
          { type: "server_tool_use", id, name: "web_search", input: { query: "newts" } },
          {
            type: "web_search_tool_result",
            tool_use_id: id,
            content: [
              {
                type: "web_search_result",
                url: "https://newts.example/",
                title: "Newts",
                page_age: "2 days ago",
                encrypted_content: "bmV3dHM=",
              },
              {
                type: "web_search_result",
                url: "https://efts.example/",
                title: "Efts",
                page_age: null,
                encrypted_content: "c2lnbmVk",
              },
            ],
          },
          { type: "text", text: "Found." },
        ],
        stop_reason: "stop_sequence",
        stop_sequence: "END",
        usage: {
          cache_read_input_tokens: 40,
          cache_creation_input_tokens: 20,
          server_tool_use: { web_search_requests: 1 },
        },
      });
    },
  );

  it("gets the events of a text block in order", async () => {
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

  it("gets the same turn without streaming", async () => {
    const { text, id } = playing.open(mixed);
    expect(await client().messages.create(body(text))).toMatchObject({
      role: "assistant",
      stop_reason: "tool_use",
      content: contentOf(id(1)),
    });
  });

  it("gets the next turn after tool results, and its request is recorded", async () => {
    const { token, text } = playing.open([{ text: "one" }], [{ text: "two" }]);
    const answer = await client().messages.create({
      model: "m-2",
      system: "Be brief.",
      // These fields were removed from the client's types, but many clients still send them.
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
          recordedMessage("system", "Be brief."),
          recordedMessage("user", text, {
            attachments: 1,
            parts: [
              JSON.stringify({ type: "text", text }),
              '{"type":"image","source":{"type":"url","url":"http://127.0.0.1/"}}',
            ],
          }),
          recordedMessage("assistant", "Looking.", {
            toolCalls: [
              { id: "c", name: "get_weather", arguments: { a: 1 } },
              { id: "d", name: "get_weather", arguments: {} },
            ],
          }),
          recordedMessage("tool", "", {
            toolResults: [
              { id: "c", text: "sunny", isError: false },
              { id: "d", text: "no", isError: true },
            ],
          }),
          recordedMessage("user", "And?"),
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

  it("gets an error for an unscripted request", async () => {
    await expect(client().messages.create(body("hello"))).rejects.toMatchObject({
      status: 503,
      error: { error: { type: "overloaded_error" } },
    });
    expect(playing.upstream.driver.takeErrors()).toEqual([
      'A model request (anthropic, model "m") has no [[conform:<token>]] in a user message. Prompt: user: hello',
    ]);
  });
});
