/** Media that clients bring: their base64, and the blocks that hold them. */
import type { ContentBlock, FileSource, ImageMediaType } from "../core/messages.ts";

/**
 * Returns the block of a medium: a file, if there is no image or audio block for it.
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

/**
 * Returns whether a text is base64 of at least one byte, with padding (RFC 4648 section 4).
 *
 * No repetition is looked for: of a text of megabytes that can take more stack than there is.
 */
export function isBase64(text: string): boolean {
  const isPadded = /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/.test(text.slice(-2));
  return text.length > 0 && text.length % 4 === 0 && isPadded && !/[^A-Za-z0-9+/]/.test(text.slice(0, -2));
}
