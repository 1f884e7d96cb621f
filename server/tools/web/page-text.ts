/** The text of a fetched page, by its media type. */
import { MIMEType } from "node:util";
import type { Page } from "./fetch-page.ts";
import { readHtml } from "./html-text.ts";
import { FetchError } from "./network.ts";

/** Most characters of a page that are given to the model (G-011). */
const maxCharacters = 120_000;

/**
 * The page as text: of HTML title and text, everything else as it is.
 *
 * @throws {FetchError} for a type that is no text.
 */
export function textOfPage({ contentType, body }: Page): string {
  const type = mediaType(contentType);
  if (!type) throw new FetchError("The page does not say of what media type it is, so it is not read.");
  const isHtml = type.essence === "text/html" || type.essence === "application/xhtml+xml";
  const isText =
    type.type === "text" || /^(json|xml)$|\+(json|xml)$/.test(type.subtype) || type.subtype === "javascript";
  if (!isHtml && !isText) {
    throw new FetchError(
      `The page is of type ${type.essence}; only HTML, other text, JSON and XML are read.`,
    );
  }
  const charset = type.params.get("charset") ?? (isHtml ? declaredCharset(body) : undefined);
  const text = decode(body, charset);
  return cut(isHtml ? withTitle(readHtml(text)) : text);
}

function mediaType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/** What a page says itself, in its first 1,024 bytes (HTML standard, prescan). */
function declaredCharset(body: Buffer): string | undefined {
  const start = body.subarray(0, 1_024).toString("latin1");
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1];
}

/** By the charset's name, UTF-8 where that says nothing; what cannot be read becomes U+FFFD. */
function decode(body: Buffer, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

function withTitle({ title, text }: { title: string; text: string }): string {
  return title === "" ? text : `# ${title}\n\n${text}`;
}

function cut(text: string): string {
  return text.length <= maxCharacters
    ? text
    : `${text.slice(0, maxCharacters)}\n\n(cut here: the page has ${text.length} characters)`;
}
