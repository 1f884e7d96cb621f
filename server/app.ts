/**
 * Assembles the server's HTTP interface: the contracts, their API documents and reference pages, and the
 * playground.
 */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import express, { type Express, type RequestHandler } from "express";
import type { ServedContract } from "./contracts/serve-contract.ts";
import type { ApiKeyLookup } from "./core/ports/api-keys.ts";
import { createDocumentRouter } from "./documents.ts";
import { cors } from "./http/cors.ts";
import { createOriginCheck, requireLocalHost, requireValidHost } from "./http/local-hosts.ts";
import { playground } from "./http/playground.ts";
import { createErrorHandler, respondNotFound } from "./http/problem-responses.ts";
import { serveHashedFiles } from "./http/static-content.ts";
import { setContract } from "./operations/requests.ts";

export interface AppOptions {
  /** The contracts, in the order in which their routes are matched. */
  contracts: readonly ServedContract[];
  apiKeys: ApiKeyLookup;
  /**
   * Middleware that runs before the operations of all contracts. Tests mount an independent validator here.
   */
  before?: readonly RequestHandler[];
  /** Handler that runs before all others, for every request. */
  observe: RequestHandler;
  /** Handler for the operators' endpoints. */
  operations: RequestHandler;
  /** Origins of the web pages that may call the server. If the list is empty, no web page may call it. */
  corsOrigins: readonly string[];
  /** Logs a server error. */
  log(line: string): void;
}

/** Creates the Express app of a server. */
export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable("x-powered-by");
  // Without ETags, Express never responds with a 304, which no operation declares.
  app.disable("etag");
  app.set("query parser", "simple");
  // Paths must match the documents exactly.
  app.set("case sensitive routing", true);
  app.set("strict routing", true);
  app.use(options.observe);
  const isOpen = options.apiKeys.isOpen;
  const origins = createOriginCheck(options.corsOrigins, isOpen);
  app.use(requireValidHost, cors(origins));
  if (isOpen && origins !== undefined) app.use(requireLocalHost(origins));
  app.use(options.operations);
  app.use(playground());
  const generated = fileURLToPath(new URL("../generated/", import.meta.url));
  // The scripts and styles of all reference pages come from this server, so that the pages work offline.
  app.get("/docs/:name", serveHashedFiles(join(generated, "reference")));
  for (const { name, isMain } of options.contracts) {
    const documents = createDocumentRouter(join(generated, name), isOpen);
    app.use(`/contracts/${name}`, documents);
    if (isMain) app.use(documents);
  }
  for (const handler of options.before ?? []) app.use(handler);
  for (const { name, router } of options.contracts) app.use(setContract(name), router);
  app.use(setContract(undefined), respondNotFound, createErrorHandler(options.log));
  return app;
}
