import fastJsonPatch, { type Operation } from "fast-json-patch";
import { describe, expect, it } from "vitest";
import type { JsonObject, RunEvent } from "../../core/events.ts";
import type { StateChange } from "../../core/ports/peers.ts";
import { RunWriter } from "../log/run-writer.ts";
import { AppState } from "./app-state.ts";

const createRun = () =>
  new RunWriter({ id: "run", epoch: 1, head: { number: 0, notes: 0 }, updatedAt: 0 }, () => {});
const takeEvents = (run: RunWriter): RunEvent[] =>
  (run.takePending()?.lines ?? []).map(({ json }) => JSON.parse(json));
const before: JsonObject = { theme: "dark", list: [1], "a/b": 1 };

describe("a change of the application's state", () => {
  it.each<[string, StateChange, object[], JsonObject]>([
    [
      "by operations",
      {
        patch: [
          { op: "replace", path: "/theme", value: "light" },
          { op: "add", path: "/list/-", value: null },
        ],
      },
      [
        { op: "replace", path: "/theme", value: "light" },
        { op: "add", path: "/list/-", value: null },
      ],
      { theme: "light", list: [1, null], "a/b": 1 },
    ],
    [
      "by operations, without tests for readers",
      {
        patch: [
          { op: "test", path: "/theme", value: "dark" },
          { op: "remove", path: "/list" },
        ],
      },
      [{ op: "remove", path: "/list" }],
      { theme: "dark", "a/b": 1 },
    ],
    [
      "to a new state, key by key: the readers' components are kept",
      { state: { theme: "light", more: {} } },
      [
        { op: "remove", path: "/list" },
        { op: "remove", path: "/a~1b" },
        { op: "add", path: "/theme", value: "light" },
        { op: "add", path: "/more", value: {} },
      ],
      { theme: "light", more: {} },
    ],
    [
      "of the complete state by an operation",
      {
        patch: [
          { op: "replace", path: "", value: { x: 1 } },
          { op: "add", path: "/y", value: 2 },
        ],
      },
      [
        { op: "remove", path: "/theme" },
        { op: "remove", path: "/list" },
        { op: "remove", path: "/a~1b" },
        { op: "add", path: "/x", value: 1 },
        { op: "add", path: "/y", value: 2 },
      ],
      { x: 1, y: 2 },
    ],
    [
      "that copies the state into itself",
      { patch: [{ op: "copy", from: "", path: "/copy" }] },
      [
        { op: "add", path: "/theme", value: "dark" },
        { op: "add", path: "/list", value: [1] },
        { op: "add", path: "/a~1b", value: 1 },
        { op: "add", path: "/copy", value: before },
      ],
      { ...before, copy: before },
    ],
    [
      "to nothing",
      { state: {} },
      ["theme", "list", "a~1b"].map((name) => ({ op: "remove", path: `/${name}` })),
      {},
    ],
  ])("%s [C-036][C-066][C-078]", (_name, change, delta, want) => {
    const [run, state] = [createRun(), new AppState(before)];
    state.change(run, change);
    expect(state.state).toEqual(want);
    const events = takeEvents(run);
    expect(events).toEqual([{ type: "engine.state_delta", delta, timestamp: expect.any(Number) }]);
    // Clients also have the component states in the same object.
    const components = { comp_1: { n: 1 } };
    expect(
      fastJsonPatch.applyPatch({ ...before, components }, delta as Operation[], true, false).newDocument,
    ).toEqual({ ...want, components });
    const recovered = new AppState(before);
    recovered.replay(events);
    expect(recovered.state).toEqual(want);
  });

  const own = "component states must be changed with their own tool";
  it.each<[string, StateChange, string]>([
    ["a component's", { patch: [{ op: "add", path: "/components/c", value: {} }] }, `/patch: ${own}`],
    ["all components", { patch: [{ op: "add", path: "/components", value: {} }] }, `/patch: ${own}`],
    [
      "a component by a move",
      { patch: [{ op: "replace", path: "", value: { components: {} } }] },
      `/patch: ${own}`,
    ],
    ["components in a new state", { state: { components: {} } }, `/state: ${own}`],
    [
      "a missing value",
      { patch: [{ op: "remove", path: "/none" }] },
      "/patch/0: the operation does not apply",
    ],
    [
      "a failing test",
      { patch: [{ op: "test", path: "/theme", value: "x" }] },
      "/patch/0: the operation does not apply",
    ],
    [
      "a state that is not an object",
      { patch: [{ op: "replace", path: "", value: [] }] },
      "/patch: the state would no longer be an object",
    ],
  ])("is rejected for %s, and nothing is changed", (_name, change, message) => {
    const [run, state] = [createRun(), new AppState(before)];
    expect(() => state.change(run, change)).toThrow(message);
    expect([state.state, takeEvents(run)]).toEqual([before, []]);
  });

  it("without effect has no event", () => {
    const [run, state] = [createRun(), new AppState(before)];
    state.change(run, { patch: [{ op: "test", path: "/theme", value: "dark" }] });
    state.change(run, { patch: [] });
    expect([state.state, takeEvents(run)]).toEqual([before, []]);
  });

  it("may change a key that only starts with `components`", () => {
    const [run, state] = [createRun(), new AppState({})];
    state.change(run, { patch: [{ op: "add", path: "/componentsOf", value: 1 }] });
    expect(state.state).toEqual({ componentsOf: 1 });
  });
});
