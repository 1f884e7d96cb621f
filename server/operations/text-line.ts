/** Formats log lines for people. */
import { escapeUnicode } from "../core/json/text.ts";

/** Fields of every line that need no name in text. */
const unnamedFields = new Set(["time", "level", "pid", "hostname", "msg"]);

/**
 * Formats a JSON line as text: time, level, message, and its other fields. @returns The text with its line
 * break.
 */
export function formatTextLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const { time, level, msg = "" } = line;
  const fields = Object.entries(line).filter(([name]) => !unnamedFields.has(name));
  const formatted = fields.map(([name, value]) => `  ${name}=${formatValue(value)}`).join("");
  // HH:MM:SS of an ISO time.
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${indentLines(String(msg))}${formatted}\n`;
}

function formatValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /^[\x21-\x7e]+$/.test(text) ? text : escapeControls(JSON.stringify(value));
}

/** Keeps stack traces readable: indents the lines after the first, so that none looks like a log line. */
function indentLines(text: string): string {
  return text.split(/\r?\n/).map(escapeControls).join("\n    ");
}

/** Prevents a terminal from interpreting control characters in users' texts. */
function escapeControls(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters.
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    escapeUnicode,
  );
}
