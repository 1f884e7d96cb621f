/** Server processes that use one database, for tests that kill, pause or stop them. */
import { fileURLToPath } from "node:url";
import { expect, onTestFinished } from "vitest";
import { startServerProcess } from "../../cluster/server-process.ts";
import { waitAtHold } from "../../models/script/holds.ts";
import { type EventStream, readEvents } from "./clients/sse-client.ts";
import { startHttpServer } from "./http-server.ts";

/** A server in its own process. */
export interface TestServerProcess {
  url: string;
  /** Resolves when the process has ended. The value is its exit code or the signal that ended it. */
  ended: Promise<number | NodeJS.Signals>;
  /** The server errors that were logged. */
  log: string[];
  /** Sends a signal to the process. */
  signal(name: NodeJS.Signals): void;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a request and parses the response as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of every operation.
  json(method: string, path: string, body?: unknown): Promise<{ status: number; body: any }>;
  /** Reads a stream. */
  stream(method: string, path: string, body?: unknown): Promise<EventStream>;
  /**
   * Starts a run that makes the model play the given turns. Holds are released in the test's process with
   * `server/models/script/holds.ts`.
   */
  script(threadId: string, turns: unknown[], request?: object): Promise<EventStream>;
}

/**
 * Starts a server with the `script` model and no tools. The server is killed after the test.
 *
 * @param env Additional environment variables.
 * @param program A different program that starts a server.
 */
export async function startTestServerProcess(
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
      // The server uses no settings file and does not start the weather tools, whose process is slow to
      // start.
      CONFIG_FILE: emptyConfig,
      SCRIPT_HOLDS_URL: await serveHolds(),
      ...env,
    },
    (line) => log.push(line),
    undefined,
    program,
  );
  const { url, pid, ended } = started;
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  onTestFinished(async () => {
    if (!hasEnded) process.kill(pid, "SIGKILL");
    await ended;
  });
  const server: TestServerProcess = {
    url,
    ended,
    log,
    signal: (name) => void process.kill(pid, name),
    async request(method, path, body, headers = {}) {
      if (body === undefined) return await fetch(url + path, { method, headers });
      const json = { "content-type": "application/json", ...headers };
      return await fetch(url + path, { method, headers: json, body: JSON.stringify(body) });
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

/**
 * Lets the server process wait at holds in this process.
 *
 * @returns The URL at which the server process waits.
 */
function serveHolds(): Promise<string> {
  return startHttpServer((request, response) => {
    const disconnected = new AbortController();
    response.once("close", () => disconnected.abort(new Error("The server process disconnected.")));
    const name = decodeURIComponent((request.url ?? "").slice(1));
    waitAtHold(name, 60_000, disconnected.signal).then(
      () => response.end(),
      () => {},
    );
  });
}
