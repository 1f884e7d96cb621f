/** Every operation, against the real server. */
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { type TestServer, testServer } from "../../server/proof/testing/server.ts";
import { createTamboClient, type TamboClient } from "./client.ts";
import { TamboError } from "./tambo-error.ts";

async function started(
  options?: Parameters<typeof testServer>[0],
): Promise<{ server: TestServer; client: TamboClient }> {
  const server = await testServer(options);
  return { server, client: createTamboClient({ baseUrl: server.url }) };
}

async function failure(promise: Promise<unknown>): Promise<TamboError> {
  return await promise.then(
    () => {
      throw new Error("it succeeded");
    },
    (error: TamboError) => error,
  );
}

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

describe("operations", () => {
  it("the operations as they are", async () => {
    const { client } = await started();
    const { data, response } = await client.rest.GET("/healthz");
    expect([data, response.status]).toEqual([{ status: "ok" }, 200]);
    const refused = await client.rest.GET("/v1/threads/{threadId}", { params: { path: { threadId: "no" } } });
    expect(refused.error).toMatchObject({ code: "THREAD_NOT_FOUND" });
  });
});

describe("refusals reject with the problem [T-170]", () => {
  it("UNAUTHORIZED, unless the key is sent; a key is never told [T-173]", async () => {
    const { server, client } = await started({ apiKeys: "p:right" });
    expect(await failure(client.threads.list())).toMatchObject({ code: "UNAUTHORIZED", status: 401 });
    const wrong = createTamboClient({ baseUrl: server.url, apiKey: "wrong-key" });
    const error = await failure(wrong.threads.list());
    expect(`${error.stack}${JSON.stringify(error)}`).not.toContain("wrong-key");
    const right = createTamboClient({ baseUrl: server.url, apiKey: "right" });
    expect((await right.threads.create()).projectId).toBe("p");
    const header = createTamboClient({ baseUrl: `${server.url}/`, headers: { "X-API-Key": "right" } });
    expect((await header.threads.list()).threads.length).toBe(1);
  });
});

describe("no proper answer", () => {
  function answering(answer: () => Response | Promise<Response>): TamboClient {
    return createTamboClient({ baseUrl: "http://server.test", fetch: async () => await answer() });
  }

  it("CONNECTION_LOST when there is none", async () => {
    const cause = new TypeError("fetch failed");
    const error = await failure(answering(() => Promise.reject(cause)).health());
    expect(error).toMatchObject({ name: "TamboError", code: "CONNECTION_LOST", retryable: true, cause });
  });

  it("INVALID_RESPONSE when it is not JSON, or a refusal without a problem, of which nothing is told", async () => {
    expect(await failure(answering(() => new Response("<html>")).health())).toMatchObject({
      code: "INVALID_RESPONSE",
      retryable: false,
    });
    for (const body of ["<h1>secret</h1>", '{"detail":"secret"}', ""]) {
      const error = await failure(answering(() => new Response(body, { status: 502 })).health());
      expect(error).toMatchObject({ code: "INVALID_RESPONSE", status: 502, retryable: true });
      expect(error.message).not.toContain("secret");
    }
  });

  it.each<[what: string, answer: () => Response]>([
    ["204", () => new Response(null, { status: 204 })],
    ["nothing", () => new Response("")],
    ["Content-Length: 0", () => new Response("", { headers: { "Content-Length": "0" } })],
    ["null", () => Response.json(null)],
    ["a list", () => Response.json([])],
    ["an object without it", () => Response.json({})],
    [
      "null in its place",
      () => Response.json({ thread: null, threads: null, message: null, messages: null, state: null }),
    ],
  ])("INVALID_RESPONSE for %s in place of what was asked for", async (what, response) => {
    const client = answering(response);
    const operations = {
      create: client.threads.create(),
      get: client.threads.get("t"),
      threads: client.threads.list(),
      all: listOf(client.threads.all()),
      message: client.messages.get("t", "m"),
      messages: client.messages.list("t"),
      state: client.components.setState("t", "c", {}),
      ...(!/object|place/.test(what) && { health: client.health(), cancel: client.runs.cancel("t", "r") }),
    };
    for (const operation of Object.values(operations))
      expect(await failure(operation)).toMatchObject({ name: "TamboError", code: "INVALID_RESPONSE" });
    expect(await client.threads.delete("t")).toBeUndefined();
  });

  it("the signal's reason when it is given up", async () => {
    const reason = new Error("left");
    const client = answering(() => new Promise(() => {}));
    const { client: real } = await started();
    await expect(real.health({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    const controller = new AbortController();
    const health = client.health({ signal: controller.signal });
    controller.abort(reason);
    await expect(health).rejects.toBe(reason);
  });
});

describe("a request that cannot be built is refused at once", () => {
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

  it.each<[what: string, operation: () => Promise<unknown>, message: RegExp]>([
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
    ["a run on two dots", () => client.runs.stream("..", "Hi").finished, /^threadId is not a valid id/],
    ["a run of no name", () => client.runs.cancel("t", ""), /^runId is not a valid id/],
    ["no id", () => client.messages.list(undefined as never), /^threadId is not a valid id/],
    ["a number", () => client.components.patchState("t", 1 as never, []), /^componentId is not a valid id/],
  ])("%s", async (_, operation, message) => {
    const error = await failure(operation());
    expect(error).toBeInstanceOf(TamboError);
    expect(error).toMatchObject({
      code: "INVALID_REQUEST",
      retryable: false,
      message: expect.stringMatching(message),
    });
    expect(sent).toEqual([]);
  });

  it("other ids stay one step of the path", async () => {
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
    ["headers", { headers: { "X-API-Key": "secret\nkey" } }],
    ["baseUrl", { baseUrl: "http://user:secret@server.test" }],
  ])("%s: %o, of which nothing is told [T-173]", (what, options) => {
    const create = () => createTamboClient({ baseUrl: "http://server.test", ...options });
    expect(create).toThrow(
      expect.objectContaining({
        code: "INVALID_REQUEST",
        message: `The option ${what} cannot be sent in an HTTP request.`,
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

it("an address that is no URL is no network that is down: nothing is tried again", async () => {
  const client = createTamboClient({ baseUrl: "not a url" });
  const refused = {
    code: "INVALID_REQUEST",
    message: expect.stringContaining("not a url"),
    retryable: false,
  };
  expect(await failure(client.health())).toMatchObject(refused);
  expect(await failure(client.runs.stream("thr_1", "Hi").finished)).toMatchObject(refused);
});
