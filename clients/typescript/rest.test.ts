/** Tests the operations against the real server. */
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../server/proof/testing/server.ts";
import { createTamboClient, type TamboClient } from "./client.ts";
import { TamboError } from "./tambo-error.ts";

async function startServer(
  options?: Parameters<typeof startTestServer>[0],
): Promise<{ server: TestServer; client: TamboClient }> {
  const server = await startTestServer(options);
  return { server, client: createTamboClient({ baseUrl: server.url }) };
}

async function catchError(promise: Promise<unknown>): Promise<TamboError> {
  return await promise.then(
    () => {
      throw new Error("expected a rejection");
    },
    (error: TamboError) => error,
  );
}

async function collectItems<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("rest", () => {
  it("returns the data or the problem of an operation", async () => {
    const { client } = await startServer();
    const { data, response } = await client.rest.GET("/healthz");
    expect([data, response.status]).toEqual([{ status: "ok" }, 200]);
    const missing = await client.rest.GET("/v1/threads/{threadId}", { params: { path: { threadId: "no" } } });
    expect(missing.error).toMatchObject({ code: "THREAD_NOT_FOUND" });
  });
});

describe("error responses reject with their problem [T-170]", () => {
  it("rejects with UNAUTHORIZED without the right key, and never shows the key [T-173]", async () => {
    const { server, client } = await startServer({ apiKeys: "p:right" });
    expect(await catchError(client.threads.list())).toMatchObject({ code: "UNAUTHORIZED", status: 401 });
    const clientWithWrongKey = createTamboClient({ baseUrl: server.url, apiKey: "wrong-key" });
    const error = await catchError(clientWithWrongKey.threads.list());
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain("wrong-key");
    const clientWithKey = createTamboClient({ baseUrl: server.url, apiKey: "right" });
    expect((await clientWithKey.threads.create()).projectId).toBe("p");
    const clientWithHeader = createTamboClient({
      baseUrl: `${server.url}/`,
      headers: { "X-API-Key": "right" },
    });
    expect((await clientWithHeader.threads.list()).threads.length).toBe(1);
  });

  it("finds only the data of its user", async () => {
    const { server } = await startServer();
    const ann = createTamboClient({ baseUrl: server.url, userKey: "ann" });
    const { id } = await ann.threads.create();
    const clients = [
      ann,
      createTamboClient({ baseUrl: server.url, userKey: "bob" }),
      createTamboClient({ baseUrl: server.url }),
    ];
    const lists = await Promise.all(clients.map(async (client) => (await client.threads.list()).threads));
    expect(lists.map((threads) => threads.map((thread) => thread.id))).toEqual([[id], [], []]);
  });
});

