/** Where scripts run one after another, each with what those before it left in the globals. */
import type { Evaluation } from "./interpreter.ts";

export interface Sandbox {
  /**
   * Evaluates a script; one at a time. After a throw, and after an evaluation with `isBroken`, the sandbox can only be
   * ended.
   *
   * @throws the reason of `signal`; an Error when the sandbox broke down, of which only the sentence is told.
   */
  evaluate(code: string, options: ScriptOptions): Promise<Evaluation>;
  /** Ends it, with what runs in it. */
  end(): Promise<void>;
}

export interface ScriptOptions {
  /** Milliseconds that the script may take. */
  timeMs: number;
  signal: AbortSignal;
}
