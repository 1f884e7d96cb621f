import { readEnum, type Sources } from "./sources.ts";

/** Log levels. `silent` logs nothing. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

/** Formats of log lines. */
export const logFormats = ["json", "text"] as const;

/** Log settings. */
export interface LogSettings {
  /** Minimum level of logged lines. */
  logLevel: (typeof logLevels)[number];
  /** Defaults to text in a terminal and to JSON elsewhere. */
  logFormat?: (typeof logFormats)[number];
  /** True if model and tool inputs are logged. */
  logPrompts: boolean;
}

/** Reads the log settings. */
export function readLog(sources: Sources): LogSettings {
  const { content } = sources.file;
  const logFormat = readEnum(sources, "LOG_FORMAT", logFormats) ?? content.logFormat;
  const prompts = readEnum(sources, "LOG_PROMPTS", ["on", "off"]);
  return {
    logLevel: readEnum(sources, "LOG_LEVEL", logLevels) ?? content.logLevel ?? "info",
    logPrompts: prompts === undefined ? (content.logPrompts ?? false) : prompts === "on",
    ...(logFormat !== undefined && { logFormat }),
  };
}
