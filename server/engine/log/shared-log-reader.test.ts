import { expect, it, onTestFinished, vi } from "vitest";
import { BytesInFlight } from "../../core/limits/bytes-in-flight.ts";
import type { Store } from "../../core/ports/store.ts";
import { sampleAppend, storeRun } from "../../store/sample-records.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { batchSize, SharedLogReader } from "./shared-log-reader.ts";

const event = (delta: string) =>
  JSON.stringify({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta, timestamp: 1 });
const toPosition = (number: number) => ({ number, notes: 0 });
const large = event("x".repeat(batchSize));

/** Creates a run whose log consists of the given rows of events, and counts the store's reads. */
async function createLog(...rows: string[][]) {
  const store = await openSqlite(":memory:");
  onTestFinished(() => store.close());
  const { run } = await storeRun(store, "1");
  let number = 0;
  for (const row of rows) {
    await store.append([sampleAppend(run.id, number, row.join("\n"))]);
    number += row.length;
  }
  const readLog = vi.spyOn(store, "readLog");
  const reads = new SharedLogReader(store);
  return { store, runId: run.id, readLog, log: reads.openLog(run.id, "p") };
}

it("readers at the same position share a batch, and get all of it", async () => {
  const { log, readLog } = await createLog(["a", "b"].map(event), ["c"].map(event));
  const batches = await Promise.all(Array.from({ length: 100 }, () => log.read(toPosition(1))));
  expect(readLog).toHaveBeenCalledTimes(1);
  const [first] = batches;
  expect(first?.groups.flat().map(({ number, json }) => [number, json])).toEqual([
    [2, event("b")],
    [3, event("c")],
  ]);
  expect([first?.from, first?.to]).toEqual([toPosition(0), toPosition(3)]);
  for (const batch of batches) expect(batch?.groups).toBe(first?.groups);
});

it("readers at different positions in a large row share its lines", async () => {
  const { log } = await createLog([event("a"), event("b"), large]);
  const batches = await Promise.all([
    log.read(toPosition(0)),
    log.read(toPosition(1)),
    log.read(toPosition(2)),
  ]);
  expect(batches.map((batch) => batch?.groups.flat().map(({ number }) => number))).toEqual([
    [1, 2, 3],
    [2, 3],
    [3],
  ]);
  expect(new Set(batches.map((batch) => batch?.groups.at(-1)?.[0])).size).toBe(1);
});

it("a batch is shared while a reader has it, and briefly afterwards", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const { log, readLog } = await createLog([large]);
  const first = await log.read(toPosition(0));
  vi.advanceTimersByTime(60_000);
  const second = await log.read(toPosition(0));
  first?.release();
  second?.release();
  const third = await log.read(toPosition(0));
  expect(readLog).toHaveBeenCalledTimes(1);
  third?.release();
  vi.advanceTimersByTime(2_000);
  expect((await log.read(toPosition(0)))?.groups[0]).not.toBe(first?.groups[0]);
  expect(readLog).toHaveBeenCalledTimes(2);
});

it("a read that started before a commit is not treated as the end of the log", async () => {
  const { store, log, readLog, runId } = await createLog([event("a")]);
  const hasStarted = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const read: Store["readLog"] = Object.getPrototypeOf(store).readLog;
  readLog.mockImplementationOnce(async (...parameters) => {
    const chunks = await read.apply(store, parameters);
    hasStarted.resolve();
    await goOn.promise;
    return chunks;
  });
  const early = log.read(toPosition(1));
  await hasStarted.promise;
  await store.append([sampleAppend(runId, 1, event("b"))]);
  const late = log.read(toPosition(1));
  await new Promise((resolve) => setImmediate(resolve));
  goOn.resolve();
  expect([await early, (await late)?.groups.flat().map(({ number }) => number)]).toEqual([undefined, [2]]);
});

it("the next reader retries a failed read", async () => {
  const { log, readLog } = await createLog([event("a")]);
  readLog.mockRejectedValueOnce(new Error("disk"));
  await expect(log.read(toPosition(0))).rejects.toThrow("disk");
  expect((await log.read(toPosition(0)))?.to).toEqual(toPosition(1));
});

it("no new batch is read for a project with too many unread bytes, but shared batches are used", async () => {
  const { store, runId, readLog } = await createLog([event("a")], [event("b")]);
  const bytesInFlight = new BytesInFlight({ projectBytes: 1, processBytes: 100, graceMs: 60_000 });
  const reads = new SharedLogReader(store, bytesInFlight);
  const log = reads.openLog(runId, "p");
  const shared = await log.read(toPosition(0));
  const stalled = [1, 2].map(() => ({ projectId: "p", bytes: 1, disconnect: () => {} }));
  for (const reader of stalled) bytesInFlight.add(reader);
  const order: string[] = [];
  const recordDisconnect = (name: string) => () => void order.push(name);
  const waiting = log.read(toPosition(1)).then(recordDisconnect("waited"));
  await log.read(toPosition(0)).then(recordDisconnect("shared"));
  await reads.openLog("run_2", "q").read(toPosition(1)).then(recordDisconnect("other project"));
  for (let pass = 0; pass < 5; pass += 1) await new Promise((resolve) => setImmediate(resolve));
  for (const reader of stalled) bytesInFlight.remove(reader);
  await waiting;
  expect(order).toEqual(["shared", "other project", "waited"]);
  expect(readLog).toHaveBeenCalledTimes(3);
  shared?.release();
});
