import type { Pool } from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Position } from "../../../core/log-line.ts";
import type { PeerHost, RemoteRunChange } from "../../../core/ports/peers.ts";
import type { LogChunk } from "../../../core/ports/records.ts";
import { findMissingPostgres } from "../../../proof/testing/databases/postgres.ts";
import type { PeerMessage } from "./message.ts";
import { Notifier } from "./notifier.ts";
import { PeerSubscriptions } from "./peer-subscriptions.ts";
import { register } from "./processes.ts";
import { hasReaders } from "./readers.ts";
import { createPeersDatabase } from "./testing.ts";

const end: Position = { number: 7, notes: 1 };

describe.skipIf(await findMissingPostgres())("a subscription", () => {
  const database = createPeersDatabase();
  afterEach(() => void vi.useRealTimers());

  /**
   * Creates processes that notify each other through the database.
   *
   * @param loses Returns true if a notification is to be lost.
   */
  async function createProcesses(ids: string[], loses: (message: PeerMessage) => boolean = () => false) {
    const { pool } = database.store.database;
    const attached: [runId: string, peerId: string][] = [];
    const left: [runId: string, peerId: string, position: Position][] = [];
    const positions = new Map<string, Position>();
    const host = {
      onReaderAttached: (...call) => attached.push(call),
      onReaderLeft: (...call) => left.push(call),
      getReaderPosition: (runId) => positions.get(runId),
    } as Partial<PeerHost> as PeerHost;
    const all = new Map<string, PeerSubscriptions>();
    const received: [to: string, message: PeerMessage][] = [];
    let nextMessage = Promise.withResolvers<void>();
    for (const id of ids) {
      const client = await database.connect();
      await register(client, id);
      client.on("notification", ({ payload = "" }) => {
        const message = JSON.parse(payload) as PeerMessage;
        if (loses(message)) return;
        received.push([id, message]);
        all.get(id)?.handleMessage(message, host);
        nextMessage.resolve();
        nextMessage = Promise.withResolvers();
      });
      await client.query(`LISTEN "${id}"; LISTEN nodes`);
      all.set(id, new PeerSubscriptions(id, pool as Pool, new Notifier(pool)));
    }
    return {
      attached,
      left,
      positions,
      received,
      of: (id: string) => all.get(id) as PeerSubscriptions,
      /** Waits until a process has received the given number of messages of one kind. */
      async waitForMessages(to: string, kind: PeerMessage["kind"], count = 1) {
        while (received.filter(([by, message]) => by === to && message.kind === kind).length < count)
          await nextMessage.promise;
      },
    };
  }

  it("calls look when the log has grown, and notifies the owner of the position where the last reader left", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, waitForMessages, left, received } = await createProcesses(["node_a", "node_b"]);
    const changes: RemoteRunChange[] = [];
    const grown = Promise.withResolvers<RemoteRunChange>();
    const first = await of("node_b").subscribe(run, (change) => {
      if (change.chunk === undefined) changes.push(change);
      else grown.resolve(change);
    });
    const second = await of("node_b").subscribe(run, () => {});
    // The owner sends a notification about events that were committed before the subscription.
    await waitForMessages("node_b", "grown");
    const chunk: LogChunk = { first: { number: 2, notes: 0 }, last: end, data: "{}" };
    of("node_a").notifyGrowth("run_1", chunk);
    expect(await grown.promise).toEqual({ thorough: false, chunk });
    expect(new Set(changes.map((change) => JSON.stringify(change)))).toEqual(new Set(['{"thorough":false}']));
    first.stop({ number: 3, notes: 0 });
    second.stop(end);
    await waitForMessages("node_a", "left");
    expect(left).toEqual([["run_1", "node_b", end]]);
    // There is no subscriber left to notify.
    of("node_a").notifyGrowth("run_1", chunk);
    expect(received.filter(([, { kind }]) => kind === "left")).toHaveLength(1);
  });

  it("polls once a second if notifications are lost", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of } = await createProcesses(["node_a", "node_b"], () => true);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const change = Promise.withResolvers<RemoteRunChange>();
    const subscription = await of("node_b").subscribe(run, change.resolve);
    vi.advanceTimersByTime(1000);
    expect(await change.promise).toEqual({ thorough: true });
    subscription.stop(end);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("continues at a new owner, found by a notification or by polling a second later", async () => {
    const run = await database.storeRun("1", "node_a");
    let areLost = false;
    const { of, waitForMessages } = await createProcesses(
      ["node_a", "node_b", "node_c"],
      (message) => areLost && message.kind === "taken",
    );
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await of("node_b").subscribe(run, () => {});
    await waitForMessages("node_a", "follow");
    await database.rows("UPDATE runs SET owner = 'node_c'");
    await database.rows("SELECT pg_notify('nodes', $1)", [
      JSON.stringify({ kind: "taken", runIds: ["run_1"], by: "node_c" } satisfies PeerMessage),
    ]);
    await waitForMessages("node_c", "follow");
    areLost = true;
    await database.rows("UPDATE runs SET owner = 'node_a'");
    vi.advanceTimersByTime(1000);
    await waitForMessages("node_a", "follow", 2);
    of("node_b").stop();
  });

  it("is recorded only for a run that is cancelled without readers", async () => {
    const { pool } = database.store.database;
    const [recorded, other] = [
      await database.storeRun("1", "node_a"),
      await database.storeRun("2", "node_a"),
    ];
    await database.rows("UPDATE runs SET on_disconnect = 'continue' WHERE id = 'run_2'");
    const { of, waitForMessages } = await createProcesses(["node_a", "node_b"]);
    const subscription = await of("node_b").subscribe(recorded, () => {});
    await of("node_b").subscribe({ ...other, onDisconnect: "continue" }, () => {});
    expect([await hasReaders(pool, "run_1"), await hasReaders(pool, "run_2")]).toEqual([true, false]);
    // Another process deregisters `node_b`, which then registers again.
    await database.rows("DELETE FROM instances WHERE id = 'node_b'");
    expect(await hasReaders(pool, "run_1")).toBe(false);
    await register(await database.connect(), "node_b");
    await of("node_b").recordAllReaders();
    expect([await hasReaders(pool, "run_1"), await hasReaders(pool, "run_2")]).toEqual([true, false]);
    subscription.stop(end);
    await waitForMessages("node_a", "left");
    expect(await hasReaders(pool, "run_1")).toBe(false);
    of("node_b").stop();
  });

  it("is recorded even if its process has claimed the run", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, waitForMessages, left } = await createProcesses(["node_a", "node_b"]);
    const subscription = await of("node_b").subscribe(run, () => {});
    await database.rows("UPDATE runs SET owner = 'node_b'");
    await database.rows("SELECT pg_notify('nodes', $1)", [
      JSON.stringify({ kind: "taken", runIds: ["run_1"], by: "node_b" } satisfies PeerMessage),
    ]);
    await waitForMessages("node_b", "follow");
    expect(await hasReaders(database.store.database.pool, "run_1")).toBe(true);
    subscription.stop(end);
    await waitForMessages("node_b", "left");
    expect(left).toEqual([["run_1", "node_b", end]]);
  });

  it("reports how far its reader is, while the reader is connected and while it leaves [TX-07]", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, waitForMessages, attached, positions } = await createProcesses(["node_a", "node_b"]);
    expect(await of("node_a").findReaderPosition("run_1", "node_b")).toBeUndefined();
    const subscription = await of("node_b").subscribe(run, () => {});
    const again = await of("node_b").subscribe(run, () => {});
    await waitForMessages("node_a", "follow", 2);
    expect(attached).toEqual([["run_1", "node_b"]]);
    const connected: Position = { number: 4, notes: 0 };
    positions.set("run_1", connected);
    expect(await of("node_a").findReaderPosition("run_1", "node_b")).toEqual(connected);
    positions.clear();
    const position = of("node_a").findReaderPosition("run_1", "node_b");
    await waitForMessages("node_b", "locate", 2);
    again.stop(connected);
    subscription.stop(end);
    expect(await position).toEqual(end);
    expect(await of("node_a").findReaderPosition("run_1", "node_b")).toBeUndefined();
  });

  it("has no known position if its process does not respond within a second", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, waitForMessages } = await createProcesses(
      ["node_a", "node_b"],
      ({ kind }) => kind === "locate",
    );
    await of("node_b").subscribe(run, () => {});
    await waitForMessages("node_a", "follow");
    expect(await of("node_a").findReaderPosition("run_1", "node_b")).toBeUndefined();
    of("node_b").stop();
  });

  it("is deleted at the owner when the run has ended", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, waitForMessages, received } = await createProcesses(["node_a", "node_b"]);
    await of("node_b").subscribe(run, () => {});
    await waitForMessages("node_b", "grown");
    of("node_a").deleteOldSubscribers(new Set());
    of("node_a").notifyGrowth("run_1");
    await database.rows("SELECT pg_notify('node_b', $1)", [JSON.stringify({ kind: "grown", runIds: [] })]);
    await waitForMessages("node_b", "grown", 2);
    expect(received.at(-1)).toEqual(["node_b", { kind: "grown", runIds: [] }]);
    of("node_b").stop();
  });
});
