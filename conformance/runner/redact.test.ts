import { expect, it } from "vitest";
import { redactor } from "./redact.ts";

it("takes every secret out of every string, and out of names", () => {
  const redact = redactor(["key-one", undefined, "", "key-two"]);
  expect(
    redact({ "key-one": ["is key-one, key-one", { a: "key-two" }, 1, null, true], b: undefined }),
  ).toEqual({
    "[key]": ["is [key], [key]", { a: "[key]" }, 1, null, true],
    b: undefined,
  });
});

it("leaves everything as it is where there is no secret", () => {
  expect(redactor([undefined, ""])("key-one")).toBe("key-one");
});
