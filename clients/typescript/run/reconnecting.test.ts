import { describe, expect, it, vi } from "vitest";
import { createTamboClient } from "../client.ts";
import { TamboError } from "../tambo-error.ts";
import {
  collect,
  counting,
  frames,
  scriptedServer,
  streamOf,
  useFakeTimers,
} from "./testing/scripted-server.ts";

const runs = "/v1/threads/thr_1/runs";
const all = frames(counting);
const lost = new TypeError("fetch failed");

describe("a stream that goes well", () => {
  it("gives every event and the view that they amount to [T-060][T-221]", async () => {
    const { options, received } = scriptedServer(streamOf(all, "ends", { "X-Run-Id": "run_1" }));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.", { idempotencyKey: "key" });
    expect([stream.connection, stream.runId, stream.lastEventId]).toEqual(["connecting", undefined, 0]);
    expect((await collect(stream)).items).toEqual(counting);
    expect(await stream.finished).toBe(stream.view);
    expect(await stream.started).toEqual({ threadId: "thr_1", runId: "run_1" });
    expect(stream.view.status).toBe("finished");
    expect([stream.connection, stream.runId, stream.lastEventId]).toEqual(["closed", "run_1", 7]);
    const body = { message: { role: "user", content: "Count." } };
    expect(received).toEqual([{ method: "POST", url: runs, idempotencyKey: "key", body }]);
  });

  it("asks with wire, representation and key, and sends only declared members of tools [T-062][T-252]", async () => {
    const { options, received } = scriptedServer(
      streamOf(frames([counting[0], { type: "RUN_ERROR", message: "No" }])),
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

  it("reads CRLF, comments, empty data and events that it does not know [T-044]", async () => {
    const unknown = [
      { type: "STEP_STARTED", stepName: "s" },
      { type: "CUSTOM", name: "tambo.new", value: null },
    ];
    const body = [
      ": hello\r\n\r\ndata:\r\n\r\n",
      ...frames([...counting.slice(0, 6), ...unknown, counting[6]]),
    ];
    const { options } = scriptedServer(streamOf([body.join("").replaceAll("\n\n", "\r\n\r\n")]));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    expect((await collect(stream)).items).toEqual(counting);
    expect(stream.lastEventId).toBe(9);
  });
});

describe("a connection that breaks", () => {
  it.each(["ends", "breaks"] as const)(
    "and %s is taken up after the last event, known ones dropped [T-140][TX-07]",
    async (how) => {
      useFakeTimers();
      const { options, received } = scriptedServer(
        streamOf([...all.slice(0, 3), 'id: 4\ndata: {"type":'], how),
        streamOf(all.slice(2, 5), how),
        streamOf(all.slice(3)),
      );
      const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
      const events = collect(stream);
      await vi.advanceTimersByTimeAsync(0);
      expect(stream.connection).toBe("waiting");
      await vi.advanceTimersByTimeAsync(500);
      expect(await events).toEqual({ items: counting });
      expect((await stream.finished).messages[0]?.content).toEqual([{ type: "text", text: "One, two." }]);
      expect(received.slice(1)).toEqual([
        { method: "GET", url: `${runs}/run_1`, lastEventId: "3" },
        { method: "GET", url: `${runs}/run_1`, lastEventId: "5" },
      ]);
    },
  );

  it("POST without an answer is sent again with the same key, until the run has a name [T-060]", async () => {
    useFakeTimers();
    const { options, received } = scriptedServer(
      lost,
      new Response("Bad gateway", { status: 502 }),
      streamOf([], "breaks"),
      streamOf([], "breaks", { "X-Run-Id": "run_1" }),
      streamOf(all),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(250 + 500 + 1000 + 2000);
    expect((await stream.finished).status).toBe("finished");
    expect(received.map(({ method }) => method)).toEqual(["POST", "POST", "POST", "POST", "GET"]);
    expect(new Set(received.slice(0, 4).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
    expect(received[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(received[4]?.lastEventId).toBe("0");
  });

  it("waits as long as Retry-After asks, a minute at most", async () => {
    useFakeTimers();
    const busy = (seconds: string) => new Response("", { status: 503, headers: { "Retry-After": seconds } });
    const { options, received } = scriptedServer(busy("3"), busy("9999"), streamOf(all));
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

  it("is given up after ten tries that bring nothing, and says where to go on", async () => {
    useFakeTimers();
    const { options, received } = scriptedServer(streamOf(all.slice(0, 3), "breaks"));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    const events = collect(stream);
    const connections: string[] = [];
    stream.subscribe(() => connections.push(stream.connection));
    const waits = [250, 500, 1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000];
    for (const [index, ms] of waits.entries()) {
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(received.length).toBe(1 + index);
      await vi.advanceTimersByTimeAsync(1);
      expect(received.length).toBe(2 + index);
    }
    const { items, thrown } = await events;
    expect(items).toEqual(counting.slice(0, 3));
    expect(thrown).toBeInstanceOf(TamboError);
    expect(thrown).toMatchObject({ code: "CONNECTION_LOST", runId: "run_1", lastEventId: 3, cause: lost });
    expect((thrown as TamboError).retryable).toBe(true);
    expect((thrown as TamboError).message).toBe("The connection could not be had again in 10 tries.");
    await expect(stream.finished).rejects.toBe(thrown);
    expect(await stream.started).toEqual({ threadId: "thr_1", runId: "run_1" });
    expect(connections).toEqual([
      "open",
      "open",
      "open",
      "open",
      ...waits.flatMap(() => ["waiting", "connecting"]),
      "closed",
    ]);
    // A later iteration has nothing to give but the failure.
    expect(await collect(stream)).toEqual({ items: [], thrown });
  });

  it("counts tries anew after every event", async () => {
    useFakeTimers();
    const replies = all.flatMap((frame) => [streamOf([frame], "breaks"), ...Array<Error>(9).fill(lost)]);
    const { options } = scriptedServer(...replies);
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect((await stream.finished).status).toBe("finished");
  });

  it("is taken for dead after a minute of silence, which is no failed try", async () => {
    useFakeTimers();
    const silent = Array.from({ length: 12 }, () => streamOf([], "stays"));
    const { options, received } = scriptedServer(
      streamOf([...all.slice(0, 2), ": still here\n\n"], "stays"),
      ...silent,
      streamOf(all.slice(2)),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(59_999);
    expect([stream.connection, received.length]).toEqual(["open", 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(stream.connection).toBe("waiting");
    await vi.advanceTimersByTimeAsync(13 * 68_000);
    expect((await stream.finished).status).toBe("finished");
    expect(received.length).toBe(14);
  });

  it.each(["SERVER_RESTARTING", "INTERNAL_ERROR"])(
    "goes on after %s without a number: only the connection failed",
    async (code) => {
      useFakeTimers();
      const note = `data: ${JSON.stringify({ type: "RUN_ERROR", message: "Back soon", code })}\n\n`;
      const { options } = scriptedServer(streamOf([all.slice(0, 3).join("") + note]), streamOf(all.slice(3)));
      const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
      await vi.advanceTimersByTimeAsync(250);
      expect(await collect(stream)).toEqual({ items: counting });
    },
  );
});
