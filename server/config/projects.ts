/** Combines the settings for all projects with each project's own settings, which take precedence. */
import { appendToPointer } from "../core/json/pointer.ts";
import type { ProjectRate } from "../core/limits/rate-limiter.ts";
import {
  defaultLimits,
  type McpServerConfig,
  type ProjectSettings,
  type RunLimits,
} from "../core/settings.ts";
import { defaultToolServers } from "../tools/project-tools.ts";
import { type BuiltInChoice, readBuiltInTools } from "./built-in-tools.ts";
import type { AgentContent, ProjectContent } from "./config-file.ts";
import { readIssuers } from "./issuers.ts";
import type { Sources } from "./sources.ts";
import { readToolServers, readToolServersFile } from "./tool-servers.ts";

/** Settings from one part of the file. */
interface Layer {
  /** The MCP servers in this part; `undefined` if none are configured. */
  servers: readonly McpServerConfig[] | undefined;
  agents: Record<string, AgentContent>;
  builtInTools: BuiltInChoice;
  consent: readonly string[];
  limits: Partial<RunLimits>;
  rate: RateContent | undefined;
  models: readonly string[] | undefined;
}

/**
 * Reads the projects' settings. Adds the weather example if no tool servers are configured anywhere.
 *
 * @param open True if the server has no API keys.
 */
export function readProjects(
  sources: Sources,
  open: boolean,
): {
  everyProject: ProjectSettings;
  projects: ReadonlyMap<string, ProjectSettings>;
} {
  const { env, file, errors } = sources;
  const shared = readLayer(file.content, "", sources);
  const serversFile = env.MCP_SERVERS_FILE;
  if (serversFile) shared.servers = readToolServersFile(serversFile, env, errors);
  const layers = Object.entries(file.content.projects ?? {}).map(
    ([id, content]) =>
      [id, mergeLayers(shared, readLayer(content, appendToPointer("/projects", id), sources))] as const,
  );
  const issuers = readIssuers(sources);
  const none = [shared, ...layers.map(([, layer]) => layer)].every(({ servers }) => servers === undefined);
  const unnamed = none ? defaultToolServers : [];
  return {
    everyProject: toProjectSettings(shared, unnamed, open),
    projects: new Map(
      layers.map(([id, layer]) => [id, { ...toProjectSettings(layer, unnamed, open), ...issuers.get(id) }]),
    ),
  };
}

function readLayer(content: ProjectContent, pointer: string, sources: Sources): Layer {
  const { mcpServers, agents = {}, builtInTools = {}, consent = [], limits = {}, rate, models } = content;
  const { name: label, folder } = sources.file;
  const at = { label, pointer: `${pointer}/mcpServers`, folder };
  // The file in `MCP_SERVERS_FILE` replaces the servers listed in the configuration.
  const replaced = pointer === "" && sources.env.MCP_SERVERS_FILE;
  return {
    servers:
      mcpServers === undefined || replaced
        ? undefined
        : readToolServers(mcpServers, at, sources.env, sources.errors),
    agents,
    builtInTools: readBuiltInTools(builtInTools, `${pointer}/builtInTools`, sources),
    consent,
    limits,
    rate,
    models,
  };
}

function mergeLayers(shared: Layer, projectLayer: Layer): Layer {
  const servers = [...(shared.servers ?? []), ...(projectLayer.servers ?? [])];
  return {
    servers:
      shared.servers === undefined && projectLayer.servers === undefined
        ? undefined
        : [...new Map(servers.map((server) => [server.name, server])).values()],
    agents: { ...shared.agents, ...projectLayer.agents },
    builtInTools: { ...shared.builtInTools, ...projectLayer.builtInTools },
    consent: [...new Set([...shared.consent, ...projectLayer.consent])],
    limits: { ...shared.limits, ...projectLayer.limits },
    rate: mergeRates(shared.rate, projectLayer.rate),
    models: projectLayer.models ?? shared.models,
  };
}

function toProjectSettings(
  layer: Layer,
  unnamed: readonly McpServerConfig[],
  open: boolean,
): ProjectSettings {
  const { servers = unnamed, agents, builtInTools, consent, models } = layer;
  const { webSearch, webFetch, runCode } = builtInTools;
  const limits = { ...defaultLimits, ...layer.limits };
  const rate = resolveRate(layer.rate, open);
  return {
    toolServers: servers,
    agents: Object.entries(agents).map(([name, { tools = [], limits: agentLimits, ...agent }]) => ({
      ...agent,
      name,
      tools,
      limits: { ...limits, ...agentLimits },
    })),
    builtInTools: {
      ...(webSearch && { webSearch }),
      ...(webFetch && { webFetch }),
      ...(runCode && { runCode }),
    },
    ...(consent.length > 0 && { consent }),
    limits,
    ...(Object.keys(layer.limits).length > 0 && { setLimits: layer.limits }),
    ...(rate !== undefined && { rate }),
    ...(models !== undefined && { models }),
  };
}

/** A rate limit as configured: some of its values, or `false` for no limit. */
export type RateContent = false | Partial<ProjectRate>;

/**
 * Default rate limit for a server with API keys. A page with one user sends a few requests per message, so
 * this limit is enough for thousands of users sharing a key. It prevents a faulty loop or a single project
 * from monopolizing the server.
 */
export const defaultRate: ProjectRate = { requestsPerSecond: 100, burst: 1000, streams: 1000 };

/** Merges a project's rate limit with the limit for all projects. */
function mergeRates(shared: RateContent | undefined, projectRate: RateContent | undefined) {
  return projectRate && shared ? { ...shared, ...projectRate } : (projectRate ?? shared);
}

/**
 * Returns the effective limits, or `undefined` if there is no limit.
 *
 * @param open True if the server has no API keys. It then has no default limit.
 */
function resolveRate(configured: RateContent | undefined, open: boolean): ProjectRate | undefined {
  if (configured === false || (configured === undefined && open)) return undefined;
  return { ...defaultRate, ...configured };
}
