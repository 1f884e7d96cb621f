import { createLogger, type LogOptions } from "../../operations/logger.ts";
import { createMetrics } from "../../operations/metrics.ts";
import type { Operations } from "../../operations/operations.ts";

/** A parsed log line. */
export type LoggedLine = Record<string, unknown>;

/** A log and metrics, with access to the logged lines. */
export interface RecordedOperations {
  operations: Operations;
  /** Returns the log as written so far. */
  text(): string;
  /** Returns the lines with this message, without `time`, `level`, `pid`, `hostname` and `msg`. */
  lines(message: string): LoggedLine[];
}

/** Creates metrics and a logger that records its lines. */
export function recordOperations(options: Partial<LogOptions> = {}): RecordedOperations {
  const written: string[] = [];
  const stream = { write: (line: string) => void written.push(line) };
  const logger = createLogger({ level: "debug", format: "json", secrets: [], stream, ...options });
  return {
    operations: { logger, metrics: createMetrics() },
    text: () => written.join(""),
    lines: (message) =>
      written
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => msg === message)
        .map(({ time, level, pid, hostname, msg, ...rest }) => rest),
  };
}
