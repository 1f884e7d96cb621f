import { afterEach, describe, expect, it, vi } from "vitest";
import { StoreUnavailableError } from "../../../core/errors.ts";
import type { PeerHost, PeerRequest, PeerResponse } from "../../../core/ports/peers.ts";
import type { AllQueries } from "../../../core/ports/queries.ts";
import type { RunRecord } from "../../../core/ports/records.ts";
import { findMissingPostgres } from "../../../proof/testing/databases/postgres.ts";
import type { PeerMessage } from "./message.ts";
import { PeerRequestQueue } from "./peer-request-queue.ts";
import { findLiving, register } from "./processes.ts";
import { createPeersDatabase } from "./testing.ts";

const stop: PeerRequest = { kind: "stop", code: "CANCELLED", message: "Run cancelled" };
const stopped: PeerResponse = { kind: "stopped" };
type Handler = PeerHost["handleRequest"];

describe.skipIf(await findMissingPostgres())("a peer request", () => {
  const database = createPeersDatabase();
  afterEach(() => void vi.useRealTimers());

  /**
   * Creates processes that handle requests with the given functions and receive each other's notifications.
   */
  function createProcesses(
    hosts: Record<string, Handler>,
    {
      loses = (_: PeerMessage) => false,
      read,
    }: { loses?: (message: PeerMessage) => boolean; read?: AllQueries } = {},
  ) {
    const log: string[] = [];
    const all = new Map<string, { queue: PeerRequestQueue; host: PeerHost }>();
    const sent: [to: string, kind: string][] = [];
    for (const [id, handleRequest] of Object.entries(hosts)) {
      const queue = new PeerRequestQueue({
        id,
        read: (id === "node_a" && read) || database.store.read,
        log: (line) => log.push(line),
        findLiving: async (processes) => new Set(processes),
        send(to, message) {
          sent.push([to, message.kind]);
          if (loses(message)) return;
          const other = all.get(to);
          if (message.kind === "asked") void other?.queue.handleRequests(other.host);
          if (message.kind === "answered") other?.queue.handleResponse(message.questionId);
        },
      });
      all.set(id, { queue, host: { handleRequest } as Partial<PeerHost> as PeerHost });
    }
    const of = (id: string) => all.get(id) as { queue: PeerRequestQueue; host: PeerHost };
    return {
      log,
      sent,
      request: (run: RunRecord, request = stop, signal?: AbortSignal) =>
        of("node_a").queue.request(run, request, signal),
      handleRequests: (id: string) => of(id).queue.handleRequests(of(id).host),
    };
  }
  const noRun: Handler = async () => undefined;
  const respondWith =
    (response: PeerResponse): Handler =>
    async () =>
      response;
  const storedRequests = () => database.rows("SELECT FROM run_questions");
  const setOwner = (owner: string) => database.rows("UPDATE runs SET owner = $1", [owner]);
  it("is handled by the run's owner, announced by a notification, and deleted afterwards", async () => {
    const run = await database.storeRun("1", "node_b");
    const handle = vi.fn(respondWith(stopped));
    const { request, sent } = createProcesses({ node_a: noRun, node_b: handle });
    expect(await request(run)).toEqual(stopped);
    expect(handle.mock.calls.map(([id, request]) => [id, request])).toEqual([["run_1", stop]]);
    expect(sent).toEqual([
      ["node_b", "asked"],
      ["node_a", "answered"],
    ]);
    expect(await storedRequests()).toEqual([]);
  });

  it("has its response stored in the same commit as its effect", async () => {
    const run = await database.storeRun("1", "node_b");
    const response: PeerResponse = { kind: "state", state: { n: 1 } };
    const { request } = createProcesses({
      node_a: noRun,
      async node_b(_runId, _question, store) {
        await database.store.transaction((queries) => store(queries, response));
        return "stored";
      },
    });
    expect(await request(run)).toEqual(response);
  });

  it.each(["asked", "answered"])(
    "gets its response by polling if the `%s` notification is lost",
    async (kind) => {
      const run = await database.storeRun("1", "node_b");
      const { request, handleRequests } = createProcesses(
        { node_a: noRun, node_b: respondWith(stopped) },
        { loses: (message) => message.kind === kind },
      );
      const response = request(run);
      await vi.waitFor(async () => expect(await storedRequests()).toHaveLength(1), 5_000);
      await handleRequests("node_b");
      expect(await response).toEqual(stopped);
    },
  );

  it("is handled by the run's new owner", async () => {
    const run = await database.storeRun("1", "node_b");
    const { request, sent } = createProcesses({ node_a: noRun, node_b: noRun, node_c: respondWith(stopped) });
    const response = request(run);
    await setOwner("node_c");
    expect(await response).toEqual(stopped);
    expect(sent).toContainEqual(["node_c", "asked"]);
  });

  it("is handled by its sender if that has claimed the run", async () => {
    const run = await database.storeRun("1", "node_b");
    const { request } = createProcesses({ node_a: respondWith(stopped), node_b: noRun });
    const response = request(run);
    await setOwner("node_a");
    expect(await response).toEqual(stopped);
  });

  it("gets no response if the run has ended or been deleted", async () => {
    const run = await database.storeRun("1", "node_b");
    const { request } = createProcesses({
      node_a: noRun,
      async node_b() {
        await database.rows("UPDATE runs SET status = 'finished'");
        return undefined;
      },
    });
    expect(await request(run)).toBeUndefined();
    expect(await storedRequests()).toEqual([]);
    await database.rows("DELETE FROM threads");
    expect(await request(run)).toBeUndefined();
  });

  it("gets the response that was stored with the run's last commit, right after a poll", async () => {
    const run = await database.storeRun("1", "node_b");
    const response: PeerResponse = { kind: "state", state: { n: 1 } };
    const { read: real } = database.store;
    const read: AllQueries = {
      ...real,
      async takePeerResponse(id) {
        const found = await real.takePeerResponse(id);
        await real.storePeerResponse(id, JSON.stringify(response));
        await database.rows("UPDATE runs SET status = 'finished'");
        return found;
      },
    };
    const { request } = createProcesses({ node_a: noRun, node_b: noRun }, { read });
    expect(await request(run)).toEqual(response);
    expect(await storedRequests()).toEqual([]);
  });

  it("is withdrawn after a timeout", async () => {
    const run = await database.storeRun("1", "node_b");
    const { request } = createProcesses({ node_a: noRun, node_b: noRun });
    vi.useFakeTimers({ toFake: ["performance"] });
    const response = request(run);
    await vi.waitFor(async () => expect(await storedRequests()).toHaveLength(1), 5_000);
    vi.advanceTimersByTime(30_000);
    await expect(response).rejects.toThrow(
      new StoreUnavailableError("The process that executes the run does not respond."),
    );
    expect(await storedRequests()).toEqual([]);
  });

  it("is withdrawn when its signal aborts, unless the response is already stored", async () => {
    const run = await database.storeRun("1", "node_b");
    const quiet = { loses: () => true };
    const { request } = createProcesses({ node_a: noRun, node_b: noRun }, quiet);
    const controller = new AbortController();
    const response = request(run, stop, controller.signal);
    await vi.waitFor(async () => expect(await storedRequests()).toHaveLength(1), 5_000);
    controller.abort(new Error("aborted"));
    await expect(response).rejects.toThrow("aborted");
    expect(await storedRequests()).toEqual([]);
    await expect(request(run, stop, controller.signal)).rejects.toThrow("aborted");
    expect(await storedRequests()).toEqual([]);

    const other = new AbortController();
    const { read: real } = database.store;
    const read: AllQueries = {
      ...real,
      async insertPeerRequest(question) {
        const id = await real.insertPeerRequest(question);
        if (id !== undefined) await real.storePeerResponse(id, JSON.stringify(stopped));
        other.abort(new Error("aborted"));
        return id;
      },
    };
    const { request: requestOnce } = createProcesses({ node_a: noRun, node_b: noRun }, { ...quiet, read });
    expect(await requestOnce(run, stop, other.signal)).toEqual(stopped);
    expect(await storedRequests()).toEqual([]);
  });

  it("is handled once despite repeated notifications, and again after an error", async () => {
    const run = await database.storeRun("1", "node_b");
    const gate = Promise.withResolvers<void>();
    const handle = vi.fn<Handler>(async () => {
      await gate.promise;
      return stopped;
    });
    handle.mockRejectedValueOnce(new Error("broken"));
    const { request, handleRequests, log } = createProcesses({ node_a: noRun, node_b: handle });
    const response = request(run);
    await vi.waitFor(
      () => expect(log).toEqual(["cannot handle a request from another process yet: Error: broken"]),
      5_000,
    );
    for (let time = 0; time < 3; time += 1) await handleRequests("node_b");
    expect(handle).toHaveBeenCalledTimes(2);
    gate.resolve();
    expect(await response).toEqual(stopped);
  });
  it("is handled once if a list of requests was read before it was handled, and arrives afterwards", async () => {
    const run = await database.storeRun("1", "node_b");
    const { read } = database.store;
    const id = await read.insertPeerRequest({
      runId: run.id,
      requester: "node_a",
      body: JSON.stringify(stop),
    });
    const handle = vi.fn(respondWith(stopped));
    const lists = [await read.listPeerRequests("node_b"), await read.listPeerRequests("node_b")];
    const slow = Promise.withResolvers<void>();
    const sent: string[] = [];
    const queue = new PeerRequestQueue({
      id: "node_b",
      read: {
        ...read,
        async listPeerRequests(owner) {
          const list = lists.shift();
          if (lists.length === 0 && list !== undefined) await slow.promise;
          return list ?? (await read.listPeerRequests(owner));
        },
      },
      log() {},
      findLiving: async (processes) => new Set(processes),
      send: (_, message) => sent.push(message.kind),
    });
    const host = { handleRequest: handle } as Partial<PeerHost> as PeerHost;
    const calls = [queue.handleRequests(host), queue.handleRequests(host)];
    await vi.waitFor(() => expect(sent).toEqual(["answered"]), 5_000);
    slow.resolve();
    await Promise.all(calls);
    await queue.handleRequests(host);
    expect(handle).toHaveBeenCalledTimes(1);
    expect(await read.takePeerResponse(id as number)).toBe(JSON.stringify(stopped));
  });

  it("waits while its sender is dead, because it could overtake the repeated request of the same client", async () => {
    const { read, database: db } = database.store;
    const run = await database.storeRun("1", "node_b");
    await read.insertPeerRequest({ runId: run.id, requester: "node_a", body: JSON.stringify(stop) });
    const handle = vi.fn(respondWith(stopped));
    const queue = new PeerRequestQueue({
      id: "node_b",
      read,
      log() {},
      findLiving: (processes) => findLiving(db.pool, processes),
      send() {},
    });
    const host = { handleRequest: handle } as Partial<PeerHost> as PeerHost;
    await queue.handleRequests(host);
    const sender = await database.connect();
    await register(sender, "node_a");
    await sender.end();
    await vi.waitFor(async () => expect(await findLiving(db.pool, ["node_a"])).toEqual(new Set()), 5_000);
    await queue.handleRequests(host);
    expect(handle).not.toHaveBeenCalled();
    await register(await database.connect(), "node_a");
    await queue.handleRequests(host);
    expect(handle).toHaveBeenCalledOnce();
  });
});
