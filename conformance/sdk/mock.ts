/** The scripted mock API. Serves the scenarios' requests and records which scenarios were exercised. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { routes } from "../../generated/tambo/handlers.ts";
import type { Coverage } from "./coverage.ts";
import { loadScenarios } from "./load-scenarios.ts";
import { Progress } from "./progress.ts";
import { type ReceivedRequest, readRequest } from "./received.ts";
import type { Scenario } from "./scenario.ts";
import { buildProblem, sendJson, sendResponse } from "./send-response.ts";

/** Options of the mock API. */
export interface SdkMockOptions {
  /** Port to listen on. Defaults to a free port. */
  port?: number;
  /** Address to listen on. Defaults to 127.0.0.1. */
  host?: string;
  /** Called with a one-line message for each request that its scenario does not expect. */
  onWrong?: (line: string) => void;
}

/** A mock API that is listening. */
export interface SdkMock {
  /** Base URL for the client, without a trailing slash. */
  url: string;
  scenarios: readonly Scenario[];
  /** Returns the coverage since the start or the last reset. */
  coverage(): Coverage;
  /** Resets the coverage. */
  reset(): void;
  /** Stops listening and closes open connections. */
  close(): Promise<void>;
}

/**
 * Starts the mock API.
 * @throws Error if it cannot listen, or if a scenario file is invalid.
 */
export async function startSdkMock({
  port = 0,
  host = "127.0.0.1",
  onWrong,
}: SdkMockOptions = {}): Promise<SdkMock> {
  const scenarios = await loadScenarios();
  const progress = new Progress(scenarios);
  const holds = new Holds();
  const reset = () => {
    progress.reset();
    holds.releaseAll();
  };
  const server = createServer((request, response) => {
    // The client may disconnect at any time.
    response.on("error", () => {});
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await readRequest(request);
    const line = `${received.method} ${received.path}`;
    if (line === "GET /coverage") return sendJson(response, 200, progress.coverage());
    if (line === "DELETE /coverage") {
      reset();
      response.writeHead(204).end();
      return;
    }
    if (line === "GET /") return sendText(response, usageText(formatUrl(server.address()), scenarios.length));
    const verdict = progress.judgeRequest(received);
    if (verdict.kind === "expected") {
      const { scenario, exchange } = verdict;
      holds.release(scenario.id);
      return sendResponse(response, exchange, () => holds.wait(scenario.id));
    }
    onWrong?.(verdict.kind === "wrong" ? `${verdict.scenario.id}: ${verdict.reason}` : verdict.reason);
    if (verdict.kind === "stray" && !isContractOperation(received)) {
      const detail = `${line} is not in the contract. See GET / for instructions.`;
      return sendJson(response, 404, buildProblem(404, "NOT_FOUND", "No such path", detail));
    }
    const detail =
      verdict.kind === "wrong" ? `Scenario "${verdict.scenario.id}", ${verdict.reason}` : verdict.reason;
    const errors =
      verdict.kind === "wrong" ? verdict.differences.map(({ pointer, detail }) => ({ pointer, detail })) : [];
    const title = "The request does not match the scenario";
    return sendJson(response, 400, buildProblem(400, "VALIDATION_ERROR", title, detail, errors));
  }

  server.listen(port, host);
  await once(server, "listening");
  return {
    url: formatUrl(server.address()),
    scenarios,
    coverage: () => progress.coverage(),
    reset,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      holds.releaseAll();
      await closed;
    },
  };
}

/** Streams that are waiting for the next request of their scenario. */
class Holds {
  readonly #waiting = new Map<string, Set<() => void>>();

  wait(id: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const waiting = this.#waiting.get(id) ?? new Set();
    this.#waiting.set(id, waiting.add(resolve));
    return promise;
  }

  release(id: string): void {
    for (const resolve of this.#waiting.get(id) ?? []) resolve();
    this.#waiting.delete(id);
  }

  releaseAll(): void {
    for (const id of [...this.#waiting.keys()]) this.release(id);
  }
}

/** Returns true if the contract has an operation with this method and path. */
function isContractOperation({ method, segments: steps = [] }: ReceivedRequest): boolean {
  return routes.some((route) => {
    const names = route.path.split("/");
    return (
      route.method.toUpperCase() === method &&
      names.length === steps.length &&
      names.every((name, index) => name.startsWith("{") || name === steps[index])
    );
  });
}

function formatUrl(address: string | AddressInfo | null): string {
  const { address: host, port, family } = address as AddressInfo;
  return `http://${family === "IPv6" ? `[${host}]` : host}:${port}`;
}

function sendText(response: ServerResponse, text: string): void {
  response.writeHead(200, { "Content-Type": "text/plain; charset=utf-8" }).end(text);
}

function usageText(url: string, count: number): string {
  return `A mock of the Tambo API for clients under test: ${count} scripted scenarios.

Send the requests of the scenarios to ${url}. Scenarios can run in any order.
The thread id or context key "sdk-<scenario>" identifies the requests of a scenario.

tambo-conform sdk --list            lists the scenarios
tambo-conform sdk --explain <id>    explains requests, responses and the expected result
GET    ${url}/coverage     returns the coverage as JSON
DELETE ${url}/coverage     resets the coverage
`;
}
