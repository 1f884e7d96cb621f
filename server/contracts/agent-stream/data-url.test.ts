import { describe, expect, it } from "vitest";
import { isBase64, readDataUrl } from "./data-url.ts";

describe("readDataUrl", () => {
  it.each([
    ["data:image/png;base64,iVBORw0KGgo=", { data: "iVBORw0KGgo=", mediaType: "image/png" }],
    ["data:text/plain;charset=utf-8;base64,4oKs", { data: "4oKs", mediaType: "text/plain;charset=utf-8" }],
    ["data:;base64,AAAA", { data: "AAAA" }],
    ["data:image/png;base64,iVBORw0KGgo%3D", { data: "iVBORw0KGgo=", mediaType: "image/png" }],
    ["data:,a,b%2C%20%E2%82%AC", { data: Buffer.from("a,b, €").toString("base64") }],
    ["data:text/plain,é", { data: Buffer.from("é").toString("base64"), mediaType: "text/plain" }],
    ["data:text/x,%00%ff", { data: "AP8=", mediaType: "text/x" }],
  ])("%s", async (url, want) => {
    expect(readDataUrl(url)).toEqual(want);
    // Node's own reader agrees.
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(bytes.toString("base64")).toBe(want.data);
  });

  it.each([
    "data:",
    "data:image/png",
    "data:image/png;base64",
    "data:image/png;base64,",
    "data:,",
    "data:image/png;base64,A",
    "data:image/png;base64,AA=A",
    "data:image/png;base64,A A=",
    "data:,%",
    "data:,%2",
    "data:,%zz",
    "https://example.com/,a",
  ])("%s is none", (url) => {
    expect(readDataUrl(url)).toBeUndefined();
  });
});

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

  it("takes no time for what is long", () => {
    const text = `${"A".repeat(8 * 1024 * 1024)}==!=`;
    const start = performance.now();
    expect(isBase64(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
