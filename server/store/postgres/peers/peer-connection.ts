/**
 * A process's own connection to the database. It receives notifications, and its session holds the advisory
 * lock that shows peers that the process is alive. When the process dies, PostgreSQL sees that the connection
 * was closed and releases the lock immediately.
 */
import type { Duplex } from "node:stream";
import type { Client } from "pg";
import { StoreUnavailableError } from "../../../core/errors.ts";
import { broadcastChannel, type PeerMessage, parseMessage } from "./message.ts";

/** Delays before successive attempts to reconnect, in milliseconds. The last delay is repeated. */
const reconnectMs = [20, 100, 250, 500, 1000];

/**
 * Time limit for closing a connection, in milliseconds. It is needed because a database that has disappeared
 * never responds.
 */
const endMs = 2_000;

export interface PeerConnectionOptions {
  /** The process's ID, which is also the name of its channel. */
  id: string;
  /** Returns an unopened connection. */
  newClient(): Client;
  /**
   * Registers this process over the given connection, which then holds the process's lock.
   *
   * @param lastNumber The process's last number.
   * @param onLocked Called with the process's number when its lock is held, before it is registered.
   */
  register(client: Client, lastNumber: number | undefined, onLocked: (number: number) => void): Promise<void>;
  onMessage(message: PeerMessage): void;
  /** Called when the connection, and with it the lock, is lost. */
  onLost(): void;
  /** Called when the connection has been reopened. Notifications may have been missed. */
  onBack(): void;
}

export class PeerConnection {
  readonly #options: PeerConnectionOptions;
  #client: Client | undefined;
  #number: number | undefined;
  #isClosed = false;
  #reopened: PromiseWithResolvers<void> | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: PeerConnectionOptions) {
    this.#options = options;
  }

  /**
   * Resolves when the connection has been reopened. Rejects with {@link StoreUnavailableError} if the next attempt to
   * reopen it fails. Absent while the connection is open.
   */
  get reopened(): Promise<void> | undefined {
    return this.#reopened?.promise;
  }

  /** @throws If the database cannot be reached. */
  async open(): Promise<void> {
    const { id, newClient, register, onMessage } = this.#options;
    const client = newClient();
    // Without a listener, a lost connection would crash the process.
    client.on("error", () => {});
    try {
      await client.connect();
      client.on("notification", ({ payload = "" }) => {
        const message = parseMessage(payload);
        if (message !== undefined) onMessage(message);
      });
      await client.query(`LISTEN "${id}"; LISTEN "${broadcastChannel}"`);
      await register(client, this.#number, (number) => {
        this.#number = number;
      });
    } catch (error) {
      await end(client);
      throw error;
    }
    if (this.#isClosed) return await end(client);
    this.#client = client;
    client.once("end", () => this.#lost(client));
  }

  /** Registers this process again over a new connection. */
  async restart(): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    await end(client);
    this.#lost(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#reopened?.reject(new StoreUnavailableError("This process is closing."));
    if (this.#client !== undefined) await end(this.#client);
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#options.onLost();
    this.#reopen(0);
  }

  /** @param attempt Number of attempts that have failed. */
  #reopen(attempt: number): void {
    const reopened = Promise.withResolvers<void>();
    // Often no caller waits for it.
    reopened.promise.catch(() => {});
    this.#reopened = reopened;
    if (this.#isClosed) {
      reopened.reject(new StoreUnavailableError("This process is closing."));
      return;
    }
    const pauseMs = reconnectMs[Math.min(attempt, reconnectMs.length - 1)];
    this.#retry = setTimeout(() => {
      this.open().then(
        () => {
          if (this.#isClosed) return;
          this.#reopened = undefined;
          this.#options.onBack();
          reopened.resolve();
        },
        (error: unknown) => {
          this.#reopen(attempt + 1);
          reopened.reject(new StoreUnavailableError(error));
        },
      );
    }, pauseMs);
    this.#retry.unref();
  }
}

/** Closes a connection. Destroys its socket if the database does not respond. */
async function end(client: Client): Promise<void> {
  const timer = setTimeout(() => socketOf(client).destroy(), endMs);
  await client.end().catch(() => {});
  clearTimeout(timer);
}

/**
 * Returns the socket of a connection. The driver offers no other way to abort a connection, and its types do
 * not declare the socket.
 */
function socketOf(client: Client): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}
