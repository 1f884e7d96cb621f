/** Starts a server's parts in order (store, tools, models, engine, HTTP) and stops them in reverse order. */
import { createServer, type Server } from "node:http";
import type { Express, RequestHandler } from "express";
import { createDelegationTools } from "./agents/delegation-tools.ts";
import { createApp } from "./app.ts";
import type { Settings } from "./config/settings.ts";
import type { ContractServices } from "./contracts/contract.ts";
import { contracts } from "./contracts/index.ts";
import { type ServedContract, serveContract } from "./contracts/serve-contract.ts";
import { computeBodyBudget, computeConversationLimits, MemoryBudget } from "./core/limits/memory-budget.ts";
import { RateLimiter } from "./core/limits/rate-limiter.ts";
import type { Models } from "./core/ports/models.ts";
import type { ByokModels } from "./core/ports/request-models.ts";
import type { Store } from "./core/ports/store.ts";
import type { ServerTools } from "./core/ports/tools.ts";
import { findProjectSettings } from "./core/settings.ts";
import type { RunObserver } from "./core/telemetry/observer.ts";
import { Engine } from "./engine/engine.ts";
import { startRetention } from "./engine/retention.ts";
import { listen } from "./http/listen.ts";
import { waitForEarlierResponses } from "./http/pipelining.ts";
import { rejectTinyChunks } from "./http/tiny-chunks.ts";
import { startInMemoryEngine } from "./in-memory-engine.ts";
import { createByokModels } from "./models/byok.ts";
import { createModels, type EmbeddedOptions } from "./models/registry.ts";
import { type MetricsServer, serveMetrics } from "./operations/metrics-server.ts";
import { createOperationsRouter, createSilentOperations, type Operations } from "./operations/operations.ts";
import { observeRequests } from "./operations/requests.ts";
import { createRunObserver } from "./operations/run-observer.ts";
import type { RunningServer } from "./running-server.ts";
import { openStore } from "./store/open-store.ts";
import { createTokens } from "./tokens/tokens.ts";
import { createBuiltInTools } from "./tools/built-in.ts";
import { createSandboxTools } from "./tools/code/sandbox-tools.ts";
import { connectProjectTools } from "./tools/project-tools.ts";
import { selectBuiltins } from "./tools/web/builtins.ts";

export type { RunningServer };

/** Parts that tests can replace. */
export interface ServerParts {
  tools?: ServerTools;
  /** Tools that run in a run's sandbox. */
  sandbox?: ServerTools;
  models?: Models;
  /** Models for requests that contain their own provider key. */
  byok?: ByokModels;
  before?: readonly RequestHandler[];
  /** The log and metrics. Defaults to metrics without a log. */
  operations?: Operations;
}

/** The open parts of a server, in the order in which they are closed. */
interface OpenParts {
  http: Server;
  tools: ServerTools;
  sandbox: ServerTools;
  store: Store;
  metrics: MetricsServer | undefined;
}

/**
 * Starts a server.
 *
 * @param log Logs a line.
 * @param parts Replacements for the configured tools and models, and handlers that run before the operations.
 * @throws If the server cannot start, for example because the database file or the port is in use.
 */
export async function startServer(
  settings: Settings,
  log: (line: string) => void,
  parts: ServerParts = {},
): Promise<RunningServer> {
  const { operations = createSilentOperations(), before = [] } = parts;
  const { apiKeys, corsOrigins, disconnectGraceMs, eventRetentionHours, metricsPort } = settings;
  const observer = createRunObserver({ ...operations, logPrompts: settings.logPrompts });
  const models = parts.models ?? createConfiguredModels(settings, log);
  const app = Promise.withResolvers<Express>();
  // Bind the port first. Requests wait for the app, and runs from an earlier process are recovered only after
  // the port is bound.
  const http = createServer((request, response) => {
    rejectTinyChunks(request);
    void waitForEarlierResponses(request, response).then(async (isOpen) => {
      const handle = await app.promise;
      if (isOpen) handle(request, response);
    });
  });
  const { store, peers } = await openStore(settings, log);
  const sandbox = parts.sandbox ?? createSandboxTools();
  let tools: ServerTools | undefined;
  let metrics: MetricsServer | undefined;
  let isStopping = false;
  try {
    tools = parts.tools ?? (await connectTools(settings, models, observer, log));
    const url = await listen(http, settings);
    metrics = await startMetrics(settings, operations);
    const conversations = computeConversationLimits(findLargestBody(settings));
    const engine = await Engine.start({
      store,
      peers,
      tools,
      sandbox,
      models,
      observer,
      log,
      conversations,
      disconnectGraceMs,
      getLimits: (projectId) => findProjectSettings(settings, projectId).limits,
      getAllowedModels: (projectId) => findProjectSettings(settings, projectId).models,
      whenListening: app.promise,
    });
    const ephemeral = { startEngine: startInMemoryEngine, observer, conversations };
    const byokModels = parts.byok ?? createConfiguredByokModels(settings, log);
    const services = { engine, store, models, byokModels, ephemeral, log, tools };
    const served = await serveContracts(createServices(settings, services), operations);
    const checks = {
      // This query is cheap because no run has this ID.
      queryStore: () => store.read.findRunById(""),
      writeProblem: () => store.findWriteProblem(),
      isStopping: () => isStopping,
    };
    const forOperators = {
      observe: observeRequests(operations),
      operations: createOperationsRouter(
        checks,
        // A server without keys is reachable only from this machine, so it may serve metrics on its main
        // port.
        apiKeys.isOpen && metricsPort === undefined ? operations.metrics : undefined,
      ),
    };
    const retention = startRetention({ store, eventRetentionHours, log });
    app.resolve(createApp({ contracts: served, apiKeys, ...forOperators, corsOrigins, before, log }));
    const open: OpenParts = { http, tools, sandbox, store, metrics };
    return {
      url,
      ...(metrics !== undefined && { metricsUrl: metrics.url }),
      async close() {
        isStopping = true;
        const retained = retention.close();
        await stopRuns(settings, operations, engine, served);
        await closeParts(open, engine, served, retained);
        operations.logger.info("stopped");
      },
    };
  } catch (error) {
    http.close();
    http.closeAllConnections();
    metrics?.close();
    await tools?.close();
    await store.close();
    throw error;
  }
}

