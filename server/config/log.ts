import { readEnum, type Sources } from "./sources.ts";

/** Levels of the log. `silent` logs nothing. */
export const logLevels = ["silent", "error", "warn", "info", "debug"] as const;

/** Formats of log lines. */
export const logFormats = ["json", "text"] as const;

/** Settings of the log. */
export interface LogSettings {
  /** Minimum level of logged lines. */
  logLevel: (typeof logLevels)[number];
  /** Default: text in a terminal, JSON elsewhere. */
  logFormat?: (typeof logFormats)[number];
  /** Set if the log contains the input of models and tools. */
  logPrompts: boolean;
}

/** Reads the settings of the log. */
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
