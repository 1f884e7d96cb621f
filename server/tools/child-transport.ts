/** The pipes to a server's process. */
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";

/** The SDK's transport, with a `close` that can be awaited as often as wanted and returns when the child is gone. */
export class ChildTransport extends StdioClientTransport {
  readonly #gone = Promise.withResolvers<void>();
  #closing: Promise<void> | undefined;
  override onclose = () => this.#gone.resolve();

  /** Ends the child: closes its stdin, after 2 s sends SIGTERM, after 2 s more SIGKILL. */
  override close(): Promise<void> {
    this.#closing ??= super.close().then(() => {
      // A grandchild can hold the pipes open after the child was killed: not a reason to wait for ever.
      const patience = new Promise<void>((resolve) => setTimeout(resolve, 1_000).unref());
      return Promise.race([this.#gone.promise, patience]);
    });
    return this.#closing;
  }
}
