/** Tests the cost, atomicity, and storage of component state changes during a run. */

import fastJsonPatch, { type Operation } from "fast-json-patch";
import { describe, expect, it, vi } from "vitest";
import { RequestRejectedError } from "../../core/errors.ts";
import type { Json, JsonObject, JsonPatchOperation, RunEvent } from "../../core/events.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import type { AllQueries, KeyedRequest } from "../../core/ports/queries.ts";
import type { ThreadKey } from "../../core/ports/records.ts";
import { silentObserver } from "../../core/telemetry/observer.ts";
import { storeRun } from "../../store/sample-records.ts";
import { describeStores } from "../../store/testing-stores.ts";
import { Journal } from "../log/journal.ts";
import { visitEvents } from "../log/read-run.ts";
import { RunWriter } from "../log/run-writer.ts";
import { ComponentStates, parseStateChange } from "./component-state.ts";
import { ChangeBudget, maxRunOperations } from "./state-limits.ts";
import { Transcript } from "./transcript.ts";

const replace = (path: string, value: number): JsonPatchOperation => ({ op: "replace", path, value });
const large = (characters: number): JsonObject => ({
  n: 0,
  text: ["x".repeat(characters)],
  rows: [{ a: 1 }],
});

/** Creates the states for a run whose thread contains the component `c`. */
function createStates(state: JsonObject | undefined, budget?: ChangeBudget) {
  const writer = new RunWriter(
    { id: "run", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 },
    () => {},
  );
  const component = { id: "c", name: "Card", messageId: "m", version: 0, ...(state && { state }) };
  const thread = { key: 1 as ThreadKey, id: "t", projectId: "p" };
  const transcript = new Transcript({ thread, messages: [], components: [component] });
  const states = new ComponentStates(writer, transcript, budget);
  return { writer, states, stateOf: () => transcript.components.get("c")?.state };
}

const takeEvents = (writer: RunWriter): RunEvent[] =>
  (writer.takePending()?.lines ?? []).map(({ json }) => JSON.parse(json));

/** Makes changes and returns the number of characters serialized for them. */
function countSerialized(states: ComponentStates, changes: readonly StateChange[]): number {
  const stringify = vi.spyOn(JSON, "stringify");
  const clone = vi.spyOn(globalThis, "structuredClone");
  for (const change of changes) states.changeByRun("c", change);
  const characters = stringify.mock.results.reduce((sum, { value }) => sum + String(value).length, 0);
  expect(clone).not.toHaveBeenCalled();
  stringify.mockRestore();
  clone.mockRestore();
  return characters;
}

