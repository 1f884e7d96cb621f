/** The server tools of all projects: those of MCP servers, and those that this process adds. */
import { fileURLToPath } from "node:url";
import { SettingError } from "../core/errors.ts";
import { modelToolName } from "../core/ports/models.ts";
import { combineServerTools, isNamed, type ServerTool, type ServerTools } from "../core/ports/tools.ts";
import type { McpServerConfig, ProjectSettings } from "../core/settings.ts";
import { connectMcpServers } from "./mcp.ts";

/** Which MCP servers each project has. */
interface ProjectToolSettings {
  /** For projects without an entry of their own. */
  everyProject: ToolSettings;
  /** What a project has in place of that. */
  projects: ReadonlyMap<string, ToolSettings>;
}

/** What of a project's settings concerns its tools. */
type ToolSettings = Pick<ProjectSettings, "toolServers" | "consent">;

/**
 * Connects the MCP servers of all projects and puts other sources beside them. A server that a project shares with
 * every project is connected once.
 *
 * @param sources Makes the other sources. It is given the tools of all sources, for those that call others; they may
 *   be used once this function is done.
 * @param options.log Takes one line at a time.
 * @throws {SettingError} when sources offer a project two tools that models could not tell apart, with both names; Error
 *   for settings of MCP servers, as `connectMcpServers` does.
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
      // Who owns a source closes it, not who uses it.
      close: async () => {},
    });
    const combined = combineServerTools(servers, ...others);
    const consentOf = (projectId: string) => (projects.get(projectId) ?? everyProject).consent ?? [];
    all = { ...combined, list: (projectId) => marked(combined.list(projectId), consentOf(projectId)) };
    for (const projectId of [undefined, ...projects.keys()]) {
      const tools = [servers, ...others].flatMap((source) => source.list(projectId ?? ""));
      refuseCollisions(tools, projectId);
    }
    return all;
  } catch (error) {
    await servers.close();
    throw error;
  }
}

/** The tools, with those marked whose calls the user must agree to. */
function marked(tools: ServerTool[], consent: readonly string[]): ServerTool[] {
  if (consent.length === 0) return tools;
  return tools.map((tool) =>
    consent.some((pattern) => isNamed(tool.name, pattern)) ? { ...tool, needsConsent: true } : tool,
  );
}

/** @param projectId Whose tools they are, if not of every project. */
function refuseCollisions(tools: readonly ServerTool[], projectId: string | undefined): void {
  const whose = projectId === undefined ? "" : ` of the project \`${projectId}\``;
  const taken = new Map<string, string>();
  for (const { name } of tools) {
    const modelName = modelToolName(name);
    const other = taken.get(modelName);
    if (other !== undefined) {
      throw new SettingError(
        "mcpServers, agents",
        `the server tools \`${other}\` and \`${name}\`${whose} would both be \`${modelName}\` to a model: ` +
          "rename the tool server or the agent, or leave one of them out.",
      );
    }
    taken.set(modelName, name);
  }
}

/** The weather example, run by the Node that runs this process. */
export const defaultToolServers: readonly McpServerConfig[] = [
  {
    name: "weather",
    command: process.execPath,
    args: [fileURLToPath(new URL("./weather/main.ts", import.meta.url))],
  },
];
