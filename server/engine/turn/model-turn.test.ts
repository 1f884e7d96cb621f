import { expect, it, onTestFinished, vi } from "vitest";
import { StoreUnavailableError } from "../../core/errors.ts";
import type { PeerHost } from "../../core/ports/peers.ts";
import { createEmbeddedModel } from "../../models/embedded.ts";
import { createModels } from "../../models/registry.ts";
import {
  createPartsModel,
  createScriptRequest,
  createToolCallPart,
  executeScenario,
  readEventKinds,
  selectEvents,
  startScriptEngine,
} from "../../proof/testing/engine-runs.ts";
import { openSqlite } from "../../store/sqlite/store.ts";
import { noPeers } from "../peers/no-peers.ts";

const schema = { type: "object", properties: {} };
const components = [
  { name: "Card", description: "", propsSchema: schema, stateSchema: schema, contextTools: [] },
];

it("lets the event loop run between state changes that arrive together", async () => {
  let iterations = 0;
  let counting = true;
  const count = () => {
    iterations += 1;
    if (counting) setImmediate(count);
  };
  onTestFinished(() => {
    counting = false;
  });
  // The clock advances by 3 ms each time it is read, so each part takes 3 ms and the fourth part exceeds the
  // limit.
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 3;
    return now;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const seen: number[] = [];
  const change = (n: number) =>
    createToolCallPart(
      `c${n}`,
      "update_component_state",
      JSON.stringify({ component: "show", patch: [{ op: "add", path: "/n", value: n }] }),
    );
  const { doStream } = createPartsModel([]);
  const model = createEmbeddedModel("parts", async function* (options) {
    yield createToolCallPart("show", "show_component_Card");
    setImmediate(count);
    for (let n = 0; n < 100; n += 1) {
      seen.push(iterations);
      yield change(n);
    }
    for await (const part of (await doStream(options)).stream) if (part.type === "finish") yield part;
  });
  const events = await executeScenario({ model, settings: { components } });
  expect(selectEvents(events, "STATE_DELTA")).toHaveLength(99);
  expect(new Set(seen).size).toBeGreaterThanOrEqual(20);
});

/**
 * Starts a run in a process whose lease is uncertain when the run is about to call the model.
 *
 * @param confirmations Attempts to confirm the lease. After these, it is certain.
 */
async function startWithoutLease(...confirmations: ((host: PeerHost) => Promise<void>)[]) {
  const store = await openSqlite(":memory:");
  const models = createModels({ default: "script", allowScriptModelForTests: true });
  const doStream = vi.spyOn(models.get("script") as never, "doStream" as never);
  // The lease is certain when the run is stored.
  const attempts = [undefined, ...confirmations];
  let host: PeerHost | undefined;
  const engine = await startScriptEngine(store, {
    models,
    peers: {
      ...noPeers(store),
      async join(newHost) {
        host = newHost;
      },
      confirmLease: () => attempts.shift()?.(host as PeerHost),
    },
  });
  onTestFinished(async () => {
    await engine.close();
    await store.close();
  });
  const kinds = readEventKinds(await engine.run(createScriptRequest([[{ text: "a" }]])));
  return { kinds, doStream, attempts, listRuns: () => host?.runIds() };
}

it("calls the model only when the lease is certain", async () => {
  const unavailable = () => Promise.reject(new StoreUnavailableError("refused"));
  const gate = Promise.withResolvers<void>();
  const { kinds, doStream, attempts } = await startWithoutLease(unavailable, () => gate.promise);
  await vi.waitFor(() => expect(attempts).toEqual([]));
  expect(doStream).not.toHaveBeenCalled();
  gate.resolve();
  expect((await kinds).at(-1)).toBe("RUN_FINISHED");
  expect(doStream).toHaveBeenCalledOnce();
});

it("does not call the model for a run that another process has claimed", async () => {
  const loseLease = async (host: PeerHost) => host.onLeasesLost(host.runIds());
  const { kinds, doStream, listRuns } = await startWithoutLease(loseLease);
  // The reader waits for the other process.
  kinds.catch(() => {});
  await vi.waitFor(() => expect(listRuns()).toEqual([]));
  expect(doStream).not.toHaveBeenCalled();
});
