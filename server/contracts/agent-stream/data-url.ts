/** `data:` URLs (RFC 2397), and base64. */

/** Whether a text is base64 (RFC 4648 section 4) of at least one byte. */
export function isBase64(text: string): boolean {
  return text.length > 0 && text.length % 4 === 0 && /^[A-Za-z0-9+/]+={0,2}$/.test(text);
}

/**
 * Reads a `data:` URL.
 *
 * @returns Its bytes in base64, and its media type if it names one; `undefined` for a text that is no such URL.
 */
export function readDataUrl(url: string): { data: string; mediaType?: string } | undefined {
  const [, type = "", base64, body = ""] = /^data:([^,]*?)(; *base64)?,(.*)$/is.exec(url) ?? [];
  const data = base64 === undefined ? bytesOf(body)?.toString("base64") : bytesOf(body)?.toString("latin1");
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
