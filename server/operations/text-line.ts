/** Formats log lines as human-readable text. */
import { escapeUnicode } from "../core/json/text.ts";

/** Fields that are present in every line and need no name in the text format. */
const unnamedFields = new Set(["time", "level", "pid", "hostname", "msg"]);

/**
 * Formats a JSON line as text that contains the time, level, message and remaining fields.
 *
 * @returns The text, including its line break.
 */
export function formatTextLine(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>;
  const { time, level, msg = "" } = line;
  const fields = Object.entries(line).filter(([name]) => !unnamedFields.has(name));
  const formatted = fields.map(([name, value]) => `  ${name}=${formatValue(value)}`).join("");
  // The `HH:MM:SS` part of an ISO time.
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${indentLines(String(msg))}${formatted}\n`;
}

function formatValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return /^[\x21-\x7e]+$/.test(text) ? text : escapeControls(JSON.stringify(value));
}

/**
 * Indents all lines after the first, which keeps stack traces readable and prevents a line from looking like
 * a separate log line.
 */
function indentLines(text: string): string {
  return text.split(/\r?\n/).map(escapeControls).join("\n    ");
}

/** Prevents a terminal from interpreting control characters in text from users. */
function escapeControls(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters.
    /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g,
    escapeUnicode,
  );
}
