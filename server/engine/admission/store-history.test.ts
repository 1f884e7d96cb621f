import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Message, ToolUseBlock } from "../../core/messages.ts";
import type { ThreadRecord, ToolCallState } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { sampleRun, sampleThread } from "../../store/sample-records.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import type { HistoryEntry } from "../run-input.ts";
import { storeHistory } from "./store-history.ts";

let store: Store;
let thread: ThreadRecord;
beforeEach(async () => {
  store = await openSqlite(":memory:");
  thread = await store.read.insertThread(sampleThread());
  await store.read.insertRun(sampleRun(thread.key));
});
afterEach(() => store.close());

const text = (value: string) => ({ type: "text" as const, text: value });
const use = (id: string): ToolUseBlock => ({ type: "tool_use", id, name: "pick", input: {} });
const user = (id: string, value = id): HistoryEntry => ({ id, role: "user", blocks: [text(value)] });
const response = (id: string, toolUseId: string): HistoryEntry => ({
  id,
  role: "tool",
  blocks: [{ type: "tool_result", toolUseId, content: [text("ok")] }],
});
const stored = (id: string): HistoryEntry => ({ stored: id });
const toStoredMessage = (entry: HistoryEntry) => ({ ...entry, createdAt: 7 });
const abandoned = (toolUseId: string) => ({
  id: expect.stringMatching(/^msg_/),
  role: "tool",
  blocks: [
    {
      type: "tool_result",
      toolUseId,
      content: [text("The call was abandoned: the user continued without its result.")],
      isError: true,
    },
  ],
  createdAt: 7,
});

const first: Message[] = [
  { id: "u1", role: "user", blocks: [text("u1")], createdAt: 1 },
  { id: "a1", role: "assistant", blocks: [use("c1"), use("c2"), use("s1")], createdAt: 2, runId: "run_1" },
];

/** Stores a history in a thread that has two pending client calls and one pending server call. */
async function storeAndRead(history: HistoryEntry[]) {
  await store.read.appendMessages(thread.key, first);
  await store.read.insertToolCalls(
    ["c1", "c2", "s1"].map((id) => ({
      threadKey: thread.key,
      id,
      runId: "run_1",
      messageId: "a1",
      name: "pick",
      input: {},
      side: id === "s1" ? "server" : "client",
      state: id === "s1" ? "asking" : "pending",
    })),
  );
  const { callIds: shown, ...taken } = await addHistory(history, 7);
  const messages = await store.read.listMessages(thread.key, { order: "asc" });
  const calls = await store.read.listToolCalls(thread.key);
  expect(messages.map(({ message }) => message).slice(first.length)).toEqual(taken.added);
  return {
    ...taken,
    states: calls.map(({ state }) => state).join(" "),
    shown: [...shown].join(" "),
  };
}

function addHistory(history: HistoryEntry[], now: number) {
  return store.transaction(async (queries) => {
    const stored = await queries.listMessages(thread.key, { order: "asc" });
    return await storeHistory(queries, { thread, stored }, history, now);
  });
}

const joinStates = (...each: ToolCallState[]) => each.join(" ");

it("adds a server tool's result that the client has not received after its call, but not a client tool's", async () => {
  await storeAndRead([stored("u1"), stored("a1")]);
  const result = (id: string, toolUseId: string): Message => ({
    ...(response(id, toolUseId) as Message),
    createdAt: 3,
    runId: "run_1",
  });
  await store.read.appendMessages(thread.key, [result("r1", "s1"), result("r2", "c1")]);
  await store.read.setToolCallState(thread.key, ["s1", "c1"], "answered");
  const viewOf = async (history: HistoryEntry[]) => (await addHistory(history, 8)).messages;
  expect(await viewOf([stored("u1"), stored("a1"), user("u2")])).toEqual(["u1", "a1", "r1", "u2"]);
  expect(await viewOf([stored("u1"), stored("a1"), stored("r1")])).toEqual(["u1", "a1", "r1"]);
  expect(await viewOf([stored("u1"), stored("a1"), response("own", "s1")])).toEqual(["u1", "a1", "own"]);
  expect(await viewOf([stored("u1")])).toEqual(["u1"]);
});

