/** A request for a run: what it may not ask for, and the rest in the engine's form. */
import type { components } from "../../../generated/agent-stream/types.ts";
import { mistakeInName } from "../../core/ids.ts";
import { codeToolName, type ServerTool } from "../../core/ports/tools.ts";
import type { RunInput, RunSettings } from "../../engine/run-input.ts";
import type { AgentPart } from "../agent-part.ts";
import { AgentStreamError } from "./errors.ts";
import { historyOf } from "./history.ts";

type Schemas = components["schemas"];

/**
 * Checks what both endpoints take.
 *
 * @throws {AgentStreamError} 400 for an id that databases do not hold as it is, 403 for tool servers of the client's
 *   own.
 */
export function checkRequest(body: Schemas["ChatRequest"] | Schemas["AgentRequest"]): void {
  checkId("/thread_id", body.thread_id);
  if (Object.keys(body.mcp_settings?.servers ?? {}).length > 0) {
    const message = "Requests cannot bring MCP servers to this server: leave mcp_settings out.";
    throw new AgentStreamError(403, message);
  }
}

/**
 * Checks what the agent endpoint takes besides.
 *
 * @throws {AgentStreamError} 400 for two ids of the thread, or one that databases do not hold as it is; 501 for a module
 *   that this server does not have.
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
    throw AgentStreamError.at("/session_id", 'is another name of "thread_id", so it must be the same');
}

function checkId(pointer: string, id: string | null | undefined): void {
  const mistake = mistakeInName(id ?? "");
  if (mistake !== undefined) throw AgentStreamError.at(pointer, mistake);
}

/** Sources of a run besides its request. */
export interface RunSources {
  /** Settings that the agent decides. */
  agent: AgentPart;
  /** The server tools that the project has now. */
  tools: readonly ServerTool[];
  /** Whether the run has the tool of its thread's sandbox. */
  sandbox?: true;
}

/**
 * Translates a validated request.
 *
 * @throws {AgentStreamError} for what the schema cannot say.
 */
export function runInput(
  body: Schemas["ChatRequest"] | Schemas["AgentRequest"],
  { agent, tools, sandbox }: RunSources,
): RunInput {
  const model = body.model_id ?? agent.model;
  const hasWeb = body.enable_web_search ?? true;
  const named = hasWeb ? agent.serverTools : withoutWeb(agent.serverTools, tools);
  const serverTools = sandbox ? withSandbox(named) : named;
  return {
    answers: [],
    messages: [],
    history: historyOf(body.messages),
    settings: {
      components: [],
      tools: [],
      toolChoice: "auto",
      ...agent,
      ...(model !== undefined && { model }),
      ...(serverTools !== undefined && { serverTools }),
      ...(sandbox && { sandbox }),
      embedResources: false,
      context: (body.resources ?? []).map(contextOf),
    },
    ...(body.model_id == null && agent.model !== undefined && { hasAgentModel: true }),
    onDisconnect: "cancel",
  };
}

const webTools: readonly string[] = ["web_search", "web_fetch"];

/** All names but those of the tools that reach the web; of all tools, where an agent names none. */
function withoutWeb(
  names: RunSettings["serverTools"],
  tools: readonly ServerTool[],
): NonNullable<RunSettings["serverTools"]> {
  return (names ?? tools.map(({ name }) => name)).filter((name) => !webTools.includes(name));
}

/** No choice of tools takes the sandbox away. */
function withSandbox(names: RunSettings["serverTools"]): RunSettings["serverTools"] {
  return names === undefined ? undefined : [...new Set([...names, codeToolName])];
}

function contextOf({ uri, title, description }: Schemas["Resource"]) {
  return { description: title || "Resource", value: description ? `${uri} (${description})` : uri };
}
