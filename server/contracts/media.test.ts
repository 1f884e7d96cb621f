import { describe, expect, it } from "vitest";
import type { FileSource } from "../core/messages.ts";
import { isBase64, toMediaBlock } from "./media.ts";

const base64 = (mediaType?: string): FileSource => ({
  type: "base64",
  data: "AA==",
  ...(mediaType !== undefined && { mediaType }),
});
const url: FileSource = { type: "url", url: "https://a.example/f" };
const kept: FileSource = { type: "file_id", fileId: "f-1" };

it.each<[string, FileSource, string]>([
  ["image", base64("image/webp"), "image"],
  ["image", base64(), "image"],
  ["image", url, "image"],
  ["image", base64("image/svg+xml"), "file"],
  ["image", kept, "file"],
  ["audio", base64("audio/mp3"), "audio"],
  ["audio", base64("audio/flac"), "file"],
  ["audio", base64(), "file"],
  ["audio", { ...url, mediaType: "audio/mp3" }, "file"],
  ["video", base64("video/mp4"), "file"],
  ["file", { ...base64("image/png"), filename: "a.png" }, "file"],
])("converts %s of %j to %s", (kind, source, type) => {
  expect(toMediaBlock(kind, source)).toEqual({ type, source });
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

  it.each([
    ["", true],
    ["!===", false],
  ])("handles megabytes of text with %j at the end: %s", (end, want) => {
    expect(isBase64(`${"A".repeat(32 * 1024 * 1024)}${end}`)).toBe(want);
  });
});
