import { describe, expect, it } from "vitest";
import type { components } from "../../../generated/agent-stream/types.ts";
import { checkInputBlock } from "../../../generated/agent-stream/validators.sealed.js";
import type { ContentBlock } from "../../core/messages.ts";
import { toContentBlock, toResultContent } from "./content.ts";
import { AgentStreamError } from "./errors.ts";

type InputBlock = components["schemas"]["InputBlock"];

const png = "iVBORw0KGgo=";
const base64 = (mediaType: string, data = "AAAA") => ({ type: "base64", mediaType, data });
const url = "https://example.com/a";

describe("user blocks", () => {
  it.each<[InputBlock, unknown]>([
    [
      { type: "text", text: " a\n" },
      { type: "text", text: " a\n" },
    ],
    // The three examples from the seed.
    [
      { type: "text", text: "Your text content here" },
      { type: "text", text: "Your text content here" },
    ],
    [
      { type: "image", url: "https://example.com/image.jpg" },
      { type: "image", source: { type: "url", url: "https://example.com/image.jpg" } },
    ],
    [
      { type: "image", data: png, mime_type: "image/png" },
      { type: "image", source: base64("image/png", png) },
    ],
    [
      { type: "image", data: "AAAA", detail: "high" },
      { type: "image", source: base64("image/jpeg"), detail: "high" },
    ],
    [
      { type: "image", url, data: "AAAA", mime_type: "image/png" },
      { type: "image", source: { type: "url", url, mediaType: "image/png" } },
    ],
    [
      { type: "image", url: null, data: "AAAA", mime_type: null, detail: null },
      { type: "image", source: base64("image/jpeg") },
    ],
    [
      { type: "image", url: `data:image/png;base64,${png}` },
      { type: "image", source: base64("image/png", png) },
    ],
    [
      { type: "image", url: "HTTPS://example.com/a" },
      { type: "image", source: { type: "url", url: "HTTPS://example.com/a" } },
    ],
    [
      { type: "file", url: "DATA:text/plain;base64,AAAA" },
      { type: "file", source: base64("text/plain") },
    ],
    [
      { type: "image", url: "data:;base64,AAAA" },
      { type: "image", source: base64("image/jpeg") },
    ],
    [
      { type: "image", data: "AAAA", mime_type: "image/svg+xml", detail: "low" },
      { type: "file", source: base64("image/svg+xml") },
    ],
    [
      { type: "audio", data: "AAAA" },
      { type: "audio", source: base64("audio/mp3") },
    ],
    [
      { type: "audio", url },
      { type: "file", source: { type: "url", url } },
    ],
    [
      { type: "file", data: "AAAA", filename: "a.bin", filepath: "/home/a.bin" },
      { type: "file", source: { ...base64("application/octet-stream"), filename: "a.bin" } },
    ],
    [
      { type: "file", url, mime_type: "application/pdf", filename: "a.pdf" },
      { type: "file", source: { type: "url", url, mediaType: "application/pdf", filename: "a.pdf" } },
    ],
  ])("converts %j [A-007][A-008][A-009][A-010][A-011][A-012][A-013]", (block, want) => {
    expect(toContentBlock(block, "/x")).toEqual(want);
  });

  it.each<[InputBlock, string, string]>([
    [{ type: "image" }, "/x", 'must have "url" or "data"'],
    [{ type: "file", mime_type: "text/plain" }, "/x", 'must have "url" or "data"'],
    [{ type: "audio", url: null, data: null }, "/x", 'must have "url" or "data"'],
    [{ type: "image", data: "" }, "/x/data", "must be base64 (RFC 4648 section 4)"],
    [{ type: "audio", data: "no base64!" }, "/x/data", "must be base64 (RFC 4648 section 4)"],
    [
      { type: "image", url: "data:image/png;base64,A" },
      "/x/url",
      "must be base64 (RFC 4648 section 4) after",
    ],
    [{ type: "image", url: "Data:png,A", mime_type: "image/png" }, "/x/url", "must have a media type"],
    [{ type: "image", url: "https://" }, "/x/url", "must be an absolute URL"],
  ])("rejects %j at %s [A-014]", (block, pointer, message) => {
    let error: unknown;
    try {
      toContentBlock(block, "/x");
    } catch (caught) {
      error = caught;
    }
    expect(error).toBeInstanceOf(AgentStreamError);
    const { status, fieldErrors } = error as AgentStreamError;
    expect([status, fieldErrors]).toEqual([400, [{ pointer, message: expect.stringContaining(message) }]]);
  });
});

describe("tool results", () => {
  const image: ContentBlock = {
    type: "image",
    source: { type: "base64", mediaType: "image/png", data: png },
  };
  it.each<[string, ContentBlock[], unknown]>([
    ["a picture", [image], [{ type: "image", data: png, mime_type: "image/png" }]],
    ["a picture at an address", [{ type: "image", source: { type: "url", url } }], [{ type: "image", url }]],
    [
      "a sound and a file",
      [
        { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "AAAA" } },
        {
          type: "file",
          source: { type: "base64", mediaType: "text/css", data: "AAAA", filename: "a.css" },
        },
        { type: "file", source: { type: "base64", data: "AAAA" } },
      ],
      [
        { type: "audio", data: "AAAA", mime_type: "audio/wav" },
        { type: "file", data: "AAAA", mime_type: "text/css", filename: "a.css" },
        { type: "file", data: "AAAA" },
      ],
    ],
    [
      "what has no block here",
      [
        { type: "file", source: { type: "file_id", fileId: "f-1" } },
        { type: "resource", resource: { uri: "a://b", text: "Read" } },
        { type: "resource", resource: { uri: "a://b" } },
        { type: "resource", resource: { uri: "a://b", blob: "AAAA", mimeType: "a/b" } },
        { type: "resource", resource: { blob: "AAAA" } },
      ],
      [
        { type: "text", text: "f-1" },
        { type: "text", text: "Read" },
        { type: "text", text: "a://b" },
        { type: "file", data: "AAAA", mime_type: "a/b" },
        { type: "file", data: "AAAA" },
      ],
    ],
  ])("writes %s as JSON of the document's blocks [A-043][AX-12]", (_name, blocks, want) => {
    const displayed = JSON.parse(toResultContent(blocks));
    expect(displayed).toEqual(want);
    for (const block of displayed) expect(checkInputBlock(block)).toEqual([]);
  });

  it.each([[""], ["text"], ["[]"]])("writes a single text block unchanged: %j [AX-12]", (text) => {
    expect(toResultContent([{ type: "text", text }])).toBe(text);
  });
});
