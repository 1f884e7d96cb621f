/** Extracts the text of a fetched page according to its media type. */
import { MIMEType } from "node:util";
import { truncateText } from "../../core/limits/split-text.ts";
import type { Page } from "./fetch-page.ts";
import { readHtml } from "./html-text.ts";
import { FetchError } from "./network.ts";

/** Maximum number of characters of a page that are passed to the model (G-011). */
const maxCharacters = 120_000;

/** The text of a page. */
export interface PageText {
  /** Empty if the page has no title. */
  title: string;
  /** `markdown` for Markdown pages and for HTML, which is converted to Markdown. */
  format: "markdown" | "text";
  /** The full text, excluding the title. */
  text: string;
}

/**
 * Reads a page according to its media type. HTML becomes a title and text, and everything else is left
 * unchanged.
 *
 * @throws {FetchError} if the media type is not text.
 */
export function readPage({ contentType, body }: Page): PageText {
  const type = parseMediaType(contentType);
  if (!type) throw new FetchError("The page has no media type, so it cannot be read.");
  const isHtml = type.essence === "text/html" || type.essence === "application/xhtml+xml";
  const isText =
    type.type === "text" || /^(json|xml)$|\+(json|xml)$/.test(type.subtype) || type.subtype === "javascript";
  if (!isHtml && !isText) {
    throw new FetchError(
      `The page is of type ${type.essence}; only HTML, other text, JSON and XML are supported.`,
    );
  }
  const charset = type.params.get("charset") ?? (isHtml ? findDeclaredCharset(body) : undefined);
  const text = decode(body, charset);
  if (isHtml) return { ...readHtml(text), format: "markdown" };
  return { title: "", format: type.essence === "text/markdown" ? "markdown" : "text", text };
}

/** Cuts text that is too long for the model, and appends a note that says so. */
export function cutPage(text: string): string {
  if (text.length <= maxCharacters) return text;
  const note = `\n\n(truncated here: the page has ${text.length} characters)`;
  return truncateText(text, maxCharacters - note.length) + note;
}

function parseMediaType(contentType: string): MIMEType | undefined {
  try {
    return new MIMEType(contentType);
  } catch {
    return undefined;
  }
}

/** Returns the charset that a page declares in its first 1,024 bytes (HTML standard, prescan). */
function findDeclaredCharset(body: Buffer): string | undefined {
  const start = body.subarray(0, 1_024).toString("latin1");
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1];
}

/**
 * Decodes a body with the given charset, or as UTF-8 if the charset is unknown. Invalid bytes become U+FFFD.
 */
function decode(body: Buffer, charset = "utf-8"): string {
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}
