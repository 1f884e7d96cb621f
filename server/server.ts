/** A whole server: store, tools, models, engine and HTTP, started in order and stopped in the reverse order. */
import { createServer, type Server } from "node:http";
import type { Express, RequestHandler } from "express";
import { delegationTools } from "./agents/delegation-tools.ts";
import { createApp } from "./app.ts";
import type { Settings } from "./config/settings.ts";
import type { ContractServices } from "./contracts/contract.ts";
import { contracts } from "./contracts/index.ts";
import { type ServedContract, serveContract } from "./contracts/serve-contract.ts";
import { bodyBudgetFor, conversationLimitsFor, MemoryBudget } from "./core/limits/memory-budget.ts";
import { RateLimiter } from "./core/limits/rate-limiter.ts";
import type { Models } from "./core/ports/models.ts";
import type { ByokModels } from "./core/ports/request-models.ts";
import type { ServerTools } from "./core/ports/tools.ts";
import { settingsOfProject } from "./core/settings.ts";
import type { RunObserver } from "./core/telemetry/observer.ts";
import { Engine } from "./engine/engine.ts";
import { startRetention } from "./engine/retention.ts";
import { listen } from "./http/listen.ts";
import { refuseTinyChunks } from "./http/tiny-chunks.ts";
import { byokModels } from "./models/byok.ts";
import { createModels, type EmbeddedOptions } from "./models/registry.ts";
import { type MetricsServer, serveMetrics } from "./operations/metrics-server.ts";
import { type Operations, operationsRouter, silentOperations } from "./operations/operations.ts";
import { observeRequests } from "./operations/requests.ts";
import { createRunObserver } from "./operations/run-observer.ts";
import type { RunningServer } from "./running-server.ts";
import { openStore } from "./store/open-store.ts";
import { openSqlite } from "./store/sqlite/store.ts";
import { builtInTools } from "./tools/built-in.ts";
import { sandboxTools } from "./tools/code/sandbox-tools.ts";
import { connectProjectTools } from "./tools/project-tools.ts";
import { selectBuiltins } from "./tools/web/builtins.ts";

export type { RunningServer };

/** Parts that tests exchange. */
export interface ServerParts {
  tools?: ServerTools;
  /** Tools that work in a run's sandbox. */
  sandbox?: ServerTools;
  models?: Models;
  /** Models of requests that bring their provider's key themselves. */
  byok?: ByokModels;
  before?: readonly RequestHandler[];
  /** Its log and its metrics; no log if absent. */
  operations?: Operations;
}

/**
 * Starts a server.
 *
 * @param settings Its settings.
 * @param log Takes one line at a time.
 * @param parts Tools and models other than the configured ones, and handlers that run before the operations.
 * @throws what keeps it from starting: the file is in use, the port is taken, …
 */
