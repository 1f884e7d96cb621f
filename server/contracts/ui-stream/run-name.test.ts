import { describe, expect, it } from "vitest";
import { createId } from "../../core/ids.ts";
import { formatRunName, parseChatId } from "./run-name.ts";

const runId = createId("run");

describe("run names", () => {
  it.each(["chat_1", "", "a:b", "a/b?c#d", "é \u{1f600}", "100%", "%3A", "a:run_1", "\r\n\0"])(
    "contain the chat's ID %j and the run's ID",
    (threadId) => {
      const name = formatRunName(threadId, runId);
      expect(parseChatId(name)).toEqual({ threadId, runId });
      expect(name).toMatch(/^[!-~]+$/);
      expect(new Headers({ "x-workflow-run-id": name }).get("x-workflow-run-id")).toBe(name);
    },
  );

  it("have the percent-encoded ID of the chat before a colon", () => {
    expect(formatRunName("a:b é", runId)).toBe(`a%3Ab%20%C3%A9:${runId}`);
  });
});

describe("parseChatId", () => {
  it.each([
    "chat_1",
    "",
    ":",
    "a%3Ab",
    "a:b",
    runId,
    `chat_1:${runId.slice(0, -1)}`,
    `chat_1:${runId}x`,
    `a:chat_1:${runId}`,
    `chat_1:thr_${runId.slice(4)}`,
    `%E9:${runId}`,
    `%:${runId}`,
  ])("takes %j as the ID of a chat", (id) => {
    expect(parseChatId(id)).toEqual({ threadId: id });
  });
});
