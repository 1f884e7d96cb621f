/** Starts servers for tests: a program from an installed package, or a web server for a folder. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import express from "express";
import { ProcessGroup } from "../../conformance/target/process-group.ts";

/** A running server. */
export interface RunningProgram {
  /** The server's URL, without a trailing slash. */
  url: string;
  /**
   * Stops the server.
   *
   * @returns A description of how the process exited.
   */
  stop(): Promise<string>;
  /**
   * Kills the started program. Resolves once every process that inherited its output streams has closed them.
   */
  kill(): Promise<void>;
}

/** The time limit for stopping, in milliseconds. */
const stopTimeoutMs = 30_000;

/**
 * Starts a server and waits until it logs its URL.
 *
 * @param argv The program and its arguments.
 * @param settings Environment variables in addition to `PATH`.
 * @throws Error with the last output of the program if it exits first.
 */
export async function startProgram(
  cwd: string,
  argv: readonly [string, ...string[]],
  settings: Record<string, string>,
): Promise<RunningProgram> {
  const output = new PassThrough();
  const env = {
    PATH: process.env.PATH ?? "",
    HOST: "127.0.0.1",
    PORT: "0",
    SHUTDOWN_GRACE_MS: "0",
    ...settings,
  };
  const group = await ProcessGroup.start({ argv, cwd, env, onOutput: (chunk) => output.write(chunk) });
  const listening = Promise.withResolvers<string>();
  createInterface({ input: output }).on("line", (line) => {
    const url = /^listening on (.+)$/.exec(line)?.[1];
    if (url !== undefined) listening.resolve(url);
  });
  void group.ended.then((exit) => listening.reject(new Error([exit, ...group.lastLines].join("\n"))));
  try {
    const url = await listening.promise;
    return {
      url,
      kill: () => group.kill(),
      async stop() {
        await group.stop(stopTimeoutMs);
        return await group.ended;
      },
    };
  } catch (error) {
    await group.kill();
    throw error;
  }
}

/** Serves a folder on a free port. Files may be added to the folder later. */
export async function serveFolder(folder: string): Promise<{ url: string; close(): Promise<void> }> {
  const server = express().use(express.static(folder)).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
