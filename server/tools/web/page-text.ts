/** The text of a fetched page, by its media type. */
import { MIMEType } from "node:util";
import { cutText } from "../../core/limits/split-text.ts";
import type { Page } from "./fetch-page.ts";
import { readHtml } from "./html-text.ts";
import { FetchError } from "./network.ts";

/** Most characters of a page that are given to the model (G-011). */
const maxCharacters = 120_000;

/** What a page says. */
export interface PageText {
  /** Empty if the page has none. */
  title: string;
  /** `markdown` for HTML, which is turned into that, and for what is Markdown already. */
  format: "markdown" | "text";
  /** All of the text, without the title. */
  text: string;
}

/**
 * Reads a page by its media type: of HTML title and text, everything else as it is.
 *
 * @throws {FetchError} for a type that is no text.
 */
export function readPage({ contentType, body }: Page): PageText {
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
  if (isHtml) return { ...readHtml(text), format: "markdown" };
  return { title: "", format: type.essence === "text/markdown" ? "markdown" : "text", text };
}

/** A text that is too long for the model is cut, and says so at its end. */
export function cutPage(text: string): string {
  if (text.length <= maxCharacters) return text;
  const note = `\n\n(cut here: the page has ${text.length} characters)`;
  return cutText(text, maxCharacters - note.length) + note;
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