/** Starts the metrics server if the settings contain a port for it. */
async function startMetrics(
  { host, metricsPort, apiKeys }: Settings,
  { metrics }: Operations,
): Promise<MetricsServer | undefined> {
  if (metricsPort === undefined) return undefined;
  return await serveMetrics(metrics.registry, { host, port: metricsPort, isOpen: apiKeys.isOpen });
}

/** Returns the maximum size of any request body, in bytes. */
function findLargestBody({ maxBodyBytes, gateway }: Settings): number {
  return Math.max(maxBodyBytes, gateway.limits.bodyBytes);
}

type OpenServices = Pick<
  ContractServices,
  "engine" | "store" | "models" | "byokModels" | "ephemeral" | "log"
> & { tools: ServerTools };

function createServices(settings: Settings, { tools, ...open }: OpenServices): ContractServices {
  const { apiKeys, maxBodyBytes, maxMessageBytes, gateway } = settings;
  const getSettings = (projectId: string) => findProjectSettings(settings, projectId);
  return {
    ...open,
    apiKeys,
    tokens: createTokens(settings, open.log),
    maxBodyBytes,
    maxMessageBytes,
    gateway,
    getSettings,
    selectBuiltins,
    rateLimiter: new RateLimiter({ getRate: (projectId) => getSettings(projectId).rate }),
    bodyBudget: new MemoryBudget("request bodies", computeBodyBudget(findLargestBody(settings))),
    listTools: (projectId) => tools.list(projectId),
  };
}

async function serveContracts(
  services: ContractServices,
  { metrics }: Operations,
): Promise<ServedContract[]> {
  const served: ServedContract[] = [];
  for (const contract of contracts) {
    served.push(await serveContract(contract, services));
    metrics.stalledReaders.inc({ contract: contract.name }, 0);
  }
  return served;
}

/** Stops starting new runs, and waits for active runs up to the grace period. */
async function stopRuns(
  { shutdownGraceMs }: Settings,
  { metrics, logger }: Operations,
  engine: Engine,
  served: readonly ServedContract[],
): Promise<void> {
  for (const contract of served) contract.drain();
  const [running] = (await metrics.activeRuns.get()).values;
  logger.info({ runs: running?.value ?? 0, graceMs: shutdownGraceMs }, "stopping");
  await Promise.all([
    ...served.map((contract) => contract.stop(shutdownGraceMs)),
    engine.drain(shutdownGraceMs),
  ]);
}

/**
 * Closes the parts after the runs have stopped.
 *
 * @param retained Resolves when retention has stopped deleting events.
 */
async function closeParts(
  { http, tools, sandbox, store, metrics }: OpenParts,
  engine: Engine,
  served: readonly ServedContract[],
  retained: Promise<void>,
): Promise<void> {
  const closed = new Promise<void>((resolve) => http.close(() => resolve()));
  await engine.close();
  await closeConnections(http, closed);
  await Promise.all(served.map((contract) => contract.close()));
  await tools.close();
  await sandbox.close();
  await retained;
  await store.close();
  metrics?.close();
}

/**
 * Connects all of the server's tools: those from tool servers, built-in tools and agents.
 *
 * @throws If two tools have the same name.
 */
export function connectTools(
  settings: Settings,
  models: Models,
  observer: RunObserver,
  log: (line: string) => void,
): Promise<ServerTools> {
  const sources = (tools: ServerTools) => [
    createBuiltInTools((projectId) => findProjectSettings(settings, projectId).builtInTools),
    createDelegationTools({
      agentsOf: (projectId) => findProjectSettings(settings, projectId).agents,
      models,
      tools,
      observer,
      log,
    }),
  ];
  return connectProjectTools(settings, sources, { log });
}

/**
 * Creates the configured models.
 *
 * @param log Logs a line about a provider error.
 */
export function createConfiguredModels(settings: Settings, log: (line: string) => void): Models {
  const { model, providers } = settings;
  return createModels({ default: model, providers, log, ...toEmbeddedOptions(settings) });
}

/**
 * Creates the models for requests that contain their own provider key.
 *
 * @param log Logs a line about a provider error.
 */
export function createConfiguredByokModels(settings: Settings, log: (line: string) => void): ByokModels {
  return createByokModels({ providers: settings.byokProviders, log, ...toEmbeddedOptions(settings) });
}

function toEmbeddedOptions(settings: Settings): EmbeddedOptions {
  const { demoDelayMs, allowScriptModelForTests, scriptHoldsUrl } = settings;
  return { demoDelayMs, allowScriptModelForTests, ...(scriptHoldsUrl && { scriptHoldsUrl }) };
}

/** Time that clients have to read the ends of their streams during shutdown, in milliseconds. */
const closeTimeoutMs = 5_000;

/** Closes idle connections immediately, and the remaining connections after the time limit. */
async function closeConnections(http: Server, closed: Promise<void>): Promise<void> {
  const idle = setInterval(() => http.closeIdleConnections(), 20);
  const timer = setTimeout(() => http.closeAllConnections(), closeTimeoutMs);
  http.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}
