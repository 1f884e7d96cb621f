/** What is refused, and how: always as `{code, msg, data, trace_id}`, and nothing is changed. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { checkResponse } from "../../../generated/agent-stream/validators.sealed.js";
import { startProvider } from "../../models/fixtures/provider.ts";
import { providersAt } from "../../models/fixtures/providers-at.ts";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";
import { clockTools } from "../../proof/testing/tools.ts";
import { played, rowsOf, script } from "./testing.ts";

const chat = "/agent/chat/stream";
const agent = "/agent/agent/stream";
const jsonType = { "content-type": "application/json" };
const base = { messages: [{ role: "user", content: "Hi" }] };

/** Sends a request exactly as it is written, which `fetch` does not. */
function raw(server: TestServer, method: string, path: string, headers = {}, body?: Buffer | string) {
  const { hostname, port } = new URL(server.url);
  return new Promise<Response>((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path, headers }, async (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      const chunks = await incoming.toArray();
      resolve(new Response(Buffer.concat(chunks), { status, headers: headers as Record<string, string> }));
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

/** The body of an error that the operation declares; without an operation, of one in the same form. */
async function errorOf(
  response: Response,
  operationId: "streamChat" | "streamAgent" | "outside" = "streamChat",
) {
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  const body = (await response.json()) as { code: number; trace_id: string };
  if (operationId !== "outside") expect(checkResponse(operationId, response.status, body)).toEqual([]);
  expect(body.trace_id).toMatch(/^[0-9a-f]{32}$/);
  expect(Object.keys(body)).toEqual(["code", "msg", "data", "trace_id"]);
  expect(body.code).toBe(response.status);
  const { trace_id: _, ...told } = body;
  return told;
}

const plain = (code: number, msg: string) => ({ code, msg, data: null });

/** Status 400 for mistakes, each `<pointer> <message>`. */
function invalid(...mistakes: string[]) {
  const errors = mistakes.map((mistake) => {
    const space = mistake.indexOf(" ");
    return { pointer: mistake.slice(0, space), message: mistake.slice(space + 1) };
  });
  const [first = { pointer: "", message: "" }] = errors;
  const where = first.pointer === "" ? "The body" : `${first.pointer}:`;
  const more = errors.length > 1 ? ` (and ${errors.length - 1} more, see data.errors)` : "";
  return { code: 400, msg: `${where} ${first.message}${more}`, data: { errors } };
}

async function storedThreads(server: TestServer): Promise<number> {
  return (await server.json("GET", "/v1/threads")).body.threads.length;
}

describe("authentication [A-018][A-080]", () => {
  it.each<[string, Record<string, string>]>([
    ["no key", {}],
    ["an unknown key", { authorization: "Bearer key-3" }],
    ["an unknown X-API-Key", { "x-api-key": "key-3" }],
  ])("answers 401 to %s, whatever is asked", async (_name, headers) => {
    const server = await testServer({ apiKeys: "one:key-1" });
    const want = plain(
      401,
      'Send the project\'s API key as "Authorization: Bearer <key>" or "X-API-Key: <key>".',
    );
    for (const path of [chat, agent]) {
      const response = await raw(server, "POST", path, { ...headers, ...jsonType }, "{");
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(await errorOf(response)).toEqual(want);
    }
    expect((await raw(server, "GET", "/agent/none", headers)).status).toBe(401);
  });

  it("takes a key in either header, and threads are their project's", async () => {
    const server = await testServer({ apiKeys: "one:key-1,two:key-2" });
    const body = { thread_id: "t", messages: [script([{ echo: "prompt" }])] };
    for (const headers of [{ authorization: "Bearer key-1" }, { "x-api-key": "key-2" }]) {
      const events = await played(server, body, { headers: headers as Record<string, string> });
      const [said] = events.filter(({ event }) => event === "message");
      expect(JSON.parse(said?.data.content).prompt).toHaveLength(1);
    }
  });
});

describe("bodies", () => {
  it.each<[string, string | Buffer, Record<string, string>, number]>([
    ["The body is not JSON: Unexpected end of JSON input", '{"a":', jsonType, 400],
    ["The body is not valid UTF-8.", Buffer.of(0x22, 0xff, 0x22), jsonType, 400],
    [
      "The body is nested 100000 levels deep; at most 64 are allowed.",
      `${'{"a":'.repeat(100_000)}1${"}".repeat(100_000)}`,
      jsonType,
      400,
    ],
    [
      'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.',
      JSON.stringify(base),
      { "content-type": "text/plain" },
      415,
    ],
    [
      'Send the body with "Content-Type: application/json", in UTF-8 and not compressed.',
      gzipSync(JSON.stringify(base)),
      { ...jsonType, "content-encoding": "gzip" },
      415,
    ],
    [
      "The body is larger than 1000000 bytes, the most this server takes.",
      Buffer.alloc(1_000_001, 0x20),
      { ...jsonType, "transfer-encoding": "chunked" },
      413,
    ],
  ])("%s [A-080][A-081]", async (msg, body, headers, status) => {
    const server = await testServer({ maxBodyBytes: 1_000_000 });
    for (const path of [chat, agent])
      expect(await errorOf(await raw(server, "POST", path, headers, body))).toEqual(plain(status, msg));
    expect([await storedThreads(server), server.log]).toEqual([0, []]);
  });

  const user = (content: unknown) => ({ messages: [{ role: "user", content }] });

  it.each<[string, string, unknown, ReturnType<typeof invalid>]>([
    ["no body", chat, undefined, invalid(" is required")],
    ["null", chat, null, invalid(" must be an object, not null")],
    ["no messages [A-003]", chat, {}, invalid("/messages is required")],
    ["an empty list [A-014]", agent, { messages: [] }, invalid("/messages must have at least 1 item")],
    [
      "an unknown role [A-005]",
      chat,
      { messages: [{ role: "tool", content: "x" }] },
      invalid('/messages/0/role must be one of "user", "assistant", "system", not "tool"'),
    ],
    [
      "no content [A-006]",
      chat,
      { messages: [{ role: "user" }] },
      invalid("/messages/0/content is required"),
    ],
    [
      "a number as content",
      chat,
      user(7),
      invalid("/messages/0/content must be a string or an array, not a number"),
    ],
    [
      "members of other types [A-004][A-017]",
      chat,
      { ...base, thread_id: 1, enable_deep_thinking: "yes", max_step_num: 11 },
      invalid(
        "/thread_id must be a string or null, not a number",
        "/enable_deep_thinking must be a boolean or null, not a string",
        "/max_step_num must be at most 10",
      ),
    ],
    [
      "an image without a source [A-014]",
      chat,
      user([{ type: "image" }]),
      invalid('/messages/0/content/0 must have "url" or "data": image blocks are one or the other'),
    ],
    [
      "no base64 [A-014]",
      chat,
      user([{ type: "file", data: "?" }]),
      invalid("/messages/0/content/0/data must be base64 (RFC 4648 section 4)"),
    ],
    [
      "half of a surrogate pair",
      chat,
      { ...base, thread_id: "a\ud800" },
      invalid("/thread_id has half of a surrogate pair, which is no text; leave it out"),
    ],
    [
      "half of a surrogate pair in the other name",
      agent,
      { ...base, session_id: "a\ud800" },
      invalid("/session_id has half of a surrogate pair, which is no text; leave it out"),
    ],
    [
      "U+0000",
      chat,
      { ...base, thread_id: "a\0" },
      invalid("/thread_id has U+0000, which databases do not hold; leave it out"),
    ],
    [
      "U+0000 in the other name",
      agent,
      { ...base, session_id: "a\0" },
      invalid("/session_id has U+0000, which databases do not hold; leave it out"),
    ],
    [
      "two threads [AX-05]",
      agent,
      { ...base, thread_id: "a", session_id: "b" },
      invalid('/session_id is another name of "thread_id", so it must be the same'),
    ],
    [
      "an unknown agent [AX-04]",
      chat,
      { ...base, agent_id: "nobody" },
      invalid('/agent_id There is no agent "nobody". Use one of "default".'),
    ],
    [
      "an unknown model [AX-04]",
      chat,
      { ...base, model_id: "none" },
      invalid('/model_id there is no model "none"; choose one of demo, script'),
    ],
    [
      "an unknown module [A-017]",
      agent,
      { ...base, module: "poetry" },
      invalid('/module must be one of "general", "research", "podcast", "ppt", "prose", not "poetry"'),
    ],
  ])("%s", async (_name, path, body, want) => {
    const server = await testServer();
    expect(await errorOf(await server.request("POST", path, body))).toEqual(want);
    expect([await storedThreads(server), server.log]).toEqual([0, []]);
  });

  it("unknown members are ignored, and null stands for what is absent [A-017]", async () => {
    const server = await testServer();
    const messages = [{ ...script([{ text: "Hi" }]), name: null, more: 1 }];
    const nulls = {
      thread_id: null,
      agent_id: null,
      model_id: null,
      enable_deep_thinking: null,
      resources: null,
      mcp_settings: null,
      enable_web_search: null,
    };
    const want = ["status start", "status running turn 1", "message Hi", "status complete"];
    expect(rowsOf(await played(server, { messages, ...nulls, more: {} }))).toEqual(want);
    const more = { session_id: null, module: null };
    expect(rowsOf(await played(server, { messages, ...nulls, ...more }, { at: agent }))).toEqual(want);
  });
});

describe("what clients may not ask for", () => {
  it("tool servers of their own: 403 [A-017][A-080]", async () => {
    const server = await testServer();
    const body = { ...base, mcp_settings: { servers: { mine: { command: "sh" } } } };
    for (const path of [chat, agent])
      expect(await errorOf(await server.request("POST", path, body))).toEqual(
        plain(403, "Requests cannot bring MCP servers to this server: leave mcp_settings out."),
      );
    expect(await storedThreads(server)).toBe(0);
  });

  it.each(["research", "podcast", "ppt", "prose"])("the module %s: 501 [A-017]", async (module) => {
    const server = await testServer();
    expect(await errorOf(await server.request("POST", agent, { ...base, module }), "streamAgent")).toEqual(
      plain(501, `The module "${module}" is not available on this server: use "general".`),
    );
  });

  it("a second run on a thread: 409, and the first goes on", async () => {
    const server = await testServer();
    const hold = randomUUID();
    const first = played(server, { thread_id: "t", messages: [script([{ text: ["a", { hold }, "b"] }])] });
    await holdReached(hold);
    expect(await errorOf(await server.request("POST", chat, { ...base, thread_id: "t" }))).toEqual(
      plain(
        409,
        "A run is active on this thread. Wait for its end, or close its connection: it then makes way for the next one.",
      ),
    );
    // A run that goes on without readers does not make way.
    const tambo = randomUUID();
    const other = await server.script("other", [[{ text: ["a", { hold: tambo }] }]], {
      onDisconnect: "continue",
    });
    await holdReached(tambo);
    expect(await errorOf(await server.request("POST", chat, { ...base, thread_id: "other" }))).toEqual(
      plain(409, "A run is active on this thread. Wait for its end."),
    );
    releaseHold(tambo);
    await other.end();
    releaseHold(hold);
    expect(rowsOf(await first).slice(2)).toEqual(["message a", "message b", "status complete"]);
  });
});

it("what the model has no place for is refused at its block, and taken where the thread has it already", async () => {
  const provider = await startProvider((response) => response.writeHead(400).end());
  const providers = providersAt(provider.url, { maxRetries: 0, idleTimeoutMs: 5_000 });
  const server = await testServer({ providers });
  const sound = { type: "audio", data: "AAAA", mime_type: "audio/wav" };
  const text = { type: "text", text: script([{ text: "Hi" }]).content };
  const said = { role: "user", content: [text, sound] };
  const body = { thread_id: "t", messages: [said] };
  expect(await errorOf(await server.request("POST", chat, { ...body, model_id: "anthropic/m" }))).toEqual(
    invalid(
      '/messages/0/content/1 the model "anthropic/m" takes no audio/wav in base64; send it in another way, or choose another model',
    ),
  );
  expect(await storedThreads(server)).toBe(0);
  await played(server, body);
  const messages = [said, { role: "assistant", content: "Hi" }, { role: "user", content: "And?" }];
  const events = await played(server, { thread_id: "t", messages, model_id: "anthropic/m" });
  expect(rowsOf(events).at(-2)).toMatch(/^error error LLM_CLIENT_ERROR /);
  expect(provider.requests).toHaveLength(1);
});

describe("what is no operation", () => {
  it.each([
    ["POST", "/agent/other", 404, "There is nothing at /agent/other. Chat with POST /agent/chat/stream."],
    ["POST", "/agent", 404, "There is nothing at /agent. Chat with POST /agent/chat/stream."],
    ["GET", chat, 405, "This path takes POST."],
    ["DELETE", agent, 405, "This path takes POST."],
  ])("%s %s: %i", async (method, path, status, msg) => {
    const server = await testServer();
    const response = await server.request(method, path, method === "POST" ? base : undefined);
    expect(response.headers.get("allow")).toBe(status === 405 ? "POST" : null);
    expect(await errorOf(response, "outside")).toEqual(plain(status, msg));
  });

  it("a path that is no percent-encoding", async () => {
    const server = await testServer();
    const response = await raw(server, "POST", "/agent/%zz", jsonType, JSON.stringify(base));
    expect((await errorOf(response, "outside")).code).toBe(404);
  });
});

it("a fault of the server is told without its cause, which the log has under the same id [A-080]", async () => {
  const tools = clockTools();
  const server = await testServer({
    tools: {
      ...tools,
      list: () => {
        throw new Error("hunter2 is the password");
      },
    },
  });
  const response = await server.request("POST", chat, base);
  const copy = response.clone();
  expect(await errorOf(response)).toEqual(plain(500, "Something went wrong on our side. Try again."));
  const { trace_id: traceId } = (await copy.json()) as { trace_id: string };
  expect(server.log).toEqual([
    expect.stringContaining(`trace ${traceId} POST /agent/chat/stream: Error: hunter2 is the password`),
  ]);
});