describe("patches by a run", () => {
  const patches = Array.from({ length: 200 }, (_, n) => ({ patch: [replace("/n", n + 1)] }));

  it("cost only as much as the parts they change, regardless of the state's size", () => {
    const [small, big] = [9000, 900_000].map((characters) => {
      const { states, writer } = createStates(large(characters));
      // The first change sends a snapshot.
      states.changeByRun("c", { patch: [replace("/n", -1)] });
      const cost = countSerialized(states, patches);
      expect(takeEvents(writer)).toHaveLength(201);
      return cost;
    });
    expect(big).toBe(small);
    expect(big).toBeLessThan(200 * 300);
  });

  it("are stored once per commit, with the state at the time when the journal takes it", async () => {
    const { states, writer, stateOf } = createStates(large(10));
    const stored: unknown[] = [];
    const queries = { setComponentState: async (...input: unknown[]) => stored.push(input) };
    const store = async (pending = writer.takePending()) => {
      for (const within of pending?.within ?? []) await within(queries as unknown as AllQueries);
    };
    for (const change of patches.slice(0, 3)) states.changeByRun("c", change);
    const pending = writer.takePending();
    states.changeByRun("c", { patch: [{ op: "add", path: "/rows/0/b", value: 2 }] });
    await store(pending);
    await store();
    expect(stored).toEqual([
      [1, "c", JSON.stringify({ ...large(10), n: 3 }), 1],
      [1, "c", JSON.stringify({ ...large(10), n: 3, rows: [{ a: 1, b: 2 }] }), 2],
    ]);
    expect(stateOf()).toEqual({ ...large(10), n: 3, rows: [{ a: 1, b: 2 }] });
  });

  it.each<[string, StateChange, string]>([
    [
      "does not apply",
      { patch: [replace("/n", 9), { op: "remove", path: "/rows/0/a" }, { op: "remove", path: "/none" }] },
      "/patch/2: the operation does not apply: there is no value at the path",
    ],
    [
      "has a test that fails",
      {
        patch: [
          { op: "move", from: "/rows", path: "/n" },
          { op: "test", path: "/n", value: 0 },
        ],
      },
      "/patch/1: the operation does not apply: the value is different",
    ],
    [
      "has too many operations",
      { patch: Array.from({ length: 1001 }, (_, n) => replace("/n", n)) },
      "/patch: a patch must not have more than 1000 operations",
    ],
    ["does not match the schema", { patch: [replace("/n", 9)] }, "no fit"],
    ["is a state that does not match the schema", { state: { n: 9 } }, "no fit"],
  ])("change nothing and have no event if one %s [T-152]", async (_, change, message) => {
    const { states, writer, stateOf } = createStates(large(10));
    states.changeByRun("c", { patch: [replace("/n", 1)] });
    const before = stateOf();
    const announced = takeEvents(writer).length;
    const misfit = { schema: {}, findIssues: async () => ["/n: too large"] };
    if (message === "no fit")
      await expect(states.changeCheckedByRun("c", change, misfit)).rejects.toThrow(
        "it would not match its schema: /n: too large",
      );
    else expect(() => states.changeByRun("c", change)).toThrow(message);
    expect([stateOf(), announced]).toEqual([{ ...large(10), n: 1 }, 1]);
    expect([stateOf(), takeEvents(writer)]).toEqual([before, []]);
  });

  it("are rejected above the run's limit of operations", () => {
    const { states } = createStates(large(10), new ChangeBudget());
    const patch = Array.from({ length: 1000 }, (_, n) => replace("/n", n));
    for (let n = 0; n < maxRunOperations; n += patch.length) states.changeByRun("c", { patch });
    expect(() => states.changeByRun("c", { patch: [replace("/n", -1)] })).toThrow(
      "/patch/0: the run has reached its limit for state changes: 100000 operations or 268435456 characters of JSON",
    );
    // A change by a client is a separate request with its own limits.
    expect(states.changeByClient("c", { patch: [replace("/n", -2)] })?.n).toBe(-2);
  });

  it.each<[string, (n: number) => StateChange, number]>([
    ["replaces", (n) => ({ state: { text: `${n}`.repeat(500_000) } }), 262],
    [
      "moves",
      (n) => ({ patch: [{ op: "move", from: n % 2 ? "/t" : "/text", path: n % 2 ? "/text" : "/t" }] }),
      250,
    ],
    ["changes and stores", (n) => ({ patch: [replace("/n", n)] }), 4250],
    ["changes, validates and stores", (n) => ({ patch: [replace("/n", n)] }), 1070],
  ])("are rejected above the run's limit of work: it %s a large state", async (name, change, most) => {
    const { states, writer } = createStates(large(1_000_000), new ChangeBudget());
    const check = { schema: { maxProperties: 9 }, findIssues: async () => [] };
    let made = 0;
    const changes = async () => {
      for (; made < 10_000; made += 1) {
        if (name.includes("validates")) await states.changeCheckedByRun("c", change(made % 10), check);
        else states.changeByRun("c", change(made % 10));
        if (made % 50 === 0) writer.takePending();
      }
    };
    await expect(changes()).rejects.toThrow("the run has reached its limit for state changes");
    expect(made).toBeGreaterThan(most * 0.8);
    expect(made).toBeLessThan(most * 1.2);
  });
});

