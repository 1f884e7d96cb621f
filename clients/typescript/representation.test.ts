import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../../server/proof/testing/server.ts";
import { toBlocks, toFields } from "./representation.ts";
import type { Message } from "./types.ts";

const text = (value: string) => ({ type: "text" as const, text: value });
const use = (id: string) => ({ type: "tool_use" as const, id, name: "look", input: { at: id } });
const call = (id: string) => ({ id, name: "look", arguments: { at: id } });
const result = (toolUseId: string, value: string) => ({
  type: "tool_result" as const,
  toolUseId,
  content: [text(value)],
});
const json = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe("toFields", () => {
  it("moves calls of an assistant message to toolCalls; toBlocks restores their positions [T-250][T-251][T-252]", () => {
    const blocks: Message[] = [
      {
        id: "m1",
        role: "assistant",
        content: [text("a"), use("1"), text("b"), use("2")],
        metadata: { n: 1 },
      },
    ];
    const fields = toFields(blocks);
    expect(json(fields)).toEqual([
      {
        id: "m1",
        role: "assistant",
        content: [text("a"), text("b")],
        toolCalls: [call("1"), call("2")],
        metadata: { n: 1 },
      },
    ]);
    expect(toBlocks(fields)).toEqual(blocks);
    expect(toBlocks(fields.map((message) => ({ ...message, metadata: { n: 2 } })))).toEqual([
      { ...blocks[0], metadata: { n: 2 } },
    ]);
    // JSON drops the positions of the calls.
    expect(toBlocks(json(fields))).toEqual([
      { ...blocks[0], content: [text("a"), text("b"), use("1"), use("2")] },
    ]);
  });

  it("splits a message into one with role tool per result and one with the other blocks [T-250][T-252][T-253]", () => {
    const blocks: Message[] = [
      {
        id: "m1",
        role: "user",
        content: [{ ...result("1", "no"), isError: true }],
        createdAt: "2026-01-02T00:00:00.000Z",
      },
      { id: "m2", role: "user", content: [result("2", "b"), text("So?"), result("3", "c")] },
      { id: "m3", role: "user", content: [result("4", "d"), result("5", "e")] },
    ];
    const fields = toFields(blocks);
    expect(json(fields)).toEqual([
      {
        id: "m1",
        role: "tool",
        toolCallId: "1",
        content: [text("no")],
        isError: true,
        createdAt: "2026-01-02T00:00:00.000Z",
      },
      { id: "m2", role: "tool", toolCallId: "2", content: [text("b")] },
      { id: "m2", role: "tool", toolCallId: "3", content: [text("c")] },
      { id: "m2", role: "user", content: [text("So?")] },
      { id: "m3", role: "tool", toolCallId: "4", content: [text("d")] },
      { id: "m3", role: "tool", toolCallId: "5", content: [text("e")] },
    ]);
    expect(toBlocks(fields)).toEqual(blocks);
  });
});

it("returns the same object for messages without calls and results, and for converted messages", () => {
  const plain: Message[] = [
    { id: "m1", role: "user", content: [text("Hi")] },
    { id: "m2", role: "assistant", content: [{ type: "component", id: "c", name: "Chart", props: {} }] },
  ];
  const fields: Message = { id: "m3", role: "tool", toolCallId: "1", content: [text("a")] };
  const blocks: Message = { id: "m4", role: "assistant", content: [use("1"), text("b")] };
  expect(toFields([...plain, fields]).map((message, i) => message === [...plain, fields][i])).toEqual([
    true,
    true,
    true,
  ]);
  expect(toBlocks([...plain, blocks]).map((message, i) => message === [...plain, blocks][i])).toEqual([
    true,
    true,
    true,
  ]);
});

