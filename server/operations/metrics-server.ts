/** The metrics over HTTP: on a port of their own, or beside the contracts. */
import { createServer } from "node:http";
import type { RequestHandler } from "express";
import type { Registry } from "prom-client";
import { SettingError } from "../core/errors.ts";
import { hostProblem, isOwnHost } from "../http/host.ts";
import { listen } from "../http/listen.ts";

/** Answers with the metrics in Prometheus' text format. */
export function metricsHandler(registry: Registry): RequestHandler {
  return async (_request, response) => {
    response.set("Content-Type", registry.contentType).send(await registry.metrics());
  };
}

/** A listener for metrics alone. */
export interface MetricsServer {
  /** Where they are: `http://127.0.0.1:9464/metrics`. */
  url: string;
  close(): void;
}

/**
 * Serves the metrics at `/metrics` of a port of their own, without keys: let only the collector reach it.
 *
 * @param options.isOpen Whether the server has no keys, and so serves this machine alone.
 * @throws {SettingError} when the port cannot be had.
 */
export async function serveMetrics(
  registry: Registry,
  { host, port, isOpen }: { host: string; port: number; isOpen: boolean },
): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    const problem = hostProblem(request);
    if (problem !== undefined) {
      const headers = { "Content-Type": "text/plain", Connection: "close" };
      response.writeHead(400, headers).end(`${problem}\n`);
      return;
    }
    // As the server itself: an open one answers to no name that a web page may have given this machine.
    if (isOpen && !isOwnHost(request.headers.host)) {
      response.writeHead(421, { "Content-Type": "text/plain" }).end("Ask localhost.\n");
      return;
    }
    if (request.url !== "/metrics" || request.method !== "GET") {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("There is only GET /metrics.\n");
      return;
    }
    response.writeHead(200, { "Content-Type": registry.contentType }).end(await registry.metrics());
  });
  let root: string;
  try {
    root = await listen(server, { host, port });
  } catch (error) {
    throw new SettingError("METRICS_PORT", `${(error as Error).message}; set it to one that is free`);
  }
  return {
    url: `${root}/metrics`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
