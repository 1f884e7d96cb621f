import { describe, expect, it } from "vitest";
import type { ContentBlock } from "../../core/messages.ts";
import { toContentBlock, toFilePart } from "./content.ts";

type Part = Parameters<typeof toContentBlock>[0];

const file = (mediaType: string, url = `data:${mediaType};base64,AA==`): Part => ({
  type: "file",
  mediaType,
  url,
});
const base64 = (mediaType: string) => ({ type: "base64", mediaType, data: "AA==" });
const missingData = "must have data after a comma, such as data:image/png;base64,iVBORw0KGgo=";

describe("toContentBlock", () => {
  it.each<[string, Part, unknown]>([
    ["text", { type: "text", text: " a\n" }, { type: "text", text: " a\n" }],
    ["an image", file("image/webp"), { type: "image", source: base64("image/webp") }],
    [
      "an image at a URL",
      file("image/png", "https://a.example/i"),
      { type: "image", source: { type: "url", mediaType: "image/png", url: "https://a.example/i" } },
    ],
    [
      "an image that few models accept",
      file("image/svg+xml"),
      { type: "file", source: base64("image/svg+xml") },
    ],
    [
      "an image of an unknown type",
      file("image/*", "http://a.example/i"),
      { type: "file", source: { type: "url", mediaType: "image/*", url: "http://a.example/i" } },
    ],
    ["audio", file("audio/wav"), { type: "audio", source: base64("audio/wav") }],
    ["audio that few models accept", file("audio/flac"), { type: "file", source: base64("audio/flac") }],
    [
      "audio at a URL",
      file("audio/wav", "https://a.example/s"),
      { type: "file", source: { type: "url", mediaType: "audio/wav", url: "https://a.example/s" } },
    ],
    [
      "a document with a name",
      { ...file("application/pdf"), filename: "report.pdf" },
      { type: "file", source: { ...base64("application/pdf"), filename: "report.pdf" } },
    ],
    [
      "a document at a URL with a scheme in uppercase",
      { ...file("application/pdf", "HTTPS://a.example/r"), filename: "r" },
      {
        type: "file",
        source: { type: "url", mediaType: "application/pdf", filename: "r", url: "HTTPS://a.example/r" },
      },
    ],
    [
      "a data URL of another media type, which the part's media type overrides",
      file("text/csv", "DATA:text/plain,a,b"),
      { type: "file", source: { type: "base64", mediaType: "text/csv", data: "YSxi" } },
    ],
    [
      "a part with other fields, which are left out",
      { type: "text", text: "a", state: "done", providerMetadata: { p: {} }, url: "x" },
      { type: "text", text: "a" },
    ],
  ])("converts %s", (_, part, block) => {
    expect(toContentBlock(part)).toEqual(block);
  });

  it.each<Part>([
    { type: "text", text: "" },
    { type: "step-start" },
    { type: "reasoning", text: "Hm" },
    { type: "source-url", url: "https://a.example/" },
    { type: "data-component", data: {} },
    { type: "dynamic-tool", toolCallId: "c" },
    { type: "unknown" },
  ])("returns no block for %j", (part) => {
    expect(toContentBlock(part)).toBeUndefined();
  });

  it.each<[Part, string, string]>([
    [{ type: "text" }, "text", "is required"],
    [{ type: "file", mediaType: "image/png" }, "url", "is required"],
    [{ type: "file", url: "https://a.example/i" }, "mediaType", "is required"],
    [{ type: "file" }, "url", "is required"],
    [file("image/png", "ftp://a.example/i"), "url", "must be an http, https or data URL"],
    [file("image/png", "blob:https://a.example/i"), "url", "must be an http, https or data URL"],
    [file("image/png", ""), "url", "must be an http, https or data URL"],
    [file("image/png", "data:image/png;base64,"), "url", missingData],
    [
      file("image/png", "data:image/png;base64,A"),
      "url",
      "must be base64 (RFC 4648 section 4) after the comma",
    ],
  ])("returns the invalid field of %j", (part, field, message) => {
    expect(toContentBlock(part)).toEqual({ field, message });
  });
});

describe("toFilePart", () => {
  it.each<[string, ContentBlock, { url: string; mediaType: string } | undefined]>([
    ["text", { type: "text", text: "a" }, undefined],
    [
      "an image",
      { type: "image", source: { type: "base64", mediaType: "image/webp", data: "AA==" } },
      { url: "data:image/webp;base64,AA==", mediaType: "image/webp" },
    ],
    [
      "an image of an unknown type",
      { type: "image", source: { type: "base64", data: "AA==" } },
      { url: "data:image/png;base64,AA==", mediaType: "image/png" },
    ],
    [
      "an image at a URL",
      { type: "image", source: { type: "url", mediaType: "image/gif", url: "https://a.example/i" } },
      { url: "https://a.example/i", mediaType: "image/gif" },
    ],
    [
      "an image of an unknown type at a URL",
      { type: "image", source: { type: "url", url: "https://a.example/i" } },
      { url: "https://a.example/i", mediaType: "image/*" },
    ],
    [
      "audio",
      { type: "audio", source: { type: "base64", mediaType: "audio/mp3", data: "AA==" } },
      { url: "data:audio/mp3;base64,AA==", mediaType: "audio/mp3" },
    ],
    [
      "a file",
      { type: "file", source: { type: "base64", mediaType: "application/pdf", filename: "r", data: "AA==" } },
      { url: "data:application/pdf;base64,AA==", mediaType: "application/pdf" },
    ],
    [
      "a file of an unknown type",
      { type: "file", source: { type: "base64", data: "AA==" } },
      { url: "data:application/octet-stream;base64,AA==", mediaType: "application/octet-stream" },
    ],
    [
      "a file at a URL",
      { type: "file", source: { type: "url", mediaType: "text/csv", url: "https://a.example/f" } },
      { url: "https://a.example/f", mediaType: "text/csv" },
    ],
    [
      "a file of an unknown type at a URL",
      { type: "file", source: { type: "url", url: "https://a.example/f" } },
      { url: "https://a.example/f", mediaType: "application/octet-stream" },
    ],
    [
      "a file that the provider stores, which clients cannot read",
      { type: "file", source: { type: "file_id", fileId: "file-1", mediaType: "text/csv" } },
      undefined,
    ],
    [
      "a resource with bytes",
      { type: "resource", resource: { uri: "x:a", blob: "AA==", mimeType: "video/mp4" } },
      { url: "data:video/mp4;base64,AA==", mediaType: "video/mp4" },
    ],
    [
      "a resource with bytes of an unknown type",
      { type: "resource", resource: { blob: "AA==" } },
      { url: "data:application/octet-stream;base64,AA==", mediaType: "application/octet-stream" },
    ],
    ["a resource with text", { type: "resource", resource: { uri: "x:a", text: "inside" } }, undefined],
  ])("describes %s", (_, block, part) => {
    expect(toFilePart(block)).toEqual(part);
  });

  it("is the inverse of toContentBlock, without the name of the file", () => {
    for (const part of [file("image/png"), file("audio/wav"), file("text/csv", "https://a.example/f")]) {
      const block = toContentBlock({ ...part, filename: "f" }) as ContentBlock;
      expect({ type: "file", ...toFilePart(block) }).toEqual(part);
    }
  });
});
