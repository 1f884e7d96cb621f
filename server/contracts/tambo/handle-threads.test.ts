import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { type ExpectedErrors, matchErrors, readProblem } from "../../proof/testing/clients/problems.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
const id = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-9A-Za-z]{26}$`)) as string;

async function newThread(server: TestServer, body: object = {}): Promise<string> {
  return (await server.json("POST", "/v1/threads", body)).body.thread.id;
}

/** Returns the IDs on all pages of a list, with one array per page. */
async function readPages(server: TestServer, path: string, member: string): Promise<string[][]> {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const query = cursor === undefined ? "" : `&cursor=${cursor}`;
    const { status, body } = await server.json("GET", path + query);
    expect(status).toBe(200);
    found.push(body[member].map((entry: { id: string }) => entry.id));
    cursor = body.nextCursor;
  } while (cursor !== undefined);
  return found;
}

describe("creating threads", () => {
  it("responds with 201 and the thread, which can be read with its messages [T-036][T-081][T-082][T-084][T-198][T-199]", async () => {
    const server = await startTestServer();
    const body = { contextKey: "user_42", metadata: { a: { b: [1] } }, initialMessages: [] };
    const created = await server.json("POST", "/v1/threads", body);
    const thread = {
      id: id("thr"),
      projectId: "default",
      contextKey: "user_42",
      metadata: { a: { b: [1] } },
      createdAt: time,
      updatedAt: time,
    };
    expect(created).toEqual({ status: 201, body: { thread } });
    const got = await server.json("GET", `/v1/threads/${created.body.thread.id}`);
    expect(got).toEqual({ status: 200, body: { thread: created.body.thread, messages: [] } });
  });

  it("keeps metadata with names that are special in JavaScript as plain data [TC-047]", async () => {
    const server = await startTestServer();
    const metadata = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
    );
    const threadId = await newThread(server, { metadata });
    const response = await server.request("GET", `/v1/threads/${threadId}`);
    expect(await response.text()).toContain(`"metadata":${JSON.stringify(metadata)}`);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each<[errors: ExpectedErrors, body: object]>([
    [
      [
        "/contextKey: must be a string, not a number",
        "/metadata: must be an object, not an array",
        "/initialMessages: must be an array, not an object",
      ],
      { contextKey: 1, metadata: [], initialMessages: {} },
    ],
    [
      "/initialMessages: must have at most 1000 items",
      { initialMessages: Array(1001).fill({ role: "user", content: "x" }) },
    ],
    [
      '/initialMessages/1/toolCallId: is required with role "tool"',
      {
        initialMessages: [
          { role: "user", content: "x" },
          { role: "tool", content: "x" },
        ],
      },
    ],
    [
      '/initialMessages/0/content/0/type: must be one of "text", "image", "audio", "file", "resource", "tool_result", not "component"',
      {
        initialMessages: [
          { role: "assistant", content: [{ type: "component", id: "c", name: "n", props: {} }] },
        ],
      },
    ],
  ])("rejects, and creates nothing: %s [T-170][T-199]", async (errors, body) => {
    const server = await startTestServer();
    const rejection = await readProblem("createThread", await server.request("POST", "/v1/threads", body));
    expect(rejection).toMatchObject({ status: 400, code: "VALIDATION_ERROR", errors: matchErrors(errors) });
    expect((await server.json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  });
});

describe("listing threads", () => {
  it("returns pages that join to the complete list, newest first, for any limit, even with equal times [T-080][T-085][TC-040]", async () => {
    const server = await startTestServer();
    // The clock is stopped except for one tick, so that there are two groups of threads with the same
    // timestamp.
    const clock = vi.spyOn(Date, "now").mockReturnValue(1704067200000);
    const created: string[] = [];
    for (let n = 0; n < 23; n += 1) {
      if (n === 9) clock.mockReturnValue(1704067200001);
      created.push(await newThread(server));
    }
    clock.mockRestore();
    const { body } = await server.json("GET", "/v1/threads?limit=100");
    const all = body.threads.map((thread: { id: string }) => thread.id);
    expect(all).toEqual(created.toReversed());
    expect(body.nextCursor).toBeUndefined();
    expect(new Set(body.threads.map((thread: { createdAt: string }) => thread.createdAt)).size).toBe(2);
    for (const limit of [1, 2, 5, 11, 22, 23, 24]) {
      const found = await readPages(server, `/v1/threads?limit=${limit}`, "threads");
      expect(found.flat()).toEqual(all);
      expect(found.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  it("continues after the previous page, even if threads are created in between [T-085]", async () => {
    const server = await startTestServer();
    for (let n = 0; n < 4; n += 1) await newThread(server);
    const first = (await server.json("GET", "/v1/threads?limit=2")).body;
    await newThread(server);
    const rest = (await server.json("GET", `/v1/threads?limit=100&cursor=${first.nextCursor}`)).body;
    const all = (await server.json("GET", "/v1/threads")).body.threads;
    expect([...first.threads, ...rest.threads]).toEqual(all.slice(1));
  });

  it("rejects page tokens from other lists [T-085][T-170][TC-041]", async () => {
    const server = await startTestServer({ apiKeys: "one:key-1,two:key-2" });
    const as = (key: string) => ({ Authorization: `Bearer ${key}` });
    for (const key of ["key-1", "key-1", "key-2", "key-2"]) {
      await server.json("POST", "/v1/threads", { contextKey: "k" }, as(key));
    }
    const cursor = async (query: string, key: string) =>
      (await server.json("GET", `/v1/threads?limit=1${query}`, undefined, as(key))).body.nextCursor as string;
    const own = await cursor("", "key-1");
    const bad = [
      "garbage",
      "",
      `${own.slice(0, -4)}`,
      await cursor("&contextKey=k", "key-1"),
      await cursor("", "key-2"),
    ];
    for (const value of bad) {
      const response = await server.request("GET", `/v1/threads?cursor=${value}`, undefined, as("key-1"));
      expect(await readProblem("listThreads", response), value).toMatchObject({
        code: "INVALID_CURSOR",
        errors: ["/cursor: is not a cursor for this list; use nextCursor from the previous page"],
      });
    }
    expect((await server.request("GET", `/v1/threads?cursor=${own}`, undefined, as("key-1"))).status).toBe(
      200,
    );
  });
});

describe("missing threads and ids", () => {
  it("accepts any text as an id", async () => {
    const server = await startTestServer();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 40 }), async (name) => {
        fc.pre(name.isWellFormed() && name !== "." && name !== "..");
        const response = await server.request("GET", `/v1/threads/${encodeURIComponent(name)}`);
        expect(await readProblem("getThread", response)).toMatchObject({
          code: "THREAD_NOT_FOUND",
          detail: `There is no thread "${name}" for this project and user. List their threads with GET /v1/threads.`,
        });
      }),
      { seed: 20260101, numRuns: 60 },
    );
  });
});

it.each([
  ["U+0000", "user\0", "contains U+0000, which databases cannot store; remove it"],
  ["half a surrogate pair", "user\ud800", "contains an unpaired surrogate; remove it"],
])("rejects a context key with %s, which could not be found again", async (_name, contextKey, detail) => {
  const server = await startTestServer();
  const reply = await server.json("POST", "/v1/threads", { contextKey });
  expect(reply).toMatchObject({ status: 400, body: { errors: [{ pointer: "/contextKey", detail }] } });
});
