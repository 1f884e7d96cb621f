import { expect, it } from "vitest";
import { StateTree } from "./state-tree.ts";

const set = (path: string, value: number) => ({ op: "add", path, value });

it("applies snapshots, deltas and changes of one component [T-050][T-055]", () => {
  const tree = new StateTree(true);
  expect(tree.getState("a")).toEqual({ known: false });
  tree.addComponent("a");
  expect(tree.getState("a")).toEqual({ known: true, state: undefined });
  tree.applyComponentDelta("a", [set("/n", 1)]);
  expect(tree.getState("a")).toEqual({ known: true, state: { n: 1 } });
  const snapshot = { components: { a: { n: 2 }, b: { n: 3 } } };
  tree.applySnapshot(snapshot);
  tree.applyDelta([
    set("/components/b/n", 4),
    { op: "copy", from: "/components/b/n", path: "/components/a/m" },
  ]);
  tree.applyComponentDelta("b", [{ op: "replace", path: "", value: { k: 5 } }]);
  expect([tree.getState("a"), tree.getState("b"), tree.getState("c")]).toEqual([
    { known: true, state: { n: 2, m: 4 } },
    { known: true, state: { k: 5 } },
    { known: true, state: undefined },
  ]);
  expect(snapshot).toEqual({ components: { a: { n: 2 }, b: { n: 3 } } });
  expect(tree.patchErrors).toEqual([]);
});

it("does not know the state of earlier runs before a snapshot [T-050]", () => {
  const tree = new StateTree(true);
  tree.applyComponentDelta("a", [set("/n", 1)]);
  expect(tree.getState("a")).toEqual({ known: false });
  tree.applyComponentDelta("a", [{ op: "replace", path: "", value: { n: 2 } }]);
  expect([tree.getState("a"), tree.patchErrors]).toEqual([{ known: true, state: { n: 2 } }, []]);
});

it("does not report a missing snapshot in a resumed stream [TC-029]", () => {
  const [tail, complete] = [new StateTree(false), new StateTree(true)];
  for (const tree of [tail, complete]) tree.applyDelta([set("/components/a/n", 1)]);
  expect([tail.patchErrors, complete.patchErrors]).toEqual([
    [],
    ["a STATE_DELTA precedes the first STATE_SNAPSHOT"],
  ]);
  expect([tail.getState("a"), complete.getState("a")]).toEqual([{ known: false }, { known: false }]);
});

it.each<[string, unknown]>([
  ["a STATE_DELTA does not apply: Patch sequence must be an array", { op: "add" }],
  [
    "a STATE_DELTA does not apply: Operation `op` property is not one of operations defined in RFC-6902",
    [{ op: "merge", path: "/components/a" }],
  ],
  [
    "a STATE_DELTA does not apply: Cannot perform the operation at a path that does not exist",
    [{ op: "remove", path: "/components/a/x" }],
  ],
  [
    "a STATE_DELTA does not apply: JSON-Patch: modifying `__proto__` or `constructor/prototype` prop is banned for security reasons, if this was on purpose, please set `banPrototypeModifications` flag false and pass it to this function. More info in fast-json-patch README",
    [{ op: "add", path: "/components/a/__proto__/x", value: 1 }],
  ],
])("reports an invalid change: %s [T-052]", (fault, delta) => {
  const tree = new StateTree(true);
  tree.applySnapshot({ components: { a: {} } });
  tree.applyDelta(delta as never);
  expect([tree.patchErrors, tree.getState("a")]).toEqual([[fault], { known: false }]);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});
