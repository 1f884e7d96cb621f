/** A request for a run, in the engine's form. */
import type { components } from "../../../generated/agent-stream/types.ts";
import { codeToolName, type ServerTool } from "../../core/ports/tools.ts";
import type { RunInput, RunSettings } from "../../engine/run-input.ts";
import type { AgentPart } from "../agent-part.ts";
import { historyOf } from "./history.ts";

type Schemas = components["schemas"];

/** What a request's run is made of besides the request. */
export interface RunSources {
  /** What the agent brings. */
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
