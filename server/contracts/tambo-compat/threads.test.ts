import { describe, expect, it, vi } from "vitest";
import { holdReached, releaseHold } from "../../models/script/holds.ts";
import { startTestServer, type TestServer } from "../../proof/testing/server.ts";

const at = "/compat/tambo/v1/threads";
const text = (value: string) => ({ type: "text", text: value });
const message = (...turns: object[][]) => ({
  role: "user",
  content: [text(JSON.stringify({ turns }))],
});
const threadId = expect.stringMatching(/^thr_/);
const runId = expect.stringMatching(/^run_/);
const time = expect.stringMatching(/^\d{4}-.*Z$/);
const base = { id: threadId, createdAt: time, updatedAt: time };

/** Starts a run on a new thread. Returns the thread's ID and the events. */
async function start(server: TestServer, body: object) {
  const stream = await server.stream("POST", `${at}/runs`, body);
  const { response } = stream;
  return { id: response.headers.get("x-thread-id") ?? "", run: response.headers.get("x-run-id"), stream };
}

describe("threads", () => {
  const error = { code: "RATE_LIMIT_EXCEEDED", message: "Slow down." };
  const ask = { name: "ask", description: "Asks", inputSchema: { type: "object" } };
  it.each<[string, object[], object, object]>([
    ["finished", [{ text: "Hi." }], {}, { runStatus: "idle", lastCompletedRunId: runId }],
    ["failed", [{ error }], {}, { runStatus: "idle", lastRunError: error }],
    [
      "awaiting input",
      [{ tool: "ask", args: {} }],
      { tools: [ask] },
      { runStatus: "idle", lastCompletedRunId: runId },
    ],
  ])("[TA-003][TA-004] describe a run that is %s", async (_, turn, options, expected) => {
    const server = await startTestServer();
    const { stream } = await start(server, { message: message(turn), ...options });
    await stream.end();
    const list = await server.json("GET", at);
    expect(list.body).toEqual({ threads: [{ ...base, ...expected }], hasMore: false });
  });

  it("[TA-003] describe an active run, and a cancelled one", async () => {
    const server = await startTestServer();
    const { id, run, stream } = await start(server, {
      message: message([{ text: ["One", { hold: "compat" }] }]),
    });
    await holdReached("compat");
    const active = await server.json("GET", `${at}/${id}`);
    const cancelled = await server.json("DELETE", `${at}/${id}/runs/${run}`);
    await stream.end();
    releaseHold("compat");
    const after = await server.json("GET", `${at}/${id}`);
    const { messages: _, ...thread } = active.body;
    expect([thread, cancelled.body]).toEqual([
      { ...base, runStatus: "streaming", currentRunId: run },
      { runId: run, status: "cancelled" },
    ]);
    const { messages, ...rest } = after.body;
    expect(rest).toEqual({ ...base, runStatus: "idle", lastRunCancelled: true });
    expect(messages[1]).toEqual({
      id: expect.any(String),
      role: "assistant",
      content: [text("One")],
      createdAt: time,
      isCancelled: true,
    });
  });

  it("[TA-005] are renamed, and their metadata is replaced", async () => {
    const server = await startTestServer();
    const { body: created } = await server.json("POST", at, { metadata: { a: 1 }, userKey: "ann" });
    expect(created).toEqual({ ...base, userKey: "ann", metadata: { a: 1 }, runStatus: "idle" });
    const change = (body: object) => server.json("PATCH", `${at}/${created.id}?userKey=ann`, body);
    const named = { ...base, userKey: "ann", metadata: { a: 1 }, name: "Grüße\u0000", runStatus: "idle" };
    expect((await change({ name: "Grüße\u0000" })).body).toEqual({ ...named, name: "Grüße\ufffd" });
    const replaced = { ...named, name: "Grüße\ufffd", metadata: { b: 2 } };
    expect((await change({ metadata: { b: 2 } })).body).toEqual(replaced);
    const { body: before } = await server.json("GET", `${at}?userKey=ann`);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    const { body: unchanged } = await change({});
    vi.restoreAllMocks();
    expect(unchanged).toEqual({ ...replaced, updatedAt: before.threads[0].updatedAt });
    expect((await server.json("GET", `${at}?userKey=ann`)).body.threads).toEqual([replaced]);
    expect((await server.json("PATCH", `${at}/${created.id}`, { name: "x" })).body.code).toBe(
      "THREAD_NOT_FOUND",
    );
  });

  it("[TA-002][TA-006] are listed in pages", async () => {
    const server = await startTestServer();
    for (const _ of [1, 2, 3]) await server.json("POST", at);
    const first = (await server.json("GET", `${at}?limit=2`)).body;
    const second = (await server.json("GET", `${at}?limit=2&cursor=${first.nextCursor}`)).body;
    expect([first.threads.length, first.hasMore, second.threads.length, second.hasMore]).toEqual([
      2,
      true,
      1,
      false,
    ]);
  });
});

