/** A log and metrics that a test looks into. */
import { createLogger, type LogOptions } from "../../operations/logger.ts";
import { createMetrics } from "../../operations/metrics.ts";
import type { Operations } from "../../operations/operations.ts";

/** A line of the log. */
export type LoggedLine = Record<string, unknown>;

/** Operations whose log is kept. */
export interface RecordedOperations {
  operations: Operations;
  /** The lines so far as they were written. */
  text(): string;
  /** The lines so far with this message, without what every line has. */
  lines(message: string): LoggedLine[];
}

/** Creates a log that is kept, and metrics. */
export function recordedOperations(options: Partial<LogOptions> = {}): RecordedOperations {
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
