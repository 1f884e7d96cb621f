/** A line of the log for people at a terminal. */
import { unicodeEscape } from "../core/json/text.ts";

/** What every line has, and people at a terminal know. */
const known = new Set(["time", "level", "pid", "hostname", "msg"]);

/** A JSON line as text: when, how bad, what, and then its members. @returns The text with its end. */
export function textOf(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const { time, level, msg = "" } = line;
  const members = Object.entries(line).filter(([name]) => !known.has(name));
  const told = members.map(([name, value]) => `  ${name}=${shown(value)}`).join("");
  // HH:MM:SS of an ISO time.
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${inLines(String(msg))}${told}\n`;
}

function shown(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /^[\x21-\x7e]+$/.test(text) ? text : escapeControls(JSON.stringify(value));
}

/** Stack traces stay readable: the lines after the first are indented, so none looks like a line of the log. */
function inLines(text: string): string {
  return text.split(/\r?\n/).map(escapeControls).join("\n    ");
}

/** A terminal must not obey what users say. */
function escapeControls(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this is about.
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    unicodeEscape,
  );
}
