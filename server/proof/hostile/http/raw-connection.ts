/**
 * A TCP connection to a server. It can send requests that no HTTP client would send, and leave responses
 * unread.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";

/** Maximum number of received characters to keep. */
const maxKept = 1_000_000;

export class RawConnection {
  readonly socket: Socket;
  /** Resolves when either side has closed the connection. */
  readonly closed: Promise<void>;
  /** The start of the received data, with one character per byte. */
  received = "";
  readonly #waiting = new Set<() => void>();

  /**
   * Opens a connection. Nothing is read from it until {@link read} is called.
   *
   * @throws Error if the server does not accept the connection.
   */
  static async open(url: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    await once(socket, "connect");
    return new RawConnection(socket);
  }

  private constructor(socket: Socket) {
    this.socket = socket;
    // A reset of the connection is an expected response.
    socket.on("error", () => {});
    this.closed = new Promise((resolve) => {
      socket.on("close", () => resolve());
    });
    socket.on("end", () => socket.end());
    void this.closed.then(() => this.#look());
  }

  /** Writes data without waiting for `drain`. */
  write(data: string | Buffer): this {
    this.socket.write(data, "latin1");
    return this;
  }

  /** Resolves when the system has accepted all written data or the connection has been closed. */
  async flushed(): Promise<void> {
    if (!this.socket.writableNeedDrain) return;
    await Promise.race([once(this.socket, "drain").catch(() => {}), this.closed]);
  }

  /** Starts reading everything that arrives. */
  read(): this {
    this.socket.on("data", (chunk: Buffer) => {
      if (this.received.length < maxKept) this.received += chunk.toString("latin1");
      this.#look();
    });
    return this;
  }

  /**
   * Waits for text that matches a pattern, the end of the connection, or a deadline.
   *
   * @returns True if matching text was received.
   */
  async until(pattern: RegExp, timeoutMs: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (pattern.test(this.received) || this.socket.destroyed) resolve();
    };
    this.#waiting.add(look);
    look();
    const timer = setTimeout(resolve, timeoutMs);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(look);
    return pattern.test(this.received);
  }

  /** Resets the connection. Data in transit is lost. */
  drop(): void {
    this.socket.resetAndDestroy();
  }

  #look(): void {
    for (const look of [...this.#waiting]) look();
  }
}

/** Formats a request, including its body if there is one. */
export function formatRequest(
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  body = "",
): string {
  const length =
    body === "" && method === "GET" ? {} : { "content-length": String(Buffer.byteLength(body, "latin1")) };
  const fields = Object.entries({ host: "127.0.0.1", ...headers, ...length }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return [`${method} ${path} HTTP/1.1`, ...fields, "", body].join("\r\n");
}
