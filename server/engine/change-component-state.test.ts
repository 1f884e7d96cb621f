/** Tests for state changes made by clients, both during runs and outside of them, on both stores. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { RunEvent } from "../core/events.ts";
import type { Models } from "../core/ports/models.ts";
import type { StateChange } from "../core/ports/peers.ts";
import { createEmbeddedModel } from "../models/embedded.ts";
import {
  createPartsModel,
  createScriptRequest,
  createToolCallPart,
  startScriptEngine,
} from "../proof/testing/engine-runs.ts";
import { describeStores } from "../store/testing-stores.ts";
import type { Engine } from "./engine.ts";

const schema = { type: "object", properties: {} };
const card = { name: "Card", description: "", propsSchema: schema, stateSchema: schema, contextTools: [] };

await describeStores((tested) => {
  let engine: Engine;
  beforeEach(async () => {
    engine = await startScriptEngine(tested.store);
  });
  afterEach(() => engine.close());

  /** Starts a run that renders a component, sets its state, and then waits for the test. */
  async function startRun() {
    const held = Promise.withResolvers<void>();
    const { doStream } = createPartsModel([]);
    const model = createEmbeddedModel("held", async function* (options) {
      yield createToolCallPart("show", "show_component_Card");
      yield createToolCallPart(
        "set",
        "update_component_state",
        '{"component":"show","state":{"n":0,"list":[1]}}',
      );
      await held.promise;
      for await (const part of (await doStream(options)).stream) if (part.type === "finish") yield part;
    });
    const models: Models = { default: "held", ids: ["held"], get: () => model, acceptsInput: () => true };
    const request = createScriptRequest([], "thr_a", { components: [card] });
    const input = { ...request.input, onDisconnect: "continue" as const };
    const subscription = await engine.run({ ...request, input, overrides: { models } });
    const events: RunEvent[] = [];
    const stated = Promise.withResolvers<void>();
    const ended = (async () => {
      for await (const lines of subscription.lines(new AbortController().signal))
        for (const { json } of lines) {
          events.push(JSON.parse(json) as RunEvent);
          if (events.at(-1)?.type === "STATE_SNAPSHOT") stated.resolve();
        }
    })();
    await stated.promise;
    const end = async () => {
      held.resolve();
      await ended;
    };
    return { events, end, id: (await component()).id };
  }

  async function thread() {
    const found = await tested.store.read.findThread({ projectId: "p" }, "thr_a");
    if (found === undefined) throw new Error("there is no thread");
    return found;
  }

  async function component() {
    const [found] = await tested.store.read.listComponents((await thread()).key);
    if (found === undefined) throw new Error("there is no component");
    return found;
  }

  const change = (id: string, to: StateChange) =>
    engine.changeComponentState({ projectId: "p" }, "thr_a", id, to);
  const invalidChange: StateChange = {
    patch: [
      { op: "add", path: "/list/-", value: 2 },
      { op: "replace", path: "/n", value: 9 },
      { op: "remove", path: "/none" },
    ],
  };
  const stateDeltas = (events: readonly RunEvent[]) =>
    events.filter((event) => event.type === "CUSTOM" && event.name === "tambo.component.state_delta");

  describe.each(["in the store", "during a run"])("a state change by a client %s", (when) => {
    async function renderComponent() {
      const run = await startRun();
      if (when === "in the store") await run.end();
      return run;
    }

    it("changes nothing if its last operation does not apply [T-152]", async () => {
      const { id, end, events } = await renderComponent();
      await expect(change(id, invalidChange)).rejects.toMatchObject({
        code: "INVALID_JSON_PATCH",
        issues: [{ pointer: "/patch/2" }],
      });
      expect((await component()).state).toEqual({ n: 0, list: [1] });
      // The failed patch also has no effect on the next change.
      const want = { n: 0, list: [1, 3] };
      expect(await change(id, { patch: [{ op: "add", path: "/list/-", value: 3 }] })).toEqual(want);
      expect((await component()).state).toEqual(want);
      await end();
      expect((await component()).state).toEqual(want);
      expect(stateDeltas(events)).toHaveLength(when === "in the store" ? 0 : 1);
    });

    it("sets the thread's `updatedAt` to its time [TC-076]", async () => {
      const { id, end } = await renderComponent();
      const before = await thread();
      await vi.waitUntil(() => Date.now() > before.updatedAt);
      await change(id, { state: { n: 1 } });
      const after = await thread();
      expect(after.updatedAt).toBeGreaterThan(before.updatedAt);
      expect(after.createdAt).toBe(before.createdAt);
      await expect(change(id, invalidChange)).rejects.toThrow();
      expect((await thread()).updatedAt).toBe(after.updatedAt);
      await end();
    });
  });
});
