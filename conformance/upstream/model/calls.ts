import type { ModelCall } from "../../runner/driver.ts";

/** Records the implementation's model requests by script, and how each request ended. */
export class Calls {
  readonly #calls = new Map<string, ModelCall[]>();
  readonly #watching = new Map<string, PromiseWithResolvers<void>>();

  add(token: string, call: ModelCall): void {
    const calls = this.#calls.get(token) ?? [];
    this.#calls.set(token, calls);
    calls.push(call);
  }

  /** Records how a request ended. Only the first call for a request counts. */
  end(token: string, call: ModelCall, ended: "complete" | "aborted"): void {
    if (call.ended !== "open") return;
    call.ended = ended;
    if (this.#lastWasAborted(token)) this.#watching.get(token)?.resolve();
  }

  /** @returns The model requests for a script, oldest first. */
  of(token: string): readonly ModelCall[] {
    return this.#calls.get(token) ?? [];
  }

  /**
   * Resolves when the implementation has closed the latest request for a script before its response was
   * complete.
   */
  async waitUntilAborted(token: string): Promise<void> {
    if (this.#lastWasAborted(token)) return;
    const watch = this.#watching.get(token) ?? Promise.withResolvers<void>();
    this.#watching.set(token, watch);
    await watch.promise;
  }

  forget(token: string): void {
    this.#calls.delete(token);
    this.#watching.delete(token);
  }

  #lastWasAborted(token: string): boolean {
    return this.of(token).at(-1)?.ended === "aborted";
  }
}
