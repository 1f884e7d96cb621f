/** The request and the run that asynchronous work belongs to. They are included in every log line. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Fields of a log line. Fields that are unknown or do not apply are absent. */
export interface LogContext {
  requestId?: string;
  contract?: string;
  /** The `operationId` in the contract's OpenAPI document. */
  operation?: string;
  projectId?: string;
  threadId?: string;
  /** The run's ID in the log. For a gateway run, this is the request ID. */
  runId?: string;
}

interface ContextState {
  readonly fields: LogContext;
  /** API keys sent with the request. */
  readonly secrets: readonly string[];
  /** Names of the current steps of work, outermost first. */
  readonly steps: readonly string[];
}

const storage = new AsyncLocalStorage<ContextState>();

/**
 * Runs work whose log lines have these fields in addition to those in the current context. Starts a new list
 * of steps.
 *
 * @param options.step Name of the work.
 * @param options.secrets API keys that must not be logged.
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

/** Runs work as a step of the current work, so that a blocked event loop can be traced to it. */
export function runInStep<T>(step: string, work: () => T): T {
  const { fields = {}, secrets = [], steps = [] } = storage.getStore() ?? {};
  return storage.run({ fields, secrets, steps: [...steps, step] }, work);
}

/**
 * Runs work that is not part of any request or run, even if one of them started it.
 *
 * @param step Name of the work.
 */
export function runInBackground<T>(step: string, work: () => T): T {
  return storage.run({ fields: {}, secrets: [], steps: [step] }, work);
}

/** Adds fields to the current context. They also apply to work that was already started in this context. */
export function addToContext(fields: LogContext): void {
  Object.assign(storage.getStore()?.fields ?? {}, fields);
}

/** Returns the fields in the current context, or an empty object outside a context. */
export function getContext(): LogContext {
  return storage.getStore()?.fields ?? {};
}

/** Returns the API keys sent with the current request. */
export function getContextSecrets(): readonly string[] {
  return storage.getStore()?.secrets ?? [];
}

/** Returns the current steps, such as `run > turn-2 > model demo`, or `none`. */
export function getCurrentStep(): string {
  return storage.getStore()?.steps.join(" > ") || "none";
}