describe("round trips [T-252]", () => {
  const id = fc.string({ maxLength: 3 });
  const plain = fc.record({ type: fc.constant("text" as const), text: id });
  const commonFields = {
    id,
    createdAt: fc.constant("2026-01-02T03:04:05.678Z"),
    metadata: fc.dictionary(id, fc.jsonValue(), { noNullPrototype: true }),
    incomplete: fc.constant("cancelled" as const),
  };
  const input = fc.dictionary(id, fc.jsonValue({ maxDepth: 1 }), { noNullPrototype: true });
  const failure = fc.option(fc.constant(true as const), { nil: undefined });
  const withoutUndefined = <Value extends object>(value: Value): Value =>
    Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value;
  const messages = (role: Message["role"], more: Record<string, fc.Arbitrary<unknown>>) =>
    fc
      .record(
        { ...commonFields, role: fc.constant(role), ...more },
        { noNullPrototype: true, requiredKeys: ["id", "role", ...Object.keys(more)] as never[] },
      )
      .map((message) => withoutUndefined(message) as unknown as Message);
  const uses = fc.record({ type: fc.constant("tool_use"), id, name: id, input }, { noNullPrototype: true });
  const results = fc
    .record(
      {
        type: fc.constant("tool_result"),
        toolUseId: id,
        content: fc.array(plain, { maxLength: 2 }),
        isError: failure,
      },
      { noNullPrototype: true },
    )
    .map(withoutUndefined);
  const list = (...blocks: fc.Arbitrary<unknown>[]) => fc.array(fc.oneof(...blocks), { maxLength: 5 });

  it("from blocks to fields and back", () => {
    const conversations = fc.array(
      fc.oneof(
        messages("assistant", { content: list(plain, uses) }),
        messages("user", { content: list(plain, results) }),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(conversations, (blocks) => {
        const fields = toFields(blocks);
        expect(JSON.stringify(fields)).not.toMatch(/"tool_use"|"tool_result"/);
        expect(toBlocks(fields)).toEqual(blocks);
        expect(toBlocks(fields.map((message) => ({ ...message })))).toEqual(blocks);
      }),
      { numRuns: 500, seed: 8 },
    );
  });

  it("from fields to blocks and back", () => {
    const calls = fc.array(fc.record({ id, name: id, arguments: input }, { noNullPrototype: true }), {
      minLength: 1,
      maxLength: 3,
    });
    const conversations = fc.array(
      fc.oneof(
        messages("assistant", { content: list(plain), toolCalls: calls }),
        messages("assistant", { content: list(plain) }),
        messages("user", { content: list(plain) }),
        messages("tool", { content: list(plain), toolCallId: id, isError: failure }),
      ),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(conversations, (fields) => {
        const blocks = toBlocks(fields);
        expect(blocks.map(({ role }) => role)).not.toContain("tool");
        expect(toFields(blocks)).toEqual(fields);
        expect(toFields(json(blocks))).toEqual(fields);
      }),
      { numRuns: 500, seed: 8 },
    );
  });
});

it("match the server's responses for the same thread [T-250][T-251][T-252][T-253]", async () => {
  const server = await startTestServer();
  const tools = ["look", "act"].map((name) => ({
    name,
    description: "d",
    inputSchema: { type: "object", properties: {} },
  }));
  const turns = [
    [{ text: "Well, " }, { tool: "look", args: { at: 1 } }, { text: "and " }, { tool: "act", args: {} }],
    [{ text: "Once more." }, { tool: "look", args: { at: 2 } }],
    [{ text: "Done." }],
  ];
  const path = "/v1/threads/thr_forms";
  const getMessages = async (representation: string): Promise<Message[]> =>
    (await server.json("GET", `${path}?toolRepresentation=${representation}`)).body.messages;
  const getPendingCalls = async (): Promise<string[]> => {
    const all = await getMessages("fields");
    return all.findLast(({ role }) => role === "assistant")?.toolCalls?.map((each) => each.id) ?? [];
  };
  const sendResults = async (message: object) => {
    const body = { message, model: "script", tools };
    await (await server.stream("POST", `${path}/runs`, body)).end();
  };
  await (await server.script("thr_forms", turns, { tools })).end();
  const [first, second] = (await getPendingCalls()) as [string, string];
  await sendResults({
    role: "user",
    content: [result(first, "seen"), { ...result(second, "sold out"), isError: true }],
    metadata: { by: "app" },
  });
  const [third] = (await getPendingCalls()) as [string];
  await sendResults({ role: "tool", toolCallId: third, content: "seen again" });

  const [fields, blocks] = [await getMessages("fields"), await getMessages("blocks")];
  expect(fields.map(({ role }) => role)).toEqual([
    "user",
    "assistant",
    "tool",
    "tool",
    "assistant",
    "tool",
    "assistant",
  ]);
  expect(json(toFields(blocks))).toEqual(fields);
  expect(toBlocks(toFields(blocks))).toEqual(blocks);
  // `fields` cannot represent the order of the blocks in the second message.
  const converted = toBlocks(fields);
  expect(converted.toSpliced(1, 1)).toEqual(blocks.toSpliced(1, 1));
  expect(converted[1]?.content.map(({ type }) => type)).toEqual(["text", "text", "tool_use", "tool_use"]);
  expect(blocks[1]?.content.map(({ type }) => type)).toEqual(["text", "tool_use", "text", "tool_use"]);
});
