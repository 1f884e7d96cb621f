import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkResponse } from "../../../generated/tool-progress/validators.sealed.js";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import type { FieldError } from "./errors.ts";
import { conversationPath, createScriptBody, type Frame, parseFrames, sendMessage } from "./testing.ts";

/**
 * Checks that a response is an error that the operation declares. Without an operation, checks only its form.
 */
async function readError(response: Response, operationId = "sendMessage") {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = (await response.json()) as { code: string; detail: string; errors?: FieldError[] };
  if (operationId !== "outside")
    expect(checkResponse(operationId as "sendMessage", response.status, body)).toEqual([]);
  return { status: response.status, ...body };
}

async function posted(server: TestServer, path: string, body?: unknown, operationId?: string) {
  return await readError(await server.request("POST", path, body), operationId);
}

function createErrorBody(...errors: [pointer: string, message: string][]) {
  const [[pointer, message]] = errors as [[string, string]];
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see errors)` : "";
  return {
    status: 400,
    detail: `${pointer === "" ? "The body" : `${pointer}:`} ${message}${more}`,
    code: "VALIDATION_ERROR",
    errors: errors.map(([pointer, message]) => ({ pointer, message })),
  };
}

const hello = { content: "Hello" };

async function conversations(server: TestServer): Promise<number> {
  return (await server.json("GET", "/v1/threads")).body.threads.length;
}

describe("400 for a body or a parameter", () => {
  it.each<[string, unknown, string, ReturnType<typeof createErrorBody>]>([
    ["no body", undefined, "", createErrorBody(["", "is required"])],
    ["a list", [], "", createErrorBody(["", "must be an object, not an array"])],
    ["no content", {}, "", createErrorBody(["/content", "is required"])],
    ["empty content", { content: "" }, "", createErrorBody(["/content", "must not be blank"])],
    ["blank content", { content: " \n" }, "", createErrorBody(["/content", "must not be blank"])],
    [
      "a cursor alone",
      hello,
      "?cursor=0-0",
      createErrorBody(["/session_id", 'is required with "cursor" to select the session to resume']),
    ],
    [
      "a session id with U+0000",
      hello,
      "?session_id=%00",
      createErrorBody(["/session_id", "contains U+0000, which databases cannot store; remove it"]),
    ],
  ])("%s", async (_name, body, query, want) => {
    const server = await startTestServer();
    expect(await posted(server, conversationPath("message/") + query, body)).toEqual(want);
    expect(await conversations(server)).toBe(0);
  });

  it.each<[string, unknown, string, string[]]>([
    [
      "other types",
      { content: 1, node_ids: ["a", 2], attachment_ids: {} },
      "",
      ["/content", "/node_ids/1", "/attachment_ids"],
    ],
    ["no boolean", hello, "?stream=maybe", ["/stream"]],
    ["no cursor", hello, "?session_id=s&cursor=1", ["/cursor"]],
    ["an empty session id", hello, "?session_id=", ["/session_id"]],
  ])("%s [P-092]", async (_name, body, query, pointers) => {
    const server = await startTestServer();
    const error = await posted(server, conversationPath("message/") + query, body);
    expect([error.status, error.code]).toEqual([400, "VALIDATION_ERROR"]);
    for (const each of error.errors ?? []) expect(Object.keys(each)).toEqual(["pointer", "message"]);
    expect(error.errors?.map(({ pointer }) => pointer).sort()).toEqual(pointers.sort());
    expect(await conversations(server)).toBe(0);
  });

  it("a path with invalid percent-encoding", async () => {
    const server = await startTestServer();
    expect(await posted(server, "/api/v2/conversations/%ff/message/", hello)).toEqual(
      createErrorBody([
        "/conversation_id",
        "contains invalid percent-encoding (RFC 3986 section 2.1); write a literal % as %25",
      ]),
    );
  });
});

it("413 for a body that is too large", async () => {
  const server = await startTestServer({ maxBodyBytes: 100 });
  const expected = {
    status: 413,
    detail: "The body is larger than the server's limit of 100 bytes.",
    code: "PAYLOAD_TOO_LARGE",
  };
  expect(await posted(server, conversationPath("message/"), { content: "x".repeat(100) })).toEqual(expected);
  const form = new FormData();
  form.set("content", "x".repeat(100));
  const response = await fetch(`${server.url}/api/v1/conversations/c/message/`, {
    method: "POST",
    body: form,
  });
  expect(await readError(response)).toEqual(expected);
});

it.each([
  ["text", "text/plain", conversationPath("message/")],
  ["a form of version 2", "application/x-www-form-urlencoded", conversationPath("message/")],
  ["text of version 1", "text/plain", "/api/v1/conversations/c/message/"],
])("415 for %s", async (_name, type, path) => {
  const server = await startTestServer();
  const headers = { "content-type": type };
  const response = await fetch(server.url + path, { method: "POST", headers, body: "content=Hello" });
  expect(await readError(response)).toEqual({
    status: 415,
    detail: 'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.',
    code: "UNSUPPORTED_MEDIA_TYPE",
  });
});

describe("404 [P-092]", () => {
  it("for unknown paths, and 405 for another method", async () => {
    const server = await startTestServer();
    expect(await posted(server, "/api/v2/conversations/c/nothing", {}, "outside")).toEqual({
      status: 404,
      detail:
        "There is nothing at /api/v2/conversations/c/nothing. Send messages to POST /api/v2/conversations/<id>/message/.",
      code: "NOT_FOUND",
    });
    const response = await server.request("GET", conversationPath("message/"));
    expect(response.headers.get("allow")).toBe("POST");
    expect(await readError(response, "outside")).toEqual({
      status: 405,
      detail: "/api/v2/conversations/{conversation_id}/message/ does not support GET. Use POST.",
      code: "METHOD_NOT_ALLOWED",
    });
  });
});

describe("a slash at the end of a path is optional [TP-077]", () => {
  it.each([
    ["POST", "/api/v1/conversations/conv_1/message", 200],
    ["POST", "/api/v2/conversations/conv_1/message", 200],
    ["POST", "/api/conversations/conv_1/message", 200],
    ["POST", "/api/v1/conversations/conv_1/regenerate", 200],
    ["POST", "/api/v2/conversations/conv_1/stop", 200],
    ["POST", "/api/v2/conversations/conv_1/resume/session/", 200],
    ["GET", "/api/v2/conversations/conv_1/active-session/", 200],
    ["GET", "/api/v1/conversations/conv_1/task-status/", 200],
    ["GET", "/api/v2/conversations/conv_1/message", 405],
    ["POST", "/api/v2/conversations/conv_1/message//", 404],
    ["POST", "/api/v2/conversations/conv_1//message", 404],
    ["GET", "/api/v2/conversations/conv_1/", 404],
    ["GET", "/api/conversations/conv_1/active-session/", 404],
  ])("%s %s: %i", async (method, path, status) => {
    const server = await startTestServer();
    await sendMessage(server, hello, `${conversationPath("message/")}?session_id=session`);
    const response = await server.request(method, path, method === "POST" ? hello : undefined);
    await response.text();
    expect(response.status).toBe(status);
  });

  it("reads forms without it", async () => {
    const server = await startTestServer();
    const form = new FormData();
    form.set("content", "Hello");
    const url = `${server.url}/api/v1/conversations/c/message?stream=false`;
    const response = await fetch(url, { method: "POST", body: form });
    expect([response.status, await response.json()]).toMatchObject([200, { tool_calls: [], citations: [] }]);
  });
});

describe("409", () => {
  it("for the id of an earlier run, which could then not be found [TP-023]", async () => {
    const server = await startTestServer();
    const path = `${conversationPath("message/")}?session_id=`;
    const first = await server.request("POST", `${path}mine`, createScriptBody([{ text: "First." }]));
    const runId = first.headers.get("x-run-id") ?? "";
    await first.text();
    expect(await posted(server, path + runId, createScriptBody([{ text: "Second." }]))).toEqual({
      status: 409,
      detail: `This conversation already has a session "${runId}". Choose a new ID for each message.`,
      code: "SESSION_ID_REUSED",
    });
    // This error takes precedence even while a session is active. Other conversations are not affected.
    const hold = randomUUID();
    const second = await server.stream(
      "POST",
      conversationPath("message/"),
      createScriptBody([{ text: [{ hold }, "x"] }]),
    );
    await holdReached(hold);
    expect(await posted(server, path + runId, hello)).toMatchObject({ code: "SESSION_ID_REUSED" });
    releaseHold(hold);
    await second.end();
    await sendMessage(
      server,
      createScriptBody([{ text: "Other." }]),
      `${conversationPath("message/", "conv_2")}?session_id=${runId}`,
    );
  });
});

describe("Last-Event-ID", () => {
  async function startSession(): Promise<{ server: TestServer; frames: Frame[] }> {
    const server = await startTestServer();
    const body = createScriptBody([{ text: ["One", " two", " three"] }]);
    const frames = await sendMessage(server, body, `${conversationPath("message/")}?session_id=s`);
    return { server, frames };
  }

  it.each<[string, cursor: number | undefined, lastEventId: number | "", first: number]>([
    ["like a cursor", undefined, 1, 2],
    ["before a cursor that differs", 0, 2, 3],
    ["before a later cursor", 2, 0, 1],
    ["not if it is empty", 1, "", 2],
    ["nothing if it is empty and alone", undefined, "", 0],
  ])("counts %s [TP-081]", async (_, cursor, lastEventId, first) => {
    const { server, frames } = await startSession();
    const idOf = (at: number) => frames[at]?.id ?? "";
    const query = cursor === undefined ? "" : `cursor=${idOf(cursor)}`;
    const headers = { "Last-Event-ID": lastEventId === "" ? "" : idOf(lastEventId) };
    const paths = ["v1", "v2"].map((version) => `/api/${version}/conversations/conv_1/resume/s?${query}`);
    // Without a cursor in either place, it would be a new message.
    if (query !== "" || lastEventId !== "")
      paths.push(`${conversationPath("message/")}?session_id=s&${query}`);
    for (const path of paths) {
      const response = await server.request("POST", path, hello, headers);
      expect(parseFrames(await response.text()), path).toEqual(frames.slice(first));
    }
  });

  it("400 if it is not a cursor, or without a session, before anything is stored [TP-082]", async () => {
    const server = await startTestServer();
    const post = async (query: string, id: string) => {
      const path = `${conversationPath("message/")}${query}`;
      return await readError(await server.request("POST", path, hello, { "Last-Event-ID": id }));
    };
    const message = 'is required with "Last-Event-ID" to select the session to resume';
    expect(await post("", "3-0")).toEqual(createErrorBody(["/session_id", message]));
    expect((await post("?session_id=s", "3")).errors?.map(({ pointer }) => pointer)).toEqual([
      "/Last-Event-ID",
    ]);
    expect(await conversations(server)).toBe(0);
  });
});

it("400 for a cursor after the last event, and for regenerating without a user message", async () => {
  const server = await startTestServer();
  await sendMessage(
    server,
    createScriptBody([{ text: "Hi" }]),
    `${conversationPath("message/")}?session_id=s`,
  );
  const { body } = await server.json("GET", conversationPath("active-session"));
  const [number, notes] = body.cursor.split("-").map(Number);
  const expected = {
    status: 400,
    detail: `The cursor is ahead of the session, which is at ${body.cursor}.`,
    code: "POSITION_AHEAD",
  };
  for (const cursor of [`${number + 1}-0`, `${number}-${notes + 1}`]) {
    expect(
      await posted(server, `${conversationPath("resume/s")}?cursor=${cursor}`, undefined, "resumeSession"),
    ).toEqual(expected);
    expect(
      await posted(server, `${conversationPath("message/")}?session_id=s&cursor=${cursor}`, hello),
    ).toEqual(expected);
  }
  const empty = (await server.json("POST", "/v1/threads", {})).body;
  expect(
    await posted(server, conversationPath("regenerate/", empty.thread.id), {}, "regenerateMessage"),
  ).toEqual({
    status: 400,
    detail: "This conversation has no user message to respond to.",
    code: "VALIDATION_ERROR",
  });
});
