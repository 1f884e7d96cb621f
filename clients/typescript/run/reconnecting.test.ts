import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTamboClient } from "../client.ts";
import { TamboError } from "../tambo-error.ts";
import {
  collect,
  countingEvents,
  createProblem,
  createScriptedServer,
  createStream,
  toFrames,
  useFakeTimers,
} from "./testing/scripted-server.ts";

const runs = "/v1/threads/thr_1/runs";
const all = toFrames(countingEvents);
const lost = new TypeError("fetch failed");

describe("a successful stream", () => {
  it("sends wire, representation and key, and only the declared fields of tools [T-062][T-252]", async () => {
    const { options, received } = createScriptedServer(
      createStream(toFrames([countingEvents[0], { type: "RUN_ERROR", message: "No" }])),
    );
    const client = createTamboClient({ ...options, apiKey: "secret" });
    const tool = { name: "t", description: "d", inputSchema: { type: "object", properties: {} } } as const;
    const stream = client.runs.stream(
      "a/b",
      {
        message: { role: "user", content: "Go." },
        temperature: 0.5,
        tools: [{ ...tool, run: () => 1, secret: 1 } as never],
        availableComponents: [
          {
            name: "C",
            description: "d",
            propsSchema: tool.inputSchema,
            contextTools: [{ ...tool, name: "u", maxCalls: 2, run: () => 1 } as never],
          },
        ],
      },
      { wire: "proposal", toolRepresentation: "blocks", idempotencyKey: "k" },
    );
    await expect(stream.finished).rejects.toThrow("No");
    expect(received).toEqual([
      {
        method: "POST",
        url: "/v1/threads/a%2Fb/runs?wire=proposal&toolRepresentation=blocks",
        idempotencyKey: "k",
        body: {
          message: { role: "user", content: "Go." },
          temperature: 0.5,
          tools: [tool],
          availableComponents: [
            {
              name: "C",
              description: "d",
              propsSchema: tool.inputSchema,
              contextTools: [{ ...tool, name: "u", maxCalls: 2 }],
            },
          ],
        },
      },
    ]);
  });

  it("reads CRLF, comments, empty data and unknown events [T-044]", async () => {
    const unknown = [
      { type: "STEP_STARTED", stepName: "s" },
      { type: "CUSTOM", name: "tambo.new", value: null },
    ];
    const body = [
      ": hello\r\n\r\ndata:\r\n\r\n",
      ...toFrames([...countingEvents.slice(0, 6), ...unknown, countingEvents[6]]),
    ];
    const { options } = createScriptedServer(createStream([body.join("").replaceAll("\n\n", "\r\n\r\n")]));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    expect((await collect(stream)).items).toEqual(countingEvents);
    expect(stream.lastEventId).toBe(9);
  });
});

