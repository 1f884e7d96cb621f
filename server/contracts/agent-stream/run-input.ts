import type { components } from "../../../generated/agent-stream/types.ts";
import { describeInvalidId } from "../../core/ids.ts";
import { codeToolName, type ServerTool } from "../../core/ports/tools.ts";
import type { RunInput, RunSettings } from "../../engine/run-input.ts";
import type { AgentRunSettings } from "../agent-settings.ts";
import { AgentStreamError } from "./errors.ts";
import { createHistory } from "./history.ts";

type Schemas = components["schemas"];

/**
 * Validates the fields that both endpoints share.
 *
 * @throws {AgentStreamError} 400 for an ID that a database would store in a different form, 403 if the client
 * sends its own tool servers.
 */
export function checkRequest(body: Schemas["ChatRequest"] | Schemas["AgentRequest"]): void {
  checkId("/thread_id", body.thread_id);
  if (Object.keys(body.mcp_settings?.servers ?? {}).length > 0) {
    const message = 'This server does not accept MCP servers from requests. Remove "mcp_settings".';
    throw new AgentStreamError(403, message);
  }
}

/**
 * Validates the fields that only the agent endpoint has.
 *
 * @throws {AgentStreamError} 400 for two different thread IDs, or for an ID that a database would store in a
 * different form; 501 for a module that this server does not have.
 */
export function checkAgentRequest(body: Schemas["AgentRequest"]): void {
  const { thread_id: threadId, session_id: sessionId } = body;
  const module = body.module ?? "general";
  if (module !== "general") {
    const message = `The module "${module}" is not available on this server: use "general".`;
    throw new AgentStreamError(501, message);
  }
  checkId("/session_id", sessionId);
  if (threadId && sessionId && threadId !== sessionId)
    throw AgentStreamError.forField(
      "/session_id",
      'is an alias for "thread_id" and must have the same value',
    );
}

function checkId(pointer: string, id: string | null | undefined): void {
  const detail = describeInvalidId(id ?? "");
  if (detail !== undefined) throw AgentStreamError.forField(pointer, detail);
}

/** Sources of a run's settings besides its request. */
export interface RunSettingsSources {
  /** The agent's settings. */
  agent: AgentRunSettings;
  /** The server tools that the project currently has. */
  tools: readonly ServerTool[];
  /** Set if the run may use its thread's sandbox tool. */
  sandbox?: true;
}

/**
 * Converts a validated request to the engine's input.
 *
 * @throws {AgentStreamError} for errors that the schema cannot express.
 */
export function toRunInput(
  body: Schemas["ChatRequest"] | Schemas["AgentRequest"],
  { agent, tools, sandbox }: RunSettingsSources,
): RunInput {
  const model = body.model_id ?? agent.model;
  const hasWeb = body.enable_web_search ?? true;
  const allowedTools = hasWeb ? agent.serverTools : withoutWebTools(agent.serverTools, tools);
  const serverTools = sandbox ? withSandboxTool(allowedTools) : allowedTools;
  return {
    toolResults: [],
    messages: [],
    history: createHistory(body.messages),
    settings: {
      components: [],
      tools: [],
      toolChoice: "auto",
      ...agent,
      ...(model !== undefined && { model }),
      ...(serverTools !== undefined && { serverTools }),
      ...(sandbox && { sandbox }),
      embedResources: false,
      context: (body.resources ?? []).map(toContext),
    },
    ...(body.model_id == null && agent.model !== undefined && { hasAgentModel: true }),
    onDisconnect: "cancel",
  };
}

const webTools: readonly string[] = ["web_search", "web_fetch"];

/**
 * Returns the names without the web tools. If the agent lists no tools, all of the project's tools are used.
 */
function withoutWebTools(
  names: RunSettings["serverTools"],
  tools: readonly ServerTool[],
): NonNullable<RunSettings["serverTools"]> {
  return (names ?? tools.map(({ name }) => name)).filter((name) => !webTools.includes(name));
}

/** Adds the sandbox tool, which is available even if the agent's list of tools does not include it. */
function withSandboxTool(names: RunSettings["serverTools"]): RunSettings["serverTools"] {
  return names === undefined ? undefined : [...new Set([...names, codeToolName])];
}

function toContext({ uri, title, description }: Schemas["Resource"]) {
  return { description: title || "Resource", value: description ? `${uri} (${description})` : uri };
}
