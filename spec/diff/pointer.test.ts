import { expect, test } from "vitest";
import { pointerToken } from "../generate/schema.ts";
import { stepsOf, targetOf } from "./pointer.ts";

test("references are followed as they are written", () => {
  expect(stepsOf("#/paths/~1a~1%7Bid%7D/a%20b~0c/100%")).toEqual(["paths", "/a/{id}", "a b~c", "100%"]);
  expect(["/a/{id}", "b~c"].map(pointerToken)).toEqual(["~1a~1{id}", "b~0c"]);
  const document = { list: [{ "a/b": 1 }], none: null };
  expect(
    ["#/list/0/a~1b", "#/list/1", "#/none/deeper", "#/toString"].map((each) => targetOf(document, each)),
  ).toEqual([1, undefined, undefined, undefined]);
});
