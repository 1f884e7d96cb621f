import { EventEmitter } from "node:events";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { stopOnSignal } from "./stop-on-signal.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/**
 * Creates a process that handles signals.
 *
 * @param close Closes the process's server.
 */
function createProcess(close: () => Promise<void>, starting = Promise.resolve()) {
  const process = new EventEmitter();
  const exits: number[] = [];
  const log: string[] = [];
  const signalled = Object.assign(process, { exit: (code: number) => void exits.push(code) });
  const server = starting.then(() => ({ close }));
  stopOnSignal(signalled, server, { graceMs: 10_000, log: (line) => log.push(line) });
  return {
    exits,
    log,
    signal: (name: "SIGTERM" | "SIGINT", number: number) => process.emit(name, name, number),
  };
}

it.each([
  ["SIGTERM", 15],
  ["SIGINT", 2],
] as const)("closes the server and exits with 0 on %s [T-008]", async (name, number) => {
  const close = vi.fn(async () => {});
  const { exits, log, signal } = createProcess(close);
  expect(close).not.toHaveBeenCalled();
  signal(name, number);
  await vi.advanceTimersByTimeAsync(0);
  expect([close.mock.calls.length, exits, log]).toEqual([1, [0], []]);
});

it("waits for a start in progress, and then closes the server", async () => {
  const started = Promise.withResolvers<void>();
  const { exits, signal } = createProcess(async () => {}, started.promise);
  signal("SIGTERM", 15);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(exits).toEqual([]);
  started.resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(exits).toEqual([0]);
});

it("exits with 1 and logs the reason if the server cannot be closed", async () => {
  const { exits, log, signal } = createProcess(async () => {
    throw new Error("disk I/O error");
  });
  signal("SIGTERM", 15);
  await vi.advanceTimersByTimeAsync(0);
  expect([exits, log]).toEqual([[1], ["could not stop cleanly: Error: disk I/O error"]]);
});

it("exits with 1 and logs it if closing the server takes too long", async () => {
  const { exits, log, signal } = createProcess(() => new Promise(() => {}));
  signal("SIGTERM", 15);
  await vi.advanceTimersByTimeAsync(29_999);
  expect([exits, log]).toEqual([[], []]);
  await vi.advanceTimersByTimeAsync(1);
  expect([exits, log]).toEqual([[1], ["could not stop within 30 s; active runs will be recovered"]]);
});

it("exits immediately on a second signal of either kind", async () => {
  const { exits, signal } = createProcess(() => new Promise(() => {}));
  signal("SIGTERM", 15);
  signal("SIGINT", 2);
  expect(exits).toEqual([130]);
  signal("SIGTERM", 15);
  expect(exits).toEqual([130, 143]);
});