describe("a history", () => {
  it.each<[string, HistoryEntry[], Omit<Awaited<ReturnType<typeof storeAndRead>>, "shown">]>([
    [
      "as stored: the calls remain pending",
      [stored("u1"), stored("a1")],
      {
        messages: ["u1", "a1"],
        resolvesCalls: false,
        added: [],
        states: joinStates("pending", "pending", "asking"),
      },
    ],
    [
      "with one result: the other calls remain pending [C-026][C-035]",
      [stored("u1"), stored("a1"), response("t1", "c1")],
      {
        messages: ["u1", "a1", "t1"],
        resolvesCalls: true,
        added: [toStoredMessage(response("t1", "c1"))] as Message[],
        states: joinStates("answered", "pending", "asking"),
      },
    ],
    [
      "with all results and a new user message: the server's call is abandoned",
      [stored("u1"), stored("a1"), response("t2", "c2"), response("t1", "c1"), user("u2")],
      {
        messages: ["u1", "a1", "t2", "t1", "u2"],
        resolvesCalls: true,
        added: [
          abandoned("s1"),
          toStoredMessage(response("t2", "c2")),
          toStoredMessage(response("t1", "c1")),
          toStoredMessage(user("u2")),
        ] as Message[],
        states: joinStates("answered", "answered", "abandoned"),
      },
    ],
    [
      "that continues after the calls",
      [stored("u1"), stored("a1"), user("u2")],
      {
        messages: ["u1", "a1", "u2"],
        resolvesCalls: false,
        added: [...["c1", "c2", "s1"].map(abandoned), toStoredMessage(user("u2"))] as Message[],
        states: joinStates("abandoned", "abandoned", "abandoned"),
      },
    ],
    [
      "without the calls: a client can no longer send results",
      [user("u9")],
      {
        messages: ["u9"],
        resolvesCalls: false,
        added: [...["c1", "c2", "s1"].map(abandoned), toStoredMessage(user("u9"))] as Message[],
        states: joinStates("abandoned", "abandoned", "abandoned"),
      },
    ],
    [
      "without messages: only a user message abandons calls",
      [],
      {
        messages: [],
        resolvesCalls: false,
        added: [],
        states: joinStates("pending", "pending", "asking"),
      },
    ],
    [
      "with a result of the server's call, which only the server may provide",
      [stored("u1"), stored("a1"), response("t1", "s1")],
      {
        messages: ["u1", "a1"],
        resolvesCalls: false,
        added: [],
        states: joinStates("pending", "pending", "asking"),
      },
    ],
    [
      "with a message that the client has changed: the stored one is kept [C-054]",
      [user("u1", "else"), stored("a1")],
      {
        messages: [toStoredMessage(user("u1", "else")) as Message, "a1"],
        resolvesCalls: false,
        added: [],
        states: joinStates("pending", "pending", "asking"),
      },
    ],
    [
      "with one id twice: the first is stored",
      [stored("u1"), stored("a1"), response("t1", "c1"), response("t1", "c2")],
      {
        messages: ["u1", "a1", "t1", toStoredMessage(response("t1", "c2")) as Message],
        resolvesCalls: true,
        added: [toStoredMessage(response("t1", "c1"))] as Message[],
        states: joinStates("answered", "answered", "asking"),
      },
    ],
    [
      "with a message that was deleted",
      [stored("gone"), stored("u1"), stored("a1")],
      {
        messages: ["u1", "a1"],
        resolvesCalls: false,
        added: [],
        states: joinStates("pending", "pending", "asking"),
      },
    ],
  ])("%s [C-054]", async (_name, history, want) => {
    const { shown, ...taken } = await storeAndRead(history);
    expect(taken).toEqual(want);
    expect(shown).toBe(want.messages.includes("a1") ? "c1 c2 s1" : "");
  });
});
