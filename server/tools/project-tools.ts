/** Combines the server tools of all projects: tools from MCP servers and tools that run in this process. */
import { fileURLToPath } from "node:url";
import { SettingError } from "../core/errors.ts";
import { toModelToolName } from "../core/ports/models.ts";
import {
  combineServerTools,
  matchesToolPattern,
  type ServerTool,
  type ServerTools,
} from "../core/ports/tools.ts";
import type { McpServerConfig, ProjectSettings } from "../core/settings.ts";
import { connectMcpServers } from "./mcp.ts";

/** The tool settings of all projects. */
interface ProjectToolSettings {
  /** Settings for projects that have no entry in `projects`. */
  everyProject: ToolSettings;
  /** Settings for individual projects. They replace the default settings. */
  projects: ReadonlyMap<string, ToolSettings>;
}

/** The project settings that concern tools. */
type ToolSettings = Pick<ProjectSettings, "toolServers" | "consent">;

/**
 * Connects to the MCP servers of all projects and combines them with other sources. A server that several
 * projects share is connected only once.
 *
 * @param sources Creates the other sources. Its argument provides the tools of all sources, for sources that
 * call tools of other sources. These tools can be used after this function has returned.
 * @param options.log Logs a line.
 * @throws {SettingError} if two tools of a project would get the same name for models; Error for invalid MCP
 * server settings, as thrown by `connectMcpServers`.
 */
export async function connectProjectTools(
  { everyProject, projects }: ProjectToolSettings,
  sources: (tools: ServerTools) => readonly ServerTools[],
  { log }: { log: (line: string) => void },
): Promise<ServerTools> {
  const servers = await connectMcpServers(everyProject.toolServers, {
    log,
    projects: new Map(Array.from(projects, ([projectId, { toolServers }]) => [projectId, toolServers])),
  });
  try {
    let all = servers;
    const others = sources({
      list: (projectId) => all.list(projectId),
      call: (...call) => all.call(...call),
      readResource: (...reading) => all.readResource(...reading),
      // A source is closed by its owner, not by the code that uses it.
      close: async () => {},
    });
    const combined = combineServerTools(servers, ...others);
    const getConsent = (projectId: string) => (projects.get(projectId) ?? everyProject).consent ?? [];
    all = { ...combined, list: (projectId) => markConsent(combined.list(projectId), getConsent(projectId)) };
    for (const projectId of [undefined, ...projects.keys()]) {
      const tools = [servers, ...others].flatMap((source) => source.list(projectId ?? ""));
      rejectCollisions(tools, projectId);
    }
    return all;
  } catch (error) {
    await servers.close();
    throw error;
  }
}

/** Marks the tools whose calls need the user's consent. */
function markConsent(tools: ServerTool[], consent: readonly string[]): ServerTool[] {
  if (consent.length === 0) return tools;
  return tools.map((tool) =>
    consent.some((pattern) => matchesToolPattern(tool.name, pattern))
      ? { ...tool, needsConsent: true }
      : tool,
  );
}

/** @param projectId The project that the tools are listed for; `undefined` for the tools of every project. */
function rejectCollisions(tools: readonly ServerTool[], projectId: string | undefined): void {
  const whose = projectId === undefined ? "" : ` of the project \`${projectId}\``;
  const toolsByModelName = new Map<string, string>();
  for (const { name } of tools) {
    const modelName = toModelToolName(name);
    const other = toolsByModelName.get(modelName);
    if (other !== undefined) {
      throw new SettingError(
        "mcpServers, agents",
        `the server tools \`${other}\` and \`${name}\`${whose} would both be called \`${modelName}\` by models: ` +
          "rename or remove a tool server or an agent.",
      );
    }
    toolsByModelName.set(modelName, name);
  }
}

/** The weather example, run by the same Node binary as this process. */
export const defaultToolServers: readonly McpServerConfig[] = [
  {
    name: "weather",
    command: process.execPath,
    args: [fileURLToPath(new URL("./weather/main.ts", import.meta.url))],
  },
];
