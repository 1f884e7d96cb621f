import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { Store } from "../core/ports/store.ts";
import { holdReached, releaseHold } from "../models/script/holds.ts";
import { startTestServer, type TestServer } from "../proof/testing/server.ts";
import { sampleAppend, storeRun } from "../store/sample-records.ts";
import { describeStores } from "../store/testing-stores.ts";
import { keyRetentionMs } from "./idempotency.ts";
import { deleteOldData, startRetention } from "./retention.ts";

const hour = 3_600_000;
const start = { number: 0, notes: 0 };

await describeStores((tested) => {
  /** For each ID, stores an ended run with three chunks. */
  async function endedRuns(ids: readonly string[], finishedAt: number): Promise<void> {
    for (const id of ids) {
      await storeRun(tested.store, id);
      for (const from of [0, 1, 2]) await tested.store.append([sampleAppend(`run_${id}`, from, `${from}`)]);
      await tested.store.read.updateRun(`run_${id}`, { status: "finished", finishedAt });
    }
  }
  const chunksOf = async (id: string) => (await tested.store.readLog(`run_${id}`, start, 1000)).length;

  describe("old data", () => {
    it("is deleted in batches; keys are deleted after their retention time", async () => {
      const ids = Array.from({ length: 120 }, (_, index) => `${index}`);
      await endedRuns(ids, 1000);
      await endedRuns(["young"], 1001);
      const { read } = tested.store;
      const now = 2 * hour + 1001;
      const key = (name: string) => ({ owner: { projectId: "p" }, key: name, operation: "o", digest: "d" });
      await read.reserveKey(key("old"), now - keyRetentionMs - 1);
      await read.reserveKey(key("young"), now - keyRetentionMs);
      await deleteOldData(tested.store, 2, now);
      expect(await Promise.all(ids.map(chunksOf))).toEqual(ids.map(() => 1));
      expect(await chunksOf("young")).toBe(3);
      expect(await read.findKey({ projectId: "p" }, "old")).toBeUndefined();
      expect(await read.findKey({ projectId: "p" }, "young")).toBeDefined();
    });

    it("is deleted by two processes concurrently", async () => {
      const ids = Array.from({ length: 120 }, (_, index) => `${index}`);
      await endedRuns(ids, 1000);
      await Promise.all([deleteOldData(tested.store, 1, 2 * hour), deleteOldData(tested.store, 1, 2 * hour)]);
      // Each process skips runs that the other process is deleting, and may have passed them before they were
      // released.
      await deleteOldData(tested.store, 1, 2 * hour);
      expect(await Promise.all(ids.map(chunksOf))).toEqual(ids.map(() => 1));
    });

    it("is kept indefinitely if configured", async () => {
      await endedRuns(["a"], 1000);
      await deleteOldData(tested.store, 0, Number.MAX_SAFE_INTEGER);
      expect(await chunksOf("a")).toBe(3);
    });
  });
});

describe("the schedule of deletion", () => {
  it("runs a minute after the start, then every hour; logs errors, and ends on close", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 0 });
    onTestFinished(() => void vi.useRealTimers());
    const times: number[] = [];
    const log: string[] = [];
    const transaction = async () => {
      times.push(Date.now());
      throw new Error("the disk is full");
    };
    const retention = startRetention({
      store: { transaction } as unknown as Store,
      eventRetentionHours: 1,
      log: (line) => log.push(line),
    });
    await vi.advanceTimersByTimeAsync(2 * hour + 60_000);
    expect(times).toEqual([60_000, hour + 60_000, 2 * hour + 60_000]);
    expect(log).toEqual(Array(3).fill("old data could not be deleted: Error: the disk is full"));
    await retention.close();
    await vi.advanceTimersByTimeAsync(2 * hour);
    expect(times).toHaveLength(3);
  });
});

