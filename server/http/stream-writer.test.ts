import { describe, expect, it, onTestFinished, vi } from "vitest";
import { BytesInFlight } from "../core/limits/bytes-in-flight.ts";
import { openHeldConnection } from "../proof/testing/held-connection.ts";
import { noopObserver } from "./stream-observer.ts";
import { StreamWriter } from "./stream-writer.ts";
import { waitForPendingTasks } from "./testing-tasks.ts";

const kB = 1024;
const MB = 1024 * kB;

/** Returns a writer whose client does not read until the test allows it. */
async function createHeldWriter(bytesInFlight = new BytesInFlight()) {
  const connection = await openHeldConnection();
  onTestFinished(() => connection.close());
  connection.response.flushHeaders();
  const onStalled = vi.fn();
  const sent = vi.fn();
  const writer = new StreamWriter(connection.response, {
    projectId: "p",
    bytesInFlight,
    observer: { ...noopObserver, stalled: onStalled, sent },
  });
  return { ...connection, writer, onStalled, sent, bytesInFlight };
}

/** Returns a frame that is `length` characters long. */
const frame = (length: number, letter = "x") => `data: ${letter.repeat(length - "data: \n\n".length)}\n\n`;

describe("a short text", () => {
  it("is written immediately while there is room", async () => {
    const { writer, resumeReading: take, receivedBody: body, bytesInFlight } = await createHeldWriter();
    expect([writer.write(frame(100), 1), writer.write(frame(20 * kB), 1)]).toEqual([undefined, undefined]);
    expect(bytesInFlight.bytes).toBe(0);
    take();
    await waitForPendingTasks();
    expect(body()).toBe(frame(100) + frame(20 * kB));
  });

  it("counts with the pending bytes", async () => {
    const { writer, bytesInFlight } = await createHeldWriter();
    for (let n = 0; n < 7; n += 1) writer.write(frame(10 * kB), 1);
    expect(bytesInFlight.bytes).toBeGreaterThan(70 * kB);
    expect(bytesInFlight.bytes).toBeLessThan(71 * kB);
  });

  it("shares its memory between concurrent streams", async () => {
    const bytesInFlight = new BytesInFlight();
    const [a, b] = [await createHeldWriter(bytesInFlight), await createHeldWriter(bytesInFlight)];
    for (const { writer } of [a, b]) writer.write(frame(80 * kB), 1);
    await waitForPendingTasks();
    const large = [a, b].map(({ unreadBuffers: held }) => held().find(({ length }) => length > kB)?.buffer);
    expect(large[0]).toBe(large[1]);
    expect(bytesInFlight.bytes).toBe(80 * kB);
  });

  it("fills the connection, and counts until it is read", async () => {
    const { writer, resumeReading: take, receivedBody: body, bytesInFlight } = await createHeldWriter();
    const used = writer.write(frame(80 * kB), 1);
    expect(used).toBeInstanceOf(Promise);
    expect(bytesInFlight.bytes).toBe(80 * kB);
    take();
    await used;
    expect(bytesInFlight.bytes).toBe(0);
    expect(body()).toBe(frame(80 * kB));
  });
});

describe("a long text", () => {
  it("arrives unchanged, in slices that may split a character", async () => {
    const text = frame(500 * kB, "\u00e4\u20ac\u{1f600}").slice(0, -1);
    const { writer, sent, resumeReading: take, receivedBody: body } = await createHeldWriter();
    const used = writer.write(`${text}\n${frame(10)}`, 2);
    take();
    await used;
    expect(body()).toBe(`${text}\n${frame(10)}`);
    expect(sent.mock.calls).toEqual([[2]]);
  });

  it("shares its memory between 1,000 streams, each holding one slice", async () => {
    // The strings are equal but separate objects, because equal strings are encoded only once.
    const texts = [frame(4 * MB), frame(4 * MB)];
    const bytesInFlight = new BytesInFlight();
    const streams = await Promise.all(Array.from({ length: 1000 }, () => createHeldWriter(bytesInFlight)));
    const used = streams.map(({ writer }, index) => writer.write(texts[index % 2] as string, 1));
    const held = await vi.waitFor(() => {
      const held = streams.map(({ unreadBuffers: held }) => held().filter(({ length }) => length > kB));
      expect(held.filter((slices) => slices.length === 0)).toEqual([]);
      return held;
    });
    expect(new Set(held.flat().map(({ buffer }) => buffer)).size).toBe(1);
    for (const slices of held) expect(slices.map(({ length }) => length)).toEqual([64 * kB]);
    expect(bytesInFlight.bytes).toBe(4 * MB);
    for (const { close: leave } of streams) leave();
    await Promise.all(used);
    expect(bytesInFlight.bytes).toBe(0);
  });

  it("leaves no room for a heartbeat in its middle", async () => {
    const { writer, resumeReading: take } = await createHeldWriter();
    expect(writer.isIdle).toBe(true);
    const used = writer.write(frame(MB), 1);
    const seen: boolean[] = [];
    take();
    // A separate task runs between every two slices.
    for (let pass = 0; pass < 3; pass += 1) {
      seen.push(writer.isIdle);
      await Promise.resolve();
    }
    await used;
    expect(seen).toEqual([false, false, false]);
    expect(writer.isIdle).toBe(true);
  });
});

it.each([
  ["ordinary", 80 * kB],
  ["long", MB],
])(
  "a client that reads nothing of %s text for a minute is disconnected, and not earlier",
  async (_name, length) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    const { writer, response, onStalled, bytesInFlight } = await createHeldWriter();
    const used = writer.write(frame(length), 1);
    await waitForPendingTasks();
    vi.advanceTimersByTime(59_999);
    expect([onStalled.mock.calls.length, response.destroyed]).toEqual([0, false]);
    vi.advanceTimersByTime(1);
    await used;
    expect([onStalled.mock.calls.length, response.destroyed]).toEqual([1, true]);
    expect(bytesInFlight.bytes).toBe(0);
  },
);

it("a client that is disconnected to free its bytes is counted as stalled", async () => {
  const bytesInFlight = new BytesInFlight({ projectBytes: 100 * kB, processBytes: MB, graceMs: 0 });
  const first = await createHeldWriter(bytesInFlight);
  const second = await createHeldWriter(bytesInFlight);
  const used = first.writer.write(frame(80 * kB), 1);
  second.writer.write(frame(80 * kB, "y"), 1);
  await used;
  expect([first.onStalled.mock.calls.length, first.response.destroyed]).toEqual([1, true]);
  expect([second.onStalled.mock.calls.length, second.response.destroyed]).toEqual([0, false]);
});