it.each<[string, JsonObject | undefined, object[]]>([
  [
    "has changed",
    { a: 1, b: 1 },
    [
      { a: 2, b: 1 },
      { a: 2, b: 2 },
    ],
  ],
  ["has set", undefined, [{ a: 2 }, { a: 2, b: 2 }]],
])("a change by the run is made to the state that a client %s during the check", async (_, state, want) => {
  const { states, writer, stateOf } = createStates(state);
  const checked: object[] = [];
  const patch = [{ op: "add" as const, path: "/a", value: 2 }];
  const findIssues = async (_: JsonObject, changed: Json) => {
    checked.push(changed as JsonObject);
    const change: StateChange = state ? { patch: [replace("/b", 2)] } : { state: { b: 2 } };
    if (checked.length === 1) states.changeByClient("c", change);
    return [];
  };
  await states.changeCheckedByRun("c", { patch }, { schema: {}, findIssues });
  expect([checked, stateOf()]).toEqual([want, { a: 2, b: 2 }]);
  expect(takeEvents(writer)).toMatchObject([
    { name: "tambo.component.state_delta" },
    { type: "STATE_SNAPSHOT", snapshot: { components: { c: { a: 2, b: 2 } } } },
  ]);
});

describe("a state with a schema", () => {
  const schema = { type: "object", properties: { n: { type: "integer" } } };
  /**
   * Makes changes.
   *
   * @returns The values that were checked, each with the schema used.
   */
  async function check(...changes: (StateChange | "client")[]) {
    const { states } = createStates(undefined);
    const values: unknown[] = [];
    const findIssues = async (part: JsonObject, value: Json) => {
      values.push([part === schema ? "complete" : part, value]);
      return value === 13 ? ["(root): must be another one"] : [];
    };
    for (const change of changes) {
      if (change === "client") states.changeByClient("c", { patch: [replace("/n", 12)] });
      else await states.changeCheckedByRun("c", change, { schema, findIssues });
    }
    return values;
  }
  const first = { state: { n: 0, rows: [1] } };

  it("is checked completely when it is new, and then only in the changed parts", async () => {
    const patch = [replace("/n", 1), { op: "add" as const, path: "/rows/-", value: 2 }];
    const other = [{ op: "add" as const, path: "/other", value: 1 }];
    expect(await check(first, { patch: other }, { patch: [replace("/n", 1)] })).toEqual([
      ["complete", first.state],
      [{ type: "integer" }, 1],
    ]);
    // Inserting items between other operations may change their indexes.
    expect((await check(first, { patch })).at(-1)).toEqual(["complete", { n: 1, rows: [1, 2] }]);
  });

  it("is checked completely after a change by a client, which is not checked", async () => {
    expect(await check(first, "client", { patch: [replace("/rows/0", 2)] })).toEqual([
      ["complete", first.state],
      ["complete", { n: 12, rows: [2] }],
    ]);
  });

  it("is checked completely for its errors", async () => {
    expect((await check(first, { patch: [replace("/n", 13)] })).slice(1)).toEqual([
      [{ type: "integer" }, 13],
      ["complete", { n: 13, rows: [1] }],
    ]);
  });
});

describe("a change by a model", () => {
  it.each([
    [undefined, undefined],
    [[], undefined],
    ["text", undefined],
    [{}, "no list"],
    [{}, [null]],
    [undefined, [[]]],
  ])("is rejected for the state %j and the patch %j", (state, patch) => {
    expect(() => parseStateChange(state, patch)).toThrow(
      '"state" must be an object, or "patch" must be a list of operations',
    );
  });
});

