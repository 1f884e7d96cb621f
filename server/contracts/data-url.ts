/** Parses `data:` URLs (RFC 2397). */
import { isBase64 } from "./media.ts";

/** The content of a `data:` URL. */
export interface DataUrl {
  /** The content as base64. Never empty. */
  data: string;
  /** The media type, if the URL has one. */
  mediaType?: string;
}

/**
 * Parses a `data:` URL.
 *
 * @returns The content, or an error message.
 */
export function parseDataUrl(url: string): DataUrl | { error: string } {
  const comma = url.indexOf(",");
  const header = /^data:([^,]*?)(; *base64)?$/i.exec(url.slice(0, Math.max(0, comma)));
  if (header === null) return { error: missingData };
  const [, declaredType = "", base64] = header;
  // If the URL gives only parameters, the type is text/plain (RFC 2397 section 2).
  const mediaType = declaredType.startsWith(";") ? `text/plain${declaredType}` : declaredType;
  if (mediaType !== "" && !mediaTypePattern.test(mediaType)) return { error: invalidMediaType };
  const bytes = percentDecode(url.slice(comma + 1));
  if (bytes === undefined) return { error: invalidEscape };
  const data = bytes.toString(base64 === undefined ? "base64" : "latin1");
  if (data === "") return { error: missingData };
  if (!isBase64(data)) return { error: "must be base64 (RFC 4648 section 4) after the comma" };
  return { data, ...(mediaType !== "" && { mediaType }) };
}

/** A media type, with or without parameters (RFC 6838 section 4.2). */
const mediaTypePattern = /^[A-Za-z0-9!#$&^_.+-]+\/[A-Za-z0-9!#$&^_.+-]+( *;.*)?$/;

const missingData = "must have data after a comma, such as data:image/png;base64,iVBORw0KGgo=";
const invalidMediaType = "must have a media type after data:, such as data:image/png;base64,iVBORw0KGgo=";
const invalidEscape =
  "must be percent-encoded after the comma (RFC 3986 section 2.1); write a literal % as %25";

/** Percent-decodes text in place. Returns `undefined` if an escape sequence is invalid. */
function percentDecode(text: string): Buffer | undefined {
  const bytes = Buffer.from(text);
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    let byte = bytes[index] as number;
    if (byte === percent) {
      const high = parseHexDigit(bytes[index + 1]);
      const low = parseHexDigit(bytes[index + 2]);
      if (high === undefined || low === undefined) return undefined;
      byte = high * 16 + low;
      index += 2;
    }
    bytes[length] = byte;
    length += 1;
  }
  return bytes.subarray(0, length);
}

const percent = 0x25;

/** Returns the value of an ASCII hexadecimal digit. */
function parseHexDigit(byte: number | undefined): number | undefined {
  if (byte === undefined) return undefined;
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  // Uppercase and lowercase differ only in this bit.
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x61 + 10 : undefined;
}
