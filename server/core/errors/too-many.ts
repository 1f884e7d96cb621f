/** A request that comes too soon, or beside too many others; nothing of it was done. */
export class TooMany extends Error {
  /** Whole seconds after which it may be sent again. */
  readonly retryAfter: number;

  /** @param message A sentence for the client. */
  constructor(message: string, retryAfter: number) {
    super(message);
    this.name = "TooMany";
    this.retryAfter = retryAfter;
  }
}
