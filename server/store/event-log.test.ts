import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import type { Position } from "../core/log-line.ts";
import type { LogAppend, LogChunk } from "../core/ports/records.ts";
import type { Store } from "../core/ports/store.ts";
import { sampleAppend, sampleThread, storeRun } from "./sample-records.ts";
import { describeStores } from "./testing-stores.ts";

await describeStores((tested) => {
  let store: Store;
  beforeEach(() => {
    store = tested.store;
  });

  const start: Position = { number: 0, notes: 0 };
  const noLimit = Number.MAX_SAFE_INTEGER;
  const dataOf = async (runId: string) =>
    (await store.readLog(runId, start, noLimit)).map(({ data }) => data);
  const headOf = async (runId: string) => (await store.read.findRunById(runId))?.head;

  describe("the log", () => {
    it("returns appended events, numbered and ephemeral, and advances the head", async () => {
      await storeRun(store, "a");
      const appends: LogAppend[] = [
        sampleAppend("run_a", 0, '{"n":1}\n{"n":2}'),
        {
          runId: "run_a",
          epoch: 1,
          from: { number: 2, notes: 0 },
          to: { number: 2, notes: 1 },
          data: '{"note":1}',
        },
        {
          runId: "run_a",
          epoch: 1,
          from: { number: 2, notes: 1 },
          to: { number: 3, notes: 2 },
          data: '{"note":2}\n{"n":3}\n{"note":1}\n{"note":2}',
        },
      ];
      for (const append of appends) expect(await store.append([append])).toEqual(["appended"]);
      expect(await headOf("run_a")).toEqual({ number: 3, notes: 2 });
      const chunks = [
        { first: start, last: { number: 2, notes: 0 }, data: '{"n":1}\n{"n":2}' },
        { first: { number: 2, notes: 0 }, last: { number: 2, notes: 1 }, data: '{"note":1}' },
        {
          first: { number: 2, notes: 1 },
          last: { number: 3, notes: 2 },
          data: '{"note":2}\n{"n":3}\n{"note":1}\n{"note":2}',
        },
      ];
      const readAfter = (number: number, notes: number) => store.readLog("run_a", { number, notes }, noLimit);
      expect(await readAfter(0, 0)).toEqual(chunks);
      expect(await readAfter(1, 0)).toEqual(chunks);
      expect(await readAfter(2, 0)).toEqual(chunks.slice(1));
      expect(await readAfter(2, 1)).toEqual(chunks.slice(2));
      expect(await readAfter(3, 1)).toEqual(chunks.slice(2));
      expect(await readAfter(3, 2)).toEqual([]);
      expect(await readAfter(4, 0)).toEqual([]);
      expect(await store.readLog("run_b", start, noLimit)).toEqual([]);
    });

    it.each([
      [0, ["aaaa"]],
      [4, ["aaaa"]],
      [7, ["aaaa"]],
      [8, ["aaaa", "éé"]],
      [9, ["aaaa", "éé", "b"]],
      [100, ["aaaa", "éé", "b"]],
    ])("is read in parts of at most %i bytes, but at least one chunk", async (maxBytes, expected) => {
      await storeRun(store, "a");
      for (const [index, data] of ["aaaa", "éé", "b"].entries()) {
        await store.append([sampleAppend("run_a", index, data)]);
      }
      expect((await store.readLog("run_a", start, maxBytes)).map(({ data }) => data)).toEqual(expected);
    });

    it.each<[string, Partial<LogAppend>]>([
      ["an older epoch", { epoch: 0 }],
      ["a newer epoch", { epoch: 2 }],
      ["a position before the head", { from: { number: 0, notes: 0 } }],
      ["a position past the head", { from: { number: 2, notes: 0 }, to: { number: 3, notes: 0 } }],
      ["another number of ephemeral events", { from: { number: 1, notes: 1 } }],
      ["an unknown run", { runId: "run_b" }],
    ])("fences an append at %s, and writes the rest of the batch", async (_, change) => {
      await storeRun(store, "a");
      await storeRun(store, "c");
      await store.append([sampleAppend("run_a", 0, "1")]);
      let called = false;
      const within = async () => {
        called = true;
      };
      const fenced = { ...sampleAppend("run_a", 1, "2"), ...change };
      expect(await store.append([fenced, sampleAppend("run_c", 0, "c1")])).toEqual(["fenced", "appended"]);
      expect(await store.append([{ ...fenced, within }, sampleAppend("run_c", 1, "c2")])).toEqual([
        "fenced",
        "appended",
      ]);
      expect(called).toBe(false);
      expect(await headOf("run_a")).toEqual({ number: 1, notes: 0 });
      expect(await dataOf("run_a")).toEqual(["1"]);
      expect(await dataOf("run_b")).toEqual([]);
      expect(await dataOf("run_c")).toEqual(["c1", "c2"]);
    });

    it("commits the changes of `within` with their append; an error in them rolls back only that append", async () => {
      const { thread } = await storeRun(store, "a");
      await storeRun(store, "b");
      await storeRun(store, "c");
      const message = { id: "msg_1", role: "assistant", blocks: [], createdAt: 1 } as const;
      const broken = new Error("broken");
      expect(
        await store.append([
          {
            ...sampleAppend("run_a", 0, "a1"),
            within: async (q) => {
              await q.appendMessages(thread.key, [{ ...message, blocks: [] }]);
              await q.updateRun("run_a", { status: "finished" });
            },
          },
          {
            ...sampleAppend("run_b", 0, "b1"),
            within: async (q) => {
              await q.appendMessages(thread.key, [{ ...message, id: "msg_2", blocks: [] }]);
              await q.updateRun("run_b", { status: "finished" });
              throw broken;
            },
          },
          sampleAppend("run_c", 0, "c1"),
        ]),
      ).toEqual(["appended", { error: broken }, "appended"]);
      expect(await dataOf("run_a")).toEqual(["a1"]);
      expect(await dataOf("run_b")).toEqual([]);
      expect(await dataOf("run_c")).toEqual(["c1"]);
      expect(await store.read.findRunById("run_a")).toMatchObject({ status: "finished" });
      expect(await store.read.findRunById("run_b")).toMatchObject({ status: "running", head: start });
      expect(
        (await store.read.listMessages(thread.key, { order: "asc" })).map((row) => row.message.id),
      ).toEqual(["msg_1"]);
    });

    it("rejects an append that does not advance the head, and writes the rest of the batch", async () => {
      for (const id of ["a", "b", "c"]) await storeRun(store, id);
      const empty = { ...sampleAppend("run_a", 0, ""), to: start };
      expect(
        await store.append([
          empty,
          sampleAppend("run_b", 0, "1"),
          { ...empty, runId: "run_c", within: async () => {} },
        ]),
      ).toEqual([
        { error: new RangeError("An append to run run_a does not advance the end of its log.") },
        "appended",
        { error: new RangeError("An append to run run_c does not advance the end of its log.") },
      ]);
      expect(await dataOf("run_b")).toEqual(["1"]);
    });

    it("read from any position returns all later events, for any appends", async () => {
      const { key } = await store.read.insertThread(sampleThread());
      // A line is an event as JSON; `null` stands for an ephemeral event.
      const line = fc.oneof(fc.string({ unit: "binary" }), fc.constant(null));
      let count = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.array(line, { minLength: 1, maxLength: 5 }), { maxLength: 8 }),
          fc.nat(2000),
          async (appends, maxBytes) => {
            count += 1;
            const id = `run_${count}`;
            await store.transaction(async (q) => {
              if (count > 1) await q.updateRun(`run_${count - 1}`, { status: "finished" });
              await q.insertRun({
                id,
                threadKey: key,
                projectId: "prj_1",
                request: "{}",
                onDisconnect: "cancel",
                createdAt: 1,
              });
            });
            const all: { position: Position; json: string }[] = [];
            const boundaries: Position[] = [start];
            let head = start;
            for (const lines of appends) {
              const from = head;
              for (const value of lines) {
                head =
                  value === null
                    ? { number: head.number, notes: head.notes + 1 }
                    : { number: head.number + 1, notes: 0 };
                all.push({ position: head, json: JSON.stringify(value) });
              }
              const data = lines.map((value) => JSON.stringify(value)).join("\n");
              expect(await store.append([{ runId: id, epoch: 1, from, to: head, data }])).toEqual([
                "appended",
              ]);
              boundaries.push(head);
            }

            for (const [index, after] of boundaries.entries()) {
              const rest: string[] = [];
              let at = after;
              for (;;) {
                const chunks = await store.readLog(id, at, maxBytes);
                if (chunks.length === 0) break;
                expect(chunks[0]?.first).toEqual(at);
                for (const chunk of chunks) {
                  rest.push(chunk.data);
                  at = chunk.last;
                }
              }
              const skipped = appends.slice(0, index).flat().length;
              expect(rest.join("\n")).toBe(
                all
                  .slice(skipped)
                  .map(({ json }) => json)
                  .join("\n"),
              );
            }
            // A read that starts inside a chunk returns the whole chunk.
            const chunks = appends.map((lines) => lines.map((value) => JSON.stringify(value)).join("\n"));
            const ends = appends.map((_, index) => appends.slice(0, index + 1).flat().length);
            for (const [index, { position }] of all.entries()) {
              const next = ends.findIndex((end) => end > index + 1);
              const expected = next === -1 ? [] : [chunks[next]];
              expect((await store.readLog(id, position, 0)).map(({ data }) => data)).toEqual(expected);
            }
          },
        ),
        { numRuns: 60 },
      );
    });
  });

  describe("combining the rows of a log", () => {
    /** Returns the start, end and length of each row. */
    const rowsOf = async (runId: string) =>
      (await store.readLog(runId, start, noLimit)).map(
        ({ first, last, data }) =>
          `${first.number}-${first.notes} ${last.number}-${last.notes} ${data.length}`,
      );
    const note: LogAppend = {
      runId: "run_a",
      epoch: 1,
      from: { number: 9, notes: 0 },
      to: { number: 9, notes: 1 },
      data: "note",
    };

    it.each<[string, number[], number[], string[]]>([
      ["no rows", [], [], []],
      ["one row", [10], [], ["0-0 1-0 10"]],
      ["the end and the row before it", [10, 20], [], ["0-0 1-0 10", "1-0 2-0 20"]],
      ["short rows", [10, 20, 30, 40], [], ["0-0 3-0 62", "3-0 4-0 40"]],
      [
        "rows that are too long for one row",
        [40_000, 20_000, 10_000, 70_000, 5, 5, 600],
        [],
        ["0-0 2-0 60001", "2-0 3-0 10000", "3-0 4-0 70000", "4-0 6-0 11", "6-0 7-0 600"],
      ],
      [
        "rows with an ephemeral event before the end and one after it",
        [1, 1, 1, 1, 1, 1, 1, 1, 1],
        [8, 9],
        ["0-0 8-1 20", "8-1 9-0 1", "9-0 9-1 4"],
      ],
    ])("%s", async (_name, lengths, notesAfter, expected) => {
      await storeRun(store, "a");
      for (const [index, length] of lengths.entries()) {
        const isAfterNote = notesAfter.includes(index);
        const append = sampleAppend("run_a", index, String(index).repeat(length));
        await store.append([isAfterNote ? { ...append, from: { number: index, notes: 1 } } : append]);
        if (notesAfter.includes(index + 1)) {
          const position = { number: index + 1, notes: 0 };
          await store.append([{ ...note, from: position, to: { ...position, notes: 1 } }]);
        }
      }
      const before = (await dataOf("run_a")).join("\n");
      const head = await headOf("run_a");
      for (let time = 0; time < 2; time += 1) {
        await store.compactLogs(["run_unknown", "run_a"]);
        expect(await rowsOf("run_a")).toEqual(expected);
        expect((await dataOf("run_a")).join("\n")).toBe(before);
        expect(await headOf("run_a")).toEqual(head);
      }
    });

    it("keeps the end of the log, which remains when the log is deleted", async () => {
      await storeRun(store, "a");
      for (let index = 0; index < 9; index += 1)
        await store.append([sampleAppend("run_a", index, `${index}`.repeat(1000))]);
      await store.append([note]);
      await store.read.updateRun("run_a", { status: "finished", finishedAt: 1 });
      await store.compactLogs(["run_a"]);
      await store.transaction((queries) => queries.dropLogs(2, { runs: 1, chunks: 100 }));
      expect(await rowsOf("run_a")).toEqual(["8-0 9-0 1000", "9-0 9-1 4"]);
      expect(await dataOf("run_a")).toEqual(["8".repeat(1000), "note"]);
    });

    it("recognizes a repeated append of the end, and fences all others", async () => {
      await storeRun(store, "a");
      const appends = [0, 1, 2].map((index) => sampleAppend("run_a", index, `${index}`.repeat(1000)));
      for (const append of appends) await store.append([append]);
      await store.compactLogs(["run_a"]);
      const outcomes = [];
      for (const append of appends) outcomes.push(...(await store.append([append])));
      expect(outcomes).toEqual(["fenced", "fenced", "appended"]);
      expect(await rowsOf("run_a")).toEqual(["0-0 2-0 2001", "2-0 3-0 1000"]);
    });

    it("continues over several transactions for a large log", async () => {
      await storeRun(store, "a");
      const count = 60;
      for (let index = 0; index < count; index += 1)
        await store.append([sampleAppend("run_a", index, String.fromCharCode(65 + index).repeat(30_000))]);
      await store.compactLogs(["run_a"]);
      const pairs = Array.from({ length: 29 }, (_, index) => `${2 * index}-0 ${2 * index + 2}-0 60001`);
      expect(await rowsOf("run_a")).toEqual([...pairs, "58-0 59-0 30000", "59-0 60-0 30000"]);
    });

    it("does not repeat events in a read that is in progress", async () => {
      await storeRun(store, "a");
      for (let index = 0; index < 2200; index += 1)
        await store.append([sampleAppend("run_a", index, `${index}`)]);
      const all = (await dataOf("run_a")).join("\n");
      const read = async () => {
        const lines: string[] = [];
        for (let at = start; ; ) {
          const chunks = await store.readLog("run_a", at, noLimit);
          if (chunks.length === 0) return lines.join("\n");
          // Only the first row may start before the position.
          const [{ first }] = chunks as [LogChunk];
          const data = chunks.map((chunk) => chunk.data).join("\n");
          lines.push(...data.split("\n").slice(at.number - first.number));
          at = (chunks.at(-1) as LogChunk).last;
        }
      };
      const reads = Promise.all(Array.from({ length: 40 }, read));
      await store.compactLogs(["run_a"]);
      expect(new Set(await reads)).toEqual(new Set([all]));
      expect(await read()).toBe(all);
    });
  });
});
