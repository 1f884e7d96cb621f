import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { openHeldConnection } from "../proof/testing/held-connection.ts";
import { type FrameText, type SseOptions, sendEvents } from "./sse.ts";
import { noopObserver } from "./stream-observer.ts";
import { waitForPendingTasks } from "./testing-tasks.ts";

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves a stream and connects one client to it. The client reads nothing until `read` is called. */
async function openStream(frames: AsyncIterable<string>, options: Partial<SseOptions> = {}) {
  const sent = Promise.withResolvers<ServerResponse>();
  const server = createServer((_incoming, response) => {
    sendEvents(response, addCounts(frames), {
      headers: { "X-Run-Id": "run_1" },
      keepAliveMs: 60_000,
      failure: () => ({ text: "data: failed\n\n", count: 1 }),
      observer: noopObserver,
      projectId: "p",
      ...options,
    }).then(() => sent.resolve(response), sent.reject);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const outgoing = request({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
  outgoing.on("error", () => {});
  outgoing.end();
  closing.push(() => {
    outgoing.destroy();
    server.close();
  });
  const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
  incoming.on("error", () => {});
  return { incoming, sent: sent.promise };
}

/** Opens a stream to a client that does not read until the test allows it. */
async function openHeldStream(frames: AsyncIterable<string>, options: Partial<SseOptions> = {}) {
  const connection = await openHeldConnection();
  closing.push(() => connection.close());
  const sent = sendEvents(connection.response, addCounts(frames), {
    headers: {},
    keepAliveMs: 60_000,
    failure: () => ({ text: "data: failed\n\n", count: 1 }),
    observer: noopObserver,
    projectId: "p",
    ...options,
  });
  return { ...connection, sent };
}

/** Converts each frame to a frame text with its number of frames. */
async function* addCounts(frames: AsyncIterable<string>): AsyncGenerator<FrameText> {
  for await (const text of frames) yield { text, count: 1 };
}

async function readText(incoming: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of incoming) text += String(chunk);
  return text;
}

async function* of(...frames: string[]) {
  yield* frames;
}

describe("sendEvents", () => {
  it("sends frames unchanged, with the headers of a stream, and ends the response", async () => {
    const { incoming } = await openStream(of("data: 1\n\n", "", "data: 2\n\ndata: 3\n\n"));
    expect(incoming.statusCode).toBe(200);
    expect(incoming.headers).toMatchObject({
      "content-type": "text/event-stream",
      connection: "keep-alive",
      "x-run-id": "run_1",
    });
    expect(await readText(incoming)).toBe("data: 1\n\ndata: 2\n\ndata: 3\n\n");
    expect(incoming.complete).toBe(true);
  });

  it("escapes characters that other readers treat as line ends, without changing the JSON", async () => {
    const sentText = "a\u2028data: {}\u2029id: 9\u0085b";
    const frame = `data: ${JSON.stringify({ said: sentText })}\n\n`;
    const { incoming } = await openStream(of(frame));
    const text = await readText(incoming);
    expect(text).toBe('data: {"said":"a\\u2028data: {}\\u2029id: 9\\u0085b"}\n\n');
    expect(JSON.parse(text.slice("data: ".length))).toEqual({ said: sentText });
  });

  it("sends the headers before the first frame", async () => {
    const first = Promise.withResolvers<void>();
    async function* late() {
      await first.promise;
      yield "data: 1\n\n";
    }
    const { incoming } = await openStream(late());
    first.resolve();
    expect(await readText(incoming)).toBe("data: 1\n\n");
  });

  it("sends comments when idle, and none between frames [TC-031][CC-049][TP-055][AS-046]", async () => {
    const more = Promise.withResolvers<void>();
    async function* quiet() {
      yield "data: 1\n\n";
      await more.promise;
      yield "data: 2\n\n";
    }
    const { incoming } = await openStream(quiet(), { keepAliveMs: 5 });
    let text = "";
    for await (const chunk of incoming) {
      text += String(chunk);
      if (text.endsWith(": keep-alive\n\n: keep-alive\n\n")) more.resolve();
    }
    expect(text).toMatch(/^data: 1\n\n(: keep-alive\n\n){2,}data: 2\n\n$/);
  });

  it("ends properly with the failure frame if the source fails [TC-033]", async () => {
    async function* failing() {
      yield "data: 1\n\n";
      throw new Error("disk full");
    }
    const failures: unknown[] = [];
    const failure = (error: unknown) => {
      failures.push(error);
      return { text: "data: failed\n\n", count: 1 };
    };
    const { incoming } = await openStream(failing(), { failure });
    expect(await readText(incoming)).toBe("data: 1\n\ndata: failed\n\n");
    expect(incoming.complete).toBe(true);
    expect(failures).toEqual([new Error("disk full")]);
  });

  it("closes the connection early if the source fails and there is no failure frame", async () => {
    async function* failing() {
      yield "data: 1\n\n";
      throw new Error("disk full");
    }
    const { incoming } = await openStream(failing(), { failure: () => undefined });
    await expect(readText(incoming)).rejects.toThrow("aborted");
    expect(incoming.complete).toBe(false);
  });

  it("reads no more from the source than a stalled client can buffer, and loses nothing", async () => {
    const frame = `data: ${"x".repeat(64 * 1024)}\n\n`;
    // The source is finite, so that without backpressure the test fails instead of hanging.
    const total = 100;
    let reads = 0;
    async function* fast() {
      for (; reads < total; reads += 1) yield frame;
    }
    const { receivedBody: body, resumeReading: take, sent } = await openHeldStream(fast());
    await waitForPendingTasks();
    // The first frame fills the connection.
    expect(reads).toBe(0);
    take();
    await sent;
    expect(reads).toBe(total);
    expect(body()).toBe(frame.repeat(total));
  });

  it("disconnects a client that reads nothing for a minute, and not earlier", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    async function* large() {
      for (let frames = 0; frames < 10; frames += 1) yield `data: ${"x".repeat(1024 * 1024)}\n\n`;
    }
    const stalled = vi.fn();
    const closed = vi.fn();
    const observer = { ...noopObserver, stalled, closed };
    const { response, sent } = await openHeldStream(large(), { keepAliveMs: 15_000, observer });
    await waitForPendingTasks();
    vi.advanceTimersByTime(59_999);
    expect([stalled.mock.calls.length, closed.mock.calls.length]).toEqual([0, 0]);
    vi.advanceTimersByTime(1);
    await sent;
    expect([stalled.mock.calls.length, closed.mock.calls.length]).toEqual([1, 1]);
    expect(response.destroyed).toBe(true);
  });

  it.each<[string, (text: string) => AsyncGenerator<string>]>([
    [
      "continues indefinitely",
      async function* (text) {
        for (;;) {
          yield text;
          await new Promise(setImmediate);
        }
      },
    ],
    [
      "fills the connection",
      async function* () {
        for (let frames = 0; frames < 64; frames += 1) yield "x".repeat(1024 * 1024);
        expect.unreachable("the source was asked for all that it has");
      },
    ],
  ])("stops a source that %s when the client disconnects", async (_name, source) => {
    const stopped = Promise.withResolvers<void>();
    async function* watched() {
      try {
        yield* source("data: 1\n\n");
      } catch (error) {
        stopped.reject(error);
      } finally {
        stopped.resolve();
      }
    }
    const { incoming, sent } = await openStream(watched());
    incoming.destroy();
    await stopped.promise;
    expect((await sent).destroyed).toBe(true);
  });

  it("does not reject, and writes no failure, if the source fails after the client disconnected", async () => {
    const gone = Promise.withResolvers<void>();
    async function* failing() {
      yield "data: 1\n\n";
      await gone.promise;
      throw new Error("aborted");
    }
    const failures: unknown[] = [];
    const failure = () => ({ text: String(failures.push(1)), count: 1 });
    const server = createServer((_incoming, response) => {
      response.on("close", () => gone.resolve());
      sendEvents(response, addCounts(failing()), {
        headers: {},
        keepAliveMs: 1,
        failure,
        observer: noopObserver,
        projectId: "p",
      }).then(ended.resolve, ended.reject);
    });
    const ended = Promise.withResolvers<void>();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    closing.push(() => server.close());
    const outgoing = request({ host: "127.0.0.1", port: (server.address() as AddressInfo).port });
    outgoing.on("error", () => {});
    outgoing.end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    incoming.on("error", () => {});
    outgoing.destroy();
    await ended.promise;
    expect(failures).toEqual([]);
  });
});
