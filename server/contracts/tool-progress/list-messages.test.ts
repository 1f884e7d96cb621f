import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Message } from "../../core/messages.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { toConversationMessages } from "./list-messages.ts";
import { conversationPath, createScriptBody, sendMessage, startDelegatingServer } from "./testing.ts";

const createdAt = Date.UTC(2024, 0, 1);
const say = (id: string, role: Message["role"], text: string, rest: Partial<Message> = {}): Message => ({
  ...{ id, role, blocks: text === "" ? [] : [{ type: "text", text }], createdAt },
  ...rest,
});

describe("toConversationMessages [TP-078][TP-079]", () => {
  const call = { type: "tool_use", id: "t", name: "look", input: {} } as const;
  it.each<[string, Message[], [id: string, type: string, content: string, citations: string[]][]]>([
    ["nothing", [], []],
    [
      "the turns of a run",
      [
        say("u", "user", "Hi"),
        say("a", "assistant", "One ", { runId: "r", sources: ["a", "b"] }),
        say("t", "tool", "", { runId: "r" }),
        say("b", "assistant", "two.", { runId: "r", sources: ["b", "c"] }),
      ],
      [
        ["u", "HUMAN", "Hi", []],
        ["a", "AI_GENERATED", "One two.", ["a", "b", "c"]],
      ],
    ],
    [
      "several runs",
      [
        say("a", "assistant", "One.", { runId: "r" }),
        say("b", "assistant", "Two.", { runId: "s" }),
        say("c", "assistant", "Three."),
        say("d", "assistant", "Four."),
        say("u", "user", "Hi"),
        say("e", "assistant", "Five.", { runId: "s" }),
      ],
      [
        ["a", "AI_GENERATED", "One.", []],
        ["b", "AI_GENERATED", "Two.", []],
        ["c", "AI_GENERATED", "Three.", []],
        ["d", "AI_GENERATED", "Four.", []],
        ["u", "HUMAN", "Hi", []],
        ["e", "AI_GENERATED", "Five.", []],
      ],
    ],
    [
      "without text",
      [
        say("s", "system", "Be kind."),
        say("d", "developer", "Be kind."),
        say("u", "user", ""),
        say("a", "assistant", "", { blocks: [call], runId: "r", sources: ["a"] }),
        say("b", "assistant", "", { blocks: [call], runId: "s" }),
        say("c", "assistant", "Seen.", { runId: "s" }),
      ],
      [
        ["u", "HUMAN", "", []],
        ["b", "AI_GENERATED", "Seen.", []],
      ],
    ],
  ])("%s", (_, messages, expected) => {
    expect(toConversationMessages(messages, "conv_1")).toEqual(
      expected.map(([id, type, content, citations]) => ({
        ...{
          id,
          conversation_id: "conv_1",
          content,
          type,
          citations,
          created_at: "2024-01-01T00:00:00.000Z",
        },
      })),
    );
  });
});

/** Returns the type, text and citations of each listed message. */
async function list(server: TestServer, path: string) {
  const { status, body } = await server.json("GET", path);
  if (status !== 200)
    return [status, body.code, ...body.errors.map(({ pointer }: { pointer: string }) => pointer)];
  return body.map(({ type, content, citations }: Record<string, unknown>) => [type, content, citations]);
}

it("lists a conversation with tools and citations, in both versions [TP-078]", async () => {
  const server = await startDelegatingServer();
  const body = createScriptBody(
    [{ text: "Let me look. " }, { tool: "clock/now", args: {} }],
    [{ text: "Noon." }, { source: "app/main.py" }],
  );
  await sendMessage(server, body);
  const expected = [
    ["HUMAN", body.content, []],
    ["AI_GENERATED", "Let me look. Noon.", ["app/main.py"]],
  ];
  expect(await list(server, conversationPath("messages"))).toEqual(expected);
  expect(await list(server, "/api/v1/conversations/conv_1/messages/?start=0&limit=10")).toEqual(expected);
});

it("lists the turns of an active session that have ended", async () => {
  const server = await startDelegatingServer();
  const hold = randomUUID();
  const body = createScriptBody(
    [{ text: "Let me look. " }, { tool: "clock/now", args: {} }],
    [{ text: ["Noon", { hold }, "."] }],
  );
  const stream = await server.stream("POST", conversationPath("message/"), body);
  await holdReached(hold);
  const expected = ["AI_GENERATED", "Let me look. ", []];
  expect(await list(server, conversationPath("messages"))).toEqual([["HUMAN", body.content, []], expected]);
  releaseHold(hold);
  await stream.end();
});

it("selects messages by their number [TP-080]", async () => {
  const server = await startTestServer();
  for (const text of ["0", "1", "2", "3", "4", "5"]) await sendMessage(server, createScriptBody([{ text }]));
  const path = conversationPath("messages");
  const texts = async (query: string) =>
    (await list(server, path + query)).map(([type, content]: string[]) => (type === "HUMAN" ? "" : content));
  expect([
    await texts(""),
    await texts("?start=0&limit=2147483647"),
    await texts("?start=1&limit=3"),
    await texts("?start=11"),
    await texts("?start=12"),
  ]).toEqual([
    ["", "0", "", "1", "", "2", "", "3", "", "4"],
    ["", "0", "", "1", "", "2", "", "3", "", "4", "", "5"],
    ["0", "", "1"],
    ["5"],
    [],
  ]);
  expect([await list(server, `${path}?start=-1&limit=0`), await list(server, `${path}?limit=all`)]).toEqual([
    [400, "VALIDATION_ERROR", "/start", "/limit"],
    [400, "VALIDATION_ERROR", "/limit"],
  ]);
  const { status, body } = await server.json("GET", conversationPath("messages", "none"));
  expect([status, body.code]).toEqual([404, "CONVERSATION_NOT_FOUND"]);
});
