/** `data:` URLs (RFC 2397). */
import { isBase64 } from "../base64.ts";

/**
 * Reads a `data:` URL.
 *
 * @returns Its bytes in base64, and its media type if it names one; `undefined` for a text that is no such URL.
 */
export function readDataUrl(url: string): { data: string; mediaType?: string } | undefined {
  const comma = url.indexOf(",");
  const header = /^data:([^,]*?)(; *base64)?$/i.exec(url.slice(0, Math.max(0, comma)));
  if (header === null) return undefined;
  const [, type = "", base64] = header;
  const data = bytesOf(url.slice(comma + 1))?.toString(base64 === undefined ? "base64" : "latin1");
  if (data === undefined || !isBase64(data)) return undefined;
  return { data, ...(type !== "" && { mediaType: type }) };
}

/** The bytes of a text in percent-encoding (RFC 3986 section 2.1). */
function bytesOf(text: string): Buffer | undefined {
  if (!text.includes("%")) return Buffer.from(text);
  if (/%(?![0-9A-Fa-f]{2})/.test(text)) return undefined;
  return Buffer.concat(
    text.split("%").map((part, index) => {
      if (index === 0) return Buffer.from(part);
      return Buffer.concat([Buffer.from(part.slice(0, 2), "hex"), Buffer.from(part.slice(2))]);
    }),
  );
}
