import { describe, expect, it } from "vitest";
import { readDataUrl } from "./data-url.ts";

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
