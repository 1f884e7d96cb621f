/** Mode `observe`: the implementation's model is its own, so it is asked for something that any model can say. */
import type { Driver, ModelCall } from "./driver.ts";

/** What the user says in mode `observe`, whatever the script. */
export const observePrompt = "Say hello in one short sentence.";

/** A driver of nothing. Cases that need a script are not run in this mode. */
export function observeDriver(): Driver {
  const none: readonly ModelCall[] = [];
  const impossible = (): never => {
    throw new Error("in mode observe the suite does not play the model, so nothing stands at a hold");
  };
  return {
    open: () => observePrompt,
    close: () => undefined,
    reached: async () => impossible(),
    release: impossible,
    left: async () => impossible(),
    killing: () => undefined,
    calls: () => none,
    aborted: async () => impossible(),
    faults: () => [],
  };
}
