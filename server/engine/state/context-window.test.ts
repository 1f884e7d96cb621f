import { expect, it, onTestFinished, vi } from "vitest";
import type { Message } from "../../core/messages.ts";
import type { ToolCallRecord } from "../../core/ports/records.ts";
import { defaultLimits } from "../../core/settings.ts";
import { createModels } from "../../models/registry.ts";
import { createScriptRequest, readEventKinds, startScriptEngine } from "../../proof/testing/engine-runs.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { readWindow } from "./context-window.ts";

const roles = { s: "system", u: "user", a: "assistant", t: "tool" } as const;

/** A message of 40 characters as JSON, or 10 tokens. */
function createMessage(role: keyof typeof roles, index: number): Message {
  return {
    id: `msg_${index}`,
    role: roles[role],
    blocks: [{ type: "text", text: `text ${String(index).padStart(8)}` }],
    createdAt: index,
  };
}

async function storeThread(messages: readonly Message[]) {
  const store = await openSqlite(":memory:");
  onTestFinished(() => store.close());
  const thread = await store.read.insertThread({ projectId: "p", id: "thr_a", createdAt: 1 });
  await store.read.appendMessages(thread.key, messages);
  return { store, thread };
}

/** Stores a thread with messages of these roles, and returns the indexes of the messages in a window. */
async function readIndexes(
  letters: string,
  tokens: number | undefined,
  calls: { at: number; state: ToolCallRecord["state"] }[] = [],
): Promise<number[]> {
  const messages = Array.from(letters, (letter, index) => createMessage(letter as keyof typeof roles, index));
  const { store, thread } = await storeThread(messages);
  const records = calls.map(({ at, state }) => ({ messageId: `msg_${at}`, state }) as ToolCallRecord);
  const window = await readWindow(store.read, thread.key, { tokens, calls: records });
  return window.map(({ message }) => message.createdAt);
}

it.each([
  ["everything without a limit", "uauaua", undefined, [0, 1, 2, 3, 4, 5]],
  ["everything that fits", "uauaua", 60, [0, 1, 2, 3, 4, 5]],
  ["the newest messages", "uauaua", 40, [2, 3, 4, 5]],
  ["no response without its user message", "uauaua", 30, [4, 5]],
  ["at least the last user message and what follows", "uauatat", 10, [2, 3, 4, 5, 6]],
  ["all user messages of the last request", "uauuu", 10, [2, 3, 4]],
  ["a thread whose first message is too much", "uaua", 30, [2, 3]],
  ["instructions at the start, but not later ones", "ssuasuaua", 30, [0, 1, 7, 8]],
  ["a thread without a user message", "saa", 10, [0, 1, 2]],
  ["nothing of an empty thread", "", 10, []],
] as const)("reads %s", async (_title, letters, tokens, expected) => {
  expect(await readIndexes(letters, tokens)).toEqual(expected);
});

it.each([
  ["asking", [2, 3, 4, 5, 6, 7]],
  ["pending", [2, 3, 4, 5, 6, 7]],
  ["answered", [6, 7]],
  ["abandoned", [6, 7]],
] as const)("includes the message of a call that is %s only if it has no result", async (state, expected) => {
  expect(await readIndexes("uauauaua", 20, [{ at: 3, state }])).toEqual(expected);
});

it("reads several pages of a long thread, and no more than needed", async () => {
  const letters = "ua".repeat(500);
  const { store, thread } = await storeThread(
    Array.from(letters, (letter, index) => createMessage(letter as "u" | "a", index)),
  );
  const list = vi.spyOn(store.read, "listMessages");
  const window = await readWindow(store.read, thread.key, { tokens: 2_505, calls: [] });
  expect(window.map(({ message }) => message.createdAt)).toEqual(
    Array.from({ length: 250 }, (_, index) => 750 + index),
  );
  expect(list.mock.calls.map(([, { order }]) => order)).toEqual(["desc", "desc", "desc", "asc"]);
});

it("does not count the bytes of files", async () => {
  const source = { type: "base64" as const, mediaType: "image/png" as const, data: "A".repeat(10_000) };
  const { store, thread } = await storeThread([
    createMessage("u", 0),
    {
      ...createMessage("a", 1),
      blocks: [{ type: "tool_result", toolUseId: "c", content: [{ type: "image", source }] }],
    },
    { ...createMessage("u", 2), blocks: [{ type: "image", source }] },
  ]);
  expect(await readWindow(store.read, thread.key, { tokens: 20, calls: [] })).toHaveLength(3);
});

it("limits what the model receives in a run", async () => {
  const { store, thread } = await storeThread([
    createMessage("s", 0),
    ...Array.from({ length: 10 }, (_, index) => createMessage(index % 2 === 0 ? "u" : "a", index + 1)),
  ]);
  const models = createModels({ default: "script", allowScriptModelForTests: true });
  const doStream = vi.spyOn(models.get("script") as NonNullable<ReturnType<typeof models.get>>, "doStream");
  const request = createScriptRequest([[{ text: "a" }]]);
  const ownCharacters = JSON.stringify(request.input.messages[0]?.content).length;
  const contextTokens = Math.ceil(ownCharacters / 4) + 20;
  const engine = await startScriptEngine(store, {
    models,
    getLimits: () => ({ ...defaultLimits, contextTokens }),
  });
  expect((await readEventKinds(await engine.run(request))).at(-1)).toBe("RUN_FINISHED");
  const prompt = doStream.mock.calls[0]?.[0].prompt.map(({ role, content }) => [
    role,
    typeof content === "string" ? content : content.map((part) => "text" in part && part.text).join(),
  ]);
  expect(prompt).toEqual([
    ["system", "text        0"],
    ["user", "text        9"],
    ["assistant", "text       10"],
    ["user", request.input.messages[0]?.content[0]?.text],
  ]);
  expect(await store.read.listMessages(thread.key, { order: "asc" })).toHaveLength(13);
  await engine.close();
});
