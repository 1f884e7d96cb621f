import { describe, expect, it } from "vitest";
import { findFirstInDocument } from "./violation.ts";

const root = { b: [{}, { y: 1, x: 2 }], a: { z: {} } };

describe("findFirstInDocument", () => {
  it.each<[string, string[], string]>([
    ["is the only one", ["/a"], "/a"],
    ["returns that of the first field, for any names", ["/a", "/b"], "/b"],
    ["is that of the first item, by number", ["/b/10", "/b/9"], "/b/9"],
    ["is found inside of what both share", ["/b/1/x", "/b/1/y"], "/b/1/y"],
    ["prefers a present field to a missing one", ["/model", "/a"], "/a"],
    [
      "prefers an earlier field to one that is missing in a later one",
      ["/a/model", "/b/0/text"],
      "/b/0/text",
    ],
    ["is that of a value, before those in it", ["/a/z", "/a"], "/a"],
    ["is the first in the list at one place", ["/p", "/q"], "/p"],
    ["may be in a value that is not there", ["/q/s", "/q/r"], "/q/s"],
  ])("%s", (_, pointers, first) => {
    const [one = { pointer: "" }, ...others] = pointers.map((pointer) => ({ pointer }));
    expect(findFirstInDocument([one, ...others], root)).toEqual({ pointer: first });
  });
});
