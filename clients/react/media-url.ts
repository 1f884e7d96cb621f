/** Addresses in messages, which are other people's. */

/** Where bytes are: in place, or at an address. */
interface Source {
  type: string;
  mediaType?: string;
  data?: string;
  url?: string;
}

/**
 * The address to show media by, when it is one that runs nothing: `http:`, `https:`, or the data themselves.
 *
 * @param kind What the media type of data in place begins with.
 */
export function mediaUrl({ type, mediaType = "", data, url }: Source, kind: string): string | undefined {
  if (type === "base64" && data !== undefined)
    return mediaType.startsWith(kind) ? `data:${mediaType};base64,${data}` : undefined;
  return url !== undefined && /^https?:\/\//i.test(url) ? url : undefined;
}
