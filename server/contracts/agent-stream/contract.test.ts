import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkResponse } from "../../../generated/agent-stream/validators.sealed.js";
import { startProvider } from "../../models/fixtures/provider.ts";
import { createProviders } from "../../models/fixtures/providers-at.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { sendVerbatim } from "../../proof/testing/raw-request.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";
import { createScriptMessage, formatEvents, runToEnd } from "./testing.ts";

const chat = "/agent/chat/stream";
const agent = "/agent/agent/stream";
const jsonType = { "content-type": "application/json" };
const base = { messages: [{ role: "user", content: "Hi" }] };

/**
 * Returns the body of an error that the operation declares. Without an operation, checks only that the error
 * has the same form.
 */
async function readError(
  response: Response,
  operationId: "streamChat" | "streamAgent" | "outside" = "streamChat",
) {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = (await response.json()) as { code: number; trace_id: string };
  if (operationId !== "outside") expect(checkResponse(operationId, response.status, body)).toEqual([]);
  expect(body.trace_id).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.keys(body)).toEqual(["code", "msg", "data", "trace_id"]);
  expect(body.code).toBe(response.status);
  const { trace_id: _, ...error } = body;
  return error;
}

const plain = (code: number, msg: string) => ({ code, msg, data: null });

/** Returns the body of a 400 error that lists each issue as `<pointer> <message>`. */
function createErrorBody(...issues: string[]) {
  const errors = issues.map((mistake) => {
    const space = mistake.indexOf(" ");
    return { pointer: mistake.slice(0, space), message: mistake.slice(space + 1) };
  });
  const [first = { pointer: "", message: "" }] = errors;
  const where = first.pointer === "" ? "The body" : `${first.pointer}:`;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see data.errors)` : "";
  return { code: 400, msg: `${where} ${first.message}${more}`, data: { errors } };
}

async function countThreads(server: TestServer): Promise<number> {
  return (await server.json("GET", "/v1/threads")).body.threads.length;
}

describe("request bodies", () => {
  const user = (content: unknown) => ({ messages: [{ role: "user", content }] });

  it.each<[issues: string | string[], path: string, body: unknown]>([
    [" is required", chat, undefined],
    [" must be an object, not null", chat, null],
    [
      [
        "/thread_id must be a string or null, not a number",
        "/enable_deep_thinking must be a boolean or null, not a string",
        "/max_step_num must be at most 10",
      ],
      chat,
      { ...base, thread_id: 1, enable_deep_thinking: "yes", max_step_num: 11 },
    ],
    ['/messages/0/content/0 must have "url" or "data"', chat, user([{ type: "image" }])],
    [
      "/messages/0/content/0/data must be base64 (RFC 4648 section 4)",
      chat,
      user([{ type: "file", data: "?" }]),
    ],
    ["/thread_id contains an unpaired surrogate; remove it", chat, { ...base, thread_id: "a\ud800" }],
    ["/session_id contains an unpaired surrogate; remove it", agent, { ...base, session_id: "a\ud800" }],
    [
      "/thread_id contains U+0000, which databases cannot store; remove it",
      chat,
      { ...base, thread_id: "a\0" },
    ],
    [
      "/session_id contains U+0000, which databases cannot store; remove it",
      agent,
      { ...base, session_id: "a\0" },
    ],
    [
      '/session_id is an alias for "thread_id" and must have the same value',
      agent,
      { ...base, thread_id: "a", session_id: "b" },
    ],
    ['/agent_id There is no agent "nobody". Use "default".', chat, { ...base, agent_id: "nobody" }],
    [
      '/model_id the model "none" is not available; use "demo" or "script"',
      chat,
      { ...base, model_id: "none" },
    ],
  ])(
    "rejects %s, and stores nothing [A-003][A-004][A-014][A-017][AX-04][AX-05]",
    async (issues, path, body) => {
      const server = await startTestServer();
      expect(await readError(await server.request("POST", path, body))).toEqual(
        createErrorBody(...[issues].flat()),
      );
      expect([await countThreads(server), server.log]).toEqual([0, []]);
    },
  );
});

describe("unsupported features", () => {
  it("responds with 403 to the client's own tool servers [A-017][A-080]", async () => {
    const server = await startTestServer();
    const body = { ...base, mcp_settings: { servers: { mine: { command: "sh" } } } };
    for (const path of [chat, agent])
      expect(await readError(await server.request("POST", path, body))).toEqual(
        plain(403, 'This server does not accept MCP servers from requests. Remove "mcp_settings".'),
      );
    expect(await countThreads(server)).toBe(0);
  });

  it.each(["research", "podcast", "ppt", "prose"])(
    "responds with 501 to the module %s [A-017]",
    async (module) => {
      const server = await startTestServer();
      expect(
        await readError(await server.request("POST", agent, { ...base, module }), "streamAgent"),
      ).toEqual(plain(501, `The module "${module}" is not available on this server: use "general".`));
    },
  );

  it("responds with 409 to a second run on a thread, and continues the first", async () => {
    const server = await startTestServer();
    const hold = randomUUID();
    const first = runToEnd(server, {
      thread_id: "t",
      messages: [createScriptMessage([{ text: ["a", { hold }, "b"] }])],
    });
    await holdReached(hold);
    expect(await readError(await server.request("POST", chat, { ...base, thread_id: "t" }))).toEqual(
      plain(
        409,
        "A run is active on this thread. Wait until it ends, or close its connection so that the next request replaces it.",
      ),
    );
    // A run that continues without readers is not replaced.
    const tambo = randomUUID();
    const other = await server.script("other", [[{ text: ["a", { hold: tambo }] }]], {
      onDisconnect: "continue",
    });
    await holdReached(tambo);
    expect(await readError(await server.request("POST", chat, { ...base, thread_id: "other" }))).toEqual(
      plain(409, "A run is active on this thread. Wait until it ends."),
    );
    releaseHold(tambo);
    await other.end();
    releaseHold(hold);
    expect(formatEvents(await first).slice(2)).toEqual(["message a", "message b", "status complete"]);
  });
});

it("rejects a block that the model does not support, unless the thread already contains it", async () => {
  const provider = await startProvider((response) => response.writeHead(400).end());
  const providers = createProviders(provider.url, { maxRetries: 0, idleTimeoutMs: 5_000 });
  const server = await startTestServer({ providers });
  const sound = { type: "audio", data: "AAAA", mime_type: "audio/wav" };
  const text = { type: "text", text: createScriptMessage([{ text: "Hi" }]).content };
  const sentText = { role: "user", content: [text, sound] };
  const body = { thread_id: "t", messages: [sentText] };
  expect(await readError(await server.request("POST", chat, { ...body, model_id: "anthropic/m" }))).toEqual(
    createErrorBody(
      '/messages/0/content/1 the model "anthropic/m" does not accept audio/wav in base64; send it in another way, or choose another model',
    ),
  );
  expect(await countThreads(server)).toBe(0);
  await runToEnd(server, body);
  const messages = [sentText, { role: "assistant", content: "Hi" }, { role: "user", content: "And?" }];
  const events = await runToEnd(server, { thread_id: "t", messages, model_id: "anthropic/m" });
  expect(formatEvents(events).at(-2)).toMatch(/^error error LLM_CLIENT_ERROR /);
  expect(provider.requests).toHaveLength(1);
});

describe("unknown paths and methods", () => {
  it.each([
    ["POST", "/agent/other", 404, "There is nothing at /agent/other. Chat with POST /agent/chat/stream."],
    ["POST", "/agent", 404, "There is nothing at /agent. Chat with POST /agent/chat/stream."],
  ])("%s %s: %i", async (method, path, status, msg) => {
    const server = await startTestServer();
    const response = await server.request(method, path, method === "POST" ? base : undefined);
    expect(response.headers.get("allow")).toBe(null);
    expect(await readError(response, "outside")).toEqual(plain(status, msg));
  });

  it("rejects a path with invalid percent-encoding", async () => {
    const server = await startTestServer();
    const response = await sendVerbatim(server.url, "POST", "/agent/%zz", {
      headers: jsonType,
      body: JSON.stringify(base),
    });
    expect((await readError(response, "outside")).code).toBe(404);
  });
});
