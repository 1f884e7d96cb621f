import { expect, it } from "vitest";
import { patched } from "./patch.ts";

it("applies a patch, and leaves the document as it was", () => {
  const document = { a: [1] };
  expect(patched(document, [{ op: "add", path: "/a/-", value: 2 }])).toEqual({ a: [1, 2] });
  expect(document).toEqual({ a: [1] });
});

it.each([
  ["a path to nowhere", [{ op: "replace", path: "/b/c", value: 1 }]],
  ["a test that fails", [{ op: "test", path: "/a", value: 1 }]],
  ["what is no patch", "no"],
  ["nothing", undefined],
  ["a way to prototypes", [{ op: "add", path: "/__proto__/x", value: 1 }]],
])("says in one line why %s does not apply", (_, delta) => {
  expect(() => patched({ a: 0 }, delta)).toThrow(/^.+$/);
});
