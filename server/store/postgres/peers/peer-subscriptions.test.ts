import type { Pool } from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { PeerHost } from "../../../core/ports/peers.ts";
import type { Position } from "../../../core/ports/records.ts";
import { postgresMissing } from "../../../proof/testing/databases/postgres.ts";
import { register } from "./instances.ts";
import type { PeerMessage } from "./message.ts";
import { Notifier } from "./notifier.ts";
import { PeerSubscriptions } from "./peer-subscriptions.ts";
import { hasReaders } from "./readers.ts";
import { createPeersDatabase } from "./testing.ts";

const end: Position = { number: 7, notes: 1 };

describe.skipIf(await postgresMissing())("following a run", () => {
  const database = createPeersDatabase();
  afterEach(() => void vi.useRealTimers());

  /** Processes that tell each other by the database. @param loses Whether a notice is lost. */
  async function processes(ids: string[], loses: (message: PeerMessage) => boolean = () => false) {
    const { pool } = database.store.database;
    const left: [runId: string, position: Position][] = [];
    const host = { onReaderLeft: (...of) => left.push(of) } as Partial<PeerHost> as PeerHost;
    const all = new Map<string, PeerSubscriptions>();
    const told: [to: string, message: PeerMessage][] = [];
    let heard = Promise.withResolvers<void>();
    for (const id of ids) {
      const client = await database.connect();
      await register(client, id);
      client.on("notification", ({ payload = "" }) => {
        const message = JSON.parse(payload) as PeerMessage;
        if (loses(message)) return;
        told.push([id, message]);
        all.get(id)?.handleMessage(message, host);
        heard.resolve();
        heard = Promise.withResolvers();
      });
      await client.query(`LISTEN "${id}"; LISTEN nodes`);
      all.set(id, new PeerSubscriptions(id, pool as Pool, new Notifier(pool)));
    }
    return {
      left,
      told,
      of: (id: string) => all.get(id) as PeerSubscriptions,
      /** Waits until processes were told so. */
      async hears(to: string, kind: PeerMessage["kind"], count = 1) {
        while (told.filter(([by, message]) => by === to && message.kind === kind).length < count)
          await heard.promise;
      },
    };
  }

  it("looks when the owner says that it has grown, and says when and up to where the last reader has left", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, hears, left, told } = await processes(["node_a", "node_b"]);
    const looks: boolean[] = [];
    const first = await of("node_b").subscribe(run, (thorough) => looks.push(thorough));
    const second = await of("node_b").subscribe(run, () => {});
    // What was committed before the owner knew of it is told at once.
    await hears("node_b", "grown");
    const before = looks.length;
    of("node_a").notifyGrowth("run_1");
    await hears("node_b", "grown", told.filter(([, { kind }]) => kind === "grown").length + 1);
    expect(looks.length).toBeGreaterThan(before);
    expect(looks).not.toContain(true);
    first.stop({ number: 3, notes: 0 });
    second.stop(end);
    await hears("node_a", "left");
    expect(left).toEqual([["run_1", end]]);
    // Nobody is told any more.
    of("node_a").notifyGrowth("run_1");
    expect(told.filter(([, { kind }]) => kind === "left")).toHaveLength(1);
  });

  it("looks once a second, thoroughly, when notices are lost", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of } = await processes(["node_a", "node_b"], () => true);
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const look = Promise.withResolvers<boolean>();
    const following = await of("node_b").subscribe(run, look.resolve);
    vi.advanceTimersByTime(1000);
    expect(await look.promise).toBe(true);
    following.stop(end);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes on with the new owner, who is told of it: by a notice, or a second later", async () => {
    const run = await database.storeRun("1", "node_a");
    let isLosing = false;
    const { of, hears } = await processes(
      ["node_a", "node_b", "node_c"],
      (message) => isLosing && message.kind === "taken",
    );
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    await of("node_b").subscribe(run, () => {});
    await hears("node_a", "follow");
    await database.rows("UPDATE runs SET owner = 'node_c'");
    await database.rows("SELECT pg_notify('nodes', $1)", [
      JSON.stringify({ kind: "taken", runIds: ["run_1"], by: "node_c" } satisfies PeerMessage),
    ]);
    await hears("node_c", "follow");
    isLosing = true;
    await database.rows("UPDATE runs SET owner = 'node_a'");
    vi.advanceTimersByTime(1000);
    await hears("node_a", "follow", 2);
    of("node_b").stop();
  });

  it("is noted for a run that is cancelled when nobody reads it, and for no other", async () => {
    const { pool } = database.store.database;
    const [noted, other] = [await database.storeRun("1", "node_a"), await database.storeRun("2", "node_a")];
    await database.rows("UPDATE runs SET on_disconnect = 'continue' WHERE id = 'run_2'");
    const { of, hears } = await processes(["node_a", "node_b"]);
    const following = await of("node_b").subscribe(noted, () => {});
    await of("node_b").subscribe({ ...other, onDisconnect: "continue" }, () => {});
    expect([await hasReaders(pool, "run_1"), await hasReaders(pool, "run_2")]).toEqual([true, false]);
    // Its process is struck off the list, and enters it again.
    await database.rows("DELETE FROM instances WHERE id = 'node_b'");
    expect(await hasReaders(pool, "run_1")).toBe(false);
    await register(await database.connect(), "node_b");
    await of("node_b").recordAllReaders();
    expect([await hasReaders(pool, "run_1"), await hasReaders(pool, "run_2")]).toEqual([true, false]);
    following.stop(end);
    await hears("node_a", "left");
    expect(await hasReaders(pool, "run_1")).toBe(false);
    of("node_b").stop();
  });

  it("of a run that its process has taken over counts as well", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, hears, left } = await processes(["node_a", "node_b"]);
    const following = await of("node_b").subscribe(run, () => {});
    await database.rows("UPDATE runs SET owner = 'node_b'");
    await database.rows("SELECT pg_notify('nodes', $1)", [
      JSON.stringify({ kind: "taken", runIds: ["run_1"], by: "node_b" } satisfies PeerMessage),
    ]);
    await hears("node_b", "follow");
    expect(await hasReaders(database.store.database.pool, "run_1")).toBe(true);
    following.stop(end);
    await hears("node_b", "left");
    expect(left).toEqual([["run_1", end]]);
  });

  it("is forgotten where the run is over", async () => {
    const run = await database.storeRun("1", "node_a");
    const { of, hears, told } = await processes(["node_a", "node_b"]);
    await of("node_b").subscribe(run, () => {});
    await hears("node_b", "grown");
    of("node_a").deleteOldSubscribers(new Set());
    of("node_a").notifyGrowth("run_1");
    await database.rows("SELECT pg_notify('node_b', $1)", [JSON.stringify({ kind: "grown", runIds: [] })]);
    await hears("node_b", "grown", 2);
    expect(told.at(-1)).toEqual(["node_b", { kind: "grown", runIds: [] }]);
    of("node_b").stop();
  });
});
