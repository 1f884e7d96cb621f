import { describe, expect, it } from "vitest";
import type { components } from "../../../generated/agent-stream/types.ts";
import type { Block, Message } from "../../core/messages.ts";
import { AgentStreamError } from "./errors.ts";
import { createHistory } from "./history.ts";

type RequestMessage = components["schemas"]["Message"];
type Content = RequestMessage["content"];

const user = (content: Content): RequestMessage => ({ role: "user", content }) as RequestMessage;
const assistant = (content: Content): RequestMessage => ({ role: "assistant", content }) as RequestMessage;
const system = (content: Content): RequestMessage => ({ role: "system", content }) as RequestMessage;
const text = (words: string): Block => ({ type: "text", text: words });

/** Returns a thread that contains the given messages. Their IDs are their indices. */
function createThread(...messages: [Message["role"], ...Block[]][]): Message[] {
  return messages.map(([role, ...blocks], index) => ({ id: String(index), role, blocks, createdAt: 0 }));
}

/** Returns the role and text of each new message in a request. Checks that the thread's messages are unchanged. */
function findNew(messages: RequestMessage[], stored: Message[]): string[] {
  const displayed = getConversation(messages, stored);
  expect(displayed.slice(0, stored.length)).toEqual(stored.map(({ id }) => id));
  const places = new Set(stored.map(({ id }) => id));
  const rest = displayed.slice(stored.length);
  expect(rest.filter((entry) => places.has(entry))).toEqual([]);
  return rest;
}

/**
 * Returns the conversation for the model: indices of messages in the thread, and new messages as roles and
 * texts.
 */
function getConversation(messages: RequestMessage[], stored: Message[]): string[] {
  return createHistory(messages)(stored).map((entry) => {
    if ("stored" in entry) return entry.stored;
    return `${entry.role} ${entry.blocks.map((block) => (block.type === "text" ? block.text : block.type)).join("|")}`;
  });
}

const image = (url: string): Block => ({ type: "image", source: { type: "url", url } });
const call: Block = { type: "tool_use", id: "c", name: "t", input: {} };
const result: Block = { type: "tool_result", toolUseId: "c", content: [{ type: "text", text: "r" }] };
const talk = createThread(
  ["user", text("a")],
  ["assistant", text("b")],
  ["user", text("c")],
  ["assistant", text("d")],
);

describe("new messages [AX-15][A-016]", () => {
  it.each<[string, RequestMessage[], Message[], string[]?]>([
    ["all, in a new thread", [system("s"), user("a")], [], ["system s", "user a"]],
    ["one message, as clients with a thread send it", [user("e")], talk, ["user e"]],
    [
      "the rest, after the whole conversation",
      [user("a"), assistant("b"), user("c"), assistant("d"), user("e")],
      talk,
      ["user e"],
    ],
    ["the rest, after a part of it", [user("c"), assistant("d"), user("e")], talk, ["user e"]],
    ["nothing", [user("c"), assistant("d")], talk, []],
    ["nothing, of the last answer alone", [assistant("d")], talk, []],
    [
      "everything after what is not the end of the thread",
      [user("a"), assistant("b"), user("x")],
      talk,
      ["user a", "assistant b", "user x"],
    ],
    [
      "everything after an answer that was changed",
      [user("a"), assistant("B"), user("e")],
      talk,
      ["user a", "assistant B", "user e"],
    ],
    ["another speaker with the same words", [user("d")], talk, ["user d"]],
    [
      "the longest end counts",
      [user("a"), user("a"), user("b")],
      createThread(["user", text("a")], ["user", text("a")]),
      ["user b"],
    ],
    [
      "an end that begins anew within itself",
      [user("a"), user("a"), user("b"), user("c")],
      createThread(["user", text("a")], ["user", text("a")], ["user", text("a")], ["user", text("b")]),
      ["user c"],
    ],
    [
      "more of the same than the thread has",
      [user("a"), user("a")],
      createThread(["user", text("a")]),
      ["user a"],
    ],
    [
      "less of the same than the thread has",
      [user("a")],
      createThread(["user", text("a")], ["user", text("a")]),
      [],
    ],
    [
      "answers with tools between them are one",
      [user("a"), assistant("Let me look. It is noon."), user("e")],
      createThread(
        ["user", text("a")],
        ["assistant", text("Let me look."), call],
        ["tool", result],
        ["assistant", text(" It is noon.")],
      ),
      ["user e"],
    ],
    [
      "answers that the client has in pieces are one",
      [user("a"), assistant("b1"), assistant([{ type: "text", text: "b2" }]), user("e")],
      createThread(["user", text("a")], ["assistant", text("b1b2")]),
      ["user e"],
    ],
    [
      "what the model thought is not compared, and not new",
      [
        user("a"),
        assistant([
          { type: "reasoning", reasoning: "Hm" },
          { type: "text", text: "b" },
        ]),
        user("e"),
      ],
      createThread(["user", text("a")], ["assistant", text("b")]),
      ["user e"],
    ],
    [
      "an answer of thoughts or pictures alone says nothing",
      [
        user("a"),
        assistant([{ type: "reasoning", reasoning: "Hm" }]),
        assistant([{ type: "image", url: "https://example.com/a" }]),
        user("e"),
      ],
      [],
      ["user a", "user e"],
    ],
    [
      "answers without words are not compared",
      [user("a"), user("e")],
      createThread(["user", text("a")], ["assistant", call], ["tool", result]),
      ["user e"],
    ],
    [
      "the words of blocks are joined",
      [
        user([
          { type: "text", text: "x" },
          { type: "image", url: "https://example.com/a" },
          { type: "text", text: "y" },
        ]),
      ],
      createThread(["user", text("x"), image("https://example.com/a"), text("y")]),
      [],
    ],
    [
      "an address that holds the bytes is those bytes",
      [user([{ type: "file", url: "data:application/pdf;base64,AAAA" }])],
      createThread([
        "user",
        { type: "file", source: { type: "base64", mediaType: "application/pdf", data: "AAAA" } },
      ]),
      [],
    ],
    [
      "user What is this?|image",
      [
        user([
          { type: "text", text: "What is this?" },
          { type: "image", url: "https://example.com/b" },
        ]),
      ],
      createThread(["user", text("What is this?"), image("https://example.com/a")]),
    ],
    [
      "user What is this?",
      [user("What is this?")],
      createThread(["user", text("What is this?"), image("https://example.com/a")]),
    ],
    [
      "developers speak as the system",
      [system("s"), user("a")],
      createThread(["developer", text("s")]),
      ["user a"],
    ],
    [
      "pictures of the system's are left out",
      [
        system([
          { type: "text", text: "s" },
          { type: "image", url: "https://example.com/a" },
        ]),
      ],
      [],
      ["system s"],
    ],
    [
      'user a"],["assistant","b',
      [user('a"],["assistant","b')],
      createThread(["user", text("a")], ["assistant", text("b")]),
    ],
  ])("%s", (finding, messages, stored, want = [finding]) => {
    expect(findNew(messages, stored)).toEqual(want);
  });

  it("handles many equal messages quickly", () => {
    const many = Array.from({ length: 50_000 }, () => user("a"));
    const stored = createThread(...many.map((): [Message["role"], Block] => ["user", text("a")]), [
      "user",
      text("b"),
    ]);
    const start = performance.now();
    expect(findNew([...many, user("c")], stored)).toHaveLength(50_001);
    expect(performance.now() - start).toBeLessThan(5_000);
  });
});

