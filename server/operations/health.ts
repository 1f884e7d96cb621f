/** Readiness: whether a load balancer should send requests here. */
import type { RequestHandler } from "express";
import type { WriteProblem } from "../core/ports/store.ts";

/** What is looked at. */
export interface ReadinessChecks {
  /** Asks the store for something small; rejects when it cannot answer. */
  storeAnswers(): Promise<unknown>;
  /** Returns why the store cannot write; `undefined` if it can. */
  writeProblem(): Promise<WriteProblem | undefined>;
  /** Whether the server is shutting down. */
  isStopping(): boolean;
}

/** How long the store may take to answer, in milliseconds. */
const storeMs = 1_000;

/** Answers 200 when the server can take requests, else 503; in both cases says what was found. */
export function readiness(checks: ReadinessChecks): RequestHandler {
  return async (_request, response) => {
    const store = await stateOfStore(checks);
    const server = checks.isStopping() ? "stopping" : "ok";
    const ready = store === "ok" && server === "ok";
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: ready ? "ready" : "not ready", checks: { store, server } });
  };
}

/** Why it failed is not for everybody: faults of the database are in the log. */
async function stateOfStore({
  storeAnswers,
  writeProblem,
}: ReadinessChecks): Promise<"ok" | "failed" | "no answer" | WriteProblem> {
  const late = Promise.withResolvers<"no answer">();
  const timer = setTimeout(() => late.resolve("no answer"), storeMs);
  const answer = async () => {
    try {
      await storeAnswers();
      return (await writeProblem()) ?? "ok";
    } catch {
      return "failed";
    }
  };
  try {
    return await Promise.race([answer(), late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
