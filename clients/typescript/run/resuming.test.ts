import { describe, expect, it, vi } from "vitest";
import { createTamboClient } from "../client.ts";
import {
  collect,
  countingEvents,
  createScriptedServer,
  createStream,
  toFrames,
  useFakeTimers,
} from "./testing/scripted-server.ts";

const all = toFrames(countingEvents);
const lost = new TypeError("fetch failed");

describe("a resumed run", () => {
  it("yields nothing after its last event, and is finished [T-141]", async () => {
    useFakeTimers();
    const { options, received } = createScriptedServer(createStream([]), createStream(all.slice(5)));
    const stream = createTamboClient(options).runs.reconnect("thr_1", "run_1", { after: 7 });
    await vi.advanceTimersByTimeAsync(250);
    expect(await collect(stream)).toEqual({ items: [] });
    expect((await stream.finished).status).toBe("finished");
    expect(await stream.started).toEqual({ threadId: "thr_1", runId: "run_1" });
    expect(received.map(({ lastEventId }) => lastEventId)).toEqual(["7", "5"]);
  });

  it("without a cursor continues after the first event that arrives [T-143]", async () => {
    useFakeTimers();
    const { options, received } = createScriptedServer(
      lost,
      createStream(all.slice(3, 5)),
      createStream(all.slice(5)),
    );
    const stream = createTamboClient(options).runs.reconnect("thr_1", "run_1", { after: null });
    await vi.advanceTimersByTimeAsync(500);
    expect(await collect(stream)).toEqual({ items: countingEvents.slice(3) });
    expect(received.map(({ lastEventId }) => lastEventId)).toEqual([undefined, undefined, "5"]);
  });

  it("with wire=proposal ends with tambo.run.finished after RUN_FINISHED [T-046][TX-02]", async () => {
    useFakeTimers();
    const events = [...countingEvents.slice(0, 5), countingEvents[6], countingEvents[5]];
    const { options } = createScriptedServer(
      createStream(toFrames(events.slice(0, 6))),
      createStream(toFrames(events.slice(6), 7)),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.", { wire: "proposal" });
    await vi.advanceTimersByTimeAsync(250);
    expect(await collect(stream)).toEqual({ items: events });
  });
});

describe("failures", () => {
  it("a response that is not an event stream", async () => {
    const { options } = createScriptedServer(
      new Response("<html>", { headers: { "Content-Type": "text/html" } }),
    );
    await expect(createTamboClient(options).runs.stream("thr_1", "Count.").finished).rejects.toMatchObject({
      code: "INVALID_RESPONSE",
      status: 200,
      message:
        "The response is of type text/html, not an event stream. Check that baseUrl is the URL of a Tambo API v1 server.",
    });
  });

  it("a failed run ends the iteration with RUN_ERROR, and rejects with its code [T-042][T-208]", async () => {
    const events = [
      countingEvents[0],
      { type: "RUN_ERROR", message: "Too many", code: "RATE_LIMIT_EXCEEDED" },
    ];
    const { options } = createScriptedServer(createStream(toFrames(events), "stays"));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    expect(await collect(stream)).toEqual({ items: events });
    await expect(stream.finished).rejects.toMatchObject({
      code: "RATE_LIMIT_EXCEEDED",
      message: "Too many",
      runId: "run_1",
      retryable: true,
    });
  });

  it.each([
    ["[DONE]", "The event after number 1 is not JSON."],
    ['{"type":"TEXT_MESSAGE_CONTENT","messageId":"msg_1"}', expect.stringContaining("/delta")],
  ])("an invalid event: %s", async (data, message) => {
    let cancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`${all[0]}data: ${data}\n\n`)),
      cancel: () => {
        cancelled = true;
      },
    });
    const { options } = createScriptedServer(
      new Response(body, { headers: { "Content-Type": "text/event-stream" } }),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await expect(stream.finished).rejects.toMatchObject({ code: "INVALID_EVENT", message });
    expect(cancelled).toBe(true);
    // Events that precede the failure in the same chunk are delivered.
    expect([(await collect(stream)).items, stream.lastEventId]).toEqual([[countingEvents[0]], 1]);
    expect(stream.snapshot).toMatchObject({
      runId: "run_1",
      status: "failed",
      error: { code: "INVALID_EVENT" },
    });
  });
});
