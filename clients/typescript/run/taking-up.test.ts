import { describe, expect, it, vi } from "vitest";
import { createTamboClient } from "../client.ts";
import {
  collect,
  counting,
  frames,
  problem,
  scriptedServer,
  streamOf,
  useFakeTimers,
} from "./testing/scripted-server.ts";

const runs = "/v1/threads/thr_1/runs";
const all = frames(counting);
const lost = new TypeError("fetch failed");

describe("a run that is taken up", () => {
  it("at its end, after the last event, has ended: nothing is given again [T-141]", async () => {
    useFakeTimers();
    const { options, received } = scriptedServer(streamOf([]), streamOf(all.slice(5)));
    const stream = createTamboClient(options).runs.reconnect("thr_1", "run_1", { after: 7 });
    await vi.advanceTimersByTimeAsync(250);
    expect(await collect(stream)).toEqual({ items: [] });
    expect((await stream.finished).status).toBe("finished");
    expect(await stream.started).toEqual({ threadId: "thr_1", runId: "run_1" });
    expect(received.map(({ lastEventId }) => lastEventId)).toEqual(["7", "5"]);
  });

  it("without a position gets the last event alone, in both wires [T-141][T-142]", async () => {
    const awaiting = {
      type: "CUSTOM",
      name: "tambo.run.awaiting_input",
      value: { threadId: "thr_1", runId: "run_1", pendingToolCalls: [] },
    };
    for (const [event, wire, status] of [
      [counting[6], "proposal", "finished"],
      [counting[6], "ag-ui", "finished"],
      [awaiting, "proposal", "awaiting_input"],
      [awaiting, "ag-ui", "awaiting_input"],
    ] as const) {
      const { options, received } = scriptedServer(streamOf(frames([event], 7)));
      const stream = createTamboClient(options).runs.reconnect("thr_1", "run_1", { after: null, wire });
      expect((await stream.finished).status).toBe(status);
      expect((await collect(stream)).items).toEqual([event]);
      expect(received).toEqual([{ method: "GET", url: `${runs}/run_1?wire=${wire}` }]);
    }
  });

  it("without a position, once an event has come, goes on after that [T-143]", async () => {
    useFakeTimers();
    const { options, received } = scriptedServer(lost, streamOf(all.slice(3, 5)), streamOf(all.slice(5)));
    const stream = createTamboClient(options).runs.reconnect("thr_1", "run_1", { after: null });
    await vi.advanceTimersByTimeAsync(500);
    expect(await collect(stream)).toEqual({ items: counting.slice(3) });
    expect(received.map(({ lastEventId }) => lastEventId)).toEqual([undefined, undefined, "5"]);
  });

  it("in the wire proposal ends with tambo.run.finished, after RUN_FINISHED [T-046][TX-02]", async () => {
    useFakeTimers();
    const events = [...counting.slice(0, 5), counting[6], counting[5]];
    const { options } = scriptedServer(
      streamOf(frames(events.slice(0, 6))),
      streamOf(frames(events.slice(6), 7)),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.", { wire: "proposal" });
    await vi.advanceTimersByTimeAsync(250);
    expect(await collect(stream)).toEqual({ items: events });
  });

  it("in the wire proposal pauses without a terminal event [T-045][TX-22]", async () => {
    const value = { threadId: "thr_1", runId: "run_1", pendingToolCalls: [] };
    const events = [counting[0], { type: "CUSTOM", name: "tambo.run.awaiting_input", value }];
    const last = streamOf(frames(events.slice(1), 2));
    const { options, received } = scriptedServer(streamOf(frames(events), "stays"), last);
    const stream = createTamboClient(options).runs.reconnect("thr_1", "run_1", { wire: "proposal" });
    expect((await stream.finished).status).toBe("awaiting_input");
    const asked = { method: "GET", url: `${runs}/run_1?wire=proposal` };
    expect(received).toEqual([{ ...asked, lastEventId: "0" }, asked]);
  });
});

describe("a refusal", () => {
  it.each([
    [404, "RUN_NOT_FOUND"],
    [409, "POSITION_AHEAD"],
    [410, "EVENTS_GONE"],
  ])("%i %s of a reconnection is the end [T-170]", async (status, code) => {
    useFakeTimers();
    const { options } = scriptedServer(streamOf(all.slice(0, 2)), problem(status, code));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await vi.advanceTimersByTimeAsync(250);
    const { items, thrown } = await collect(stream);
    expect(items).toEqual(counting.slice(0, 2));
    expect(thrown).toMatchObject({
      code,
      status,
      problem: { code },
      message: `Refused. Because of ${code}.`,
    });
    await expect(stream.finished).rejects.toBe(thrown);
  });

  it("409 names the run in the way [T-075]", async () => {
    const { options } = scriptedServer(problem(409, "CONCURRENT_RUN", { runId: "run_0" }));
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    const error = await stream.finished.catch((error: unknown) => error);
    expect(error).toMatchObject({ code: "CONCURRENT_RUN", status: 409, runId: "run_0", retryable: true });
    await expect(stream.started).rejects.toBe(error);
    await expect(stream.cancel()).rejects.toBe(error);
    expect([stream.connection, stream.view.status]).toEqual(["closed", "failed"]);
    expect(stream.view.error).toEqual({
      message: "Refused. Because of CONCURRENT_RUN.",
      code: "CONCURRENT_RUN",
    });
  });

  it("an answer that is no stream of events", async () => {
    const { options } = scriptedServer(new Response("<html>", { headers: { "Content-Type": "text/html" } }));
    await expect(createTamboClient(options).runs.stream("thr_1", "Count.").finished).rejects.toMatchObject({
      code: "INVALID_RESPONSE",
      status: 200,
      message:
        "The answer is of type text/html, not a stream of events. Is baseUrl the address of a server of this API?",
    });
  });

  it("a failed run ends the iteration with its RUN_ERROR, and rejects with its code [T-042][T-208]", async () => {
    const events = [counting[0], { type: "RUN_ERROR", message: "Too many", code: "RATE_LIMIT_EXCEEDED" }];
    const { options } = scriptedServer(streamOf(frames(events), "stays"));
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
  ])("a wrong event: %s", async (data, message) => {
    let cancelled = false;
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(`${all[0]}data: ${data}\n\n`)),
      cancel: () => {
        cancelled = true;
      },
    });
    const { options } = scriptedServer(
      new Response(body, { headers: { "Content-Type": "text/event-stream" } }),
    );
    const stream = createTamboClient(options).runs.stream("thr_1", "Count.");
    await expect(stream.finished).rejects.toMatchObject({ code: "INVALID_EVENT", message });
    expect(cancelled).toBe(true);
    // What came with it is not lost.
    expect([(await collect(stream)).items, stream.lastEventId]).toEqual([[counting[0]], 1]);
    expect(stream.view).toMatchObject({ runId: "run_1", status: "failed", error: { code: "INVALID_EVENT" } });
  });
});
