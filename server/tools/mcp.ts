/** Tools and resources from MCP servers. */

import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { JsonObject } from "../core/events.ts";
import { createFailedOutcome, type ServerTool, type ServerTools } from "../core/ports/tools.ts";
import type { McpServerConfig } from "../core/settings.ts";
import { SupervisedServer } from "./supervised-server.ts";

export interface McpOptions {
  /** Logs a line: stderr output of the child processes, and status changes of the servers. */
  log: (line: string) => void;
  /**
   * The servers of individual projects, by project ID. They replace the servers of every project. A server
   * that has the same configuration as a server of every project is shared. Any other server is used only by
   * its own project.
   */
  projects?: ReadonlyMap<string, readonly McpServerConfig[]>;
  /**
   * Time limit for resource reads, and for calls that have no separate time limit, in milliseconds. Defaults
   * to 60,000.
   */
  callTimeoutMs?: number;
  /** Time limit for each response while a server is starting, in milliseconds. Defaults to 30,000. */
  startTimeoutMs?: number;
  /**
   * Maximum time to wait for all servers to start, in milliseconds. Tools from slower servers are added
   * later. Defaults to 5,000.
   */
  startWaitMs?: number;
}

/** A server with its configuration. The servers of a project are stored by name. */
interface ConfiguredServer {
  config: McpServerConfig;
  server: SupervisedServer;
}
type Servers = ReadonlyMap<string, ConfiguredServer>;

/**
 * Starts or connects to the MCP servers and lists their tools as `<server>/<tool>` (TX-12).
 *
 * A server that cannot start is logged and has no tools. A server that is lost later is restarted or
 * reconnected. Until then its tools stay listed, and calls to them return an error. A resource is read from
 * the project's first server, in configuration order, that lists the resource or has a matching template.
 *
 * @param configs The servers of all projects without an entry in `options.projects`.
 * @throws Error if a name contains characters other than letters, digits, `_` and `-`, or is a duplicate.
 */
export async function connectMcpServers(
  configs: readonly McpServerConfig[],
  {
    log,
    projects = new Map(),
    callTimeoutMs = 60_000,
    startTimeoutMs = 30_000,
    startWaitMs = 5_000,
  }: McpOptions,
): Promise<ServerTools> {
  const timeouts = { callTimeoutMs, startTimeoutMs };
  const sharedServers = createServers(configs, (config) => new SupervisedServer(config, log, timeouts));
  const ofProjects = new Map<string, Servers>();
  for (const [projectId, projectConfigs] of projects) {
    const logOfProject = (line: string) => log(`Project \`${projectId}\`: ${line}`);
    const servers = createServers(projectConfigs, (config) => {
      const common = sharedServers.get(config.name);
      if (common && isDeepStrictEqual(common.config, config)) return common.server;
      return new SupervisedServer(config, logOfProject, timeouts);
    });
    ofProjects.set(projectId, servers);
  }
  const getServers = (projectId: string) => ofProjects.get(projectId) ?? sharedServers;
  const allServers = new Set(
    [sharedServers, ...ofProjects.values()].flatMap((servers) =>
      Array.from(servers.values(), ({ server }) => server),
    ),
  );
  await startServers(allServers, startWaitMs, log);

  return {
    list: (projectId) => Array.from(getServers(projectId).values()).flatMap(listTools),
    async call(projectId, name, input, options) {
      options.signal.throwIfAborted();
      const [serverName = "", ...rest] = name.split("/");
      const server = getServers(projectId).get(serverName)?.server;
      if (!server) return createFailedOutcome(`There is no server tool named \`${name}\`.`);
      return server.call(rest.join("/"), input, options);
    },
    async readResource(projectId, uri, { signal }) {
      signal.throwIfAborted();
      for (const { server } of getServers(projectId).values())
        if (await server.hasResource(projectId, uri, signal)) return await server.readResource(uri, signal);
      return undefined;
    },
    async close() {
      await Promise.all(Array.from(allServers, (server) => server.close()));
    },
  };
}

function createServers(
  configs: readonly McpServerConfig[],
  serverOf: (config: McpServerConfig) => SupervisedServer,
): Servers {
  const servers = new Map<string, ConfiguredServer>();
  for (const config of configs) {
    const { name } = config;
    if (!/^[A-Za-z0-9_-]+$/.test(name)) {
      throw new Error(
        `The tool server name ${JSON.stringify(name)} may only contain letters, digits, "_" and "-".`,
      );
    }
    if (servers.has(name)) {
      throw new Error(`Two tool servers are named ${JSON.stringify(name)}; give each a unique name.`);
    }
    servers.set(name, { config, server: serverOf(config) });
  }
  return servers;
}

/** Starts servers, but does not wait for servers that take too long. */
async function startServers(
  servers: ReadonlySet<SupervisedServer>,
  startWaitMs: number,
  log: (line: string) => void,
): Promise<void> {
  const slow = new Set(servers);
  const starts = Array.from(servers, (server) => server.start().then(() => slow.delete(server)));
  const stop = new AbortController();
  const timer = sleep(startWaitMs, undefined, { signal: stop.signal }).catch(() => {});
  await Promise.race([Promise.all(starts), timer]);
  stop.abort();
  for (const { name } of slow)
    log(
      `Tool server \`${name}\` is still starting after ${startWaitMs / 1000} s; its tools are added when it is ready.`,
    );
}

function listTools({ config: { name, repeatable }, server }: ConfiguredServer): ServerTool[] {
  return server.tools.map((tool) => {
    const hinted = tool.annotations?.readOnlyHint === true || tool.annotations?.idempotentHint === true;
    return {
      name: `${name}/${tool.name}`,
      description: tool.description ?? tool.title ?? "",
      inputSchema: tool.inputSchema as JsonObject,
      repeatable: typeof repeatable === "object" ? repeatable.includes(tool.name) : (repeatable ?? hinted),
    };
  });
}
