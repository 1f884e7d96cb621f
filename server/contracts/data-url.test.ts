import { describe, expect, it } from "vitest";
import { parseDataUrl } from "./data-url.ts";

describe("parseDataUrl", () => {
  it.each([
    ["data:image/png;base64,iVBORw0KGgo=", { data: "iVBORw0KGgo=", mediaType: "image/png" }],
    ["data:text/plain;charset=utf-8;base64,4oKs", { data: "4oKs", mediaType: "text/plain;charset=utf-8" }],
    ["data:;base64,AAAA", { data: "AAAA" }],
    ["data:image/png;base64,iVBORw0KGgo%3D", { data: "iVBORw0KGgo=", mediaType: "image/png" }],
    ["data:,a,b%2C%20%E2%82%AC", { data: Buffer.from("a,b, €").toString("base64") }],
    ["data:text/plain,é", { data: Buffer.from("é").toString("base64"), mediaType: "text/plain" }],
    [
      "data:;charset=utf-8,a%20b",
      { data: Buffer.from("a b").toString("base64"), mediaType: "text/plain;charset=utf-8" },
    ],
    ["DATA:IMAGE/PNG;BASE64,AAAA", { data: "AAAA", mediaType: "IMAGE/PNG" }],
    ["data:text/x,%00%ff", { data: "AP8=", mediaType: "text/x" }],
  ])("parses %s", async (url, want) => {
    expect(parseDataUrl(url)).toEqual(want);
    // Node's own parser returns the same bytes.
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(bytes.toString("base64")).toBe(want.data);
  });

  const noData = "must have data after a comma, such as data:image/png;base64,iVBORw0KGgo=";
  const noMediaType = "must have a media type after data:, such as data:image/png;base64,iVBORw0KGgo=";
  const noBase64 = "must be base64 (RFC 4648 section 4) after the comma";
  const noEscape = "must be percent-encoded after the comma (RFC 3986 section 2.1); write a literal % as %25";
  it.each([
    ["data:", noData],
    ["data:image/png", noData],
    ["data:image/png;base64", noData],
    ["data:image/png;base64,", noData],
    ["data:,", noData],
    ["https://example.com/,a", noData],
    ["data:png;base64,AAAA", noMediaType],
    ["data:image/ png,a", noMediaType],
    ["data:charset=utf-8,a", noMediaType],
    ["data:image/png;base64,A", noBase64],
    ["data:image/png;base64,AA=A", noBase64],
    ["data:image/png;base64,A A=", noBase64],
    ["data:,%", noEscape],
    ["data:,%2", noEscape],
    ["data:,%zz", noEscape],
    ["data:,%2g", noEscape],
    ["data:,%:0", noEscape],
  ])("%s %s [AS-018]", (url, error) => {
    expect(parseDataUrl(url)).toEqual({ error });
  });

  it("handles millions of escapes quickly", () => {
    const start = performance.now();
    expect(parseDataUrl(`data:,${"%41".repeat(3_000_000)}`)).toEqual({ data: "QUFB".repeat(1_000_000) });
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
