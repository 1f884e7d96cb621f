import { setImmediate as nextTurn } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { LogLine } from "../../core/log-line.ts";
import type { Store } from "../../core/ports/store.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { sampleAppend, storeRun } from "../../store/sample-records.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { Journal } from "./journal.ts";
import { readRun, visitEvents } from "./read-run.ts";
import { RunWriter } from "./run-writer.ts";
import { SharedLogReader } from "./shared-log-reader.ts";

const event = (delta: string) =>
  ({ type: "TEXT_MESSAGE_CONTENT", messageId: "m", delta, timestamp: 1 }) as const;
const start = { number: 0, notes: 0 };

async function createRun() {
  const store = await openSqlite(":memory:");
  const { run: record } = await storeRun(store, "1");
  return { store, run: new RunWriter(record, new Journal(store, silentObserver).schedule) };
}

const openLog = (store: Store, runId: string) => new SharedLogReader(store).openLog(runId, "p");

async function collect(batches: AsyncIterable<LogLine[]>): Promise<number[]> {
  const numbers: number[] = [];
  for await (const lines of batches) numbers.push(...lines.map(({ number }) => number));
  return numbers;
}

describe("readRun", () => {
  it("yields every event once, to fast and slow readers [T-140][T-143]", async () => {
    const { store, run } = await createRun();
    const fast = collect(readRun(openLog(store, run.id), start, run.feed));
    const slow = (async () => {
      const numbers: number[] = [];
      for await (const lines of readRun(openLog(store, run.id), { number: 3, notes: 0 }, run.feed)) {
        numbers.push(...lines.map(({ number }) => number));
        // While the reader waits, far more events are written than are kept in memory.
        if (numbers.length < 60) await run.settled.then(() => new Promise((next) => setTimeout(next, 5)));
      }
      return numbers;
    })();
    for (let n = 0; n < 100; n += 1) {
      run.write(event("x".repeat(5_000)));
      if (n % 3 === 0) await run.settled;
    }
    await run.settled;
    run.feed.end();
    const all = Array.from({ length: 100 }, (_, n) => n + 1);
    expect(await fast).toEqual(all);
    expect(await slow).toEqual(all.slice(3));
    expect(run.feed.readers).toBe(0);
    await store.close();
  });

  it("splits a large commit into groups, so that a stalled reader holds little [T-143]", async () => {
    const { store, run } = await createRun();
    for (let n = 0; n < 10; n += 1) run.write(event("x".repeat(20_000)));
    await run.settled;
    run.feed.end();
    const sizes = async (writer?: RunWriter) => {
      const found: number[] = [];
      for await (const lines of readRun(openLog(store, run.id), start, writer?.feed))
        found.push(lines.length);
      return found;
    };
    expect([await sizes(run), await sizes()]).toEqual([
      [3, 3, 3, 1],
      [3, 3, 3, 1],
    ]);
    await store.close();
  });

  it("stops when its signal aborts while it waits", async () => {
    const { store, run } = await createRun();
    const controller = new AbortController();
    const reading = readRun(openLog(store, run.id), start, run.feed, controller.signal);
    run.write(event("a"));
    expect((await reading.next()).value?.map(({ number }: LogLine) => number)).toEqual([1]);
    const waiting = reading.next();
    controller.abort();
    expect((await waiting).done).toBe(true);
    expect(run.feed.readers).toBe(0);
    await store.close();
  });

  it("throws the error that ended the feed", async () => {
    const { store, run } = await createRun();
    const reading = collect(readRun(openLog(store, run.id), start, run.feed));
    run.feed.end(new Error("lease lost"));
    await expect(reading).rejects.toThrow("lease lost");
    await store.close();
  });

  it("reads an ended run to its end, from the middle of a stored append", async () => {
    const store = await openSqlite(":memory:");
    const { run } = await storeRun(store, "1");
    const data = ["a", "b", "c"].map((text) => JSON.stringify(event(text))).join("\n");
    await store.append([sampleAppend(run.id, 0, data)]);
    expect(await collect(readRun(openLog(store, run.id), { number: 1, notes: 0 }, undefined))).toEqual([
      2, 3,
    ]);
    await store.close();
  });

  it("lets other work run while many readers replay large rows", async () => {
    const store = await openSqlite(":memory:");
    const runs = 30;
    for (let n = 0; n < runs; n += 1) {
      const { run } = await storeRun(store, String(n));
      await store.append([sampleAppend(run.id, 0, JSON.stringify(event("x".repeat(4_000_000))))]);
    }
    let passes = 0;
    let isDone = false;
    const nextPass = () => {
      passes += 1;
      if (!isDone) setImmediate(nextPass);
    };
    setImmediate(nextPass);
    const reads = new SharedLogReader(store);
    const readers = Array.from({ length: 180 }, async (_, n) => {
      // Parses each line, to take about as long as an encoder.
      for await (const lines of readRun(reads.openLog(`run_${n % runs}`, "p"), start, undefined))
        for (const { json } of lines) JSON.parse(json);
    });
    await Promise.all(readers);
    isDone = true;
    // The readers have 5 ms per iteration. Reading a row takes longer than that if it is not shared.
    expect(passes).toBeGreaterThan(runs / 2);
    await store.close();
  });

  it("encodes a large row in the slot that read it, so that few rows wait", async () => {
    const store = await openSqlite(":memory:");
    const runs = 30;
    for (let n = 0; n < runs; n += 1) {
      const { run } = await storeRun(store, String(n));
      await store.append([sampleAppend(run.id, 0, JSON.stringify(event("x".repeat(200_000))))]);
    }
    const reads = new SharedLogReader(store);
    let waiting = 0;
    let most = 0;
    const read = store.readLog.bind(store);
    store.readLog = async (...parameters) => {
      const chunks = await read(...parameters);
      if (chunks.length > 0) most = Math.max(most, ++waiting);
      return chunks;
    };
    const readers = Array.from({ length: runs }, async (_, n) => {
      for await (const _lines of readRun(reads.openLog(`run_${n}`, "p"), start, undefined)) waiting -= 1;
    });
    await Promise.all(readers);
    expect(waiting).toBe(0);
    expect(most).toBe(1);
    await store.close();
  });
});

it("visiting a log's events lets other work run, regardless of the batch size [T-042]", async () => {
  const { store, run } = await createRun();
  for (const delta of "abcdef") run.write(event(delta));
  await run.settled;
  let turns = 0;
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await nextTurn();
      turns += 1;
    }
  })();
  const visited: [delta: string, turns: number][] = [];
  await visitEvents(store, run.id, (visit) => {
    visited.push([visit.type === "TEXT_MESSAGE_CONTENT" ? visit.delta : visit.type, turns]);
    for (const from = performance.now(); performance.now() - from < 20; );
  });
  isOver = true;
  await others;
  expect(visited.map(([delta]) => delta).join("")).toBe("abcdef");
  // Visiting a single event takes longer than the time after which other work may run.
  expect(new Set(visited.map(([, turn]) => turn)).size).toBe(visited.length);
  await store.close();
});