describe("a server whose runs ended longer ago than their events are kept", () => {
  const settings = async () => {
    const folder = await mkdtemp(join(tmpdir(), "retention-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    return { databaseFile: join(folder, "runs.sqlite"), eventRetentionHours: 24 };
  };

  /** Starts a server whose clock is 25 hours ahead and waits for one minute. */
  async function dayLater(options: Awaited<ReturnType<typeof settings>>): Promise<void> {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: Date.now() + 25 * hour });
    try {
      const server = await startTestServer(options);
      vi.advanceTimersByTime(60_000);
      await server.close();
    } finally {
      vi.useRealTimers();
    }
  }

  /** Returns true if a field has exactly this text. Events that merely repeat the script do not match. */
  const saysHel = (event: unknown) => JSON.stringify(event).includes('"Hel"');

  /** Runs a script whose events are stored in at least two chunks. */
  async function play(server: TestServer, path: string, bodyOf: (content: string) => unknown) {
    const hold = randomUUID();
    const turns = [[{ text: ["Hel", { hold }, "lo"] }]];
    const stream = await server.stream("POST", path, bodyOf(JSON.stringify({ turns })));
    await holdReached(hold);
    await stream.until(saysHel);
    releaseHold(hold);
    const events = await stream.end();
    return { events, runId: stream.response.headers.get("x-run-id") };
  }

  const requestJson = async (server: TestServer, path: string, method = "GET", body?: unknown) => {
    const response = await server.request(method, path, body);
    const { status } = response;
    const text = await response.text();
    return { status, text };
  };

  it("responds to positions before the end with 410, and still returns the end and the messages [T-141][TC-001]", async () => {
    const options = await settings();
    const first = await startTestServer(options);
    const { events, runId } = await play(first, "/v1/threads/thr_a/runs", (content) => ({
      message: { role: "user", content },
      createThread: true,
    }));
    const head = events.at(-1)?.id;
    const path = `/v1/threads/thr_a/runs/${runId}`;
    const paused = await first.script("thr_b", [[{ tool: "pick", args: {} }]], {
      tools: [{ name: "pick", description: "", inputSchema: { type: "object", properties: {} } }],
    });
    await paused.end();
    const pausedPath = `/v1/threads/thr_b/runs/${paused.response.headers.get("x-run-id")}?after=0`;
    const paths = [
      `${path}?after=${head}`,
      path,
      pausedPath,
      "/v1/threads/thr_a",
      "/v1/threads/thr_a/messages",
    ];
    const responses = (server: TestServer) => Promise.all(paths.map((each) => requestJson(server, each)));
    const before = await responses(first);
    await first.close();
    await dayLater(options);
    const second = await startTestServer(options);
    expect(await responses(second)).toEqual(before);
    expect(before[0]).toEqual({ status: 200, text: "" });
    expect(await second.json("GET", `${path}?after=1`)).toMatchObject({
      status: 410,
      body: {
        code: "EVENTS_GONE",
        detail: "Events after position 1 are no longer stored. Read the thread's messages instead.",
      },
    });
  });

  it("responds to retries with 410, and starts no run [CC-144][TP-072][AS-066][TC-007]", async () => {
    const options = await settings();
    const first = await startTestServer(options);
    const retry = { "Idempotency-Key": "key" };
    const again = { "Idempotency-Key": "again" };
    const hold = randomUUID();
    const content = JSON.stringify({ turns: [[{ text: ["Hel", { hold }, "lo"] }]] });
    const message = { role: "user", content };
    const conversation = "/api/v2/conversations/thr_c";
    const agUi = {
      threadId: "thr_a",
      runId: "r",
      messages: [{ id: "1", ...message }],
      tools: [],
      context: [],
    };
    const requests: [path: string, body: object, headers: Record<string, string>][] = [
      ["/v1/threads/thr_t/runs", { message, createThread: true }, retry],
      ["/ag-ui/default", agUi, retry],
      [`${conversation}/message/`, { content }, retry],
      [`${conversation}/regenerate/`, {}, again],
      ["/agent/chat/stream", { messages: [message] }, retry],
      ["/agent/agent/stream", { messages: [message] }, again],
    ];
    for (const [path, body, headers] of requests) {
      const stream = await first.stream("POST", path, body, headers);
      await holdReached(hold);
      await stream.until(saysHel);
      releaseHold(hold);
      await stream.end();
    }
    await first.close();
    await dayLater(options);
    const second = await startTestServer(options);
    const threads = await requestJson(second, "/v1/threads");
    const responses = [];
    for (const [path, body, headers] of requests) {
      const { status, body: error } = await second.json("POST", path, body, headers);
      responses.push([
        status,
        error.code ?? error.error.code,
        error.detail ?? error.msg ?? error.error.message,
      ]);
    }
    const session = "The events of this session are no longer stored.";
    const use = "The events of this key's run are no longer stored. Use a new key for a new request.";
    expect(responses).toEqual([
      [
        410,
        "EVENTS_GONE",
        "Events after position 0 are no longer stored. Read the thread's messages instead.",
      ],
      [
        410,
        "EVENTS_GONE",
        "The events of this key's run are no longer stored. Read the thread with /connect.",
      ],
      [410, "EVENTS_GONE", session],
      [410, "EVENTS_GONE", session],
      [410, 410, use],
      [410, 410, use],
    ]);
    expect(await requestJson(second, "/v1/threads")).toEqual(threads);
  });

  it("responds to a resumed tool-progress session with 410", async () => {
    const options = await settings();
    const first = await startTestServer(options);
    const at = (operation: string) => `/api/v2/conversations/c/${operation}`;
    await play(first, `${at("message/")}?session_id=s`, (content) => ({ content }));
    const active = await requestJson(first, `${at("active-session")}?session_id=s`);
    await first.close();
    await dayLater(options);
    const second = await startTestServer(options);
    expect(await requestJson(second, `${at("active-session")}?session_id=s`)).toEqual(active);
    expect(await second.json("POST", at("resume/s"))).toEqual({
      status: 410,
      body: { code: "EVENTS_GONE", detail: "The events of this session are no longer stored." },
    });
  });

  it("sends reconnecting AG-UI clients the same conversation", async () => {
    const options = await settings();
    const first = await startTestServer(options);
    const input = (text: string, runId: string) => ({
      threadId: "t",
      runId,
      messages: text === "" ? [] : [{ id: `u-${runId}`, role: "user", content: text }],
      tools: [],
      context: [],
      state: {},
      forwardedProps: {},
    });
    for (const runId of ["1", "2"]) await play(first, "/ag-ui/default", (content) => input(content, runId));
    const connect = (server: TestServer, runId: string) =>
      requestJson(server, "/ag-ui/default/connect", "POST", input("", runId));
    const before = [await connect(first, "1"), await connect(first, "2"), await connect(first, "")];
    await first.close();
    await dayLater(options);
    const second = await startTestServer(options);
    expect(before[0]?.status).toBe(200);
    expect(before[1]?.text).toContain('"content":"Hello"');
    expect([await connect(second, "1"), await connect(second, "2"), await connect(second, "")]).toEqual(
      before,
    );
  });
});
