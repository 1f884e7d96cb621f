/** Tests the tool-progress client against the real server. */
import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { holdReached, releaseHold } from "../../../server/models/script/holds.ts";
import { startTestServer } from "../../../server/proof/testing/server.ts";
import { catchError, collectEvents, createScript, describeError } from "../http/testing/conversations.ts";
import { startCuttingProxy } from "../run/testing/cutting-proxy.ts";
import { createToolProgressClient } from "./index.ts";

it("delivers each chunk once over broken connections, resumed by cursor", async () => {
  const { url } = await startTestServer();
  const words = Array.from({ length: 60 }, (_, index) => `word${index} `);
  const proxy = await startCuttingProxy(url, [900, 1100, 1300]);
  const client = createToolProgressClient({ baseUrl: proxy.url });
  const content = createScript([{ text: words }]);
  let stream = await client.sendMessage("conv", { content }, { session_id: "session" });
  const texts: string[] = [];
  const errors: string[] = [];
  for (;;) {
    const { events, error } = await collectEvents(stream);
    texts.push(...events.map(({ message }) => message));
    if (error === undefined) break;
    errors.push(error.code);
    stream = await client.resumeSession("conv", stream.sessionId, { cursor: stream.lastEventId });
  }
  expect(errors).toEqual(["CONNECTION_LOST", "CONNECTION_LOST", "CONNECTION_LOST"]);
  expect(texts).toEqual(["", ...words]);
  expect([stream.sessionId, stream.lastEventId]).toEqual(["session", expect.stringMatching(/^\d+-\d+$/)]);
  const replayed = await collectEvents(await client.resumeSession("conv", "session"));
  expect(replayed.events.map(({ message }) => message)).toEqual(texts);
});

it("resolves with the complete response, and responds again", async () => {
  const { url } = await startTestServer();
  const client = createToolProgressClient({ baseUrl: url });
  const content = createScript([{ text: ["Hello ", "there"] }]);
  const complete = await client.sendMessage("conv", { content }, { stream: false });
  const response = { message: "Hello there", response: "Hello there", tool_calls: [], citations: [] };
  expect(complete).toEqual(response);
  expect(await client.regenerateMessage("conv", {}, { stream: false })).toEqual(response);
  const again = await client.regenerateMessage("conv", undefined, { idempotencyKey: "key" });
  const first = await collectEvents(again);
  expect(first.events.map(({ message }) => message)).toEqual(["", "Hello ", "there"]);
  const joined = await client.regenerateMessage("conv", undefined, { idempotencyKey: "key" });
  expect([await collectEvents(joined), joined.sessionId]).toEqual([first, again.sessionId]);
});

it("lists messages", async () => {
  const { url } = await startTestServer();
  const client = createToolProgressClient({ baseUrl: url });
  const content = createScript([{ text: "Hello there" }, { source: "a.py" }]);
  await client.sendMessage("conv", { content }, { stream: false });
  const messages = [
    { type: "HUMAN", content, citations: [] },
    { type: "AI_GENERATED", content: "Hello there", citations: ["a.py"] },
  ];
  expect(await client.listMessages("conv")).toMatchObject(messages);
  expect(await client.listMessages("conv", { start: 0, limit: 1 })).toMatchObject(messages.slice(0, 1));
  expect(await client.listMessages("conv", { start: 2 })).toEqual([]);
});

it("stops a session, whose last chunk says so", async () => {
  const { url } = await startTestServer();
  const client = createToolProgressClient({ baseUrl: url });
  const hold = randomUUID();
  const content = createScript([{ text: ["Hello ", { hold }, "never"] }]);
  const stream = await client.sendMessage("conv", { content });
  await holdReached(hold);
  const { cursor, ...session } = await client.getActiveSession("conv");
  expect(session).toMatchObject({
    sessionId: stream.sessionId,
    status: "active",
    conversationId: "conv",
  });
  expect((await client.getTaskStatus("conv")).isActive).toBe(true);
  expect(await client.stopSession("conv", { session_id: stream.sessionId })).toEqual({
    success: true,
    message: expect.any(String),
  });
  releaseHold(hold);
  const { events, error } = await collectEvents(stream);
  expect([error, events.map((chunk) => chunk.error?.code ?? chunk.message)]).toEqual([
    undefined,
    ["", "Hello ", "CANCELLED"],
  ]);
  expect(cursor).toMatch(/^\d+-\d+$/);
});

it("rejects with the code and status of an error response", async () => {
  const { url } = await startTestServer();
  const client = createToolProgressClient({ baseUrl: url });
  const error = await catchError(client.getTaskStatus("nowhere"));
  expect(describeError(error)).toEqual({
    name: "ContractError",
    code: "CONVERSATION_NOT_FOUND",
    status: 404,
    requestId: undefined,
    message: expect.stringContaining("nowhere"),
  });
  const invalid = await catchError(client.sendMessage("conv", { content: "" }));
  expect(invalid.body).toMatchObject({ code: "VALIDATION_ERROR", errors: [{ pointer: "/content" }] });
});
