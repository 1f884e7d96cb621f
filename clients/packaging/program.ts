/** Servers of the tests: a program of an installed package, and a web server for the files of a folder. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { PassThrough } from "node:stream";
import express from "express";
import { ProcessGroup } from "../../conformance/target/process-group.ts";

/** A server that listens. */
export interface Program {
  /** Where it listens, without a slash at the end. */
  url: string;
  /** Asks it to end. @returns How it ended. */
  stop(): Promise<string>;
  /** Kills the program that was started; gives when nothing holds its output any more. */
  kill(): Promise<void>;
}

/** How long a server may take to end, in milliseconds. */
const patienceMs = 30_000;

/**
 * Starts a server, and waits for the line that tells where it listens.
 *
 * @param argv The program and its arguments.
 * @param settings Its environment, beside `PATH`.
 * @throws Error with what it said, when it ends before.
 */
export async function startProgram(
  cwd: string,
  argv: readonly [string, ...string[]],
  settings: Record<string, string>,
): Promise<Program> {
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
  void group.ended.then((how) => listening.reject(new Error([how, ...group.lastLines].join("\n"))));
  try {
    const url = await listening.promise;
    return {
      url,
      kill: () => group.kill(),
      async stop() {
        await group.stop(patienceMs);
        return await group.ended;
      },
    };
  } catch (error) {
    await group.kill();
    throw error;
  }
}

/** Serves a folder, which may still be empty, on a free port. */
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
