/**
 * The request and the run that work belongs to, through all of its asynchronous parts. Every line of the log has them.
 */
import { AsyncLocalStorage } from "node:async_hooks";

/** What a line of the log says of the work that it comes from. Members that are unknown, or do not apply, are absent. */
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
  /** What is being done for the request or the run, from the outside in. */
  readonly steps: readonly string[];
}

const storage = new AsyncLocalStorage<Present>();

/**
 * Does work whose log lines have these members besides those of the present context. Its steps begin anew.
 *
 * @param options.step Names the work. @param options.secrets Keys that no line may show.
 */
export function inContext<T>(
  fields: Context,
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

/** Does work as a step of the present work, so that a block of the event loop can be traced to it. */
export function inStep<T>(step: string, work: () => T): T {
  const { fields = {}, secrets = [], steps = [] } = storage.getStore() ?? {};
  return storage.run({ fields, secrets, steps: [...steps, step] }, work);
}

/** Does work that belongs to no request and no run, whatever causes it. @param step Names it. */
export function inBackground<T>(step: string, work: () => T): T {
  return storage.run({ fields: {}, secrets: [], steps: [step] }, work);
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

/** The present step with the steps around it: `run > turn-2 > model demo`; `none` outside of all work. */
export function presentStep(): string {
  return storage.getStore()?.steps.join(" > ") || "none";
}
