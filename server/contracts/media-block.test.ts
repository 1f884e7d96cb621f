import { expect, it } from "vitest";
import type { FileSource } from "../core/messages.ts";
import { mediaBlock } from "./media-block.ts";

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
])("%s of %j is of type %s", (kind, source, type) => {
  expect(mediaBlock(kind, source)).toEqual({ type, source });
});
