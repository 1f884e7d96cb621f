/** The server's interface for operators: its log, its metrics, and their endpoints. */
import { Router } from "express";
import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import type { Settings } from "../config/settings.ts";
import { createReadinessHandler, type ReadinessChecks } from "./health.ts";
import { createLogger, createSilentLogger } from "./logger.ts";
import { measureLoopDelay } from "./loop-delay.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createMetricsHandler } from "./metrics-server.ts";
import { collectSettingSecrets } from "./secrets.ts";

export interface Operations {
  logger: Logger;
  metrics: Metrics;
}

/**
 * Creates the log and metrics for a process that contains only one server.
 *
 * @param stderr Destination of the log.
 */
export function createOperations(
  settings: Settings,
  stderr: { write(line: string): unknown; isTTY?: boolean },
): Operations {
  const { logLevel: level, logFormat: format = stderr.isTTY ? "text" : "json" } = settings;
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  measureLoopDelay(metrics.registry);
  const stream = { write: (line: string) => void stderr.write(line) };
  return {
    logger: createLogger({ level, format, secrets: collectSettingSecrets(settings), stream }),
    metrics,
  };
}

/** Creates operations that write no log. */
export function createSilentOperations(): Operations {
  return { logger: createSilentLogger(), metrics: createMetrics() };
}

/**
 * Creates the router for operators. It serves `/readyz`, and also `/metrics` if metrics are served on this
 * port.
 *
 * `/healthz` is not included, because it is an operation of the Tambo contract.
 */
export function createOperationsRouter(checks: ReadinessChecks, metrics: Metrics | undefined): Router {
  const router = Router({ caseSensitive: true, strict: true });
  router.get("/readyz", createReadinessHandler(checks));
  if (metrics !== undefined) router.get("/metrics", createMetricsHandler(metrics.registry));
  return router;
}
