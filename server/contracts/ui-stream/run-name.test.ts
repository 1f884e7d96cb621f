import { describe, expect, it } from "vitest";
import { createId } from "../../core/ids.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer } from "../../proof/testing/server.ts";
import { formatRunName, parseRunName } from "./run-name.ts";

const runId = createId("run");

describe("run names", () => {
  it.each(["chat_1", "", "a:b", "a/b?c#d", "é \u{1f600}", "100%", "%3A", "a:run_1", "\r\n\0"])(
    "contain the chat's ID %j and the run's ID",
    (threadId) => {
      const name = formatRunName(threadId, runId);
      expect(parseRunName(name)).toEqual({ threadId, runId });
      expect(name).toMatch(/^[!-~]+$/);
      expect(new Headers({ "x-workflow-run-id": name }).get("x-workflow-run-id")).toBe(name);
    },
  );

  it("have the percent-encoded ID of the chat before a colon", () => {
    expect(formatRunName("a:b é", runId)).toBe(`a%3Ab%20%C3%A9:${runId}`);
  });
});

describe("parseRunName", () => {
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
    expect(parseRunName(id)).toBeUndefined();
  });
});

it("finds a chat whose ID has the form of a run's name", async () => {
  const { url } = await startTestServer();
  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api/chat${path}`, { headers: { "content-type": "application/json" }, ...init });
  const id = `chat_1:${runId}`;
  const text = JSON.stringify({ turns: [[{ hold: runId }]] });
  const messages = [{ id: "u1", role: "user", parts: [{ type: "text", text }] }];
  const response = await send("", { method: "POST", body: JSON.stringify({ id, messages }) });
  await holdReached(runId);
  const resumed = await send(`/${encodeURIComponent(id)}/stream`);
  expect([response.status, resumed.status]).toEqual([200, 200]);
  await send(`/${encodeURIComponent(id)}/stop`, { method: "POST", body: "{}" });
  expect((await resumed.text()).includes('"type":"abort"')).toBe(true);
  expect((await response.text()).includes('"type":"abort"')).toBe(true);
  const unknown = await send(`/${encodeURIComponent(`chat_2:${runId}`)}/stream`);
  expect([unknown.status, await unknown.json()]).toEqual([
    404,
    { code: "NOT_FOUND", message: "There is no run with this ID." },
  ]);
  releaseHold(runId);
});