describe("invalid or missing responses", () => {
  function createClientWithResponse(respond: () => Response | Promise<Response>): TamboClient {
    return createTamboClient({ baseUrl: "http://server.test", fetch: async () => await respond() });
  }

  it("rejects with CONNECTION_LOST if the request fails", async () => {
    const cause = new TypeError("fetch failed");
    const error = await catchError(createClientWithResponse(() => Promise.reject(cause)).health());
    expect(error).toMatchObject({ name: "TamboError", code: "CONNECTION_LOST", retryable: true, cause });
  });

  it("rejects with INVALID_RESPONSE if the body is not JSON or an error has no problem, without quoting the body", async () => {
    expect(await catchError(createClientWithResponse(() => new Response("<html>")).health())).toMatchObject({
      code: "INVALID_RESPONSE",
      retryable: false,
    });
    for (const body of ["<h1>secret</h1>", '{"detail":"secret"}', ""]) {
      const error = await catchError(
        createClientWithResponse(() => new Response(body, { status: 502 })).health(),
      );
      expect(error).toMatchObject({ code: "INVALID_RESPONSE", status: 502, retryable: true });
      expect(error.message).not.toContain("secret");
    }
  });

  it.each<[title: string, respond: () => Response]>([
    ["204", () => new Response(null, { status: 204 })],
    ["an empty body", () => new Response("")],
    ["Content-Length: 0", () => new Response("", { headers: { "Content-Length": "0" } })],
    ["null", () => Response.json(null)],
    ["a list", () => Response.json([])],
    ["an object without the field", () => Response.json({})],
    [
      "null values",
      () => Response.json({ thread: null, threads: null, message: null, messages: null, state: null }),
    ],
  ])("rejects with INVALID_RESPONSE for %s", async (title, respond) => {
    const client = createClientWithResponse(respond);
    const operations = {
      create: client.threads.create(),
      get: client.threads.get("t"),
      threads: client.threads.list(),
      all: collectItems(client.threads.all()),
      message: client.messages.get("t", "m"),
      messages: client.messages.list("t"),
      state: client.components.setState("t", "c", {}),
      ...(!/object|values/.test(title) && { health: client.health(), cancel: client.runs.cancel("t", "r") }),
    };
    for (const operation of Object.values(operations))
      expect(await catchError(operation)).toMatchObject({ name: "TamboError", code: "INVALID_RESPONSE" });
    expect(await client.threads.delete("t")).toBeUndefined();
  });

  it("rejects with the signal's reason after an abort", async () => {
    const reason = new Error("page closed");
    const client = createClientWithResponse(() => new Promise(() => {}));
    const { client: real } = await startServer();
    await expect(real.health({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const health = client.health({ signal: controller.signal });
    controller.abort(reason);
    await expect(health).rejects.toBe(reason);
  });
});

describe("a request that cannot be built is rejected immediately", () => {
  const cycle: Record<string, unknown> = {};
  cycle.cycle = cycle;
  const sent: Request[] = [];
  const client = createTamboClient({
    baseUrl: "http://server.test",
    fetch: async (request) => {
      sent.push(request);
      return Response.json({});
    },
  });

  it.each<[title: string, operation: () => Promise<unknown>, message: RegExp]>([
    ["a cycle", () => client.components.setState("t", "c", cycle as never), /circular/],
    [
      "a bigint",
      () => client.runs.stream("t", { message: "Hi", metadata: { n: 1n } } as never).finished,
      /BigInt/,
    ],
    ["a header", () => client.runs.stream("t", "Hi", { idempotencyKey: "a\nb" }).finished, /header/],
    ["a query", () => client.threads.list({ contextKey: "\ud800" }), /URI/],
    ["an empty id", () => client.threads.get(""), /^threadId is not a valid id\.$/],
    ["a dot", () => client.threads.delete("."), /^threadId is not a valid id/],
    ["two dots", () => client.messages.get("t", ".."), /^messageId is not a valid id/],
    ["two dots for a run", () => client.runs.stream("..", "Hi").finished, /^threadId is not a valid id/],
    ["an empty run id", () => client.runs.cancel("t", ""), /^runId is not a valid id/],
    ["no id", () => client.messages.list(undefined as never), /^threadId is not a valid id/],
    ["a number", () => client.components.patchState("t", 1 as never, []), /^componentId is not a valid id/],
  ])("%s", async (_, operation, message) => {
    const error = await catchError(operation());
    expect(error).toBeInstanceOf(TamboError);
    expect(error).toMatchObject({
      code: "INVALID_REQUEST",
      retryable: false,
      message: expect.stringMatching(message),
    });
    expect(sent).toEqual([]);
  });

  it("encodes other ids as one path segment", async () => {
    await client.rest.GET("/v1/threads/{threadId}", { params: { path: { threadId: "../a b?#%{x}…" } } });
    expect(sent.splice(0).map(({ url }) => url)).toEqual([
      "http://server.test/v1/threads/..%2Fa%20b%3F%23%25%7Bx%7D%E2%80%A6",
    ]);
  });

  it.each([
    ["apiKey", { apiKey: "secret key" }],
    ["apiKey", { apiKey: "secret\n" }],
    ["apiKey", { apiKey: "secrét" }],
    ["apiKey", { apiKey: "" }],
    ["userKey", { userKey: "" }],
    ["userKey", { userKey: "secr\u00e9t" }],
    ["userKey", { userKey: "secret".padEnd(257, "x") }],
    ["headers", { headers: { "X-API-Key": "secret\nkey" } }],
    ["baseUrl", { baseUrl: "http://user:secret@server.test" }],
  ])("rejects %s: %o, without quoting the value [T-173]", (option, options) => {
    const create = () => createTamboClient({ baseUrl: "http://server.test", ...options });
    expect(create).toThrow(
      expect.objectContaining({
        code: "INVALID_REQUEST",
        message: `The option ${option} cannot be sent in an HTTP request.`,
      }),
    );
    try {
      create();
    } catch (error) {
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("secr");
      expect((error as Error).cause).toBeUndefined();
    }
  });
});

it("does not retry requests if baseUrl is not a URL", async () => {
  const client = createTamboClient({ baseUrl: "not a url" });
  const invalidRequest = {
    code: "INVALID_REQUEST",
    message: expect.stringContaining("not a url"),
    retryable: false,
  };
  expect(await catchError(client.health())).toMatchObject(invalidRequest);
  expect(await catchError(client.runs.stream("thr_1", "Hi").finished)).toMatchObject(invalidRequest);
});
