import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { holdReached } from "../../models/script/holds.ts";
import { type Errors, matching, refusal } from "../../proof/testing/clients/problems.ts";
import { type TestServer, testServer } from "../../proof/testing/server.ts";

const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
const id = (prefix: string) => expect.stringMatching(new RegExp(`^${prefix}_[0-9A-Za-z]{26}$`)) as string;
const text = (value: string) => [{ type: "text", text: value }];

async function newThread(server: TestServer, body: object = {}): Promise<string> {
  return (await server.json("POST", "/v1/threads", body)).body.thread.id;
}

/** Ids of all pages of a list, one list a page. */
async function pages(server: TestServer, path: string, member: string): Promise<string[][]> {
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
  it("answers 201 with the thread, and gives it with its messages [T-036][T-081][T-082][T-084][T-198][T-199]", async () => {
    const server = await testServer();
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

  it.each([
    ["no body", undefined],
    ["an empty object", {}],
  ])("everything is optional: %s [T-082][T-199]", async (_name, body) => {
    const server = await testServer();
    const created = await server.json("POST", "/v1/threads", body);
    expect(created).toEqual({
      status: 201,
      body: { thread: { id: id("thr"), projectId: "default", createdAt: time, updatedAt: time } },
    });
  });

  it("begins with messages of all four roles, in their order, content always a list [T-010][T-021][T-022][T-024][T-082][T-190][T-199][TX-20]", async () => {
    const server = await testServer();
    const threadId = await newThread(server, {
      initialMessages: [
        { role: "system", content: "Be brief." },
        { role: "user", content: [{ type: "text", text: "Hi", more: 1 }], metadata: { n: 1 } },
        { role: "assistant", content: "Hello" },
        { role: "tool", toolCallId: "tc_1", isError: true, content: "broken" },
      ],
    });
    const { body } = await server.json("GET", `/v1/threads/${threadId}`);
    const base = { id: id("msg"), createdAt: time };
    expect(body.messages).toEqual([
      { ...base, role: "system", content: text("Be brief.") },
      { ...base, role: "user", content: text("Hi"), metadata: { n: 1 } },
      { ...base, role: "assistant", content: text("Hello") },
      { ...base, role: "tool", toolCallId: "tc_1", isError: true, content: text("broken") },
    ]);
  });

  it("ignores members it does not know, and never gives them back [T-082][TC-022]", async () => {
    const server = await testServer();
    const secret = "unknown-member";
    const created = await server.json("POST", "/v1/threads", {
      [secret]: secret,
      id: secret,
      projectId: secret,
      initialMessages: [
        { role: "user", content: [{ type: "text", text: "x", [secret]: 1 }], id: secret, [secret]: 1 },
      ],
    });
    const got = await server.json("GET", `/v1/threads/${created.body.thread.id}`);
    expect(JSON.stringify([created, got])).not.toContain(secret);
  });

  it("keeps metadata with names that JavaScript gives a meaning to, as plain data [TC-047]", async () => {
    const server = await testServer();
    const metadata = JSON.parse(
      '{"__proto__": {"polluted": 1}, "constructor": {"prototype": {"polluted": 1}}}',
    );
    const threadId = await newThread(server, { metadata });
    const response = await server.request("GET", `/v1/threads/${threadId}`);
    expect(await response.text()).toContain(`"metadata":${JSON.stringify(metadata)}`);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each<[errors: Errors, body: object]>([
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
  ])("refuses, and creates nothing: %s [T-170][T-199]", async (errors, body) => {
    const server = await testServer();
    const refused = await refusal("createThread", await server.request("POST", "/v1/threads", body));
    expect(refused).toMatchObject({ status: 400, code: "VALIDATION_ERROR", errors: matching(errors) });
    expect((await server.json("GET", "/v1/threads")).body).toEqual({ threads: [] });
  });
});

describe("listing threads", () => {
  it("pages join to the whole list, newest first, for any limit, also with equal times [T-080][T-085][TC-040]", async () => {
    const server = await testServer();
    // The clock stands still, but for one tick: two groups of threads with the same time.
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
      const found = await pages(server, `/v1/threads?limit=${limit}`, "threads");
      expect(found.flat()).toEqual(all);
      expect(found.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  it("a page goes on where the one before ended, though threads come in between [T-085]", async () => {
    const server = await testServer();
    for (let n = 0; n < 4; n += 1) await newThread(server);
    const first = (await server.json("GET", "/v1/threads?limit=2")).body;
    await newThread(server);
    const rest = (await server.json("GET", `/v1/threads?limit=100&cursor=${first.nextCursor}`)).body;
    const all = (await server.json("GET", "/v1/threads")).body.threads;
    expect([...first.threads, ...rest.threads]).toEqual(all.slice(1));
  });

  it("holds 20 by default and 100 at most [T-085]", async () => {
    const server = await testServer();
    await Promise.all(Array.from({ length: 101 }, () => newThread(server)));
    const sizes = await Promise.all(
      ["", "?limit=1000", "?limit=-5", "?limit=0"].map(async (query) => {
        const { threads, nextCursor } = (await server.json("GET", `/v1/threads${query}`)).body;
        return [threads.length, typeof nextCursor];
      }),
    );
    expect(sizes).toEqual([
      [20, "string"],
      [100, "string"],
      [1, "string"],
      [1, "string"],
    ]);
  });

  it("filters by context key, exactly [T-080]", async () => {
    const server = await testServer();
    const keys = ["a", "a", "A", "a ", "", undefined, "ä%", "a"];
    for (const contextKey of keys) await newThread(server, contextKey === undefined ? {} : { contextKey });
    const count = async (key: string) =>
      (await pages(server, `/v1/threads?limit=1&contextKey=${encodeURIComponent(key)}`, "threads")).flat()
        .length;
    expect(await Promise.all(["a", "A", "a ", "ä%", "%", "b"].map(count))).toEqual([3, 1, 1, 1, 0, 0]);
  });

  it.each([
    ["limit=NaN", '/limit: must be a whole number, not "NaN"'],
    ["limit=1.5", '/limit: must be a whole number, not "1.5"'],
    ["limit=", '/limit: must be a whole number, not ""'],
    ["limit=1e2", '/limit: must be a whole number, not "1e2"'],
    ["limit=%2010", '/limit: must be a whole number, not " 10"'],
    ["limit=1&limit=2", "/limit: must be given only once"],
    ["contextKey=a&contextKey=b", "/contextKey: must be given only once"],
  ])("refuses ?%s [T-085][T-170][TC-006]", async (query, error) => {
    const server = await testServer();
    expect(await refusal("listThreads", await server.request("GET", `/v1/threads?${query}`))).toEqual({
      status: 400,
      code: "VALIDATION_ERROR",
      detail: error,
      errors: [error],
    });
  });

  it("refuses cursors that this list has not given out [T-085][T-170][TC-041]", async () => {
    const server = await testServer({ apiKeys: "one:key-1,two:key-2" });
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
      expect(await refusal("listThreads", response), value).toMatchObject({
        code: "INVALID_CURSOR",
        errors: ["/cursor: is not a cursor of this list; take it from the nextCursor of the page before"],
      });
    }
    expect((await server.request("GET", `/v1/threads?cursor=${own}`, undefined, as("key-1"))).status).toBe(
      200,
    );
  });
});

describe("deleting threads", () => {
  it("answers 204 without a body, then 404, and takes everything with it [T-083][T-084]", async () => {
    const server = await testServer();
    const threadId = await newThread(server, { initialMessages: [{ role: "user", content: "x" }] });
    const kept = await newThread(server);
    const messageId = (await server.json("GET", `/v1/threads/${threadId}`)).body.messages[0].id;
    const deleted = await server.request("DELETE", `/v1/threads/${threadId}`);
    expect([deleted.status, await deleted.text(), deleted.headers.get("content-type")]).toEqual([
      204,
      "",
      null,
    ]);
    const gone = { status: 404, code: "THREAD_NOT_FOUND" };
    const path = `/v1/threads/${threadId}`;
    expect(await refusal("deleteThread", await server.request("DELETE", path))).toMatchObject(gone);
    expect(await refusal("getThread", await server.request("GET", path))).toMatchObject(gone);
    expect(await refusal("listMessages", await server.request("GET", `${path}/messages`))).toMatchObject(
      gone,
    );
    expect(
      await refusal("getMessage", await server.request("GET", `${path}/messages/${messageId}`)),
    ).toMatchObject(gone);
    expect((await pages(server, "/v1/threads?limit=10", "threads")).flat()).toEqual([kept]);
  });

  it("cancels the active run first: its stream ends, and nothing comes back [T-083][T-144][TC-045]", async () => {
    const server = await testServer();
    const hold = randomUUID();
    const stream = await server.script("own-id", [[{ text: ["Hello", { hold }, "world"] }]]);
    await holdReached(hold);
    expect((await server.request("DELETE", "/v1/threads/own-id")).status).toBe(204);
    const events = await stream.end();
    expect(events.at(-1)?.event).toMatchObject({ type: "RUN_ERROR", code: "CANCELLED" });
    expect((await server.request("GET", "/v1/threads/own-id")).status).toBe(404);
    // The id is free again, and the new thread has nothing of the old one.
    await (await server.script("own-id", [[{ text: "new" }]])).end();
    expect((await server.json("GET", "/v1/threads/own-id")).body.messages).toHaveLength(2);
    expect(server.log).toEqual([]);
  });
});

describe("what cannot be found", () => {
  it("is 404 with the code of what is missing, and says what [T-081][T-084][T-161][T-170]", async () => {
    const server = await testServer();
    const threadId = await newThread(server);
    const at = (path: string) => server.request("GET", `/v1/threads/${path}`);
    expect(await refusal("getThread", await at("thr_none"))).toEqual({
      status: 404,
      code: "THREAD_NOT_FOUND",
      detail: 'There is no thread "thr_none" in this project.',
    });
    expect(await refusal("getMessage", await at(`${threadId}/messages/msg_none`))).toEqual({
      status: 404,
      code: "MESSAGE_NOT_FOUND",
      detail: 'There is no message "msg_none" in this thread.',
    });
    expect(await refusal("reconnectRun", await at(`${threadId}/runs/run_none`))).toMatchObject({
      status: 404,
      code: "RUN_NOT_FOUND",
    });
  });

  it("any text may stand for an id", async () => {
    const server = await testServer();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", minLength: 1, maxLength: 40 }), async (name) => {
        fc.pre(name.isWellFormed() && name !== "." && name !== "..");
        const response = await server.request("GET", `/v1/threads/${encodeURIComponent(name)}`);
        expect(await refusal("getThread", response)).toMatchObject({
          code: "THREAD_NOT_FOUND",
          detail: `There is no thread "${name}" in this project.`,
        });
      }),
      { seed: 20260101, numRuns: 60 },
    );
  });
});

it.each([
  ["U+0000", "user\0", "has U+0000, which databases do not hold; leave it out"],
  ["half a surrogate pair", "user\ud800", "has half of a surrogate pair, which is no text; leave it out"],
])("refuses a context key with %s, which could not be found again", async (_name, contextKey, detail) => {
  const server = await testServer();
  const answer = await server.json("POST", "/v1/threads", { contextKey });
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ pointer: "/contextKey", detail }] } });
});
