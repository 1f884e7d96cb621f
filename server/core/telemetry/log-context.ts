/** The request and the run to which asynchronous work belongs. Every log line has them. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Fields of a log line. Unknown fields, and those that do not apply, are absent. */
export interface LogContext {
  requestId?: string;
  contract?: string;
  /** `operationId` in the contract's document. */
  operation?: string;
  projectId?: string;
  threadId?: string;
  /** The run's id in the log. For a gateway run, the id of its request. */
  runId?: string;
}

interface ContextState {
  readonly fields: LogContext;
  /** Keys that were sent with the request. */
  readonly secrets: readonly string[];
  /** Names of the current steps of work, outermost first. */
  readonly steps: readonly string[];
}

const storage = new AsyncLocalStorage<ContextState>();

/**
 * Runs work whose log lines have these fields in addition to those of the current context. Starts a new list
 * of steps.
 *
 * @param options.step Name of the work. @param options.secrets Keys that must not be logged.
 */
export function runInContext<T>(
  fields: LogContext,
  work: () => T,
  { step, secrets = [] }: { step?: string; secrets?: readonly string[] } = {},
): T {
  const present = storage.getStore();
  return storage.run(
    {
      fields: { ...present?.fields, ...fields },
      secrets: [...(present?.secrets ?? []), ...secrets],
      steps: step === undefined ? [] : [step],
    },
    work,
  );
}

/** Runs work as a step of the current work, so that a block of the event loop can be traced to it. */
export function runInStep<T>(step: string, work: () => T): T {
  const { fields = {}, secrets = [], steps = [] } = storage.getStore() ?? {};
  return storage.run({ fields, secrets, steps: [...steps, step] }, work);
}

/** Runs work that belongs to no request and no run, even if one caused it. @param step Name of the work. */
export function runInBackground<T>(step: string, work: () => T): T {
  return storage.run({ fields: {}, secrets: [], steps: [step] }, work);
}

/** Adds fields to the current context, including for work that it has already started. */
export function addToContext(fields: LogContext): void {
  Object.assign(storage.getStore()?.fields ?? {}, fields);
}

/** Returns the current context. Empty outside of all contexts. */
export function getContext(): LogContext {
  return storage.getStore()?.fields ?? {};
}

/** Returns the keys that were sent with the current request. */
export function getContextSecrets(): readonly string[] {
  return storage.getStore()?.secrets ?? [];
}

/** Returns the current steps, such as `run > turn-2 > model demo`, or `none`. */
export function getCurrentStep(): string {
  return storage.getStore()?.steps.join(" > ") || "none";
}
