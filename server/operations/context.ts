/**
 * What is being worked on: the request and the run that everything belongs to which is done for them, however deep
 * inside. It stands in every line of the log.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** What a line of the log tells about its surroundings. Absent is what is not known (yet), or does not apply. */
export interface Context {
  requestId?: string;
  contract?: string;
  /** `operationId` of the contract's document. */
  operation?: string;
  projectId?: string;
  threadId?: string;
  /** What the log calls the run; of a run of the gateway the id of its request. */
  runId?: string;
}

interface Present {
  readonly fields: Context;
  /** Keys that came with the request. */
  readonly secrets: readonly string[];
}

const storage = new AsyncLocalStorage<Present>();

/** Does work whose lines tell this in addition to what they tell already. @param secrets Keys that no line may show. */
export function inContext<T>(fields: Context, work: () => T, secrets: readonly string[] = []): T {
  const present = storage.getStore();
  return storage.run(
    { fields: { ...present?.fields, ...fields }, secrets: [...(present?.secrets ?? []), ...secrets] },
    work,
  );
}

/** Adds what has become known to the present context, also for what has begun in it already. */
export function describe(fields: Context): void {
  Object.assign(storage.getStore()?.fields ?? {}, fields);
}

/** The present context; empty outside of all work. */
export function presentContext(): Context {
  return storage.getStore()?.fields ?? {};
}

/** Keys that came with the request that this is done for. */
export function presentSecrets(): readonly string[] {
  return storage.getStore()?.secrets ?? [];
}