describe("changes by clients", () => {
  const request = (key: string, digest = key): KeyedRequest => ({
    owner: { projectId: "p" },
    key,
    operation: "o",
    digest,
  });

  it("are made once for each key, and the store has the response when they are durable [TC-084]", async () => {
    const { states, writer } = createStates({ n: 0 });
    const change = { patch: [{ op: "add" as const, path: "/m", value: 1 }], retry: request("k") };
    expect(states.changeByClient("c", change)).toEqual({ n: 0, m: 1 });
    expect(states.changeByClient("c", change)).toEqual({ n: 0, m: 1 });
    expect(() => states.changeByClient("c", { ...change, retry: request("k", "other") })).toThrow(
      RequestRejectedError,
    );
    const pending = writer.takePending();
    if (pending !== undefined) writer.publish(pending);
    await writer.settled;
    expect(states.changeByClient("c", change)).toBeUndefined();
    expect(pending?.lines).toHaveLength(1);
  });

  it("join a commit only until its responses are large", async () => {
    const { states, writer } = createStates(large(150_000));
    const order: string[] = [];
    const change = async (n: number) => {
      while (states.clientResponses.isFull) await writer.settled;
      states.changeByClient("c", { patch: [replace("/n", n)] });
      order.push(`change ${n}`);
    };
    const all = Promise.all([1, 2, 3, 4].map(change));
    for (let commits = 1; commits <= 2; commits += 1) {
      await new Promise(setImmediate);
      const pending = writer.takePending();
      order.push(`commit ${commits}`);
      if (pending !== undefined) writer.publish(pending);
    }
    await all;
    expect(order).toEqual(["change 1", "change 2", "commit 1", "change 3", "change 4", "commit 2"]);
  });
});

await describeStores((tested) => {
  it("equals the state from its events, whenever the process dies [T-055][TX-14]", async () => {
    const { store } = tested;
    const { thread, run: record } = await storeRun(store, "1");
    const writer = new RunWriter(record, new Journal(store, silentObserver).schedule);
    const components = ["c", "d"].map((id) => ({ threadKey: thread.key, id, messageId: "m", name: "Card" }));
    for (const component of components) await store.read.insertComponent(component);
    const transcript = await Transcript.load(store.read, thread);
    const states = new ComponentStates(writer, transcript);
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    for (const id of ["c", "d"]) states.changeByRun(id, { state: { n: 0, list: [] } });
    for (let n = 1; n <= 300; n += 1) {
      const id = random(3) === 0 ? "d" : "c";
      const patch: JsonPatchOperation[] = [replace("/n", n), { op: "add", path: "/list/-", value: n }];
      if (random(4) === 0) patch.push({ op: "copy", from: "/list", path: "/copied" });
      if (random(5) === 0) patch.push({ op: "replace", path: "/list", value: [] });
      const change = random(6) === 0 ? { state: { n, list: [{ n }] } } : { patch };
      if (random(4) === 0) states.changeByClient(id, change);
      else states.changeByRun(id, change);
      if (random(3) === 0) await new Promise(setImmediate);
      if (random(10) !== 0) continue;
      await writer.settled;
      const stored = await store.read.listComponents(thread.key);
      const events: RunEvent[] = [];
      await visitEvents(store, record.id, (event) => events.push(event));
      const folded = applyEvents(events);
      expect(Object.fromEntries(stored.map(({ id, state }) => [id, state]))).toEqual(folded);
    }
    await writer.settled;
    const [{ version = 0 } = {}] = await store.read.listComponents(thread.key);
    // A state is stored once per commit, not once per change.
    expect(version).toBeGreaterThan(1);
    expect(version).toBeLessThan(200);
  });
});

/** Returns the component states of a reader that applies all state events. */
function applyEvents(events: readonly RunEvent[]): { [id: string]: JsonObject } {
  let tree: { components: { [id: string]: JsonObject } } = { components: {} };
  for (const event of events) {
    if (event.type === "STATE_SNAPSHOT") tree = structuredClone(event.snapshot);
    else if (event.type === "STATE_DELTA")
      tree = fastJsonPatch.applyPatch(tree, event.delta as Operation[], true).newDocument;
    else if (event.type === "CUSTOM" && event.name === "tambo.component.state_delta") {
      const { componentId, delta } = event.value;
      const state = tree.components[componentId] ?? {};
      tree.components[componentId] = fastJsonPatch.applyPatch(state, delta as Operation[], true).newDocument;
    }
  }
  return tree.components;
}
