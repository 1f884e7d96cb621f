import type { components } from "../../../generated/ag-ui/types.ts";
import { codeToolName, selectTools } from "../../core/ports/tools.ts";
import { findAgent } from "../agent-part.ts";
import type { ContractServices } from "../contract.ts";

/** The services that capabilities are derived from. */
export type AgentSources = Pick<ContractServices, "settingsOf" | "toolsOf" | "models">;

/**
 * Returns the capabilities of an agent.
 *
 * @throws {UnknownAgentError}
 */
export function capabilitiesOf(
  sources: AgentSources,
  projectId: string,
  name: string,
): components["schemas"]["AgentCapabilities"] {
  const agent = findAgent(sources, projectId, name);
  const { models } = sources;
  const all = sources.toolsOf(projectId);
  const tools = agent === undefined ? all : selectTools(agent.tools, all);
  const settings = sources.settingsOf(projectId);
  const subagents = settings.agents.filter((each) =>
    tools.some((tool) => tool.name === `delegate_to_${each.name}`),
  );
  const { limits } = agent ?? settings;
  const model = agent?.model ?? models.default;
  const takes = (mediaType: string) => models.takes(model, { mediaType, source: "data" });
  const runsCode = tools.some((tool) => tool.name === codeToolName);
  return {
    identity: { name, ...(agent !== undefined && { description: agent.description }) },
    transport: {
      streaming: true,
      websocket: false,
      httpBinary: false,
      pushNotifications: false,
      resumable: true,
    },
    tools: {
      supported: true,
      items: tools.map(({ name: tool, description, inputSchema }) => ({
        name: tool,
        description,
        parameters: inputSchema,
      })),
      parallelCalls: true,
      clientProvided: true,
    },
    output: { structuredOutput: false, supportedMimeTypes: ["text/plain"] },
    state: { snapshots: true, deltas: true, memory: false, persistentState: false },
    multiAgent: {
      supported: subagents.length > 0,
      delegation: subagents.length > 0,
      handoffs: false,
      subagents: subagents.map(({ name: subagent, description }) => ({ name: subagent, description })),
    },
    reasoning: { supported: true, streaming: true, encrypted: false },
    multimodal: {
      input: {
        image: takes("image/png"),
        audio: takes("audio/wav"),
        video: takes("video/mp4"),
        pdf: takes("application/pdf"),
        file: takes("text/plain"),
      },
      output: { image: false, audio: false },
    },
    execution: {
      codeExecution: runsCode,
      sandboxed: runsCode,
      maxIterations: limits.turns,
      maxExecutionTime: limits.timeMs,
    },
    humanInTheLoop: {
      supported: true,
      approvals: true,
      interventions: false,
      feedback: false,
      interrupts: true,
      approveWithEdits: false,
    },
  };
}
