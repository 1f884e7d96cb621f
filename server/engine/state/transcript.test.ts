import { describe, expect, it } from "vitest";
import type { Message } from "../../core/messages.ts";
import type { ThreadKey } from "../../core/ports/records.ts";
import { addStates, Transcript } from "./transcript.ts";

const message = (id: string, role: Message["role"], blocks: Message["blocks"], runId?: string): Message => ({
  id,
  role,
  blocks,
  createdAt: 1,
  ...(runId !== undefined && { runId }),
});
const use = (id: string) => ({ type: "tool_use" as const, id, name: "n", input: {} });
const card = { type: "component" as const, id: "__proto__", name: "Card", props: {} };
const response = message("3", "assistant", [use("t1"), use("t2"), card], "run_1");
const transcript = new Transcript({
  thread: { key: 1 as ThreadKey as ThreadKey, id: "t", projectId: "p" },
  messages: [
    message("1", "assistant", []),
    message("2", "user", []),
    response,
    message("4", "tool", [{ type: "tool_result", toolUseId: "t1", content: [] }], "run_1"),
  ],
  components: [{ id: "__proto__", name: "Card", messageId: "3", state: { n: 1 }, version: 1 }],
});

describe("Transcript", () => {
  it("lists the messages since the last user message, open calls, and a run's messages [T-046]", () => {
    expect(transcript.listMessagesSinceUser().map(({ id }) => id)).toEqual(["3", "4"]);
    expect(transcript.listOpenCalls(response)).toEqual([use("t2")]);
    expect(transcript.listRunMessages("run_1").map(({ id, blocks }) => [id, blocks.at(-1)])).toEqual([
      ["3", { ...card, state: { n: 1 } }],
      ["4", { type: "tool_result", toolUseId: "t1", content: [] }],
    ]);
  });

  it("keeps a component with any name [T-055]", () => {
    expect(JSON.stringify(transcript.collectStates())).toBe('{"__proto__":{"n":1}}');
  });

  it("adds current states without changing the stored message [T-153]", () => {
    expect(addStates(response, new Map([["__proto__", { state: { n: 2 } }]])).blocks.at(-1)).toEqual({
      ...card,
      state: { n: 2 },
    });
    expect(response.blocks.at(-1)).toEqual(card);
  });
});
