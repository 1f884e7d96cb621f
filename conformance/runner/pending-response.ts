import type { Outcome } from "./case.ts";
import type { ObservedResponse } from "./observation.ts";

/** A blocking run request. A later step reads its response. */
export class PendingResponse {
  readonly request: string;
  /** The outcome that the case expects. */
  readonly expected: Outcome;
  readonly #response: Promise<ObservedResponse>;
  readonly #abort: AbortController;

  /** @param send Sends the request and reads its response. The signal aborts it. */
  constructor(request: string, expected: Outcome, send: (givenUp: AbortSignal) => Promise<ObservedResponse>) {
    this.request = request;
    this.expected = expected;
    this.#abort = new AbortController();
    this.#response = send(this.#abort.signal);
    // `read` reports the error. If `read` is never called, the error must not become an unhandled rejection.
    this.#response.catch(() => {});
  }

  /**
   * Waits for the response.
   * @throws Error if the request fails or the time limit passes.
   */
  async read(timeoutMs: number): Promise<ObservedResponse> {
    const { promise, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new Error(`${this.request} got no response within ${timeoutMs} ms`)),
      timeoutMs,
    );
    try {
      return await Promise.race([this.#response, promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Closes the connection. */
  close(): void {
    this.#abort.abort();
  }
}
