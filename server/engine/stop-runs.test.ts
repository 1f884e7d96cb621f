/** Tests for work in progress at shutdown, and for the end of a run whose thread is deleted. */
import { expect, it, onTestFinished, vi } from "vitest";
import { RequestRejectedError, ShutdownError } from "../core/errors.ts";
import type { Peers } from "../core/ports/peers.ts";
import { createScriptRequest, readEventKinds, startScriptEngine } from "../proof/testing/engine-runs.ts";
import { openSqlite } from "../store/sqlite/store.ts";
import { LocalRunFeed } from "./log/run-feed.ts";
import { noPeers } from "./peers/no-peers.ts";

const endless = createScriptRequest([[{ text: ["a", { delay: 600_000 }] }]]);

async function createEmptyStore() {
  const store = await openSqlite(":memory:");
  onTestFinished(() => store.close());
  return store;
}

/**
 * Yields to other work the given number of times, so that an action can happen at any point during an
 * operation.
 */
async function yieldTimes(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) await undefined;
}

/** Maximum number of yields. No tested operation needs that many. */
const maxMoments = 120;

const toCode = (error: unknown) => (error instanceof RequestRejectedError ? error.code : error);

it("a released run is not claimed again during shutdown, even by a request to stop it [T-008][T-171]", async () => {
  const store = await createEmptyStore();
  const engine = await startScriptEngine(store);
  // If claims were repeated in a loop, they would block everything else.
  const claims = vi.spyOn(store.read, "claimRun").mockRejectedValue(new Error("claimed once more"));
  const subscription = await engine.run(endless);
  const { runId } = subscription;
  const torn = expect(readEventKinds(subscription)).rejects.toThrow("the server is shutting down");
  // The run's reader is still connected, so the replacing request waits briefly for it to disconnect.
  const left = vi.spyOn(LocalRunFeed.prototype, "waitUntilUnread");
  onTestFinished(() => left.mockRestore());
  const replacing = engine.run({ ...endless, replacesUnreadRun: true });
  await vi.waitFor(() => expect(left).toHaveBeenCalled());
  const during = [
    replacing,
    engine.cancel({ projectId: "p" }, "thr_a", runId),
    engine.deleteThread({ projectId: "p" }, "thr_a"),
  ];
  const stopped = Promise.all(
    during.map((operation) => expect(operation).rejects.toThrow("the server is shutting down")),
  );
  await engine.close();
  await Promise.all([torn, stopped]);
  for (const operation of [
    engine.cancel({ projectId: "p" }, "thr_a", runId),
    engine.deleteThread({ projectId: "p" }, "thr_a"),
  ])
    await expect(operation).rejects.toThrow("the server is shutting down");
  expect(claims).not.toHaveBeenCalled();
  expect(await store.read.findRunById(runId)).toMatchObject({ status: "running", attempts: 0 });
});

it("a reader of a run that is cancelled during shutdown gets a request to reconnect [T-008]", async () => {
  for (let moment = 0; moment < maxMoments; moment += 1) {
    const store = await createEmptyStore();
    const engine = await startScriptEngine(store);
    const subscription = await engine.run(endless);
    const read = readEventKinds(subscription).catch((error: unknown) => error);
    const cancelled = engine
      .cancel({ projectId: "p" }, "thr_a", subscription.runId)
      .catch((error: unknown) => error);
    await yieldTimes(moment);
    await engine.close();
    // Either the end of the run was written before the shutdown, or the run was released.
    const { status } = (await store.read.findRunById(subscription.runId)) ?? {};
    expect([moment, status, await cancelled, await read]).toEqual(
      status === "cancelled"
        ? [moment, "cancelled", undefined, expect.arrayContaining(["RUN_ERROR"])]
        : [moment, "running", expect.any(ShutdownError), expect.any(ShutdownError)],
    );
  }
});

it("a run admitted during shutdown starts, or nothing is stored [T-008]", async () => {
  const ends = new Set<string>();
  for (let moment = 0; moment < maxMoments; moment += 1) {
    const store = await createEmptyStore();
    const engine = await startScriptEngine(store);
    const running = engine.run(endless).catch((error: unknown) => error);
    await yieldTimes(moment);
    await engine.close();
    const begun = await running;
    const runs = await store.read.listRunsByStatus("running");
    const left = runs.map(({ owner, attempts }) => [owner, attempts]);
    if (begun instanceof ShutdownError) expect([[], [[undefined, 0]]]).toContainEqual(left);
    // The run was released properly, so claiming it does not count as a new attempt.
    else expect([moment, left]).toEqual([moment, [[undefined, 0]]]);
    ends.add(begun instanceof ShutdownError ? "refused" : "begun");
  }
  expect(ends).toEqual(new Set(["refused", "begun"]));
});

