/** The user of a request, in every contract that stores data. */
import { describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";

const script = (text: string) => JSON.stringify({ turns: [[{ text }]] });
const user = (content: string) => ({ role: "user", content });

/** A request of each contract that stores a message, and the path at which the Tambo contract returns its thread. */
const starts: Record<string, { path: string; body: (text: string) => object }> = {
  tambo: {
    path: "/v1/threads/t/runs",
    body: (text) => ({ message: user(script(text)), createThread: true }),
  },
  "ag-ui": {
    path: "/ag-ui/default",
    body: (text) => ({
      threadId: "t",
      runId: `run ${text}`,
      messages: [{ id: `msg ${text}`, ...user(script(text)) }],
      tools: [],
      context: [],
    }),
  },
  "tool-progress": {
    path: "/api/v2/conversations/t/message/",
    body: (text) => ({ content: script(text) }),
  },
  "agent-stream": {
    path: "/agent/chat/stream",
    body: (text) => ({ thread_id: "t", messages: [user(script(text))] }),
  },
};

const as = (name: string) => ({ "X-User-Key": name });

/** Sends a request and returns its status and body. The stream of a run is read to its end. */
async function send(server: TestServer, method: string, path: string, body?: unknown, headers = {}) {
  const response = await server.request(method, path, body, headers);
  return { status: response.status, text: await response.text() };
}

async function listThreads(server: TestServer, headers: Record<string, string> = {}): Promise<string[]> {
  const { body } = await server.json("GET", "/v1/threads", undefined, headers);
  return body.threads.map(({ id }: { id: string }) => id);
}

describe.each(Object.entries(starts))("%s", (_contract, { path, body }) => {
  it("[TC-089][CC-148][TP-075][AS-069] the same thread and idempotency key of two users are two threads and two runs", async () => {
    const server = await startTestServer();
    const createHeaders = (name?: string) => ({
      "Idempotency-Key": "k",
      ...(name !== undefined && as(name)),
    });
    for (const name of ["ann", "bob", undefined]) {
      const { status, text } = await send(server, "POST", path, body(`for ${name}`), createHeaders(name));
      expect([status, text.includes(`for ${name}`)]).toEqual([200, true]);
    }
    for (const name of ["ann", "bob", undefined]) {
      const headers: Record<string, string> = name === undefined ? {} : as(name);
      expect(await listThreads(server, headers)).toEqual(["t"]);
      const { text } = await send(server, "GET", "/v1/threads/t", undefined, headers);
      expect(["ann", "bob", "undefined"].filter((other) => text.includes(`for ${other}`))).toEqual([
        String(name),
      ]);
    }
    expect(await listThreads(server, as("carol"))).toEqual([]);
  });

  it.each<[string, string]>([
    ["empty", ""],
    ["longer than 256 characters", "u".repeat(257)],
    ["with a tab", "a\tb"],
    ["outside ASCII", "j\u00f6"],
  ])("[TC-090][CC-149][TP-076][AS-070] rejects a user that is %s, and stores nothing", async (_, name) => {
    const server = await startTestServer();
    const { status, text } = await send(server, "POST", path, body("x"), as(name));
    expect([status, text.includes("X-User-Key")]).toEqual([400, true]);
    if (name !== "") expect(text).not.toContain(name);
    expect(await listThreads(server)).toEqual([]);
  });

  it("accepts a user of 256 characters, whose name is in no response", async () => {
    const server = await startTestServer();
    const name = "user-".padEnd(256, "~");
    const response = await server.request("POST", path, body("hello"), as(name));
    expect(response.status).toBe(200);
    const all = JSON.stringify([...response.headers]) + (await response.text());
    expect(all).not.toContain("user-");
    expect(await listThreads(server, as(name))).toEqual(["t"]);
  });
});

describe("tambo", () => {
  const { body } = starts.tambo as (typeof starts)[string];

  it("takes the user from the header, the query or the body", async () => {
    const server = await startTestServer();
    const created = await send(server, "POST", "/v1/threads/t/runs", { ...body("x"), userKey: "j\u00f6" });
    expect(created.status).toBe(200);
    expect((await send(server, "GET", "/v1/threads/t?userKey=j%C3%B6")).status).toBe(200);
    expect((await send(server, "GET", "/v1/threads/t?userKey=bob")).status).toBe(404);
    expect((await send(server, "POST", "/v1/threads", { userKey: "ann" }, as("ann"))).status).toBe(201);
    expect(await listThreads(server, as("ann"))).toHaveLength(1);
    expect(await listThreads(server)).toEqual([]);
    expect((await send(server, "DELETE", "/v1/threads/t?userKey=j%C3%B6")).status).toBe(204);
  });

  const otherUser =
    "names another user than the rest of the request; name the same user everywhere, or name it once";
  it.each<[string, string, Record<string, string>, object, object[]]>([
    ["header and query", "?userKey=bob", as("ann"), {}, [{ pointer: "/userKey", detail: otherUser }]],
    ["header and body", "", as("ann"), { userKey: "bob" }, [{ pointer: "/userKey", detail: otherUser }]],
    ["query and body", "?userKey=ann", {}, { userKey: "bob" }, [{ pointer: "/userKey", detail: otherUser }]],
    [
      "two parameters",
      "?userKey=ann&userKey=ann",
      {},
      {},
      [{ pointer: "/userKey", detail: "must be given only once" }],
    ],
    [
      "half a surrogate pair",
      "",
      {},
      { userKey: "\ud800" },
      [{ pointer: "/userKey", detail: "contains an unpaired surrogate; remove it" }],
    ],
  ])(
    "[TC-090] rejects %s that contradict each other or are invalid",
    async (_, query, headers, more, errors) => {
      const server = await startTestServer();
      const reply = await server.json("POST", `/v1/threads${query}`, more, headers);
      expect([reply.status, reply.body.code, reply.body.errors]).toEqual([400, "VALIDATION_ERROR", errors]);
      for (const name of ["ann", "bob"]) expect(await listThreads(server, as(name))).toEqual([]);
    },
  );

  it.each(["", "u".repeat(257), "a\nb"])("[TC-090] rejects the user %j in query and body", async (name) => {
    const server = await startTestServer();
    const inQuery = await send(server, "GET", `/v1/threads?userKey=${encodeURIComponent(name)}`);
    expect(inQuery.status).toBe(400);
    expect((await send(server, "POST", "/v1/threads", { userKey: name })).status).toBe(400);
    expect(await listThreads(server)).toEqual([]);
  });
});

it("events of a run are replayed only to its user", async () => {
  const server = await startTestServer();
  const { path, body } = starts.tambo as (typeof starts)[string];
  const response = await server.request("POST", path, body("hello"), as("ann"));
  await response.text();
  const run = response.headers.get("X-Run-Id");
  const replay = (headers: Record<string, string>) =>
    send(server, "GET", `/v1/threads/t/runs/${run}?after=0`, undefined, headers);
  expect(await replay(as("ann"))).toMatchObject({
    status: 200,
    text: expect.stringContaining("hello") as string,
  });
  for (const headers of [{}, as("bob")]) expect((await replay(headers)).status).toBe(404);
});

it("an error for an unknown path contains no query, which may name a user", async () => {
  const server = await startTestServer();
  expect((await send(server, "GET", "/v1/nothing?userKey=secret")).text).not.toContain("secret");
});
