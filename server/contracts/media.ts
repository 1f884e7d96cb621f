import type { ContentBlock, FileSource, ImageMediaType } from "../core/messages.ts";

/**
 * Returns the content block for a media file: an image or audio block if the media type allows it, otherwise
 * a file block.
 *
 * @param kind The kind of media that the client declared.
 */
export function toMediaBlock(kind: string, source: FileSource): ContentBlock {
  const { mediaType } = source;
  if (kind === "image" && source.type !== "file_id" && (mediaType === undefined || isImageType(mediaType))) {
    const knownType = mediaType === undefined ? {} : { mediaType };
    return {
      type: "image",
      source:
        source.type === "base64"
          ? { type: "base64", ...knownType, data: source.data }
          : { type: "url", ...knownType, url: source.url },
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
 * Returns true if the text is non-empty base64 with padding (RFC 4648 section 4).
 *
 * The expressions avoid repeated groups, which can overflow the stack on several megabytes of text.
 */
export function isBase64(text: string): boolean {
  const isPadded = /^(?:[A-Za-z0-9+/]{2}|[A-Za-z0-9+/]=|==)$/.test(text.slice(-2));
  return text.length > 0 && text.length % 4 === 0 && isPadded && !/[^A-Za-z0-9+/]/.test(text.slice(0, -2));
}
