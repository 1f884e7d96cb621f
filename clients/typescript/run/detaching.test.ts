import { describe, expect, it, onTestFinished, vi } from "vitest";
import { createTamboClient } from "../client.ts";
import { defineTool } from "../tools/client-tool.ts";
import {
  collect,
  countingEvents,
  createScriptedServer,
  createStream,
  createToolCallEvents,
  toFrames,
  useFakeTimers,
} from "./testing/scripted-server.ts";

const all = toFrames(countingEvents);
const reason = new Error("page closed");

/** Fails the test if a rejection was not handled. */
function expectNoUnhandledRejections(): void {
  const unhandled: unknown[] = [];
  const listener = (error: unknown) => unhandled.push(error);
  process.on("unhandledRejection", listener);
  onTestFinished(async () => {
    // Node reports unhandled rejections after the microtasks have run.
    await new Promise((resolve) => setImmediate(resolve));
    process.off("unhandledRejection", listener);
    expect(unhandled).toEqual([]);
  });
}

const neverResponds = () => new Promise<Response>(() => {});

describe("an abort ends the stream immediately with the signal's reason", () => {
  it("before the request", async () => {
    expectNoUnhandledRejections();
    const { options, received } = createScriptedServer(createStream(all));
    const stream = createTamboClient(options).runs.stream("thr_1", "Hi", {
      signal: AbortSignal.abort(reason),
    });
    await expect(stream.finished).rejects.toBe(reason);
    await expect(stream.started).rejects.toBe(reason);
    expect(await collect(stream)).toEqual({ items: [], thrown: reason });
    expect([stream.connection, received]).toEqual(["closed", []]);
  });

  it("before the headers, even if fetch ignores the signal", async () => {
    expectNoUnhandledRejections();
    const { options } = createScriptedServer(neverResponds);
    const controller = new AbortController();
    const stream = createTamboClient(options).runs.stream("thr_1", "Hi", { signal: controller.signal });
    const events = collect(stream);
    controller.abort(reason);
    expect(await events).toEqual({ items: [], thrown: reason });
    expect(stream.connection).toBe("closed");
  });

  it("in the middle of the stream, and cancels the body", async () => {
    expectNoUnhandledRejections();
    let cancelReason: unknown;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(all.slice(0, 3).join(""))),
      cancel: (reason) => {
        cancelReason = reason;
      },
    });
    const response = new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    const { options, received } = createScriptedServer(response);
    const controller = new AbortController();
    const stream = createTamboClient(options).runs.stream("thr_1", "Hi", { signal: controller.signal });
    await stream.started;
    const iterator = stream[Symbol.asyncIterator]();
    await iterator.next();
    controller.abort(reason);
    await expect(stream.finished).rejects.toBe(reason);
    expect(cancelReason).toBe(reason);
    expect(received.length).toBe(1);
    expect([stream.runId, stream.lastEventId, stream.snapshot.status]).toEqual(["run_1", 3, "running"]);
  });

  it("while it waits to reconnect", async () => {
    expectNoUnhandledRejections();
    useFakeTimers();
    const { options, received } = createScriptedServer(createStream(all.slice(0, 2)));
    const controller = new AbortController();
    const stream = createTamboClient(options).runs.stream("thr_1", "Hi", { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(100);
    expect(stream.connection).toBe("reconnecting");
    controller.abort(reason);
    await expect(stream.finished).rejects.toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(received.length).toBe(1);
  });

  it("while a tool runs, aborts the tool, and sends no result", async () => {
    expectNoUnhandledRejections();
    const { options, received } = createScriptedServer(
      createStream(toFrames(createToolCallEvents("run_1", "slow"))),
    );
    const controller = new AbortController();
    let toolSignal: AbortSignal | undefined;
    const running = Promise.withResolvers<void>();
    const slow = defineTool({
      name: "slow",
      description: "Never ends",
      inputSchema: { type: "object", properties: {} },
      run: (_, { signal }) => {
        toolSignal = signal;
        running.resolve();
        return new Promise(() => {});
      },
    });
    const request = { message: "Hi", tools: [slow] };
    const stream = createTamboClient(options).runs.stream("thr_1", request, { signal: controller.signal });
    await running.promise;
    expect([stream.connection, toolSignal?.aborted]).toEqual(["open", false]);
    controller.abort(reason);
    await expect(stream.finished).rejects.toBe(reason);
    expect([toolSignal?.aborted, toolSignal?.reason, received.length]).toEqual([true, reason, 1]);
  });

  it("when the run awaits input, before a tool starts", async () => {
    expectNoUnhandledRejections();
    const { options, received } = createScriptedServer(
      createStream([toFrames(createToolCallEvents("run_1", "slow")).join("")]),
    );
    const controller = new AbortController();
    const run = vi.fn();
    const slow = {
      name: "slow",
      description: "d",
      inputSchema: { type: "object", properties: {} },
      run,
    } as const;
    const request = { message: "Hi", tools: [slow] };
    const stream = createTamboClient(options).runs.stream("thr_1", request, { signal: controller.signal });
    stream.subscribe(() => {
      if (stream.snapshot.status === "awaiting_input") controller.abort(reason);
    });
    await expect(stream.finished).rejects.toBe(reason);
    expect([run.mock.calls, received.length]).toEqual([[], 1]);
  });

  it("not after the end, when the listener is removed", async () => {
    expectNoUnhandledRejections();
    const { options } = createScriptedServer(createStream(all));
    const controller = new AbortController();
    const remove = vi.spyOn(controller.signal, "removeEventListener");
    const stream = createTamboClient(options).runs.stream("thr_1", "Hi", { signal: controller.signal });
    const snapshot = await stream.finished;
    await vi.waitFor(() => expect(remove).toHaveBeenCalled());
    controller.abort(reason);
    expect([await stream.finished, (await collect(stream)).items]).toEqual([snapshot, countingEvents]);
  });
});

it("a rejected run without listeners causes no unhandled rejection", async () => {
  expectNoUnhandledRejections();
  const { options } = createScriptedServer(new Response("", { status: 404 }));
  const stream = createTamboClient(options).runs.stream("thr_1", "Hi");
  await vi.waitFor(() => expect(stream.connection).toBe("closed"));
});
