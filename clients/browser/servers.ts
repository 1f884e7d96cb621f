/**
 * Fixtures for the browser tests: a process that runs the project's server, a server that controls the holds
 * of its scripts, and a relay that simulates network failures.
 */
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Transform } from "node:stream";
import { setTimeout } from "node:timers/promises";
import { Holds } from "../../conformance/upstream/holds.ts";
import { serveHold } from "../../conformance/upstream/http.ts";
import { startServerProcess } from "../../server/cluster/server-process.ts";

/** A server process with its own working folder. */
export interface BrowserServer {
  /** The URL of the server. */
  url: string;
  stop(): Promise<void>;
  /** Ends the process with SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts a server process.
 *
 * @param settings Environment variables described in server/README.md.
 * @param file The content of `tambo.config.json`.
 * @throws {Error} With the output of the process if the server does not start.
 */
export async function startServer(
  settings: Record<string, string> = {},
  file: object = {},
): Promise<BrowserServer> {
  // The server sees only these settings, and no files or variables of the test process.
  const folder = mkdtempSync(join(tmpdir(), "browser-test-"));
  writeFileSync(join(folder, "tambo.config.json"), JSON.stringify(file));
  const env = { PATH: process.env.PATH, HOST: "127.0.0.1", PORT: "0", SHUTDOWN_GRACE_MS: "0", ...settings };
  const output: string[] = [];
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  try {
    const server = await startServerProcess(env, (line) => output.push(line), folder);
    return {
      url: server.url,
      async stop() {
        await server.stop();
        removeFolder();
      },
      async kill() {
        process.kill(server.pid, "SIGKILL");
        await server.ended;
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw new Error(output.join("\n"), { cause: error });
  }
}

/** Holds for the `script` model of a server in another process (see "Holds" in server/models/README.md). */
export interface HoldServer {
  /** The value of the `SCRIPT_HOLDS_URL` setting. */
  url: string;
  holds: Holds;
  close(): Promise<void>;
}

export async function startHoldServer(): Promise<HoldServer> {
  const holds = new Holds();
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url?.slice(1) ?? "");
    void serveHold(holds, name, response, () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holds,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A relay in front of a server. */
export interface Network {
  /** The URL at which the server can be reached through the relay. */
  url: string;
  /** Resets every connection, as a network failure would. New connections still work. */
  breakConnections(): void;
  /** Delivers responses in small parts from now on, so that a stream can be watched. */
  slowDown(): void;
  close(): Promise<void>;
}

/** The size of a part on a slow network, in bytes, and the time between two parts. */
const partBytes = 250;
const partMs = 200;

/**
 * Starts a relay.
 *
 * @param target The URL of the server, without a path.
 */
export async function startNetwork(target: string): Promise<Network> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isSlow = false;
  const createDelay = () =>
    new Transform({
      async transform(chunk: Buffer, _encoding, done) {
        const bytes = isSlow ? partBytes : chunk.length;
        for (let start = 0; start < chunk.length; start += bytes) {
          if (isSlow) await setTimeout(partMs);
          this.push(chunk.subarray(start, start + bytes));
        }
        done();
      },
    });
  const relay = createTcpServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    near.pipe(far).pipe(createDelay()).pipe(near);
  });
  relay.listen(0, "127.0.0.1");
  await once(relay, "listening");
  const breakConnections = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${(relay.address() as AddressInfo).port}`,
    breakConnections,
    slowDown() {
      isSlow = true;
    },
    async close() {
      const closed = once(relay, "close");
      relay.close();
      breakConnections();
      await closed;
    },
  };
}
