/** Content blocks in both directions. */
import { describe, expect, it } from "vitest";
import { checkMediaBlock } from "../../../generated/gateway/validators.sealed.js";
import type { ContentBlock } from "../../core/messages.ts";
import { contentBlock, type MediaBlock, resultBlocks } from "./content.ts";

const base64 = (media_type: string) => ({ type: "base64" as const, media_type, data: "AA==" });

describe("a block of a request", () => {
  const blocks: [what: string, given: Parameters<typeof contentBlock>[0], want: ContentBlock][] = [
    ["text", { type: "text", text: " °\n" }, { type: "text", text: " °\n" }],
    [
      "an image",
      { type: "image", source: base64("image/webp") },
      { type: "image", source: { type: "base64", mediaType: "image/webp", data: "AA==" } },
    ],
    [
      "an image by URL",
      { type: "image", source: { type: "url", url: "https://a.example/b" } },
      { type: "image", source: { type: "url", url: "https://a.example/b" } },
    ],
    [
      "an image by URL of a known type",
      { type: "image", source: { type: "url", url: "https://a.example/b", media_type: "image/png" } },
      { type: "image", source: { type: "url", url: "https://a.example/b", mediaType: "image/png" } },
    ],
    [
      "an image of another type",
      { type: "image", source: base64("image/tiff") },
      { type: "file", source: { type: "base64", mediaType: "image/tiff", data: "AA==" } },
    ],
    [
      "an image of another type by URL",
      { type: "image", source: { type: "url", url: "https://a.example/b", media_type: "image/tiff" } },
      { type: "file", source: { type: "url", url: "https://a.example/b", mediaType: "image/tiff" } },
    ],
    [
      "a sound",
      { type: "audio", source: base64("audio/wav"), transcript: "Hm" },
      { type: "audio", source: { type: "base64", mediaType: "audio/wav", data: "AA==" } },
    ],
    [
      "a sound of another type",
      { type: "audio", source: base64("audio/ogg") },
      { type: "file", source: { type: "base64", mediaType: "audio/ogg", data: "AA==" } },
    ],
    [
      "a film",
      { type: "video", source: base64("video/mp4") },
      { type: "file", source: { type: "base64", mediaType: "video/mp4", data: "AA==" } },
    ],
    [
      "a document",
      { type: "document", source: base64("application/pdf"), filename: "a.pdf" },
      {
        type: "file",
        source: { type: "base64", mediaType: "application/pdf", data: "AA==", filename: "a.pdf" },
      },
    ],
    [
      "a document without a name",
      { type: "document", source: base64("text/plain"), filename: null },
      { type: "file", source: { type: "base64", mediaType: "text/plain", data: "AA==" } },
    ],
  ];
  it.each(blocks)("%s [G-060][G-061][G-062][G-063][G-064]", (_what, given, want) => {
    expect(checkMediaBlock(given)).toEqual([]);
    expect(contentBlock(given)).toEqual(want);
  });
});

describe("a block of a result", () => {
  const blocks: [what: string, given: ContentBlock, want: MediaBlock][] = [
    ["text", { type: "text", text: "a" }, { type: "text", text: "a" }],
    [
      "an image",
      { type: "image", source: { type: "base64", mediaType: "image/gif", data: "AA==" } },
      { type: "image", source: base64("image/gif") },
    ],
    [
      "an image of unknown type",
      { type: "image", source: { type: "base64", data: "AA==" } },
      { type: "image", source: base64("image/png") },
    ],
    [
      "an image by URL",
      { type: "image", source: { type: "url", url: "https://a.example/b" } },
      { type: "image", source: { type: "url", url: "https://a.example/b" } },
    ],
    [
      "an image by URL of a known type",
      { type: "image", source: { type: "url", mediaType: "image/png", url: "https://a.example/b" } },
      { type: "image", source: { type: "url", media_type: "image/png", url: "https://a.example/b" } },
    ],
    [
      "a sound",
      { type: "audio", source: { type: "base64", mediaType: "audio/mp3", data: "AA==" } },
      { type: "audio", source: base64("audio/mp3") },
    ],
    [
      "a file",
      {
        type: "file",
        source: { type: "base64", mediaType: "application/zip", filename: "a.zip", data: "AA==" },
      },
      { type: "document", source: base64("application/zip"), filename: "a.zip" },
    ],
    [
      "a file of unknown type",
      { type: "file", source: { type: "base64", data: "AA==" } },
      { type: "document", source: base64("application/octet-stream") },
    ],
    [
      "a file by URL",
      { type: "file", source: { type: "url", url: "https://a.example/b" } },
      { type: "text", text: "https://a.example/b" },
    ],
    [
      "a file that a provider keeps",
      { type: "file", source: { type: "file_id", fileId: "f_1" } },
      { type: "text", text: "f_1" },
    ],
    ["a resource", { type: "resource", resource: { uri: "a:b", text: "c" } }, { type: "text", text: "c" }],
    ["a resource by its URI", { type: "resource", resource: { uri: "a:b" } }, { type: "text", text: "a:b" }],
    ["a resource of which nothing is known", { type: "resource", resource: {} }, { type: "text", text: "" }],
  ];
  it.each(blocks)("%s [G-147]", (_what, given, want) => {
    const [block] = resultBlocks([given]);
    expect(block).toEqual(want);
    expect(checkMediaBlock(block)).toEqual([]);
  });

  it("a result is never without a block [G-125]", () => {
    expect(resultBlocks([])).toEqual([{ type: "text", text: "" }]);
  });
});
