/** Records the engine's observations in the log and the metrics. */
import type { Logger } from "pino";
import { parseModelId } from "../core/telemetry/observed-calls.ts";
import type { RunObserver } from "../core/telemetry/observer.ts";
import type { Metrics } from "./metrics.ts";

export interface RunObserverOptions {
  logger: Logger;
  metrics: Metrics;
  /** True if log lines contain the input sent to models and tools. */
  logPrompts: boolean;
}

/** Creates the observer. Its log lines get their run from the current context. */
export function createRunObserver({ logger, metrics, logPrompts }: RunObserverOptions): RunObserver {
  return {
    runStarted(isRecovered) {
      metrics.runsStarted.inc({ start: isRecovered ? "recovered" : "new" });
      metrics.activeRuns.inc();
      logger.info({ recovered: isRecovered }, "run started");
    },
    runEnded({ status, stopReason, errorCode }, { timeMs, ...totals }) {
      metrics.activeRuns.dec();
      metrics.runsEnded.inc({ status, stop_reason: stopReason ?? "none" });
      metrics.runs.observe({ status }, timeMs / 1000);
      logger.info({ status, stopReason, errorCode, ...totals, ms: timeMs }, "run ended");
    },
    modelCallStarted(model, { prompt, tools }) {
      if (logPrompts) logger.info({ model, sent: { prompt, tools } }, "model called");
    },
    modelCallEnded({ model, reason, usage }) {
      const { provider } = parseModelId(model);
      metrics.modelTurns.inc({ provider, reason });
      metrics.tokens.inc({ provider, direction: "input" }, usage.inputTokens);
      metrics.tokens.inc({ provider, direction: "output" }, usage.outputTokens);
    },
    toolCallStarted(tool, input) {
      if (logPrompts) logger.info({ tool, sent: { input } }, "tool called");
    },
    toolCallEnded: (outcome) => metrics.toolCalls.inc({ outcome }),
    committed(events, size, ms) {
      metrics.commits.observe(ms / 1000);
      metrics.committedEvents.inc(events);
      metrics.committedBytes.inc(size);
    },
  };
}
