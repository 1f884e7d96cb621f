/** Settings of the log. */
import { type LogOptions, logFormats, logLevels } from "./logger.ts";
import { oneOf } from "../config/one-of.ts";
import type { Sources } from "../config/sources.ts";

/** How the server tells what it does. */
export interface LogSettings {
  /** The least that is logged. */
  logLevel: LogOptions["level"];
  /** Text at a terminal and JSON elsewhere if absent. */
  logFormat?: LogOptions["format"];
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
