import { createLogger, type LogOptions } from "../../operations/logger.ts";
import { createMetrics } from "../../operations/metrics.ts";
import type { Operations } from "../../operations/operations.ts";

/** A parsed line of the log. */
export type LoggedLine = Record<string, unknown>;

/** Log and metrics, with what was logged. */
export interface RecordedOperations {
  operations: Operations;
  /** Returns the log so far, as written. */
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
