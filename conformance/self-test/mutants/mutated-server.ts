/** Starts our server with a mutation in this process. */
import { existsSync } from "node:fs";
import type { RequestHandler } from "express";
import { readSettings } from "../../../server/config/settings.ts";
import type { Model, Models } from "../../../server/core/ports/models.ts";
import type { ByokModels } from "../../../server/core/ports/request-models.ts";
import { silentObserver } from "../../../server/core/telemetry/observer.ts";
import {
  connectTools,
  createConfiguredByokModels,
  createConfiguredModels,
  type RunningServer,
  startServer,
} from "../../../server/server.ts";
import { createSandboxTools } from "../../../server/tools/code/sandbox-tools.ts";
import { Sandboxes } from "../../../server/tools/code/sandboxes.ts";
import { ScriptWorker } from "../../../server/tools/code/script-worker.ts";
import type { Mutate, ServerContext } from "./mutant.ts";

/** Starts the server with a mutation and the settings from an environment. */
export async function startMutated(
  mutate: Mutate,
  env: Readonly<Record<string, string>>,
  key: string,
): Promise<RunningServer> {
  let url = "";
  const settings = readSettings({ ...env });
  const context: ServerContext = {
    restarted: existsSync(settings.databaseFile),
    async ask(method, path, body) {
      const response = await fetch(`${url}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          "content-type": "application/json",
          [ownRequestHeader]: "1",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, text: await response.text() };
    },
  };
  // The log output of mutants is not needed.
  const log = () => {};
  const mutation = mutate(context);
  const altered = mutation.settings?.(settings) ?? settings;
  const models = wrapModels(createConfiguredModels(altered, log), mutation.model);
  const connected = await connectTools(altered, models, silentObserver, log);
  const sandbox = createSandboxTools(new Sandboxes(() => new ScriptWorker(67_108_864), sandboxBounds));
  const server = await startServer(altered, log, {
    tools: mutation.tools?.(connected) ?? connected,
    sandbox: mutation.tools?.(sandbox) ?? sandbox,
    models,
    byok: wrapByokModels(createConfiguredByokModels(altered, log), mutation.model),
    before: mutation.before === undefined ? [] : [skipOwnRequests(mutation.before)],
  });
  url = server.url;
  return server;
}

/**
 * Limits for scripts. They ensure that a script that never ends is stopped before the case's step exceeds its
 * own time limit.
 */
const sandboxBounds = { timeMs: 800, maxSandboxes: 16, idleMs: 600_000 };

/** Header that marks a mutation's requests to its own server. These requests are not mutated. */
const ownRequestHeader = "x-mutant-asks";

function skipOwnRequests(before: RequestHandler): RequestHandler {
  return (request, response, next) =>
    request.headers[ownRequestHeader] === undefined ? before(request, response, next) : next();
}

function wrapModels(models: Models, wrap: ((model: Model) => Model) | undefined): Models {
  if (wrap === undefined) return models;
  return {
    default: models.default,
    ids: models.ids,
    acceptsInput: models.acceptsInput,
    get(id) {
      const model = models.get(id);
      return model && wrap(model);
    },
  };
}

function wrapByokModels(models: ByokModels, wrap: ((model: Model) => Model) | undefined): ByokModels {
  if (wrap === undefined) return models;
  return {
    ids: models.ids,
    resolve(publicId, headerOf) {
      const resolved = models.resolve(publicId, headerOf);
      return "model" in resolved ? { ...resolved, model: wrap(resolved.model) } : resolved;
    },
  };
}
