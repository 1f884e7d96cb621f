/**
 * The socket next to a database file. A program that copies the file connects to it, and the server that uses the file
 * keeps the file unchanged until the copy is complete. The program reads the file itself, because the server would
 * lose its lock if it opened the file a second time.
 */
import { once } from "node:events";
import { chmodSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server, type Socket } from "node:net";
import { relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { BackupError } from "../../core/errors.ts";

/** Keeps the file unchanged until the returned function is called. */
export type FreezeFile = () => Promise<() => Promise<void>>;

/** Returns the socket's path. The shorter form is used, because the length of such a path is limited. */
function findSocket(file: string): string {
  const absolute = `${resolve(file)}.sock`;
  const fromHere = relative(process.cwd(), absolute);
  return fromHere.length < absolute.length ? fromHere : absolute;
}

export class BackupSocket {
  readonly #freeze: FreezeFile;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isFrozen = false;

  private constructor(freeze: FreezeFile) {
    this.#freeze = freeze;
    this.#server = createServer((socket) => void this.#serve(socket));
    this.#server.unref();
  }

  /**
   * Starts listening. Only the current user can connect.
   *
   * @param file A database file that this process has locked, so an existing socket is that of a killed process.
   * @throws the system's error, for example if the path is too long.
   */
  static async open(file: string, freeze: FreezeFile): Promise<BackupSocket> {
    const path = findSocket(file);
    rmSync(path, { force: true });
    const opened = new BackupSocket(freeze);
    await once(opened.#server.listen(path), "listening");
    chmodSync(path, 0o600);
    return opened;
  }

  /** Stops listening, and disconnects the programs that are copying the file. */
  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    const closed = once(this.#server, "close");
    this.#server.close();
    await closed;
  }

  async #serve(socket: Socket): Promise<void> {
    this.#sockets.add(socket);
    socket.on("error", () => {});
    // Unlike `once`, this never rejects.
    const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
    void closed.then(() => this.#sockets.delete(socket));
    if (this.#isFrozen) {
      socket.end("another backup is being made\n");
      return;
    }
    this.#isFrozen = true;
    try {
      const release = await this.#freeze();
      try {
        socket.write("unchanged\n");
        const lines = createInterface({ input: socket });
        // The interface repeats the errors of the socket, for example if a program is killed while it copies the file.
        lines.on("error", () => {});
        const isCopied = await Promise.race([once(lines, "line").then(() => true), closed.then(() => false)]);
        if (isCopied) socket.end("still unchanged\n");
      } finally {
        await release();
      }
    } catch (error) {
      socket.end(`${error instanceof Error ? error.message : String(error)}\n`);
    } finally {
      this.#isFrozen = false;
    }
  }
}

/**
 * Copies a file while the server that uses it keeps it unchanged.
 *
 * @returns False if no server offers this, in which case nothing was copied.
 * @throws {BackupError} If the server cannot keep the file unchanged, or stops before the copy is complete.
 */
export async function copyUnchanged(file: string, copy: () => Promise<void>): Promise<boolean> {
  const socket = createConnection(findSocket(file));
  try {
    await once(socket, "connect");
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    // No socket, one that a killed process has left, or a path that is too long for one.
    if (["ENOENT", "ECONNREFUSED", "EINVAL"].includes(code)) return false;
    throw new BackupError(`The running server cannot be asked for a backup: ${(error as Error).message}`);
  }
  socket.on("error", () => {});
  const reader = createInterface({ input: socket });
  socket.once("close", () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  const expectLine = async (expected: string) => {
    const { value = "it stopped" } = await lines.next();
    if (value !== expected) throw new BackupError(`The running server made no backup: ${value}. Try again.`);
  };
  try {
    await expectLine("unchanged");
    await copy();
    socket.write("copied\n");
    await expectLine("still unchanged");
  } finally {
    socket.destroy();
  }
  return true;
}
