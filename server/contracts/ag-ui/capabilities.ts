import type { components } from "../../../generated/ag-ui/types.ts";
import { codeToolName, selectTools } from "../../core/ports/tools.ts";
import { findAgent } from "../agent-settings.ts";
import type { ContractServices } from "../contract.ts";

/** The services from which capabilities are derived. */
export type CapabilitySources = Pick<ContractServices, "getSettings" | "listTools" | "models">;

/**
 * Returns an agent's capabilities.
 *
 * @throws {UnknownAgentError}
 */
export function describeCapabilities(
  sources: CapabilitySources,
  projectId: string,
  name: string,
): components["schemas"]["AgentCapabilities"] {
  const agent = findAgent(sources, projectId, name);
  const { models } = sources;
  const projectTools = sources.listTools(projectId);
  const tools = agent === undefined ? projectTools : selectTools(agent.tools, projectTools);
  const settings = sources.getSettings(projectId);
  const subagents = settings.agents.filter((each) =>
    tools.some((tool) => tool.name === `delegate_to_${each.name}`),
  );
  const { limits } = agent ?? settings;
  const model = agent?.model ?? models.default;
  const supports = (mediaType: string) => models.acceptsInput(model, { mediaType, source: "data" });
  const hasCodeTool = tools.some((tool) => tool.name === codeToolName);
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
        image: supports("image/png"),
        audio: supports("audio/wav"),
        video: supports("video/mp4"),
        pdf: supports("application/pdf"),
        file: supports("text/plain"),
      },
      output: { image: false, audio: false },
    },
    execution: {
      codeExecution: hasCodeTool,
      sandboxed: hasCodeTool,
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
