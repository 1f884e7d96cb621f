import type { Driver, ModelCall, Recorder, Script } from "../../runner/driver.ts";
import type { Holds } from "../holds.ts";
import { compileScript } from "./compile.ts";

/**
 * Driver for mode `script`. The implementation executes the turns and waits at the suite's holds. The driver
 * does not see any model requests.
 */
export class ScriptDriver implements Driver {
  readonly recorder: Recorder;
  readonly #holds: Holds;
  readonly #open = new Map<string, PromiseWithResolvers<void>>();

  constructor(holds: Holds, recorder: Recorder) {
    this.#holds = holds;
    this.recorder = recorder;
  }

  open(script: Script): string {
    if (this.#open.has(script.token)) {
      throw new Error(`The script "${script.token}" already exists: tokens must be unique.`);
    }
    const text = compileScript(script);
    this.#open.set(script.token, Promise.withResolvers());
    return text;
  }

  close(token: string): void {
    this.#open.delete(token);
    this.#holds.releaseScript(token);
  }

  waitUntilReached(hold: string): Promise<void> {
    return this.#holds.waitUntilReached(hold);
  }

  release(hold: string): void {
    this.#holds.release(hold);
  }

  waitUntilLeft(hold: string): Promise<void> {
    return this.#holds.waitUntilLeft(hold);
  }

  beforeKill(): void {
    this.#holds.forget();
  }

  calls(): readonly ModelCall[] {
    return [];
  }

  /**
   * Resolves when the implementation closes a request at one of the script's holds before the hold is
   * released.
   */
  async waitUntilAborted(token: string): Promise<void> {
    const aborted = this.#open.get(token);
    if (!aborted) throw new Error(`No script "${token}" is open.`);
    await aborted.promise;
  }

  takeErrors(): string[] {
    return [];
  }

  /** Records that the implementation closed its request at a hold. */
  recordAborted(hold: string): void {
    for (const [token, aborted] of this.#open) {
      if (hold.startsWith(`${token}.`)) aborted.resolve();
    }
  }
}
