/** A server in the test's own process, on a free port, with the referee mounted. */
import { expect, onTestFinished } from "vitest";
import { ApiKeys } from "../../config/api-keys.ts";
import { defaultGatewayLimits } from "../../config/gateway.ts";
import { readSettings, type Settings } from "../../config/settings.ts";
import type { ServerTools } from "../../core/ports/tools.ts";
import { defaultLimits } from "../../core/settings.ts";
import type { Operations } from "../../operations/operations.ts";
import { startServer } from "../../server.ts";
import { createNativeTools } from "../../tools/native.ts";
import { type EventStream, readEvents } from "./clients/sse-client.ts";
import { createReferee, type Referee } from "./referee.ts";

/** Options for a test server. Everything else is the same as in production. */
export interface TestServerOptions extends Partial<Omit<Settings, "apiKeys">> {
  /** API keys in the format of the `API_KEYS` setting. */
  apiKeys?: string;
  /** Server tools. Defaults to none. */
  tools?: ServerTools;
  /** The log and metrics that the test inspects. */
  operations?: Operations;
}

/** A running test server. */
export interface TestServer {
  url: string;
  referee: Referee;
  /** The server errors that were logged. */
  log: string[];
  /** Sends a request with `body` as JSON. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Sends a request and parses the response as JSON. */
  json(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    // biome-ignore lint/suspicious/noExplicitAny: tests inspect responses of every operation.
  ): Promise<{ status: number; body: any }>;
  /** Sends a request whose response is a stream. */
  stream(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<EventStream>;
  /**
   * Starts a run that makes the model play the given turns (see `server/models/README.md`). Creates the
   * thread if it does not exist.
   */
  script(
    threadId: string,
    turns: unknown[],
    request?: Record<string, unknown>,
    query?: string,
  ): Promise<EventStream>;
  close(): Promise<void>;
}

/**
 * Starts a server, which is closed after the test. The test fails if the referee has found a disagreement.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const referee = createReferee();
  const log: string[] = [];
  const { apiKeys = "", tools = createNativeTools([]), operations, ...settings } = options;
  const running = await startServer(
    {
      ...readSettings({}),
      port: 0,
      databaseFile: ":memory:",
      model: "script",
      demoDelayMs: 10,
      allowScriptModelForTests: true,
      shutdownGraceMs: 0,
      logLevel: "silent",
      providers: [],
      byokProviders: [],
      gateway: { auth: apiKeys === "" ? "disabled" : "required", limits: defaultGatewayLimits, rate: false },
      everyProject: { toolServers: [], agents: [], builtInTools: {}, limits: defaultLimits },
      projects: new Map(),
      ...settings,
      apiKeys: ApiKeys.parse(apiKeys, hasIssuers(settings.projects)),
    },
    (line) => log.push(line),
    { tools, before: referee.before as never, ...(operations !== undefined && { operations }) },
  );
  const server: TestServer = {
    url: running.url,
    referee,
    log,
    async request(method, path, body, headers = {}) {
      return await fetch(running.url + path, init(method, body, headers));
    },
    async json(method, path, body, headers) {
      const response = await server.request(method, path, body, headers);
      const text = await response.text();
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
    },
    async stream(method, path, body, headers = {}) {
      const controller = new AbortController();
      const response = await fetch(running.url + path, {
        ...init(method, body, headers),
        signal: controller.signal,
      });
      if (response.status !== 200)
        throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
      return readEvents(response, () => controller.abort());
    },
    async script(threadId, turns, request = {}, query = "") {
      const content = JSON.stringify({ turns });
      const body = { message: { role: "user", content }, createThread: true, model: "script", ...request };
      return await server.stream("POST", `/v1/threads/${threadId}/runs${query}`, body);
    },
    close: () => running.close(),
  };
  onTestFinished(async () => {
    await server.close();
    expect(referee.disagreements, "differences between the document and the server").toEqual([]);
  });
  return server;
}

function hasIssuers(projects: TestServerOptions["projects"] = new Map()): boolean {
  return Array.from(projects.values()).some(({ issuers = [] }) => issuers.length > 0);
}

function init(method: string, body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { method, headers };
  return { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
}

/** Starts two servers that use the same PostgreSQL database. */
export async function startTwoServers(
  databaseUrl: string,
  options: TestServerOptions = {},
): Promise<[TestServer, TestServer]> {
  const server = () => startTestServer({ databaseUrl, ...options });
  return await Promise.all([server(), server()]);
}