export async function startServer(
  settings: Settings,
  log: (line: string) => void,
  parts: ServerParts = {},
): Promise<RunningServer> {
  const { operations = silentOperations() } = parts;
  const { registry } = operations.metrics;
  const observer = createRunObserver({ ...operations, logPrompts: settings.logPrompts });
  const models = parts.models ?? modelsOf(settings, log);
  const app = Promise.withResolvers<Express>();
  // The port is bound first: requests wait for the app, and runs of an earlier process start only after it.
  const http = createServer((request, response) => {
    refuseTinyChunks(request);
    void app.promise.then((handle) => handle(request, response));
  });
  const { store, peers } = await openStore(settings, log);
  const sandbox = parts.sandbox ?? sandboxTools();
  let opened: ServerTools | undefined;
  let metrics: MetricsServer | undefined;
  let isStopping = false;
  try {
    const tools = parts.tools ?? (await toolsOf(settings, models, observer, log));
    opened = tools;
    const url = await listen(http, settings);
    const { host, metricsPort, apiKeys } = settings;
    metrics =
      metricsPort === undefined
        ? undefined
        : await serveMetrics(registry, { host, port: metricsPort, isOpen: apiKeys.open });
    const { disconnectGraceMs, maxBodyBytes, maxMessageBytes } = settings;
    const settingsOf = (projectId: string) => settingsOfProject(settings, projectId);
    const working = { store, peers, tools, sandbox, models, observer, log };
    const largestBody = Math.max(maxBodyBytes, settings.gateway.limits.bodyBytes);
    const conversations = conversationLimitsFor(largestBody);
    const engine = await Engine.start({
      ...working,
      disconnectGraceMs,
      limitsOf: (projectId) => settingsOf(projectId).limits,
      allowedModelsOf: (projectId) => settingsOf(projectId).models,
      conversations,
      listening: app.promise,
    });
    const { before = [] } = parts;
    const services: ContractServices = {
      engine,
      store,
      models,
      apiKeys,
      rateLimiter: new RateLimiter({ rateOf: (projectId) => settingsOf(projectId).rate }),
      maxBodyBytes,
      maxMessageBytes,
      bodyBudget: new MemoryBudget("Request bodies", bodyBudgetFor(largestBody)),
      settingsOf,
      toolsOf: (projectId) => tools.list(projectId),
      log,
      ephemeral: { openStore: () => openSqlite(":memory:"), observer, conversations },
      byokModels: parts.byok ?? byokOf(settings, log),
      selectBuiltins,
      gateway: settings.gateway,
    };
    const served: ServedContract[] = [];
    for (const contract of contracts) {
      served.push(await serveContract(contract, services));
      operations.metrics.stalledReaders.inc({ contract: contract.name }, 0);
    }
    const { corsOrigins } = settings;
    const checks = {
      // Whatever is cheap: there is no such run.
      storeAnswers: () => store.read.findRunById(""),
      writeProblem: () => store.writeProblem(),
      isStopping: () => isStopping,
    };
    const forOperators = {
      observe: observeRequests(operations),
      operations: operationsRouter(
        checks,
        // Without keys only this machine is served.
        apiKeys.open && metricsPort === undefined ? operations.metrics : undefined,
      ),
    };
    const retention = startRetention({ store, eventRetentionHours: settings.eventRetentionHours, log });
    app.resolve(createApp({ contracts: served, apiKeys, ...forOperators, corsOrigins, before, log }));
    return {
      url,
      ...(metrics !== undefined && { metricsUrl: metrics.url }),
      async close() {
        isStopping = true;
        const retained = retention.close();
        for (const contract of served) contract.drain();
        const { shutdownGraceMs } = settings;
        const [goingOn] = (await operations.metrics.activeRuns.get()).values;
        operations.logger.info({ runs: goingOn?.value ?? 0, graceMs: shutdownGraceMs }, "stopping");
        await Promise.all([
          ...served.map((contract) => contract.stop(shutdownGraceMs)),
          engine.quiet(shutdownGraceMs),
        ]);
        const closed = new Promise<void>((resolve) => http.close(() => resolve()));
        await engine.close();
        await lastConnections(http, closed);
        await Promise.all(served.map((contract) => contract.close()));
        await tools.close();
        await sandbox.close();
        await retained;
        await store.close();
        metrics?.close();
        operations.logger.info("stopped");
      },
    };
  } catch (error) {
    http.close();
    http.closeAllConnections();
    metrics?.close();
    await opened?.close();
    await store.close();
    throw error;
  }
}

/** All tools of the server: those of tool servers, built-in ones, and agents. @throws Error for two of one name. */
export function toolsOf(
  settings: Settings,
  models: Models,
  observer: RunObserver,
  log: (line: string) => void,
): Promise<ServerTools> {
  const sources = (tools: ServerTools) => [
    builtInTools((projectId) => settingsOfProject(settings, projectId).builtInTools),
    delegationTools({
      agentsOf: (projectId) => settingsOfProject(settings, projectId).agents,
      models,
      tools,
      observer,
      log,
    }),
  ];
  return connectProjectTools(settings, sources, { log });
}

/** Creates the models of the settings. @param log Takes one line about a provider's failure. */
export function modelsOf(settings: Settings, log: (line: string) => void): Models {
  const { model, providers } = settings;
  return createModels({ default: model, providers, log, ...scriptOf(settings) });
}

/** Creates the models that requests bring keys for, by the settings. @param log Takes one line about a provider's failure. */
export function byokOf(settings: Settings, log: (line: string) => void): ByokModels {
  return byokModels({ providers: settings.byokProviders, log, ...scriptOf(settings) });
}

function scriptOf({ allowScriptModelForTests, scriptHoldsUrl }: Settings): EmbeddedOptions {
  return { allowScriptModelForTests, ...(scriptHoldsUrl && { scriptHoldsUrl }) };
}

/** How long clients may take to read the ends of their streams when the server stops, in milliseconds. */
const lastReadMs = 5_000;

/** Connections that have become idle are closed at once, those that a client leaves full when its time is up. */
async function lastConnections(http: Server, closed: Promise<void>): Promise<void> {
  const idle = setInterval(() => http.closeIdleConnections(), 20);
  const late = setTimeout(() => http.closeAllConnections(), lastReadMs);
  http.closeIdleConnections();
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
