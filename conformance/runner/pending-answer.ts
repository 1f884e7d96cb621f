/** A request that was sent, and whose answer is waited for later: that of a blocking run. */
import type { Outcome } from "./case.ts";
import type { ObservedResponse } from "./observation.ts";

/** A request on its way. */
export class PendingAnswer {
  readonly name: string;
  /** What the case expects it to come to. */
  readonly expected: Outcome;
  readonly #answer: Promise<ObservedResponse>;
  readonly #givenUp: AbortController;

  /** @param send Sends the request, and reads its answer whole. It is given up when the signal fires. */
  constructor(name: string, expected: Outcome, send: (givenUp: AbortSignal) => Promise<ObservedResponse>) {
    this.name = name;
    this.expected = expected;
    this.#givenUp = new AbortController();
    this.#answer = send(this.#givenUp.signal);
    // What goes wrong is told to who reads it: it may be nobody.
    this.#answer.catch(() => {});
  }

  /** Waits for the answer. @throws Error when there is none, or not in time. */
  async read(timeoutMs: number): Promise<ObservedResponse> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error(`${this.name} was not answered within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      return await Promise.race([this.#answer, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the connection. */
  close(): void {
    this.#givenUp.abort();
  }
}
