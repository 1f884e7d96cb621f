import { expect, it, onTestFinished } from "vitest";
import type { Position } from "../../core/log-line.ts";
import type { PeerResponse, Peers, RemoteRunChange } from "../../core/ports/peers.ts";
import type { LogChunk, RunRecord } from "../../core/ports/records.ts";
import type { Store } from "../../core/ports/store.ts";
import { defaultLimits } from "../../core/settings.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { createModels } from "../../models/registry.ts";
import { holdReached } from "../../models/script/holds.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { createNativeTools } from "../../tools/native.ts";
import { Engine } from "../engine.ts";
import type { RunSubscription } from "../subscription/run-subscription.ts";
import { noPeers } from "./no-peers.ts";
import { RemoteRunFeed } from "./remote-run-feed.ts";

/**
 * Starts one engine with a run that blocks after "One", and a second engine on the same store.
 *
 * @param hold Name of the block. Must be unique across all tests.
 * @param sendRequest Handles the second engine's requests to the first engine.
 */
async function twoEngines(
  hold: string,
  sendRequest: (first: Engine, runId: string) => Promise<PeerResponse | undefined>,
) {
  const store = await openSqlite(":memory:");
  const options = {
    store,
    tools: createNativeTools([]),
    models: createModels({ default: "script", allowScriptModelForTests: true }),
    log: (line: string) => expect.unreachable(line),
    observer: silentObserver,
    disconnectGraceMs: 30_000,
  };
  const first = await Engine.start({ ...options, peers: noPeers(store) });
  const peers = {
    ...noPeers(store),
    join: async () => {},
    request: ({ id }: { id: string }) => sendRequest(first, id),
  };
  const other = await Engine.start({ ...options, peers });
  onTestFinished(async () => {
    await first.close();
    await other.close();
    await store.close();
  });
  const text = JSON.stringify({ turns: [[{ text: ["One", { hold }, "two"] }]] });
  const { runId } = await first.run({
    owner: { projectId: "p" },
    threadId: "t",
    createThread: true,
    input: {
      toolResults: [],
      messages: [],
      history: [{ id: "user", role: "user", blocks: [{ type: "text", text }] }],
      settings: {
        components: [],
        tools: [],
        toolChoice: "auto",
        embedResources: false,
        limits: defaultLimits,
      },
      onDisconnect: "continue",
    },
  });
  await holdReached(hold);
  return { first, subscription: await other.subscribe({ projectId: "p" }, "t", runId, {}), runId };
}

async function readTypes(subscription: RunSubscription): Promise<string[]> {
  const types: string[] = [];
  for await (const lines of subscription.lines(new AbortController().signal))
    for (const { kind } of lines) types.push(kind);
  return types;
}

it("a reader without a position continues where the previous one was, as reported by the run's process [TX-07]", async () => {
  const { first, subscription, runId } = await twoEngines("followed-delivered", async () => ({
    kind: "delivered",
    position: { number: 3, notes: 0 },
  }));
  const types = readTypes(subscription);
  await first.cancel({ projectId: "p" }, "t", runId);
  expect(await types).toEqual(["TEXT_MESSAGE_END", "STEP_FINISHED", "engine.run_stop", "RUN_ERROR"]);
});

it("if the run ends during the request to its process, it gets only the last event [TX-07][T-141]", async () => {
  const { subscription } = await twoEngines("followed-ended", async (first, runId) => {
    await first.cancel({ projectId: "p" }, "t", runId);
    return undefined;
  });
  expect(await readTypes(subscription)).toEqual(["RUN_ERROR"]);
});

it("if the run's process does not respond and the run continues, it gets all events", async () => {
  const { first, subscription, runId } = await twoEngines("followed-silent", async () => undefined);
  const types = readTypes(subscription);
  await first.cancel({ projectId: "p" }, "t", runId);
  expect(await types).toEqual([
    "RUN_STARTED",
    "STEP_STARTED",
    "TEXT_MESSAGE_START",
    "TEXT_MESSAGE_CONTENT",
    "TEXT_MESSAGE_END",
    "STEP_FINISHED",
    "engine.run_stop",
    "RUN_ERROR",
  ]);
});

const event = (number: number) => `{"type":"TEXT_MESSAGE_CONTENT","n":${number}}`;
const end = '{"type":"RUN_FINISHED"}';
const position = (number: number) => ({ number, notes: 0 });
const chunk = (from: number, ...lines: string[]): LogChunk => ({
  first: position(from),
  last: position(from + lines.length),
  data: lines.join("\n"),
});

it.each<[string, RemoteRunChange, { lines: string[]; reads: number; isEnded?: boolean }]>([
  [
    "that follow the known ones",
    { thorough: false, chunk: chunk(2, event(3), event(4)) },
    { lines: [event(3), event(4)], reads: 0 },
  ],
  [
    "that contain known ones",
    { thorough: false, chunk: chunk(1, event(2), event(3)) },
    { lines: [event(3)], reads: 0 },
  ],
  ["that are known", { thorough: false, chunk: chunk(0, event(1), event(2)) }, { lines: [], reads: 0 }],
  [
    "with the end of the run",
    { thorough: false, chunk: chunk(2, event(3), end) },
    { lines: [event(3), end], reads: 0, isEnded: true },
  ],
  ["after a gap", { thorough: false, chunk: chunk(3, event(4)) }, { lines: [event(3), event(4)], reads: 2 }],
  ["that are unknown", { thorough: false }, { lines: [event(3), event(4)], reads: 2 }],
])("lines in a notification %s", async (_name, change, { lines, reads, isEnded = false }) => {
  const subscribed = Promise.withResolvers<(change: RemoteRunChange) => void>();
  const peers = {
    async subscribe(_run: RunRecord, onChange: (change: RemoteRunChange) => void) {
      subscribed.resolve(onChange);
      return { stop() {} };
    },
  } as Partial<Peers> as Peers;
  let log: LogChunk[] = [];
  let count = 0;
  const idle = () => new Promise(setImmediate);
  const store = {
    read: { findRunById: async () => ({ status: "running" }) },
    async readLog(_id: string, after: Position) {
      count += 1;
      return log.filter(({ last }) => last.number > after.number);
    },
  } as unknown as Store;
  const record = { id: "run_1", status: "running", head: position(2) } as RunRecord;
  const feed = new RemoteRunFeed(record, position(0), { store, peers, onRead() {} });
  feed.countReader(1);
  const onChange = await subscribed.promise;
  await idle();
  log = [chunk(2, event(3), event(4))];
  count = 0;
  onChange(change);
  await idle();
  const published = feed.tailAfter(position(2))?.lines ?? [];
  expect(published.map(({ json }) => json)).toEqual(lines);
  expect([count, feed.ended !== undefined]).toEqual([reads, isEnded]);
  feed.countReader(-1);
});
