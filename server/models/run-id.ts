/** The run for which a model is asked, however deep inside of it: so that a line about the model names the run. */
import { AsyncLocalStorage } from "node:async_hooks";

/** Id of the run that is at work; the engine sets it, and everything that a run awaits has it. */
export const runId = new AsyncLocalStorage<string>();
