import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const text = (value: string) => ({ type: "text", text: value });

/** Creates a thread with `count` messages that all have the same timestamp. */
async function createThreadWithMessages(server: TestServer, count: number): Promise<string> {
  const initialMessages = Array.from({ length: count }, (_, n) => ({
    role: "user",
    content: `message ${n}`,
  }));
  return (await server.json("POST", "/v1/threads", { initialMessages })).body.thread.id;
}

/**
 * Creates a thread that contains a client tool call between two text blocks, its failed result, and a
 * response with a component.
 */
async function createThreadWithCall(server: TestServer): Promise<{ path: string; toolCallId: string }> {
  const tools = [
    { name: "add_to_cart", description: "Adds", inputSchema: { type: "object", properties: {} } },
  ];
  const availableComponents = [
    { name: "Cart", description: "Shows", propsSchema: { type: "object", properties: {} } },
  ];
  const turns = [
    [{ text: "Well, " }, { tool: "add_to_cart", args: { sku: 1 } }, { text: "done." }],
    [{ text: "Here:" }, { component: "Cart", props: { items: 1 }, state: [{ set: { open: true } }] }],
  ];
  const offer = { tools, availableComponents };
  const paused = await (await server.script("thr_call", turns, offer)).end();
  const toolCallId: string = paused.find(({ event }) => event.type === "TOOL_CALL_START")?.event.toolCallId;
  const reply = {
    role: "tool",
    toolCallId,
    content: "sold out",
    isError: true,
    metadata: { by: "app" },
  };
  const body = { message: reply, model: "script", ...offer };
  await (await server.stream("POST", "/v1/threads/thr_call/runs", body)).end();
  return { path: "/v1/threads/thr_call", toolCallId };
}

describe("listing messages", () => {
  it("returns pages that join to the complete list for any limit, order and number, even if all times are equal [T-085][T-160][TC-040]", async () => {
    const server = await startTestServer();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 12 }),
        fc.integer({ min: 1, max: 14 }),
        fc.constantFrom("asc", "desc"),
        async (count, limit, order) => {
          const path = `/v1/threads/${await createThreadWithMessages(server, count)}/messages`;
          const found: string[][] = [];
          let cursor = "";
          do {
            const { body } = await server.json("GET", `${path}?limit=${limit}&order=${order}${cursor}`);
            found.push(
              body.messages.map((message: { content: { text: string }[] }) => message.content[0]?.text),
            );
            cursor = body.nextCursor === undefined ? "" : `&cursor=${body.nextCursor}`;
          } while (cursor !== "");
          const expected = Array.from({ length: count }, (_, n) => `message ${n}`);
          expect(found.flat()).toEqual(order === "asc" ? expected : expected.reverse());
          expect(found).toHaveLength(Math.max(1, Math.ceil(count / limit)));
        },
      ),
      { seed: 20260102, numRuns: 40 },
    );
  });

  it("returns 50 by default and at most 100, oldest first; a thread contains all of its messages [T-085][T-160][TX-29]", async () => {
    const server = await startTestServer();
    const path = `/v1/threads/${await createThreadWithMessages(server, 120)}`;
    const sizes = await Promise.all(
      ["", "?limit=101", "?limit=-1", "?order=asc&limit=3"].map(async (query) => {
        const { messages } = (await server.json("GET", `${path}/messages${query}`)).body;
        return [messages.length, messages[0].content[0].text];
      }),
    );
    expect(sizes).toEqual([
      [50, "message 0"],
      [100, "message 0"],
      [1, "message 0"],
      [3, "message 0"],
    ]);
    expect((await server.json("GET", path)).body.messages).toHaveLength(120);
  });
});

describe("representations of tool calls", () => {
  const result = { content: [text("sold out")], isError: true };
  const component = {
    type: "component",
    id: expect.any(String),
    name: "Cart",
    props: { items: 1 },
    state: { open: true },
  };
  const displayed = (id: string) => ({
    fields: [
      {
        role: "assistant",
        content: [text("Well, "), text("done.")],
        toolCalls: [{ id, name: "add_to_cart", arguments: { sku: 1 } }],
      },
      { role: "tool", toolCallId: id, ...result, metadata: { by: "app" } },
      { role: "assistant", content: [text("Here:"), component] },
    ],
    blocks: [
      {
        role: "assistant",
        content: [
          text("Well, "),
          { type: "tool_use", id, name: "add_to_cart", input: { sku: 1 } },
          text("done."),
        ],
      },
      {
        role: "user",
        content: [{ type: "tool_result", toolUseId: id, ...result }],
        metadata: { by: "app" },
      },
      { role: "assistant", content: [text("Here:"), component] },
    ],
  });

  it.each([
    ["", "fields"],
    ["?toolRepresentation=fields", "fields"],
    ["?toolRepresentation=blocks", "blocks"],
  ] as const)(
    "are the same in every response with messages: %j [T-020][T-189][T-250][T-251][T-252][T-253][T-255][TC-044]",
    async (query, form) => {
      const server = await startTestServer();
      const { path, toolCallId } = await createThreadWithCall(server);
      const { messages } = (await server.json("GET", `${path}${query}`)).body;
      const expected = displayed(toolCallId)[form].map((message) => ({
        id: expect.any(String),
        createdAt: expect.any(String),
        ...message,
      }));
      expect(messages.slice(1)).toEqual(expected);
      expect((await server.json("GET", `${path}/messages${query}`)).body).toEqual({ messages });
      const single = await Promise.all(
        messages.map(async ({ id }: { id: string }) => {
          return (await server.json("GET", `${path}/messages/${id}${query}`)).body.message;
        }),
      );
      expect(single).toEqual(messages);
    },
  );

  it("are lossless from fields to blocks and back [T-252]", async () => {
    const server = await startTestServer();
    const { path } = await createThreadWithCall(server);
    const fields = (await server.json("GET", path)).body.messages;
    const blocks = (await server.json("GET", `${path}?toolRepresentation=blocks`)).body.messages;
    expect(blocks.map(asFields)).toEqual(fields);
  });
});

/** Converts blocks to fields, as a client of this contract would. */
// biome-ignore lint/suspicious/noExplicitAny: messages of every kind.
function asFields({ role, content, ...rest }: any): unknown {
  const [first] = content;
  if (first?.type === "tool_result") {
    const { toolUseId: toolCallId, content: inner, isError } = first;
    return { ...rest, role: "tool", toolCallId, content: inner, ...(isError && { isError }) };
  }
  const calls = content.filter(({ type }: { type: string }) => type === "tool_use");
  const others = content.filter(({ type }: { type: string }) => type !== "tool_use");
  if (calls.length === 0) return { ...rest, role, content };
  const toolCalls = calls.map(({ id, name, input }: Record<string, unknown>) => ({
    id,
    name,
    arguments: input,
  }));
  return { ...rest, role, content: others, toolCalls };
}
