import { fileURLToPath } from "node:url";

/** MCP servers by name, as in `tambo.config.json`. */
export type McpServers = Readonly<Record<string, object>>;

/** Rate limits that are too high to have an effect, so that they do not stop the attacks. */
const unlimited = { requestsPerSecond: 100_000, burst: 1_000_000, streams: 1_000_000 };

/** A tool server with one tool for each schema in the `schemas` family. */
const schemaServer = {
  command: process.execPath,
  args: [fileURLToPath(new URL("../tool-servers/schemas.ts", import.meta.url))],
};

/**
 * Creates the content of `tambo.config.json`.
 *
 * @param toolServers MCP servers in the attacker's project.
 */
export function createConfig(toolServers: McpServers): object {
  return {
    model: "script",
    mcpServers: {},
    gateway: { rate: false },
    projects: {
      neighbour: { rate: false },
      attacker: {
        rate: unlimited,
        builtInTools: { runCode: { timeMs: 2_000 } },
        // A tool that hangs must time out before the case does.
        limits: { toolTimeMs: 2_000, timeMs: 30_000 },
        mcpServers: toolServers,
      },
      limited: {},
      schemas: { rate: unlimited, mcpServers: { schemas: schemaServer } },
    },
  };
}
