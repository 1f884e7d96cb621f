/** Servers as processes of their own, on one database: to be killed, stopped where they stand, and told to end. */
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import { startServerProcess } from "../../cluster/server-process.ts";
import { waitAtHold } from "../../models/script/holds.ts";
import { type EventStream, readEvents } from "./clients/sse-client.ts";
import { serve } from "./http-server.ts";

/** A server in a process of its own. */
export interface TestServerProcess {
  url: string;
  /** Resolves when it has ended, with its exit code, or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** Lines that it has logged: faults. */
  log: string[];
  /** Sends a signal to it. */
  signal(name: NodeJS.Signals): void;
  request(method: string, path: string, body?: unknown): Promise<Response>;
  /** The same, with the answer's JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every operation.
  json(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }>;
  /** Reads a stream. */
  stream(method: string, path: string, body?: unknown): Promise<EventStream>;
  /** Starts a run whose model plays these turns; its holds are those of `server/models/script/holds.ts` here. */
  script(threadId: string, turns: unknown[], request?: object): Promise<EventStream>;
}

/**
 * Starts a server with the model `script` and no tools, which is killed after the test.
 *
 * @param env More of its environment.
 * @param program Another program that starts a server.
 */
export async function testServerProcess(
  env: Record<string, string>,
  program?: string,
): Promise<TestServerProcess> {
  const log: string[] = [];
  const { PATH = "" } = process.env;
  const started = await startServerProcess(
    {
      PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      MODEL: "script",
      ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
      LOG_LEVEL: "error",
      // No settings but these, and no process of the weather tools, which takes a while to start.
      CONFIG_FILE: emptyConfig,
      SCRIPT_HOLDS_URL: await holds(),
      ...env,
    },
    (line) => log.push(line),
    undefined,
    program,
  );
  const { url, pid, ended } = started;
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  onTestFinished(async () => {
    if (!isOver) process.kill(pid, "SIGKILL");
    await ended;
  });
  const server: TestServerProcess = {
    url,
    ended,
    log,
    signal: (name) => void process.kill(pid, name),
    async request(method, path, body) {
      const json = { headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
      return await fetch(url + path, { method, ...(body !== undefined && json) });
    },
    async json(method, path, body) {
      const response = await server.request(method, path, body);
      const text = await response.text();
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
    },
    async stream(method, path, body) {
      const response = await server.request(method, path, body);
      expect(response.status).toBe(200);
      return readEvents(response, () => void response.body?.cancel());
    },
    async script(threadId, turns, request = {}) {
      const message = { role: "user", content: JSON.stringify({ turns }) };
      return await server.stream("POST", `/v1/threads/${threadId}/runs`, {
        message,
        createThread: true,
        ...request,
      });
    },
  };
  return server;
}

const emptyConfig = fileURLToPath(new URL("./no-tools.json", import.meta.url));

/** Where a process waits at the holds of this one. */
function holds(): Promise<string> {
  return serve((request, response) => {
    const gone = new AbortController();
    response.once("close", () => gone.abort(new Error("Nobody waits any more.")));
    const name = decodeURIComponent((request.url ?? "").slice(1));
    waitAtHold(name, 60_000, gone.signal).then(
      () => response.end(),
      () => {},
    );
  });
}
