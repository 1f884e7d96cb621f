/** States of components: shown at once, one request at a time, taken back when refused. */
import { expect, it, vi } from "vitest";
import type { JsonObject } from "../types.ts";
import { type ComponentStateChange, ComponentStates } from "./component-states.ts";

interface Sent {
  change: ComponentStateChange;
  resolve: (state: JsonObject) => void;
  reject: (error: unknown) => void;
}

function harness({ live = false } = {}) {
  const sent: Sent[] = [];
  const backend = {
    send: (_: string, change: ComponentStateChange) =>
      new Promise<JsonObject>((resolve, reject) => sent.push({ change, resolve, reject })),
    isStreaming: () => live,
    onChange: vi.fn(),
    reload: vi.fn(),
  };
  const states = new ComponentStates(backend);
  return { sent, backend, states, look: () => states.getSnapshot("c") };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

it("shows what is set at once, sends one request at a time, and of those that wait the last", async () => {
  const { sent, states, look } = harness();
  states.applyStored([["c", { n: 0 }]]);
  const first = states.set("c", { n: 1 });
  states.set("c", (previous) => ({ n: Number(previous?.n) + 1 }));
  const last = states.set("c", (previous) => ({ n: Number(previous?.n) + 1 }));
  expect(look()).toEqual({ state: { n: 3 }, saving: true });
  expect(sent.map(({ change }) => change)).toEqual([{ state: { n: 1 } }]);
  sent[0]?.resolve({ n: 1 });
  await first;
  expect(look()).toEqual({ state: { n: 3 }, saving: true });
  expect(sent.map(({ change }) => change)).toEqual([{ state: { n: 1 } }, { state: { n: 3 } }]);
  sent[1]?.resolve({ n: 3 });
  await last;
  await turn();
  expect(look()).toEqual({ state: { n: 3 }, saving: false });
});

it("takes back what is refused, and shows why until the next change", async () => {
  const { sent, states, look } = harness();
  states.applyStored([["c", { n: 0 }]]);
  const refused = states.set("c", { n: 1 });
  const error = new Error("no");
  sent[0]?.reject(error);
  await expect(refused).rejects.toBe(error);
  await turn();
  expect(look()).toEqual({ state: { n: 0 }, saving: false, error });
  states.set("c", { n: 2 });
  expect(look()).toEqual({ state: { n: 2 }, saving: true });
});

it("goes on with what waits behind a refused change", async () => {
  const { sent, states, look } = harness();
  states.set("c", { n: 1 });
  const last = states.set("c", { n: 2 });
  sent[0]?.reject(new Error("no"));
  await turn();
  expect(look()).toMatchObject({ state: { n: 2 }, saving: true });
  sent[1]?.resolve({ n: 2 });
  await last;
  await turn();
  expect(look()).toEqual({ state: { n: 2 }, saving: false });
});

it("sends a patch in its turn and shows what came of it", async () => {
  const { sent, states, look } = harness();
  states.set("c", { n: 1 });
  const patch = [{ op: "replace" as const, path: "/n", value: 5 }];
  const patched = states.patch("c", patch);
  sent[0]?.resolve({ n: 1 });
  await turn();
  expect(sent[1]?.change).toEqual({ patch });
  expect(look()).toEqual({ state: { n: 1 }, saving: true });
  sent[1]?.resolve({ n: 5 });
  await patched;
  await turn();
  expect(look()).toEqual({ state: { n: 5 }, saving: false });
});

it("shows what a stream tells, but not over what the user is changing", async () => {
  const { sent, states, look } = harness({ live: true });
  states.applyStreamed({ c: { n: 1 } });
  expect(look()).toEqual({ state: { n: 1 }, saving: false });
  const done = states.set("c", { n: 2 });
  states.applyStreamed({ c: { n: 9 } });
  expect(look()).toEqual({ state: { n: 2 }, saving: true });
  sent[0]?.resolve({ n: 2 });
  await done;
  await turn();
  // The stream tells client changes too, in the server's order: it has the last word.
  expect(look()).toEqual({ state: { n: 9 }, saving: false });
  states.applyStreamed({ c: { n: 2 } });
  expect(look()).toEqual({ state: { n: 2 }, saving: false });
});

it("asks anew when a run told something and ended while a change was under way", async () => {
  const { sent, backend, states } = harness();
  const done = states.set("c", { n: 2 });
  states.applyStreamed({ c: { n: 9 } });
  sent[0]?.resolve({ n: 2 });
  await done;
  expect(backend.reload).toHaveBeenCalledOnce();
});

it("gives the same snapshot until something changes", () => {
  const { states, look } = harness();
  expect(look()).toBe(look());
  const state = { n: 1 };
  states.applyStreamed({ c: state });
  const before = look();
  states.applyStreamed({ c: state, d: { n: 2 } });
  expect(look()).toBe(before);
});
