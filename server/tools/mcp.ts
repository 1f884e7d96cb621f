/** Server tools and resources that come from MCP servers. */
import type { JsonObject } from "../runs/events.ts";
import type { McpAddress } from "./link.ts";
import { failure } from "./outcome.ts";
import type { ServerTool, ServerTools } from "./port.ts";
import { SupervisedServer } from "./supervised-server.ts";

/** A tool server of the configuration. */
export type McpServerConfig = McpAddress & {
  /**
   * Which tools may be called twice (`ServerTool.repeatable`): all, none, or those with these names (without the
   * server's). Absent, a tool's own `readOnlyHint` or `idempotentHint` decides.
   */
  repeatable?: boolean | readonly string[];
};

export interface McpOptions {
  /** Takes one line, without a line end: the children's stderr, and what happens to the servers. */
  log: (line: string) => void;
  /** Milliseconds after which a tool call or the reading of a resource fails; 60,000 if absent. */
  callTimeoutMs?: number;
  /** Milliseconds for each answer that a server owes while it starts; 30,000 if absent. */
  startTimeoutMs?: number;
}

/**
 * Starts or connects the MCP servers and lists their tools, named `<server>/<tool>` (TX-12).
 *
 * A server that cannot start is logged and has no tools. One that is lost later is started or connected again; its
 * tools stay listed meanwhile and answer with an error. All projects share the servers. A resource is read from the first server,
 * in the order of `configs`, that lists it or has a template for it.
 *
 * Rejects only for settings that cannot be meant: a name that is not letters, digits, `_` and `-`, or one twice.
 */
export async function connectMcpServers(
  configs: readonly McpServerConfig[],
  { log, callTimeoutMs = 60_000, startTimeoutMs = 30_000 }: McpOptions,
): Promise<ServerTools> {
  const timeouts = { callTimeoutMs, startTimeoutMs };
  const servers = new Map<string, { config: McpServerConfig; server: SupervisedServer }>();
  for (const config of configs) {
    const { name } = config;
    if (!/^[A-Za-z0-9_-]+$/.test(name)) {
      throw new Error(`The tool server name ${JSON.stringify(name)} must be letters, digits, "_" and "-".`);
    }
    if (servers.has(name)) {
      throw new Error(`Two tool servers are named ${JSON.stringify(name)}; give each a name of its own.`);
    }
    servers.set(name, { config, server: new SupervisedServer(config, log, timeouts) });
  }
  await Promise.all(Array.from(servers.values(), ({ server }) => server.start()));

  return {
    list: () => Array.from(servers.values()).flatMap(({ config, server }) => toolsOf(config, server)),
    async call(_projectId, name, input, options) {
      options.signal.throwIfAborted();
      const [serverName = "", ...rest] = name.split("/");
      const server = servers.get(serverName)?.server;
      if (!server) return failure(`There is no server tool named \`${name}\`.`);
      return server.call(rest.join("/"), input, options);
    },
    async readResource(_projectId, uri, { signal }) {
      signal.throwIfAborted();
      const owner = Array.from(servers.values()).find(({ server }) => server.hasResource(uri));
      return owner?.server.readResource(uri, signal);
    },
    async close() {
      await Promise.all(Array.from(servers.values(), ({ server }) => server.close()));
    },
  };
}

function toolsOf({ name, repeatable }: McpServerConfig, server: SupervisedServer): ServerTool[] {
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
