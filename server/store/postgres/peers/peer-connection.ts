/**
 * A process's own connection to the database: it hears notices on it, and the session's advisory lock on it tells the
 * others that the process lives. When the process dies, PostgreSQL sees the connection close and frees the lock at
 * once.
 */
import type { Duplex } from "node:stream";
import type { Client } from "pg";
import { everyone, type PeerMessage, readMessage } from "./message.ts";

/** After how many milliseconds a lost connection is made again, each in turn; the last one from then on. */
const reconnectMs = [20, 100, 250, 500, 1000];

/** How long the database may take to end a connection, in milliseconds: one that has vanished never does. */
const endMs = 2_000;

export interface PeerConnectionOptions {
  /** Name of this process, which is that of its channel. */
  id: string;
  /** A connection that is not open yet. */
  newClient(): Client;
  /** Enters this process into the list of processes, over this connection, which is its sign of life from then on. */
  register(client: Client): Promise<void>;
  onMessage(message: PeerMessage): void;
  /** The connection is lost, and with it the sign of life. */
  onLost(): void;
  /** The connection is back after it was lost: notices may have been missed. */
  onBack(): void;
}

export class PeerConnection {
  readonly #options: PeerConnectionOptions;
  #client: Client | undefined;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: PeerConnectionOptions) {
    this.#options = options;
  }

  /** @throws when the database cannot be reached */
  async open(): Promise<void> {
    const { id, newClient, register, onMessage } = this.#options;
    const client = newClient();
    // Without a listener a lost connection would end the process.
    client.on("error", () => {});
    try {
      await client.connect();
      client.on("notification", ({ payload = "" }) => {
        const message = readMessage(payload);
        if (message !== undefined) onMessage(message);
      });
      await client.query(`LISTEN "${id}"; LISTEN "${everyone}"`);
      await register(client);
    } catch (error) {
      await end(client);
      throw error;
    }
    if (this.#isClosed) return await end(client);
    this.#client = client;
    client.once("end", () => this.#lost(client));
  }

  /** Enters this process into the list once more, as a new one: a new connection, with the lock of its new number. */
  async restart(): Promise<void> {
    const client = this.#client;
    if (client === undefined) return;
    await end(client);
    this.#lost(client);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    if (this.#client !== undefined) await end(this.#client);
  }

  #lost(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#options.onLost();
    this.#reopen(0);
  }

  #reopen(attempt: number): void {
    if (this.#isClosed) return;
    const pauseMs = reconnectMs[Math.min(attempt, reconnectMs.length - 1)];
    this.#retry = setTimeout(() => {
      this.open().then(
        () => this.#options.onBack(),
        () => this.#reopen(attempt + 1),
      );
    }, pauseMs);
    this.#retry.unref();
  }
}

/** Ends a connection; one to a database that does not answer is given up. */
async function end(client: Client): Promise<void> {
  const late = setTimeout(() => socketOf(client).destroy(), endMs);
  await client.end().catch(() => {});
  clearTimeout(late);
}

/** The driver has no other way to give a connection up, and does not declare this one. */
function socketOf(client: Client): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}