describe("a run on a new thread", () => {
  it("[TA-001][TA-008] gets the thread's user, metadata and messages", async () => {
    const server = await startTestServer();
    const { id, stream } = await start(server, {
      message: { ...message([{ echo: "prompt" }]), metadata: { m: 1 } },
      thread: {
        userKey: "ann",
        metadata: { lost: true },
        initialMessages: [{ role: "assistant", content: [text("Welcome.")] }],
      },
      threadMetadata: { kept: true },
      runMetadata: { r: 1 },
    });
    const events = (await stream.end()).map(({ event }) => event);
    expect(events[0]).toMatchObject({ type: "RUN_STARTED", threadId: id, metadata: { r: 1 } });
    expect(JSON.stringify(events)).toContain("Welcome.");
    const { body } = await server.json("GET", `${at}/${id}?userKey=ann`);
    expect([body.userKey, body.metadata, body.messages.map(({ role }: { role: string }) => role)]).toEqual([
      "ann",
      { kept: true },
      ["assistant", "user", "assistant"],
    ]);
    expect(body.messages[1].metadata).toEqual({ m: 1 });
  });

  it.each<[string, object, string]>([
    ["an unknown model", { model: "none", threadMetadata: { a: 1 } }, "VALIDATION_ERROR"],
    ["an unknown model on a bare thread", { model: "none" }, "VALIDATION_ERROR"],
    [
      "an initial message without its call",
      { thread: { initialMessages: [{ role: "tool", content: "x" }] } },
      "VALIDATION_ERROR",
    ],
  ])("[TA-008] is rejected with %s, and creates nothing", async (_, options, code) => {
    const server = await startTestServer();
    const { status, body } = await server.json("POST", `${at}/runs`, { message: message([]), ...options });
    expect([status, body.code, (await server.json("GET", at)).body.threads]).toEqual([400, code, []]);
  });

  it.each<[string, object]>([
    ["/thread/metadata", { thread: { metadata: { a: "x".repeat(300) } } }],
    [
      "/thread/initialMessages/0/content",
      { thread: { initialMessages: [message([{ text: "x".repeat(300) }])] } },
    ],
    ["/threadMetadata", { threadMetadata: { a: "x".repeat(300) } }],
    ["/runMetadata", { runMetadata: { a: "x".repeat(300) } }],
  ])("is rejected if %s is too large", async (pointer, options) => {
    const server = await startTestServer({ maxMessageBytes: 300 });
    const { body } = await server.json("POST", `${at}/runs`, { message: message([]), ...options });
    expect(body.errors).toEqual([{ pointer, detail: expect.stringContaining("is larger than 300 bytes") }]);
  });

  it("[TA-009] gives the model the additional context, which is not stored", async () => {
    const server = await startTestServer();
    const additionalContext = { page: "/cart", selection: { rows: [1] } };
    const { id, stream } = await start(server, {
      message: { ...message([{ echo: "prompt" }]), additionalContext },
    });
    const prompt = JSON.stringify(await stream.end());
    for (const fact of ["page", "/cart", "selection", "rows"]) expect(prompt).toContain(fact);
    const { body } = await server.json("GET", `${at}/${id}/messages?limit=1`);
    expect(JSON.stringify(body)).not.toContain("/cart");
  });
});

it("[TA-014] suggestions are an empty list for any message of the thread", async () => {
  const server = await startTestServer();
  const { id, stream } = await start(server, { message: message([{ text: "Hi." }]) });
  await stream.end();
  const { body } = await server.json("GET", `${at}/${id}/messages`);
  const path = `${at}/${id}/messages/${body.messages[1].id}/suggestions`;
  const empty = { suggestions: [], hasMore: false };
  expect((await server.json("POST", path, { maxSuggestions: 2 })).body).toEqual(empty);
  expect((await server.json("GET", path)).body).toEqual(empty);
  expect((await server.json("GET", `${at}/${id}/messages/msg_x/suggestions`)).body.code).toBe(
    "MESSAGE_NOT_FOUND",
  );
});

it("[TA-001] a user named in the thread must not contradict the rest of the request", async () => {
  const server = await startTestServer();
  const body = { message: message([{ text: "Hi." }]), thread: { userKey: "ann" } };
  const { status, body: problem } = await server.json("POST", `${at}/runs?userKey=bob`, body);
  expect([status, problem.errors]).toEqual([
    400,
    [
      {
        pointer: "/thread/userKey",
        detail:
          "names another user than the rest of the request; name the same user everywhere, or name it once",
      },
    ],
  ]);
});
