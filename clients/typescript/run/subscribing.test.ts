import { expect, it, onTestFinished, vi } from "vitest";
import { createTamboClient } from "../client.ts";
import {
  collect,
  countingEvents,
  createScriptedServer,
  createStream,
  toFrames,
} from "./testing/scripted-server.ts";

const all = toFrames(countingEvents);

it("calls listeners once per chunk, and keeps the snapshot object until it changes [T-221]", async () => {
  const { options } = createScriptedServer(
    createStream([all.slice(0, 3).join(""), ...all.slice(3, 4), all.slice(4).join("")]),
  );
  const stream = createTamboClient(options).runs.stream("thr_1", "Hi");
  const seen: unknown[] = [];
  const stop = stream.subscribe(() => {
    const { connection, lastEventId, snapshot } = stream;
    expect(stream.snapshot).toBe(snapshot);
    seen.push([connection, lastEventId, snapshot.status, snapshot.messages[0]?.content]);
  });
  await stream.finished;
  stop();
  const text = (text: string) => [{ type: "text", text }];
  expect(seen).toEqual([
    ["open", 0, "connecting", undefined],
    ["open", 3, "running", text("One")],
    ["open", 4, "running", text("One, two.")],
    ["open", 7, "finished", text("One, two.")],
    ["closed", 7, "finished", text("One, two.")],
  ]);
});

it("continues after a listener throws, and does not call unsubscribed listeners", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const { options } = createScriptedServer(createStream(all));
  const stream = createTamboClient(options).runs.stream("thr_1", "Hi");
  const failure = new Error("listener failed");
  const listener = vi.fn();
  const unsubscribed = vi.fn();
  stream.subscribe(() => {
    throw failure;
  });
  stream.subscribe(listener);
  stream.subscribe(listener);
  stream.subscribe(unsubscribed)();
  expect((await stream.finished).status).toBe("finished");
  expect([listener.mock.calls.length, unsubscribed.mock.calls.length]).toEqual([18, 0]);
  expect(logged.mock.calls).toEqual(Array(9).fill([failure]));
});

it("yields all events to the first iteration and only new ones to later ones; a break does not stop the run", async () => {
  let send = (_: string) => {};
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (text) => controller.enqueue(new TextEncoder().encode(text));
    },
  });
  const { options } = createScriptedServer(
    new Response(body, { headers: { "Content-Type": "text/event-stream" } }),
  );
  const stream = createTamboClient(options).runs.stream("thr_1", "Hi");
  send(all.slice(0, 3).join(""));
  await stream.started;
  await vi.waitFor(() => expect(stream.lastEventId).toBe(3));
  const first: unknown[] = [];
  for await (const event of stream) {
    first.push(event);
    if (first.length === 3) break;
  }
  const second = collect(stream);
  const third = collect(stream);
  send(all.slice(3).join(""));
  expect(first).toEqual(countingEvents.slice(0, 3));
  expect(await second).toEqual({ items: countingEvents.slice(3) });
  expect(await third).toEqual({ items: countingEvents.slice(3) });
  expect((await stream.finished).status).toBe("finished");
  expect(await collect(stream)).toEqual({ items: [] });
});

it("buffers 10,000 events for a later iteration, which throws ITERATED_TOO_LATE after more", async () => {
  const delta = (index: number) => ({ type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: `${index}` });
  const many = (count: number) => [
    ...countingEvents.slice(0, 2),
    ...Array.from({ length: count - 3 }, (_, index) => delta(index)),
    countingEvents[6],
  ];
  const { options } = createScriptedServer(
    ...[10_000, 10_001, 10_001].map((count) => createStream(toFrames(many(count)))),
  );
  const { runs } = createTamboClient(options);
  const buffered = runs.stream("thr_1", "Count.");
  await buffered.finished;
  expect((await collect(buffered)).items.length).toBe(10_000);
  const dropped = runs.stream("thr_1", "Count.");
  expect((await dropped.finished).status).toBe("finished");
  expect(await collect(dropped)).toEqual({
    items: [],
    thrown: expect.objectContaining({ code: "ITERATED_TOO_LATE" }),
  });
  expect((await collect(runs.stream("thr_1", "Count."))).items.length).toBe(10_001);
});