it("requests to peers are aborted at shutdown [T-008]", async () => {
  const store = await createEmptyStore();
  const owner = await startScriptEngine(store);
  const { runId } = await owner.run(endless);
  const sendRequest = vi.fn<Peers["request"]>(async (_run, _question, signal) => {
    await new Promise((resolve) => signal?.addEventListener("abort", resolve));
    throw signal?.reason;
  });
  const other = await startScriptEngine(store, {
    peers: { ...noPeers(store), join: async () => {}, request: sendRequest },
  });
  const all = [
    other.run({ ...endless, replacesUnreadRun: true }),
    other.subscribe({ projectId: "p" }, "thr_a", runId, {}),
    other.cancel({ projectId: "p" }, "thr_a", runId),
    other.changeComponentState({ projectId: "p" }, "thr_a", "comp_x", { state: {} }),
    other.deleteThread({ projectId: "p" }, "thr_a"),
  ];
  const rejections = Promise.all(all.map((each) => expect(each).rejects.toThrow(ShutdownError)));
  await vi.waitFor(() => expect(sendRequest).toHaveBeenCalledTimes(all.length));
  await other.close();
  await rejections;
  expect(sendRequest.mock.calls.map(([, { kind }]) => kind).sort()).toEqual([
    "delivered",
    "state",
    "stop",
    "stop",
    "yield",
  ]);
  await owner.close();
});

it("effects that peers have completed at shutdown are reported as done [T-008]", async () => {
  const store = await createEmptyStore();
  const owner = await startScriptEngine(store);
  const { runId } = await owner.run(endless);
  const state = Promise.withResolvers<Awaited<ReturnType<Peers["request"]>>>();
  const sendRequest = vi.fn<Peers["request"]>(() => state.promise);
  const other = await startScriptEngine(store, {
    peers: { ...noPeers(store), join: async () => {}, request: sendRequest },
  });
  const changed = other.changeComponentState({ projectId: "p" }, "thr_a", "comp_x", { state: { n: 1 } });
  await vi.waitFor(() => expect(sendRequest).toHaveBeenCalledOnce());
  const closed = other.close();
  await vi.waitFor(() =>
    expect(other.cancel({ projectId: "p" }, "thr_a", runId)).rejects.toThrow(ShutdownError),
  );
  state.resolve({ kind: "state", state: { n: 1 } });
  expect(await changed).toEqual({ n: 1 });
  await closed;
  expect(sendRequest).toHaveBeenCalledOnce();
  await owner.close();
});

it("a subscription to a remote run that is opened after shutdown ends immediately [T-008]", async () => {
  const store = await createEmptyStore();
  const owner = await startScriptEngine(store);
  const { runId } = await owner.run(endless);
  const response = Promise.withResolvers<Awaited<ReturnType<Peers["request"]>>>();
  const peers = {
    ...noPeers(store),
    join: async () => {},
    ask: () => response.promise,
    follow: async () => ({ stop() {} }),
  };
  const other = await startScriptEngine(store, { peers });
  const subscription = other.subscribe({ projectId: "p" }, "thr_a", runId, {});
  await other.close();
  response.resolve({ kind: "delivered", position: { number: 0, notes: 0 } });
  await expect(readEventKinds(await subscription)).rejects.toThrow(ShutdownError);
  await owner.close();
});

const tool = { name: "ask_user", description: "Asks.", inputSchema: { type: "object" } };
const paused = createScriptRequest([[{ tool: "ask_user", args: {} }]], "thr_a", { tools: [tool] });

it.each(["awaiting_input", "continued"] as const)(
  "a run (%s) whose thread is deleted while it is cancelled is cancelled, or not found [T-171]",
  async (status) => {
    const ends = new Set<unknown>();
    for (let moment = 0; moment < maxMoments; moment += 1) {
      const store = await createEmptyStore();
      const engine = await startScriptEngine(store);
      const subscription = await engine.run(paused);
      await readEventKinds(subscription);
      if (status === "continued") {
        const next = await engine.run(createScriptRequest([[{ text: "b" }]]));
        await readEventKinds(next);
        await store.read.updateRun(subscription.runId, { status, continuedBy: next.runId });
      }
      expect(await store.read.findRunById(subscription.runId)).toMatchObject({ status });
      // If lookups were repeated endlessly, they would block everything else.
      const find = store.read.findRun;
      const looks = vi.spyOn(store.read, "findRun").mockImplementation(async (...ids) => {
        if (looks.mock.calls.length > 100) throw new Error("looked for in vain, again and again");
        return await find(...ids);
      });
      const cancelled = engine
        .cancel({ projectId: "p" }, "thr_a", subscription.runId)
        .then(() => "cancelled", toCode);
      await yieldTimes(moment);
      await engine.deleteThread({ projectId: "p" }, "thr_a");
      ends.add(await cancelled);
      await engine.close();
    }
    const found = status === "continued" ? "RUN_FINISHED" : "cancelled";
    expect([...ends].filter((end) => end !== "RUN_NOT_FOUND").sort()).toEqual(
      [found, "THREAD_NOT_FOUND"].sort(),
    );
  },
);
