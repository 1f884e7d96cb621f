import { describe, expect, it } from "vitest";
import { RequestRejectedError } from "../../core/errors.ts";
import type { Json, JsonPatchOperation } from "../../core/events.ts";
import { computeChangedState } from "./component-state.ts";
import { maxStateDepth, maxStateSize, measureDepth } from "./state-limits.ts";

function createNested(depth: number): Json {
  let value: Json = 1;
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}

function catchRejection(work: () => unknown): {
  code: string;
  issues: readonly { pointer: string; detail: string }[];
} {
  try {
    work();
  } catch (error) {
    if (error instanceof RequestRejectedError) return { code: error.code, issues: error.issues };
    throw error;
  }
  throw new Error("not rejected");
}

describe("limits of a state", () => {
  it.each([
    [1, 0],
    [[], 1],
    [{ a: [{}] }, 3],
    [createNested(maxStateDepth), maxStateDepth],
  ] as [Json, number][])("count levels of %j as %i", (value, depth) => {
    expect(measureDepth(value)).toBe(depth);
  });

  it("apply to a replacement [T-150][T-257][TC-028]", () => {
    const large = { a: "x".repeat(maxStateSize) };
    expect(catchRejection(() => computeChangedState({}, { state: large }))).toEqual({
      code: "VALIDATION_ERROR",
      issues: [{ pointer: "/state", detail: "the state would be larger than 1048576 characters of JSON" }],
    });
    const deep = createNested(maxStateDepth + 1) as { a: Json };
    expect(catchRejection(() => computeChangedState({}, { state: deep }))).toEqual({
      code: "VALIDATION_ERROR",
      issues: [{ pointer: "/state", detail: "the state would be nested more than 64 levels deep" }],
    });
  });

  it("apply to a patch that doubles the state with every operation [T-152][TC-028]", () => {
    const patch: JsonPatchOperation[] = Array.from({ length: 1000 }, (_, n) => ({
      op: "copy",
      from: "",
      path: `/c${n}`,
    }));
    const { code, issues } = catchRejection(() => computeChangedState({ a: [1] }, { patch }));
    expect({ code, detail: issues[0]?.detail }).toEqual({
      code: "INVALID_JSON_PATCH",
      detail: "the state would be larger than 1048576 characters of JSON",
    });
  });

  it("apply to a patch that goes deeper with every operation [T-152][TC-028]", () => {
    const patch: JsonPatchOperation[] = Array.from({ length: 70 }, (_, n) => ({
      op: "add",
      path: "/a".repeat(n + 1),
      value: {},
    }));
    expect(catchRejection(() => computeChangedState({}, { patch }))).toEqual({
      code: "INVALID_JSON_PATCH",
      issues: [{ pointer: "/patch/63", detail: "the state would be nested more than 64 levels deep" }],
    });
  });

  it("apply to a patch that repeatedly moves a large value [T-152]", () => {
    const large = { x: Array.from({ length: 300_000 }, () => []) };
    const patch: JsonPatchOperation[] = Array.from({ length: 1000 }, (_, n) => {
      const [from, path] = n % 2 === 0 ? ["/x", "/y"] : ["/y", "/x"];
      return { op: "move", from, path };
    });
    expect(catchRejection(() => computeChangedState(large, { patch }))).toEqual({
      code: "INVALID_JSON_PATCH",
      issues: [
        {
          pointer: "/patch/4",
          detail: "the operations process too much data; send fewer operations per patch",
        },
      ],
    });
  });

  it("report operations that do not apply as such [T-152]", () => {
    const patch: JsonPatchOperation[] = [{ op: "move", from: "/a", path: "/a/b" }];
    expect(catchRejection(() => computeChangedState({ a: {} }, { patch }))).toEqual({
      code: "INVALID_JSON_PATCH",
      issues: [{ pointer: "/patch/0", detail: "a value cannot be moved into itself" }],
    });
  });
});
