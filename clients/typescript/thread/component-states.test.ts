import { expect, it, vi } from "vitest";
import type { JsonObject } from "../types.ts";
import { type ComponentStateChange, ComponentStates } from "./component-states.ts";

interface SentChange {
  change: ComponentStateChange;
  resolve: (state: JsonObject) => void;
  reject: (error: unknown) => void;
}

function createStates({ live = false } = {}) {
  const sent: SentChange[] = [];
  const backend = {
    send: (_: string, change: ComponentStateChange) =>
      new Promise<JsonObject>((resolve, reject) => sent.push({ change, resolve, reject })),
    isStreaming: () => live,
    onChange: vi.fn(),
    reload: vi.fn(),
  };
  const states = new ComponentStates(backend);
  return { sent, backend, states, read: () => states.getSnapshot("c") };
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));

it("shows a new state immediately, sends one request at a time, and only the last waiting one", async () => {
  const { sent, states, read } = createStates();
  states.applyStored([["c", { n: 0 }]]);
  const first = states.set("c", { n: 1 });
  states.set("c", (previous) => ({ n: Number(previous?.n) + 1 }));
  const last = states.set("c", (previous) => ({ n: Number(previous?.n) + 1 }));
  expect(read()).toEqual({ state: { n: 3 }, saving: true });
  expect(sent.map(({ change }) => change)).toEqual([{ state: { n: 1 } }]);
  sent[0]?.resolve({ n: 1 });
  await first;
  expect(read()).toEqual({ state: { n: 3 }, saving: true });
  expect(sent.map(({ change }) => change)).toEqual([{ state: { n: 1 } }, { state: { n: 3 } }]);
  sent[1]?.resolve({ n: 3 });
  await last;
  await nextTick();
  expect(read()).toEqual({ state: { n: 3 }, saving: false });
});

it("reverts a rejected change, and shows the error until the next change", async () => {
  const { sent, states, read } = createStates();
  states.applyStored([["c", { n: 0 }]]);
  const rejected = states.set("c", { n: 1 });
  const error = new Error("no");
  sent[0]?.reject(error);
  await expect(rejected).rejects.toBe(error);
  await nextTick();
  expect(read()).toEqual({ state: { n: 0 }, saving: false, error });
  states.set("c", { n: 2 });
  expect(read()).toEqual({ state: { n: 2 }, saving: true });
});

it("sends waiting changes after a rejected one", async () => {
  const { sent, states, read } = createStates();
  states.set("c", { n: 1 });
  const last = states.set("c", { n: 2 });
  sent[0]?.reject(new Error("no"));
  await nextTick();
  expect(read()).toMatchObject({ state: { n: 2 }, saving: true });
  sent[1]?.resolve({ n: 2 });
  await last;
  await nextTick();
  expect(read()).toEqual({ state: { n: 2 }, saving: false });
});

it("sends a patch in order, and shows its result", async () => {
  const { sent, states, read } = createStates();
  states.set("c", { n: 1 });
  const patch = [{ op: "replace" as const, path: "/n", value: 5 }];
  const patched = states.patch("c", patch);
  sent[0]?.resolve({ n: 1 });
  await nextTick();
  expect(sent[1]?.change).toEqual({ patch });
  expect(read()).toEqual({ state: { n: 1 }, saving: true });
  sent[1]?.resolve({ n: 5 });
  await patched;
  await nextTick();
  expect(read()).toEqual({ state: { n: 5 }, saving: false });
});

it("shows streamed states unless the user is changing the state", async () => {
  const { sent, states, read } = createStates({ live: true });
  states.applyStreamed({ c: { n: 1 } });
  expect(read()).toEqual({ state: { n: 1 }, saving: false });
  const done = states.set("c", { n: 2 });
  states.applyStreamed({ c: { n: 9 } });
  expect(read()).toEqual({ state: { n: 2 }, saving: true });
  sent[0]?.resolve({ n: 2 });
  await done;
  await nextTick();
  // The stream also contains the clients' changes, in the server's order, so its last state is correct.
  expect(read()).toEqual({ state: { n: 9 }, saving: false });
  states.applyStreamed({ c: { n: 2 } });
  expect(read()).toEqual({ state: { n: 2 }, saving: false });
});

it("reloads if a run changed the state and ended during a change", async () => {
  const { sent, backend, states } = createStates();
  const done = states.set("c", { n: 2 });
  states.applyStreamed({ c: { n: 9 } });
  sent[0]?.resolve({ n: 2 });
  await done;
  expect(backend.reload).toHaveBeenCalledOnce();
});

it("returns the same snapshot until something changes", () => {
  const { states, read } = createStates();
  expect(read()).toBe(read());
  const state = { n: 1 };
  states.applyStreamed({ c: state });
  const before = read();
  states.applyStreamed({ c: state, d: { n: 2 } });
  expect(read()).toBe(before);
});
