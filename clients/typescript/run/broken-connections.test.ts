/** Cuts and splits a run's stream at random, and checks that each event is delivered exactly once. */
import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { createTamboClient } from "../client.ts";
import {
  collect,
  countingEvents,
  createScriptedServer,
  createStream,
  toFrames,
  useFakeTimers,
} from "./testing/scripted-server.ts";

const events = [
  ...countingEvents.slice(0, 3),
  { type: "TEXT_MESSAGE_CONTENT", messageId: "msg_1", delta: "é – 🎈\u2028\u0000\n\n" },
  ...countingEvents.slice(3),
] as const;

/** Returns the stream's bytes from a position onward, including some comment frames. */
function encodeFrom(position: number, lineEnd: string): Uint8Array {
  const text = toFrames(events.slice(position), position + 1)
    .map((frame, index) => (index % 3 === 1 ? `: comment\n\n${frame}` : frame))
    .join("");
  return new TextEncoder().encode(text.replaceAll("\n", lineEnd));
}

/**
 * Generates connections, each with a number of repeated events, a length in bytes, a chunk size, and a kind
 * of end.
 */
const connections = fc.array(
  fc.record({
    back: fc.nat(4),
    length: fc.nat(1_200),
    chunk: fc.integer({ min: 1, max: 400 }),
    end: fc.constantFrom("ends" as const, "breaks" as const),
    lineEnd: fc.constantFrom("\n", "\r\n", "\r"),
  }),
  { maxLength: 8 },
);

it("delivers each event once for any cuts, chunks, line endings and repetitions [T-140][T-237]", async () => {
  useFakeTimers();
  const property = fc.asyncProperty(connections, async (cuts) => {
    const reply =
      ({ back, length, chunk, end, lineEnd }: (typeof cuts)[number]) =>
      (request: Request) => {
        const position = Number(request.headers.get("Last-Event-ID") ?? 0);
        const bytes = encodeFrom(Math.max(0, position - back), lineEnd).subarray(0, length);
        const chunks = [];
        for (let from = 0; from < bytes.length; from += chunk)
          chunks.push(bytes.subarray(from, from + chunk));
        return createStream(chunks, end);
      };
    const complete = { back: 0, length: 10_000, chunk: 1, end: "ends", lineEnd: "\n" } as const;
    const { options } = createScriptedServer(...[...cuts, complete].map(reply));
    const stream = createTamboClient(options).runs.stream("thr_1", "Hi");
    const collected = collect(stream);
    await vi.advanceTimersByTimeAsync(10 * 8_000);
    expect(await collected).toEqual({ items: events });
    expect((await stream.finished).messages).toEqual(countingEvents[5].value.messages);
    expect(stream.lastEventId).toBe(events.length);
  });
  await fc.assert(property, { numRuns: 150 });
});
