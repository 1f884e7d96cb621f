/** Tests what readers see when a run starts, when the store fails, and when the engine closes. */
import { expect, it, onTestFinished, vi } from "vitest";
import type { Models } from "../core/ports/models.ts";
import type { Store } from "../core/ports/store.ts";
import { createModels } from "../models/registry.ts";
import { createScriptRequest, readEventKinds, startScriptEngine } from "../proof/testing/engine-runs.ts";
import { openSqlite } from "../store/sqlite/store.ts";

async function startEngine(store: Store) {
  const log: string[] = [];
  return { engine: await startScriptEngine(store, { log: (line) => log.push(line) }), log };
}

/** Creates a store in which the appends numbered `first` to `last` fail. Timers fire immediately. */
async function createStoreWithFailingAppends(first: number, last: number): Promise<Store> {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout"],
    shouldAdvanceTime: true,
    advanceTimeDelta: 500,
  });
  onTestFinished(() => void vi.useRealTimers());
  const store = await openSqlite(":memory:");
  onTestFinished(() => store.close());
  const append = store.append.bind(store);
  let appends = 0;
  store.append = async (batch) => {
    appends += 1;
    if (appends >= first && appends <= last) throw new Error("disk I/O error");
    return await append(batch);
  };
  return store;
}

it("a run has exactly one end after a transient store failure [T-042][T-171]", async () => {
  // The third commit and the events written after it fail permanently.
  const { engine, log } = await startEngine(await createStoreWithFailingAppends(3, 9));
  const turns = [[{ text: Array.from({ length: 20 }, (_, n) => [`${n}`, { delay: 1 }]).flat() }]];
  const subscription = await engine.run(createScriptRequest(turns));
  const kinds = await readEventKinds(subscription);
  expect(kinds.filter((kind) => /^RUN_(FINISHED|ERROR)$/.test(kind))).toEqual(["RUN_ERROR"]);
  expect(kinds.at(-1)).toBe("RUN_ERROR");
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect(count("TEXT_MESSAGE_END")).toBe(count("TEXT_MESSAGE_START"));
  expect(log.join("\n")).toContain("disk I/O error");
  const again = await engine.subscribe({ projectId: "p" }, "thr_a", subscription.runId, { after: 0 });
  expect(await readEventKinds(again)).toEqual(kinds);
  expect((await readEventKinds(await engine.run(createScriptRequest([[{ text: "b" }]])))).at(-1)).toBe(
    "RUN_FINISHED",
  );
  await engine.close();
});

it("a run whose other events could not be stored has its first event and an end [T-042][T-171]", async () => {
  const { engine } = await startEngine(await createStoreWithFailingAppends(1, 4));
  const subscription = await engine.run(createScriptRequest([[{ text: "a" }]]));
  expect(await readEventKinds(subscription)).toEqual(["RUN_STARTED", "RUN_ERROR"]);
  const again = await engine.subscribe({ projectId: "p" }, "thr_a", subscription.runId, { after: 0 });
  expect(await readEventKinds(again)).toEqual(["RUN_STARTED", "RUN_ERROR"]);
  await engine.close();
});

it("a change that the store rejects ends only its own run [T-042]", async () => {
  const store = await openSqlite(":memory:");
  const { engine } = await startEngine(store);
  const append = store.append.bind(store);
  store.append = (batch) =>
    append(
      batch.map((item) =>
        item.data.includes('"poison"')
          ? { ...item, within: () => Promise.reject(new Error("constraint")) }
          : item,
      ),
    );
  const [bad, good] = await Promise.all([
    engine.run(
      createScriptRequest([[{ text: ["a", { delay: 100 }, "poison", { delay: 100 }, "b"] }]], "thr_bad"),
    ),
    engine.run(
      createScriptRequest([[{ text: ["a", { delay: 100 }, "fine", { delay: 100 }, "b"] }]], "thr_good"),
    ),
  ]);
  expect((await readEventKinds(good)).at(-1)).toBe("RUN_FINISHED");
  const kinds = await readEventKinds(bad);
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  expect(count("TEXT_MESSAGE_END")).toBe(count("TEXT_MESSAGE_START"));
  expect([kinds.at(-1), count("RUN_ERROR"), count("RUN_FINISHED")]).toEqual(["RUN_ERROR", 1, 0]);
  await engine.close();
  await store.close();
});

it("a run's first event is read before the run works on its first step", async () => {
  const store = await openSqlite(":memory:");
  const order: string[] = [];
  const models = createModels({ default: "script", allowScriptModelForTests: true });
  const get: Models["get"] = (id) => {
    order.push("model");
    return models.get(id);
  };
  const engine = await startScriptEngine(store);
  const request = createScriptRequest([[{ text: "a" }]]);
  const subscription = await engine.run({ ...request, overrides: { models: { ...models, get } } });
  // The check of the request has looked for the model.
  order.length = 0;
  for await (const lines of subscription.lines(new AbortController().signal))
    order.push(...lines.map(({ kind }) => kind));
  expect([order[0], order.includes("model"), order.at(-1)]).toEqual(["RUN_STARTED", true, "RUN_FINISHED"]);
  await engine.close();
  await store.close();
});

it("after close no run is active, and a state change does not hang", async () => {
  const store = await openSqlite(":memory:");
  const { engine } = await startEngine(store);
  const subscription = await engine.run(createScriptRequest([[{ text: ["a", { delay: 600_000 }] }]]));
  const kinds = expect(readEventKinds(subscription)).rejects.toThrow("the server is shutting down");
  await engine.close();
  await kinds;
  await expect(
    engine.changeComponentState({ projectId: "p" }, "thr_a", "comp_x", { state: {} }),
  ).rejects.toThrow("the server is shutting down");
  await store.close();
});
