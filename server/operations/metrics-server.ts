/** Serves the metrics over HTTP, either on a separate port or on the contracts' port. */
import { createServer } from "node:http";
import type { RequestHandler } from "express";
import type { Registry } from "prom-client";
import { SettingError } from "../core/errors.ts";
import { findHostProblem, isLocalHost } from "../http/host.ts";
import { listen } from "../http/listen.ts";

/** Creates a handler that responds with the metrics in the Prometheus text format. */
export function createMetricsHandler(registry: Registry): RequestHandler {
  return async (_request, response) => {
    response.set("Content-Type", registry.contentType).send(await registry.metrics());
  };
}

/** A listener that serves only metrics. */
export interface MetricsServer {
  /** URL of the metrics, such as `http://127.0.0.1:9464/metrics`. */
  url: string;
  close(): void;
}

/**
 * Serves the metrics at `/metrics` on a separate port, without keys. Only the collector should be able to
 * reach this port.
 *
 * @param options.isOpen True if the server has no keys and is reachable only from this machine.
 * @throws {SettingError} If the server cannot bind the port.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port, isOpen }: { host: string; port: number; isOpen: boolean },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const problem = findHostProblem(request);
    if (problem !== undefined) {
      const headers = { "Content-Type": "text/plain", Connection: "close" };
      response.writeHead(400, headers).end(`${problem}\n`);
      return;
    }
    // As on the main port, prevent web pages from reaching an open server through DNS rebinding.
    if (isOpen && !isLocalHost(request.headers.host)) {
      response.writeHead(421, { "Content-Type": "text/plain" }).end("Use localhost.\n");
      return;
    }
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found; use GET /metrics.\n");
      return;
    }
    response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
  });
  let root: string;
  try {
    root = await listen(server, { host, port });
  } catch (error) {
    throw new SettingError("METRICS_PORT", `${(error as Error).message}; set it to a free port`);
  }
  return {
    url: `${root}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
