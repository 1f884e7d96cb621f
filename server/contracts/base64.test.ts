import { describe, expect, it } from "vitest";
import { isBase64 } from "./base64.ts";

describe("isBase64", () => {
  it.each([
    ["AAAA", true],
    ["AAA=", true],
    ["AA==", true],
    ["+/+/", true],
    ["", false],
    ["A", false],
    ["AAA", false],
    ["A===", false],
    ["====", false],
    ["AA=A", false],
    ["AAA\n", false],
    ["-_-_", false],
    ["AAA=AAA=", false],
  ])("%j: %s", (text, want) => {
    expect(isBase64(text)).toBe(want);
  });

  it.each([
    ["", true],
    ["!===", false],
  ])("a text of megabytes with %j at its end: %s", (end, want) => {
    expect(isBase64(`${"A".repeat(32 * 1024 * 1024)}${end}`)).toBe(want);
  });
});
