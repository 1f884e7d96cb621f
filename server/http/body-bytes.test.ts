import type { IncomingMessage } from "node:http";
import { PassThrough } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { readBytes } from "./body-bytes.ts";
import { BodyError } from "./body-error.ts";

afterEach(() => void vi.useRealTimers());

/** Starts reading a body that the test writes. `held` lists the reserved sizes. */
function startReading(contentLength: number | undefined, limit = 1_000_000, most = Number.POSITIVE_INFINITY) {
  const headers = contentLength === undefined ? {} : { "content-length": `${contentLength}` };
  const body = Object.assign(new PassThrough(), { headers });
  const held: number[] = [];
  const hold = (bytes: number) => {
    if (bytes > most) throw new Error("no memory left");
    held.push(bytes);
  };
  const result = readBytes(body as unknown as IncomingMessage, { limit, reserve: hold }).then(
    (bytes) => bytes.toString("latin1"),
    (error: Error) => error,
  );
  return { body, held, result };
}

it("reserves the declared length before anything is read", async () => {
  const { body, held, result } = startReading(70_000);
  expect(held).toEqual([70_000]);
  body.write("a".repeat(69_999));
  body.end("b");
  expect(await result).toBe(`${"a".repeat(69_999)}b`);
  expect(held.every((bytes) => bytes === 70_000)).toBe(true);
});

it("reserves a body of unknown length as it arrives, in doubling steps up to the limit", async () => {
  const { body, held, result } = startReading(undefined, 300_000);
  for (let count = 0; count < 30; count += 1) body.write(`${count % 10}`.repeat(10_000));
  body.end();
  const expected = Array.from({ length: 30 }, (_, count) => `${count % 10}`.repeat(10_000)).join("");
  expect(await result).toBe(expected);
  expect(held).toEqual([0, 65_536, 131_072, 262_144, 300_000]);
});

it.each([5_000, undefined])("reads a body of single bytes, declared as %s", async (length) => {
  const { body, held, result } = startReading(length);
  for (let count = 0; count < 5_000; count += 1) body.write("x");
  body.end();
  expect(await result).toBe("x".repeat(5_000));
  expect(Math.max(...held)).toBe(length ?? 65_536);
});

it("stops at the first byte without memory, and drops the rest", async () => {
  const { body, result } = startReading(undefined, 1_000_000, 65_536);
  body.write("x".repeat(65_536));
  body.write("x");
  expect(await result).toEqual(new Error("no memory left"));
  body.end("x".repeat(100_000));
  await new Promise((resolve) => body.on("end", resolve));
});

it("rejects a declared length without memory, and reads nothing", async () => {
  const { body, result } = startReading(70_000, 1_000_000, 65_536);
  expect(await result).toEqual(new Error("no memory left"));
  expect([body.listenerCount("data"), body.readableFlowing]).toEqual([0, null]);
});

const tooSlow = new BodyError(
  "REQUEST_TIMEOUT",
  "Less than 10000 bytes of the body arrived in 20 seconds. Send the request again.",
);

it("waits as long as 10,000 bytes arrive in every 20 seconds, and no longer", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { body, result } = startReading(100_000);
  for (let count = 0; count < 3; count += 1) {
    body.write("x".repeat(10_000));
    await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(20_000);
  }
  body.write("x".repeat(9_999));
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(19_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await result).toEqual(tooSlow);
  expect(vi.getTimerCount()).toBe(0);
});
