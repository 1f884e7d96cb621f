import { describe, expect, it } from "vitest";
import type { ContentBlock } from "../../core/messages.ts";
import { type PartContent, toBlocks, toParts, toResultContent } from "./content-parts.ts";

type Part = Exclude<PartContent, string>[number];

const data = (mimeType: string) => ({ type: "data" as const, value: "AA==", mimeType });
const url = { type: "url" as const, value: "https://a.example/f" };
const kept = { type: "file" as const, value: "file-1" };
const base64 = (mediaType: string) => ({ type: "base64", mediaType, data: "AA==" });

describe("content parts and blocks", () => {
  it.each<[string, Part, unknown]>([
    ["text", { type: "text", text: " a\n" }, { type: "text", text: " a\n" }],
    [
      "an image",
      { type: "image", source: data("image/webp") },
      { type: "image", source: base64("image/webp") },
    ],
    [
      "an image at an address",
      { type: "image", source: url },
      { type: "image", source: { type: "url", url: "https://a.example/f" } },
    ],
    [
      "an image at an address, of a known type",
      { type: "image", source: { ...url, mimeType: "image/png" } },
      { type: "image", source: { type: "url", url: "https://a.example/f", mediaType: "image/png" } },
    ],
    [
      "an image that few can show",
      { type: "image", source: data("image/svg+xml") },
      { type: "file", source: base64("image/svg+xml") },
    ],
    ["a sound", { type: "audio", source: data("audio/wav") }, { type: "audio", source: base64("audio/wav") }],
    [
      "a sound of another type",
      { type: "audio", source: data("audio/flac") },
      { type: "file", source: base64("audio/flac") },
    ],
    ["a video", { type: "video", source: data("video/mp4") }, { type: "file", source: base64("video/mp4") }],
    [
      "a document",
      { type: "document", source: data("application/pdf") },
      { type: "file", source: base64("application/pdf") },
    ],
    [
      "a document at an address",
      { type: "document", source: url },
      { type: "file", source: { type: "url", url: "https://a.example/f" } },
    ],
    [
      "a document that the provider keeps",
      { type: "document", source: { ...kept, mimeType: "application/pdf" } },
      { type: "file", source: { type: "file_id", fileId: "file-1", mediaType: "application/pdf" } },
    ],
  ])("converts %s in both directions [C-039]", (_name, part, block) => {
    const blocks = toBlocks([part]);
    expect(blocks).toEqual([block]);
    expect(toParts(blocks)).toEqual([part]);
  });

  it.each<[string, Part, Part]>([
    [
      "an image stored by the provider, whose type is unknown, becomes a document",
      { type: "image", source: kept },
      { type: "document", source: kept },
    ],
    [
      "what only clients use, and the provider's name, are left out",
      {
        type: "image",
        id: "p",
        metadata: { a: 1 },
        source: { ...kept, provider: "openai", mimeType: "image/png" },
      },
      { type: "image", source: { ...kept, mimeType: "image/png" } },
    ],
  ])("converts %s [M-062]", (_name, part, want) => {
    expect(toParts(toBlocks([part]))).toEqual([want]);
  });

  it.each<[string, ContentBlock, Part]>([
    [
      "an image of unknown type",
      { type: "image", source: { type: "base64", data: "AA==" } },
      { type: "image", source: data("image/png") },
    ],
    [
      "a file of unknown type",
      { type: "file", source: { type: "base64", data: "AA==" } },
      { type: "document", source: data("application/octet-stream") },
    ],
    [
      "a resource with text",
      { type: "resource", resource: { uri: "x:a", text: "inside", blob: "AA==" } },
      { type: "text", text: "inside" },
    ],
    ["a resource by its name", { type: "resource", resource: { uri: "x:a" } }, { type: "text", text: "x:a" }],
    [
      "a resource with bytes",
      { type: "resource", resource: { uri: "x:a", blob: "AA==", mimeType: "video/mp4" } },
      { type: "video", source: data("video/mp4") },
    ],
    [
      "a resource with bytes of unknown type",
      { type: "resource", resource: { blob: "AA==" } },
      { type: "document", source: data("application/octet-stream") },
    ],
  ])("converts %s from another contract [M-062]", (_name, block, part) => {
    expect(toParts([block])).toEqual([part]);
  });

  it.each([
    ["a text", "a", [{ type: "text", text: "a" }]],
    ["the empty text", "", []],
    ["no parts", [], []],
    [
      "parts without those that are empty [CC-032]",
      [
        { type: "text", text: "" },
        { type: "text", text: "a" },
      ],
      [{ type: "text", text: "a" }],
    ],
  ])("formats %s [CX-11]", (_name, content, want) => {
    expect(toBlocks(content as PartContent)).toEqual(want);
  });
});

describe("tool results", () => {
  const text = (value: string): ContentBlock => ({ type: "text", text: value });
  const image: ContentBlock = {
    type: "image",
    source: { type: "base64", mediaType: "image/png", data: "AA==" },
  };
  const imagePart = { type: "image", source: { type: "data", value: "AA==", mimeType: "image/png" } };

  it.each<[string, ContentBlock[], unknown, unknown]>([
    ["nothing", [], "", ""],
    ["one text", [text("a")], "a", "a"],
    ["texts, joined by newlines", [text("a"), text("b")], "a\nb", "a\nb"],
    [
      "other than text, as its JSON where parts are not taken",
      [text("see"), image],
      [{ type: "text", text: "see" }, imagePart],
      `see\n{"type":"image","source":{"type":"data","value":"AA==","mimeType":"image/png"}}`,
    ],
  ])("converts %s [CX-11][C-065]", (_name, blocks, ofV1, before) => {
    expect(toResultContent(blocks, true)).toEqual(ofV1);
    expect(toResultContent(blocks, false)).toEqual(before);
  });
});
