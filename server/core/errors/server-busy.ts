/** A request that this process has no memory for at the moment; nothing of it was done. */
export class ServerBusyError extends Error {
  /** Whole seconds after which it may be sent again. */
  readonly retryAfter = 2;

  constructor() {
    super("The server has no memory left for the request. Send the request again in a moment.");
    this.name = "ServerBusyError";
  }
}
