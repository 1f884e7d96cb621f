import { describe, expect, it } from "vitest";
import { RequestRejectedError } from "../../core/errors.ts";
import type { JsonObject, JsonPatchOperation } from "../../core/events.ts";
import { toPointerToken } from "../../core/json/pointer.ts";
import { JsonDocument } from "./json-document.ts";
import { patchState, prefixPaths, removeTests, selectPaths } from "./json-patch.ts";

const state: JsonObject = { a: 1, list: [1, 2], "x/y": { "~": 0 } };

/** Returns the state after a patch. */
function applyPatch(patch: JsonPatchOperation[]) {
  const document = new JsonDocument(state);
  patchState(document, patch, "/patch");
  return document.value;
}

describe("patchState", () => {
  const cases: [string, JsonPatchOperation[], JsonObject][] = [
    ["add", [{ op: "add", path: "/list/1", value: [[9]] }], { ...state, list: [1, [[9]], 2] }],
    ["append", [{ op: "add", path: "/list/-", value: 3 }], { ...state, list: [1, 2, 3] }],
    ["move to the end", [{ op: "move", from: "/list/0", path: "/list/1" }], { ...state, list: [2, 1] }],
    ["copy to the end", [{ op: "copy", from: "/a", path: "/list/2" }], { ...state, list: [1, 2, 1] }],
    [
      "a key that looks like an index",
      [{ op: "add", path: "/x~1y/01", value: 3 }],
      { ...state, "x/y": { "~": 0, "01": 3 } },
    ],
    ["remove", [{ op: "remove", path: "/a" }], { list: [1, 2], "x/y": { "~": 0 } }],
    ["replace", [{ op: "replace", path: "/x~1y/~0", value: null }], { ...state, "x/y": { "~": null } }],
    ["replace the root", [{ op: "replace", path: "", value: { b: 2 } }], { b: 2 }],
    ["move", [{ op: "move", from: "/a", path: "/b" }], { list: [1, 2], "x/y": { "~": 0 }, b: 1 }],
    ["copy", [{ op: "copy", from: "/list", path: "/b" }], { ...state, b: [1, 2] }],
    [
      "test",
      [
        { op: "test", path: "/a", value: 1 },
        { op: "add", path: "/b", value: 2 },
      ],
      { ...state, b: 2 },
    ],
  ];
  it.each(cases)("%s [T-052]", (_name, patch, want) => {
    const before = structuredClone(state);
    expect(applyPatch(patch)).toEqual(want);
    expect(state).toEqual(before);
  });

  const invalidPatches: [string, JsonPatchOperation[], string][] = [
    ["a missing path", [{ op: "remove", path: "/none" }], "/patch/0"],
    [
      "a test that fails, after a change",
      [
        { op: "add", path: "/b", value: 2 },
        { op: "test", path: "/a", value: 2 },
      ],
      "/patch/1",
    ],
    ["an index after the end", [{ op: "add", path: "/list/9", value: 1 }], "/patch/0"],
    ["a copy after the end", [{ op: "copy", from: "/a", path: "/list/3" }], "/patch/0"],
    [
      "a move beyond the end of the shortened array",
      [{ op: "move", from: "/list/0", path: "/list/2" }],
      "/patch/0",
    ],
    ["an index with leading zeros", [{ op: "add", path: "/list/01", value: 1 }], "/patch/0"],
    ["a test of an index with leading zeros", [{ op: "test", path: "/list/01", value: 2 }], "/patch/0"],
    ["a state that is not an object", [{ op: "replace", path: "", value: [] }], "/patch"],
    ["a removed state", [{ op: "remove", path: "" }], "/patch"],
    ["a copy of an inherited property", [{ op: "copy", from: "/toString", path: "/b" }], "/patch/0"],
    ["a move of an inherited property", [{ op: "move", from: "/list/constructor", path: "/b" }], "/patch/0"],
    ["a test of an inherited property", [{ op: "test", path: "/constructor", value: 1 }], "/patch/0"],
    ["the removal of an inherited property", [{ op: "remove", path: "/toString" }], "/patch/0"],
    [
      "the replacement of an inherited property",
      [{ op: "replace", path: "/hasOwnProperty", value: 1 }],
      "/patch/0",
    ],
    ["a prototype", [{ op: "add", path: "/__proto__/x", value: 1 }], "/patch/0"],
  ];
  it.each(invalidPatches)("rejects %s, and changes nothing [T-152][TX-13]", (_name, patch, pointer) => {
    const before = structuredClone(state);
    const error = (() => {
      try {
        return applyPatch(patch);
      } catch (thrown) {
        return thrown;
      }
    })();
    expect(error).toBeInstanceOf(RequestRejectedError);
    expect(error).toMatchObject({ code: "INVALID_JSON_PATCH", issues: [{ pointer }] });
    expect(state).toEqual(before);
    expect(({} as { x?: number }).x).toBeUndefined();
  });
});

it("selects the operations at or below a prefix", () => {
  const patch: JsonPatchOperation[] = [
    { op: "move", from: "/a/x", path: "/a/y" },
    { op: "replace", path: "/a", value: {} },
    { op: "remove", path: "/ab" },
  ];
  expect(selectPaths("/a", patch)).toEqual([
    { op: "move", from: "/x", path: "/y" },
    { op: "replace", path: "", value: {} },
  ]);
});

it("prefixes the paths of operations, without tests [T-055][TX-13]", () => {
  const patch: JsonPatchOperation[] = [
    { op: "test", path: "/a", value: 1 },
    { op: "move", from: "/a", path: "/b" },
  ];
  expect(prefixPaths(`/components${toPointerToken("a/~b")}`, removeTests(patch))).toEqual([
    { op: "move", from: "/components/a~1~0b/a", path: "/components/a~1~0b/b" },
  ]);
});
