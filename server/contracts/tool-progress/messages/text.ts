/** Formats text from tools for use in messages. */
import type { JsonObject } from "../../../core/events.ts";

/**
 * Returns a tool's name without its server, because `shell/bash_command` uses the messages for
 * `bash_command`.
 */
export function stripServerName(toolName: string): string {
  return toolName.slice(toolName.indexOf("/") + 1);
}

/** Returns a non-empty string field from an object written by a model or a tool. */
export function getTextField(args: JsonObject, name: string): string | undefined {
  const value = args[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * Shortens text that is too long and appends a mark. Counts code points, so that no code point is split.
 *
 * @param max Maximum length of text that is left unchanged, in characters.
 * @param keep Number of characters to keep from longer text.
 */
export function shorten(text: string, max: number, mark: string, keep = max): string {
  return findEnd(text, max) === text.length ? text : text.slice(0, findEnd(text, keep)) + mark;
}

/** Returns the index after the first `characters` characters of the text. */
function findEnd(text: string, characters: number): number {
  let end = 0;
  for (let count = 0; count < characters && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return end;
}

/**
 * Formats text as a fenced code block in Markdown. The fence is longer than any sequence of backticks in the
 * text, so that the text cannot close the block (CommonMark 0.31, 4.5).
 */
export function formatCodeBlock(text: string): string {
  let length = 3;
  for (const [row] of text.matchAll(/`{3,}/g)) length = Math.max(length, row.length + 1);
  const marks = "`".repeat(length);
  return `${marks}\n${text}${text.endsWith("\n") ? "" : "\n"}${marks}`;
}
