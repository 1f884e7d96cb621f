/** The readiness endpoint, which tells a load balancer whether to send requests to this server. */
import type { RequestHandler } from "express";
import type { WriteProblem } from "../core/ports/store.ts";

/** The checks that determine readiness. */
export interface ReadinessChecks {
  /** Queries the store. Rejects if the store does not respond. */
  queryStore(): Promise<unknown>;
  /** Returns the reason why the store cannot write; `undefined` if it can. */
  writeProblem(): Promise<WriteProblem | undefined>;
  /** True while the server is shutting down. */
  isStopping(): boolean;
}

/** Time limit for the store's response, in milliseconds. */
const storeTimeoutMs = 1_000;

/**
 * Responds with 200 if the server can accept requests, and with 503 otherwise. The body contains the result
 * of each check.
 */
export function createReadinessHandler(checks: ReadinessChecks): RequestHandler {
  return async (_request, response) => {
    const store = await checkStore(checks);
    const server = checks.isStopping() ? "stopping" : "ok";
    const ready = store === "ok" && server === "ok";
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: ready ? "ready" : "not ready", checks: { store, server } });
  };
}

/**
 * Returns the state of the store. The cause of a failure is not included, because it belongs only in the log.
 */
async function checkStore({
  queryStore,
  writeProblem,
}: ReadinessChecks): Promise<"ok" | "failed" | "timeout" | WriteProblem> {
  const timeout = Promise.withResolvers<"timeout">();
  const timer = setTimeout(() => timeout.resolve("timeout"), storeTimeoutMs);
  const checkAll = async () => {
    try {
      await queryStore();
      return (await writeProblem()) ?? "ok";
    } catch {
      return "failed";
    }
  };
  try {
    return await Promise.race([checkAll(), timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