describe("a broken connection", () => {
  it.each(["ends", "breaks"] as const)(
    "that %s is resumed after the last event, without duplicates [T-140][TX-07]",
    async (end) => {
      useFakeTimers();
      const { options, received } = createScriptedServer(
        createStream([...all.slice(0, 3), 'id: 4\ndata: {"type":'], end),
        createStream(all.slice(2, 5), end),
        createStream(all.slice(3)),
      );
      const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
      const events = collect(stream);
      await vi.advanceTimersByTimeAsync(0);
      expect(stream.connection).toBe("reconnecting");
      await vi.advanceTimersByTimeAsync(500);
      expect(await events).toEqual({ items: countingEvents });
      expect((await stream.finished).messages[0]?.content).toEqual([{ type: "text", text: "One, two." }]);
      expect(received.slice(1)).toEqual([
        { method: "GET", url: `${runs}/run_1`, lastEventId: "3" },
        { method: "GET", url: `${runs}/run_1`, lastEventId: "5" },
      ]);
    },
  );

  it("repeats POST with the same key until the run id is known [T-060]", async () => {
    useFakeTimers();
    const { options, received } = createScriptedServer(
      lost,
      new Response("Bad gateway", { status: 502 }),
      createStream([], "breaks"),
      createStream([], "breaks", { "X-Run-Id": "run_1" }),
      createStream(all),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(250 + 500 + 1000 + 2000);
    expect((await stream.finished).status).toBe("finished");
    expect(received.map(({ method }) => method)).toEqual(["POST", "POST", "POST", "POST", "GET"]);
    expect(new Set(received.slice(0, 4).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(received[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(received[4]?.lastEventId).toBe("0");
  });

  it("waits for Retry-After, at most a minute", async () => {
    useFakeTimers();
    const busy = (seconds: string) => new Response("", { status: 503, headers: { "Retry-After": seconds } });
    const { options, received } = createScriptedServer(busy("3"), busy("9999"), createStream(all));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(2_999);
    expect(received.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(received.length).toBe(2);
    await vi.advanceTimersByTimeAsync(59_999);
    expect(received.length).toBe(2);
    await vi.advanceTimersByTimeAsync(1);
    expect((await stream.finished).status).toBe("finished");
  });

  it("uses its own delay if Retry-After is shorter", async () => {
    useFakeTimers();
    const busy = (value: string) => new Response("", { status: 503, headers: { "Retry-After": value } });
    const past = "Thu, 01 Jan 1970 00:00:05 GMT";
    const { options, received } = createScriptedServer(busy("0"), busy(past), busy("-5"), createStream(all));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    for (const [index, ms] of [250, 500, 1000].entries()) {
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(received.length).toBe(1 + index);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect((await stream.finished).status).toBe("finished");
  });

  it("retries after transient errors, but not after a rejected run", async () => {
    useFakeTimers();
    const statuses = [408, 425, 429, 500, 502, 503, 504];
    const { options } = createScriptedServer(
      createStream(all.slice(0, 2)),
      ...statuses.map((status) => createProblem(status, "INTERNAL_ERROR")),
      createStream(all.slice(2)),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await stream.finished).status).toBe("finished");

    const limited = createScriptedServer(
      new Response("Slow down", { status: 429 }),
      createProblem(429, "RATE_LIMIT"),
    );
    const rejected = createTamboClient(limited.options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(250);
    await expect(rejected.finished).rejects.toMatchObject({ code: "RATE_LIMIT", status: 429 });
  });

  it("retries after Retry-After of an error response, and fails after ten attempts", async () => {
    useFakeTimers();
    const later = (code: string, status: number) => () => {
      const { body, headers } = createProblem(status, code);
      return new Response(body, { status, headers: { ...Object.fromEntries(headers), "Retry-After": "2" } });
    };
    const limited = later("RATE_LIMITED", 429);
    const { options, received } = createScriptedServer(
      limited,
      later("SERVER_RESTARTING", 503),
      later("STORE_UNAVAILABLE", 503),
      createStream(all),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    for (const count of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(1_999);
      expect(received.length).toBe(count);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect((await stream.finished).status).toBe("finished");
    expect(received.map(({ method }) => method)).toEqual(["POST", "POST", "POST", "POST"]);
    expect(new Set(received.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);

    const busy = createScriptedServer(...Array<typeof limited>(20).fill(limited));
    const rejected = createTamboClient(busy.options).runs.stream("thr_1", "Count.");
    const end = expect(rejected.finished).rejects.toMatchObject({
      code: "CONNECTION_LOST",
      cause: { code: "RATE_LIMITED", status: 429 },
    });
    await vi.advanceTimersByTimeAsync(120_000);
    await end;
    expect(busy.received.length).toBe(10);
  });

  it("retries after 25 s without a response, or with an endless error response", async () => {
    useFakeTimers();
    const receivedSignals: AbortSignal[] = [];
    const endless = new Response(new ReadableStream(), { status: 404 });
    const { options, received } = createScriptedServer(
      ({ signal }) => {
        receivedSignals.push(signal);
        return new Promise(() => {});
      },
      endless,
      createStream(all.slice(0, 1), "stays"),
      new Response(JSON.stringify({ runId: "run_1", status: "cancelled" })),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    const cancel = stream.cancel();
    await vi.advanceTimersByTimeAsync(24_999);
    expect([received.length, receivedSignals[0]?.aborted]).toEqual([1, false]);
    await vi.advanceTimersByTimeAsync(1 + 250);
    expect([received.length, receivedSignals[0]?.aborted]).toEqual([2, true]);
    await vi.advanceTimersByTimeAsync(25_000 + 500);
    await cancel;
    expect(received.map(({ method }) => method)).toEqual(["POST", "POST", "POST", "DELETE"]);
    expect(new Set(received.slice(0, 3).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it("repeats the same request even if its object was changed", async () => {
    useFakeTimers();
    const metadata: Record<string, unknown> = { n: 1 };
    const { options, received } = createScriptedServer(lost, createStream(all));
    const stream = createTamboClient(options).runs.stream("thr_1", { message: "Count.", metadata });
    metadata.n = 2;
    await vi.advanceTimersByTimeAsync(250);
    await stream.finished;
    expect(received.map(({ body }) => body)).toEqual([received[0]?.body, received[0]?.body]);
    expect(received[0]?.body).toMatchObject({ metadata: { n: 1 } });
  });

  it("fails immediately with INVALID_REQUEST for a request that is not JSON", async () => {
    const { options, received } = createScriptedServer();
    const metadata = { n: 1n };
    const stream = createTamboClient(options).runs.stream("thr_1", { message: "Count.", metadata });
    await expect(stream.finished).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    expect([received, stream.snapshot.status]).toEqual([[], "failed"]);
  });

  it.each(["ends", "breaks"] as const)("that %s is not resumed if no event had an id", async (end) => {
    useFakeTimers();
    const bare = all.slice(0, 3).map((frame) => frame.replace(/^id: .*\n/, ""));
    const { options, received } = createScriptedServer(createStream([bare.join("")], end));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    const { items, thrown } = await collect(stream);
    expect(items).toEqual(countingEvents.slice(0, 3));
    expect(thrown).toMatchObject({
      code: "INVALID_RESPONSE",
      message: expect.stringContaining("events have no id"),
    });
    expect([received.length, stream.snapshot.status]).toEqual([1, "failed"]);
  });

  it("fails after ten unsuccessful attempts with the position to resume from", async () => {
    useFakeTimers();
    const { options, received } = createScriptedServer(createStream(all.slice(0, 3), "breaks"));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    const events = collect(stream);
    const connections: string[] = [];
    stream.subscribe(() => connections.push(stream.connection));
    const delays = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000];
    for (const [index, ms] of delays.entries()) {
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(received.length).toBe(1 + index);
      await vi.advanceTimersByTimeAsync(1);
      expect(received.length).toBe(2 + index);
    }
    const { items, thrown } = await events;
    expect(items).toEqual(countingEvents.slice(0, 3));
    expect(thrown).toBeInstanceOf(TamboError);
    expect(thrown).toMatchObject({
      code: "CONNECTION_LOST",
      runId: "run_1",
      lastEventId: 3,
      cause: { cause: lost },
    });
    expect((thrown as TamboError).retryable).toBe(true);
    expect((thrown as TamboError).message).toBe("No response from http://server.test. Is it running?");
    await expect(stream.finished).rejects.toBe(thrown);
    expect(await stream.started).toEqual({ threadId: "thr_1", runId: "run_1" });
    expect(connections).toEqual([
      "open",
      "open",
      "open",
      "open",
      ...delays.flatMap(() => ["reconnecting", "connecting"]),
      "closed",
    ]);
    // A later iteration throws the error immediately.
    expect(await collect(stream)).toEqual({ items: [], thrown });
  });

  const plain = "No response from http://server.test. Is it running?";
  const withCors = (page: string) => plain.replace("?", ` with CORS_ORIGINS=${page}?`);

  it.each<[string, { page?: string; apiKey?: string }, string]>([
    ["outside a browser", {}, plain],
    ["on a page of the server", { page: "http://server.test", apiKey: "key" }, plain],
    ["on a page with another origin", { page: "https://app.test" }, withCors("https://app.test")],
    ["on localhost", { page: "http://localhost:5173" }, plain],
    ["on 127.0.0.1", { page: "http://127.0.0.1:5173" }, plain],
    ["on [::1]", { page: "http://[::1]:5173" }, plain],
    [
      "on localhost, for a server with keys",
      { page: "http://localhost:5173", apiKey: "key" },
      withCors("http://localhost:5173"),
    ],
  ])("explains %s why there is no response, until there is one", async (_, { page, apiKey }, message) => {
    useFakeTimers();
    if (page !== undefined) vi.stubGlobal("location", { origin: page });
    onTestFinished(() => void vi.unstubAllGlobals());
    const { options } = createScriptedServer(lost, lost, createStream(all));
    const stream = createTamboClient({ ...options, apiKey }).runs.stream("thr_1", "Count.");
    const states: { connection: string; error: string | undefined }[] = [];
    stream.subscribe(() =>
      states.push({ connection: stream.connection, error: stream.connectionError?.message }),
    );
    await vi.advanceTimersByTimeAsync(750);
    await stream.finished;
    expect(states.filter(({ connection }, index) => connection !== states[index - 1]?.connection)).toEqual([
      { connection: "reconnecting", error: message },
      { connection: "connecting", error: message },
      { connection: "reconnecting", error: message },
      { connection: "connecting", error: message },
      { connection: "open", error: undefined },
      { connection: "closed", error: undefined },
    ]);
  });

  it("counts attempts from zero after every event", async () => {
    useFakeTimers();
    const replies = all.flatMap((frame) => [createStream([frame], "breaks"), ...Array<Error>(9).fill(lost)]);
    const { options } = createScriptedServer(...replies);
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect((await stream.finished).status).toBe("finished");
  });

  it("is treated as lost after 25 s without data, and this does not count as a failed attempt", async () => {
    useFakeTimers();
    const idle = Array.from({ length: 12 }, () => createStream([], "stays"));
    const { options, received } = createScriptedServer(
      createStream([...all.slice(0, 2), ": still here\n\n"], "stays"),
      ...idle,
      createStream(all.slice(2)),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(24_999);
    expect([stream.connection, received.length]).toEqual(["open", 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stream.connection).toBe("reconnecting");
    await vi.advanceTimersByTimeAsync(13 * 33_000);
    expect((await stream.finished).status).toBe("finished");
    expect(received.length).toBe(14);
  });

  it.each(["SERVER_RESTARTING", "INTERNAL_ERROR"])(
    "resumes after %s without an id, which ends only the connection",
    async (code) => {
      useFakeTimers();
      const frame = `data: ${JSON.stringify({ type: "RUN_ERROR", message: "Back soon", code })}\n\n`;
      const { options } = createScriptedServer(
        createStream([all.slice(0, 3).join("") + frame]),
        createStream(all.slice(3)),
      );
      const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
      await vi.advanceTimersByTimeAsync(250);
      expect(await collect(stream)).toEqual({ items: countingEvents });
    },
  );
});
