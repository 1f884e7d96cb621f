import { expect, it } from "vitest";
import { selectTools } from "./tool-selection.ts";

const available = ["a/x", "a/y", "ab/x", "web_search", "delegate_to_helper"].map((name) => ({
  name,
  description: "",
  inputSchema: {},
  repeatable: false,
}));

it.each([
  [[], []],
  [["a/x"], ["a__x"]],
  [["a/*"], ["a__x", "a__y"]],
  [["*"], []],
  [["a/"], []],
  [
    ["web_search", "a/y", "none/*"],
    ["a__y", "web_search"],
  ],
  [["delegate_to_helper"], ["delegate_to_helper"]],
])("the patterns %j select %j", (patterns, want) => {
  expect([...selectTools(patterns, available).keys()]).toEqual(want);
});
