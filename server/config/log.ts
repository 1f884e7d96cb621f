/** Settings of the log. */
import { oneOf, type Sources } from "./sources.ts";

/** Levels of the log; `silent` has no lines. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

/** How lines are written. */
export const logFormats = ["json", "text"] as const;

/** How the server tells what it does. */
export interface LogSettings {
  /** The least that is logged. */
  logLevel: (typeof logLevels)[number];
  /** Text at a terminal and JSON elsewhere if absent. */
  logFormat?: (typeof logFormats)[number];
  /** Whether the log tells what models and tools are sent. */
  logPrompts: boolean;
}

/** Reads how the server logs. */
export function readLog(sources: Sources): LogSettings {
  const { content } = sources.file;
  const logFormat = oneOf(sources, "LOG_FORMAT", logFormats) ?? content.logFormat;
  const prompts = oneOf(sources, "LOG_PROMPTS", ["on", "off"]);
  return {
    logLevel: oneOf(sources, "LOG_LEVEL", logLevels) ?? content.logLevel ?? "info",
    logPrompts: prompts === undefined ? (content.logPrompts ?? false) : prompts === "on",
    ...(logFormat !== undefined && { logFormat }),
  };
}
