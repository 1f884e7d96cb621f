/** Text of tools as the messages about them show it. */
import type { JsonObject } from "../../../core/events.ts";

/** Returns the name of a tool on its own server: `shell/bash_command` has the messages of `bash_command`. */
export function ownName(toolName: string): string {
  return toolName.slice(toolName.indexOf("/") + 1);
}

/** Returns a member of an object that a model or a tool wrote, if it is a text and not empty. */
export function textArgument(args: JsonObject, name: string): string | undefined {
  const value = args[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

/**
 * Returns a text as it is, or the beginning of one that is too long, followed by a mark. Characters are code points, so
 * that none is cut in two.
 *
 * @param max Most characters of a text that stays as it is.
 * @param keep Characters that stay of a longer one.
 */
export function shorten(text: string, max: number, mark: string, keep = max): string {
  return endOf(text, max) === text.length ? text : text.slice(0, endOf(text, keep)) + mark;
}

/** Returns where the first so many characters of a text end. */
function endOf(text: string, characters: number): number {
  let end = 0;
  for (let count = 0; count < characters && end < text.length; count += 1) {
    end += (text.codePointAt(end) ?? 0) > 0xffff ? 2 : 1;
  }
  return end;
}

/**
 * Returns a text as a fenced code block of Markdown. The fence is longer than every row of backticks in the text, so that
 * nothing in it ends the block (CommonMark 0.31, 4.5).
 */
export function fence(text: string): string {
  let length = 3;
  for (const [row] of text.matchAll(/`{3,}/g)) length = Math.max(length, row.length + 1);
  const marks = "`".repeat(length);
  return `${marks}\n${text}${text.endsWith("\n") ? "" : "\n"}${marks}`;
}
