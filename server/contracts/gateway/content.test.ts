import { describe, expect, it } from "vitest";
import { checkMediaBlock } from "../../../generated/gateway/validators.sealed.js";
import type { ContentBlock } from "../../core/messages.ts";
import { type MediaBlock, toContentBlock, toResultBlocks } from "./content.ts";

const base64 = (media_type: string) => ({ type: "base64" as const, media_type, data: "AA==" });
/** Creates the equivalent block as stored in threads. */
const createStored = <Type extends string>(mediaType: Type) => ({
  type: "base64" as const,
  mediaType,
  data: "AA==",
});
const at = { type: "url" as const, url: "https://a.example/b" };

describe("request blocks", () => {
  const blocks: [what: string, given: Parameters<typeof toContentBlock>[0], want: ContentBlock][] = [
    ["text", { type: "text", text: " °\n" }, { type: "text", text: " °\n" }],
    [
      "an image",
      { type: "image", source: base64("image/webp") },
      { type: "image", source: createStored("image/webp") },
    ],
    ["an image by URL", { type: "image", source: at }, { type: "image", source: at }],
    [
      "an image by URL of a known type",
      { type: "image", source: { ...at, media_type: "image/png" } },
      { type: "image", source: { ...at, mediaType: "image/png" } },
    ],
    [
      "an image of another type",
      { type: "image", source: base64("image/tiff") },
      { type: "file", source: createStored("image/tiff") },
    ],
    [
      "an image of another type by URL",
      { type: "image", source: { ...at, media_type: "image/tiff" } },
      { type: "file", source: { ...at, mediaType: "image/tiff" } },
    ],
    [
      "a sound",
      { type: "audio", source: base64("audio/wav"), transcript: "Hm" },
      { type: "audio", source: createStored("audio/wav") },
    ],
    [
      "a sound of another type",
      { type: "audio", source: base64("audio/ogg") },
      { type: "file", source: createStored("audio/ogg") },
    ],
    [
      "a film",
      { type: "video", source: base64("video/mp4") },
      { type: "file", source: createStored("video/mp4") },
    ],
    [
      "a document",
      { type: "document", source: base64("application/pdf"), filename: "a.pdf" },
      {
        type: "file",
        source: { ...createStored("application/pdf"), filename: "a.pdf" },
      },
    ],
    [
      "a document without a name",
      { type: "document", source: base64("text/plain"), filename: null },
      { type: "file", source: createStored("text/plain") },
    ],
  ];
  it.each(blocks)("converts %s [G-060][G-061][G-062][G-063][G-064]", (_what, block, want) => {
    expect(checkMediaBlock(block)).toEqual([]);
    expect(toContentBlock(block)).toEqual(want);
  });
});

describe("result blocks", () => {
  const blocks: [what: string, given: ContentBlock, want: MediaBlock][] = [
    ["text", { type: "text", text: "a" }, { type: "text", text: "a" }],
    [
      "an image",
      { type: "image", source: createStored("image/gif") },
      { type: "image", source: base64("image/gif") },
    ],
    [
      "an image of unknown type",
      { type: "image", source: { type: "base64", data: "AA==" } },
      { type: "image", source: base64("image/png") },
    ],
    ["an image by URL", { type: "image", source: at }, { type: "image", source: at }],
    [
      "an image by URL of a known type",
      { type: "image", source: { ...at, mediaType: "image/png" } },
      { type: "image", source: { ...at, media_type: "image/png" } },
    ],
    [
      "a sound",
      { type: "audio", source: createStored("audio/mp3") },
      { type: "audio", source: base64("audio/mp3") },
    ],
    [
      "a file",
      {
        type: "file",
        source: { ...createStored("application/zip"), filename: "a.zip" },
      },
      { type: "document", source: base64("application/zip"), filename: "a.zip" },
    ],
    [
      "a file of unknown type",
      { type: "file", source: { type: "base64", data: "AA==" } },
      { type: "document", source: base64("application/octet-stream") },
    ],
    ["a file by URL", { type: "file", source: at }, { type: "text", text: "https://a.example/b" }],
    [
      "a file that a provider keeps",
      { type: "file", source: { type: "file_id", fileId: "f_1" } },
      { type: "text", text: "f_1" },
    ],
    ["a resource", { type: "resource", resource: { uri: "a:b", text: "c" } }, { type: "text", text: "c" }],
    ["a resource by its URI", { type: "resource", resource: { uri: "a:b" } }, { type: "text", text: "a:b" }],
    ["a resource of which nothing is known", { type: "resource", resource: {} }, { type: "text", text: "" }],
  ];
  it.each(blocks)("converts %s [G-147]", (_what, input, want) => {
    const [block] = toResultBlocks([input]);
    expect(block).toEqual(want);
    expect(checkMediaBlock(block)).toEqual([]);
  });

  it("a result always has a block [G-125]", () => {
    expect(toResultBlocks([])).toEqual([{ type: "text", text: "" }]);
  });
});