/** Returns the thread with the given messages marked as incomplete. */
function markIncomplete(stored: Message[], ...places: number[]): Message[] {
  return stored.map((message, index) =>
    places.includes(index) ? { ...message, incomplete: "error" } : message,
  );
}

describe("incomplete responses [AS-042][AX-15]", () => {
  const broken = markIncomplete(createThread(["user", text("a")], ["assistant", text("b")]), 1);
  const retried = markIncomplete(
    createThread(
      ["user", text("a")],
      ["assistant", text("Let me look."), call],
      ["tool", result],
      ["assistant", text("It"), call],
      ["tool", result],
      ["assistant", text("It is noon.")],
    ),
    3,
  );
  it.each<[string, RequestMessage[], Message[], string[]]>([
    ["asked for anew", [user("a")], broken, ["0"]],
    ["asked for anew, with more", [user("a"), user("c")], broken, ["0", "user c"]],
    ["kept by the client", [user("a"), assistant("b"), user("c")], broken, ["0", "1", "user c"]],
    ["with the new message alone", [user("c")], broken, ["0", "1", "user c"]],
    ["replaced by another", [user("a"), assistant("It is noon."), user("c")], retried, ["0", "5", "user c"]],
    ["with calls, asked for anew", [user("a")], retried.slice(0, 5), ["0"]],
    [
      "left out by the client",
      [user("a"), user("c"), assistant("d"), user("e")],
      markIncomplete(talk, 1),
      ["0", "2", "3", "user e"],
    ],
    [
      "one kept by the client, one asked for anew",
      [user("a"), assistant("b"), user("c")],
      markIncomplete(talk, 1, 3),
      ["0", "1", "2"],
    ],
    ["one that did not, asked for anew", [user("a")], talk.slice(0, 2), ["0", "1", "user a"]],
  ])("%s", (_name, messages, stored, want) => {
    expect(getConversation(messages, stored)).toEqual(want);
  });
});

describe("converted messages", () => {
  it("have ids of their own, and pointers to their blocks", () => {
    const image = { type: "image" as const, data: "AAAA" };
    const [plain, rich] = createHistory([user("a"), user([{ type: "text", text: "b" }, image])])([]);
    expect(plain).toEqual({
      id: expect.stringMatching(/^msg_/),
      role: "user",
      blocks: [{ type: "text", text: "a" }],
    });
    expect(rich).toEqual({
      id: expect.stringMatching(/^msg_/),
      role: "user",
      blocks: [
        { type: "text", text: "b" },
        { type: "image", source: { type: "base64", mediaType: "image/jpeg", data: "AAAA" } },
      ],
      pointers: ["/messages/1/content/0", "/messages/1/content/1"],
    });
  });

  it.each([
    ["user", user],
    ["assistant", assistant],
  ])("are rejected with their location, even if the thread contains them: %s [A-014]", (_role, message) => {
    const wrong = [user("a"), message([{ type: "image", data: "?" }])];
    const error = AgentStreamError.forField(
      "/messages/1/content/0/data",
      "must be base64 (RFC 4648 section 4)",
    );
    expect(() => createHistory(wrong)).toThrow(error);
  });
});
