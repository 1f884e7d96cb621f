import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkResponse } from "../../../generated/tool-progress/validators.sealed.js";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { createClockTools } from "../../proof/testing/tools.ts";
import { conversationPath, createScriptBody, createTextChunk, joinText, parseFrames } from "./testing.ts";

const isText = ({ message }: { message: string }) => message !== "";

async function readStatus(
  server: TestServer,
  path: string,
  operationId: "getActiveSession" | "getTaskStatus",
) {
  const { status, body } = await server.json("GET", path);
  expect(checkResponse(operationId, status, body)).toEqual([]);
  return body;
}

it("has nothing to stop without a session [P-093]", async () => {
  const server = await startTestServer();
  const { thread } = (await server.json("POST", "/v1/threads", {})).body;
  expect(await server.json("POST", `/api/v2/conversations/${thread.id}/stop/`)).toEqual({
    status: 200,
    body: { success: true, message: "The conversation has no session yet." },
  });
});

it("is idle while it awaits input from a client of another contract, and describes the input [M-045][TP-033]", async () => {
  const server = await startTestServer();
  const tools = [{ name: "pick", description: "Picks", inputSchema: { type: "object", properties: {} } }];
  await (await server.script("c", [[{ text: "So: " }, { tool: "pick", args: {} }]], { tools })).end();
  const session = await readStatus(server, "/api/v2/conversations/c/active-session", "getActiveSession");
  expect(session.status).toBe("idle");
  const rest = await server.request("POST", `/api/v2/conversations/c/resume/${session.sessionId}`);
  const texts = parseFrames(await rest.text()).map(({ chunk }) => chunk.message);
  expect(texts).toEqual(["", "So: ", expect.stringContaining("pick")]);
});

it("continues without a reader, for any grace period", async () => {
  const server = await startTestServer({ disconnectGraceMs: 0 });
  const hold = randomUUID();
  const stream = await server.stream(
    "POST",
    conversationPath("message/"),
    createScriptBody([{ text: ["Hel", { hold }, "lo"] }]),
  );
  await stream.until(isText);
  await holdReached(hold);
  stream.drop();
  const { body } = await server.json("GET", conversationPath("active-session"));
  const rest = server.request("POST", conversationPath(`resume/${body.sessionId}`));
  await rest;
  expect(releaseHold(hold)).toBe(true);
  expect(joinText(parseFrames(await (await rest).text()))).toBe("Hello");
});

function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "sessions-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return join(folder, "runs.sqlite");
}

it.each([true, false])(
  "reports a restart when the server stops, and continues on the next server, stream=%s",
  async (isStream) => {
    const file = databaseFile();
    const server = await startTestServer({ databaseFile: file });
    const hold = randomUUID();
    const path = `${conversationPath("message/")}?session_id=mine&stream=${isStream}`;
    const sent = server.request("POST", path, createScriptBody([{ text: ["Hel", { hold }, "lo"] }]));
    await holdReached(hold);
    const received = isStream ? (await sent).text() : sent.then((response) => response.json());
    await server.close();
    const cursor = isStream ? checkStream(await received) : untold(await received);
    const next = await startTestServer({ databaseFile: file });
    const rest = next.request("POST", `${conversationPath("resume/mine")}?cursor=${cursor}`);
    await holdReached(hold);
    releaseHold(hold);
    const text = joinText(parseFrames(await (await rest).text()));
    // The model is called again for the interrupted turn.
    expect(text).toBe(isStream ? "Hello" : "HelHello");
  },
);

it("without a stream, contains the text of an interrupted turn once after the model is called again [TP-052]", async () => {
  const file = databaseFile();
  const tools = createClockTools();
  const server = await startTestServer({ databaseFile: file, tools });
  const hold = randomUUID();
  const path = `${conversationPath("message/")}?session_id=mine&stream=false`;
  const turns = createScriptBody(
    [{ text: "I look. " }, { tool: "clock/now", args: {} }],
    [{ text: ["Hel", { hold }, "lo"] }],
  );
  const sent = server.request("POST", path, turns);
  await holdReached(hold);
  await server.close();
  expect((await sent).status).toBe(503);
  const next = await startTestServer({ databaseFile: file, tools });
  const taken = next.json("POST", `${path}&cursor=0-0`, { content: "This is not sent." });
  await holdReached(hold);
  releaseHold(hold);
  const { body } = await taken;
  expect([body.message, body.response, body.tool_calls.length]).toEqual([
    "I look. Hello",
    "I look. Hello",
    2,
  ]);
});

/**
 * Checks how the stream ends.
 *
 * @returns The cursor to resume from.
 */
function checkStream(text: unknown): string {
  const frames = parseFrames(text as string);
  const message =
    "The server is restarting. Resume the session with POST resume/ and the id of the last frame.";
  expect(frames.map(({ chunk }) => chunk)).toEqual([
    createTextChunk(""),
    createTextChunk("Hel"),
    { ...createTextChunk(""), error: { code: "SERVER_RESTARTING", message } },
  ]);
  // The last frame has no ID, so the reader keeps the previous ID.
  expect((text as string).match(/^id: /gm)).toHaveLength(2);
  return frames[1]?.id ?? "";
}

/** Checks how a non-streaming response ends. */
function untold(body: unknown): string {
  expect(body).toEqual({
    detail:
      "The server is restarting. An active session continues afterwards: get its id with GET active-session, then resume it with POST resume/<id>.",
    code: "SERVER_RESTARTING",
  });
  return "0-0";
}
