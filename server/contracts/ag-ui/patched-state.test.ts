import { describe, expect, it, vi } from "vitest";
import type { JsonPatchOperation } from "../../runs/events.ts";
import { PatchedState } from "./patched-state.ts";

const add = (path: string, value: JsonPatchOperation["value"]): JsonPatchOperation => ({
  op: "add",
  path,
  value: value as never,
});

describe("a state that is changed", () => {
  it("has all changes in it, in order [C-066]", () => {
    const state = new PatchedState({ a: 1 });
    state.patch([add("/b", [1])]);
    state.patch([add("/b/-", 2), { op: "remove", path: "/a" }]);
    expect(state.value).toEqual({ b: [1, 2] });
    state.patch([add("/b/-", 3)]);
    state.patch([]);
    expect(state.value).toEqual({ b: [1, 2, 3] });
  });

  it("is another one when it is replaced, whatever waits", () => {
    const state = new PatchedState({ a: 1 });
    state.patch([add("/b", 2)]);
    state.replace({ c: 3 });
    expect(state.value).toEqual({ c: 3 });
    state.patch([add("", { d: 4 })]);
    expect(state.value).toEqual({ d: 4 });
  });

  it("leaves what it was given, and what it has given, as they are", () => {
    const given = { list: [1] };
    const delta = [add("/new", [1]), add("/new/-", 2), add("/list/-", 2)];
    const state = new PatchedState(given);
    state.patch(delta);
    const before = state.value;
    state.patch([add("/list/-", 3), add("/new/-", 3)]);
    expect([state.value, before, given, delta[0]]).toEqual([
      { list: [1, 2, 3], new: [1, 2, 3] },
      { list: [1, 2], new: [1, 2] },
      { list: [1] },
      { op: "add", path: "/new", value: [1] },
    ]);
  });

  it("is copied once for all changes, which may be larger in all than one may be", () => {
    const clone = vi.spyOn(globalThis, "structuredClone");
    const state = new PatchedState({ text: "x".repeat(1_200_000) });
    for (let n = 0; n < 2000; n += 1) state.patch([add("/last", `${n}`.padEnd(1000, "."))]);
    expect(clone).not.toHaveBeenCalled();
    expect(state.value.last).toBe("1999".padEnd(1000, "."));
    expect(state.value).toBe(state.value);
    expect(clone).toHaveBeenCalledTimes(1);
    clone.mockRestore();
  });

  it("does not reach into prototypes", () => {
    const state = new PatchedState({});
    state.patch([add("/__proto__/polluted", true)]);
    expect(() => state.value).toThrow(TypeError);
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
  });
});
