/** A server that is killed in the middle of a run and started again on the same port and database. */
import { deepStrictEqual, ok } from "node:assert";
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type Check, formatEvent } from "./check.ts";
import type { JobEvent } from "./job.ts";
import { SseDecoder } from "./typescript/event-stream.ts";

const words = Array.from({ length: 40 }, (_, index) => `${index}é🌦 `);
const turns = [[{ text: words.flatMap((word) => [word, { delay: 10 }]) }]];
const killAfter = 12;

/** Kills the server while the program reads a run. The program must receive the complete log of the run, once. */
export const restart: Check = {
  id: "Server killed",
  async run(program) {
    const folder = await mkdtemp(join(tmpdir(), "streams-"));
    let server = await startServer(folder, "0");
    const { port } = new URL(server.url);
    try {
      const url = `${server.url}/v1/threads/thr_${randomUUID()}/runs`;
      const message = { role: "user", content: JSON.stringify({ turns }) };
      let count = 0;
      let restarted: Promise<void> | undefined;
      const onEvent = () => {
        count += 1;
        if (count === killAfter) restarted = replaceServer();
      };
      const replaceServer = async () => {
        await server.kill();
        server = await startServer(folder, port);
      };
      const job = {
        url,
        body: JSON.stringify({ message, createThread: true }),
        maxRetries: 15,
        retryMs: 100,
      };
      const { events, end } = await program.read({ ...job, idempotencyKey: randomUUID() }, onEvent);
      await restarted;
      deepStrictEqual(end, { end: "last" });
      ok(events.length > killAfter, "all events were received before the kill");
      deepStrictEqual(events.map(formatEvent), await readLog(`${url}/${events[0]?.value}?after=0`));
      deepStrictEqual(events.at(-1)?.event, "finished");
      const texts = events.filter(({ event }) => event === "text").map(({ value }) => value);
      // The server calls the model again after a restart, so the text before the kill comes first.
      ok(texts.join("").endsWith(words.join("")), texts.join(""));
      return 1;
    } finally {
      await server.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Reads the log of a run, and returns the events that the programs handle. */
async function readLog(url: string): Promise<string[]> {
  const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
  return new SseDecoder().decode(body).flatMap(({ data, id = null }) => {
    const { type, runId, delta, code } = JSON.parse(data);
    const kinds: Record<string, Omit<JobEvent, "id">> = {
      RUN_STARTED: { event: "started", value: runId },
      TEXT_MESSAGE_CONTENT: { event: "text", value: delta },
      RUN_FINISHED: { event: "finished", value: "" },
      RUN_ERROR: { event: "failed", value: code },
    };
    const kind = kinds[type];
    return kind === undefined ? [] : [formatEvent({ id, ...kind })];
  });
}

/** Starts a server process and waits until it listens. */
async function startServer(folder: string, port: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../server/main.ts")], {
    // Ignores files in the working directory and the other environment variables.
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: port,
      DATABASE_FILE: join(folder, "runs.sqlite"),
      MODEL: "script",
      ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => child.kill("SIGKILL");
  process.once("exit", stop);
  child.once("exit", () => process.off("exit", stop));
  for await (const line of createInterface(child.stdout)) {
    const url = /^listening on (\S+)$/.exec(line)?.[1];
    if (url !== undefined) return { url, kill: () => kill(child) };
  }
  throw new Error("the server exited before it started listening");
}

/** Kills a process with SIGKILL, which it cannot handle. */
async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}
