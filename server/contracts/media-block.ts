/** A medium that a client brings, as the block that holds it: what no image or audio block has a place for is a file. */
import type { ContentBlock, FileSource, ImageMediaType } from "../core/messages.ts";

/**
 * The block of a medium.
 *
 * @param kind What the client calls it.
 */
export function mediaBlock(kind: string, source: FileSource): ContentBlock {
  const { mediaType } = source;
  if (kind === "image" && source.type !== "file_id" && (mediaType === undefined || isImageType(mediaType))) {
    const known = mediaType === undefined ? {} : { mediaType };
    return {
      type: "image",
      source:
        source.type === "base64"
          ? { type: "base64", ...known, data: source.data }
          : { type: "url", ...known, url: source.url },
    };
  }
  if (kind === "audio" && source.type === "base64" && mediaType !== undefined && isAudioType(mediaType))
    return { type: "audio", source: { type: "base64", mediaType, data: source.data } };
  return { type: "file", source };
}

const imageTypes: readonly string[] = ["image/jpeg", "image/png", "image/gif", "image/webp"];
const audioTypes: readonly string[] = ["audio/wav", "audio/mp3", "audio/aac"];

function isImageType(mediaType: string): mediaType is ImageMediaType {
  return imageTypes.includes(mediaType);
}

function isAudioType(mediaType: string): mediaType is "audio/wav" | "audio/mp3" | "audio/aac" {
  return audioTypes.includes(mediaType);
}
