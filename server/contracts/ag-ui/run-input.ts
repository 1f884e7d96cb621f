import type { components } from "../../../generated/ag-ui/types.ts";
import type { Json } from "../../core/events.ts";
import { isObject } from "../../core/json/object.ts";
import type { Message } from "../../core/messages.ts";
import type { ClientTool, Consent, RunInput, RunSettings } from "../../engine/run-input.ts";
import type { AgentRunSettings } from "../agent-settings.ts";
import { convertRunOptions, type RunOptions } from "../run-options.ts";
import { AgUiError } from "./errors.ts";
import { toHistory } from "./history.ts";

type Schemas = components["schemas"];
type RunAgentInput = Schemas["RunAgentInput"];

/**
 * Converts a validated request to the engine's input.
 *
 * @param body The request body.
 * @param agent The agent's settings.
 * @param stored The thread's messages, oldest first.
 * @throws {AgUiError} `VALIDATION_ERROR` for errors that the schema cannot express.
 * @throws {RequestRejectedError} `VALIDATION_ERROR` for an invalid schema of a component.
 */
export function toRunInput(
  body: RunAgentInput,
  agent: AgentRunSettings,
  stored: readonly Message[],
): RunInput {
  const { onDisconnect = "cancel", ...options } = getOptions(body);
  const { model: requestedModel, ...runOptions } = convertRunOptions(options as RunOptions);
  const model = requestedModel ?? agent.model;
  return {
    toolResults: [],
    messages: [],
    history: toHistory(body.messages, stored),
    keepsUnusableContent: true,
    consents: (body.resume ?? []).map(toConsent),
    settings: {
      ...agent,
      ...runOptions,
      ...(model !== undefined && { model }),
      tools: (body.tools ?? []).map(toClientTool),
      embedResources: false,
      context: (body.context ?? []).map(({ description, value }) => ({ description, value })),
      ...toAppState(body.state),
      asksConsent: true,
    },
    ...(requestedModel === undefined && agent.model !== undefined && { hasAgentModel: true }),
    onDisconnect,
  };
}

function getOptions({ forwardedProps }: RunAgentInput): Schemas["RunOptions"] {
  return isObject(forwardedProps) ? ((forwardedProps as Schemas["ForwardedProps"]).tambo ?? {}) : {};
}

/** Returns the settings for the app's state, without the component states, which the server keeps. */
function toAppState(state: unknown): Pick<RunSettings, "appState" | "fixedAppState"> {
  if (state === undefined || state === null) return {};
  if (!isObject(state)) return { fixedAppState: state as Json };
  const { components: _, ...appState } = state;
  return { appState };
}

/**
 * Converts a tool. Parameters that are absent, or are not the JSON Schema of an object, are replaced by a
 * schema that accepts any object (CX-05). Otherwise a provider would reject the entire run.
 */
function toClientTool({ name, description, parameters }: Schemas["Tool"]): ClientTool {
  const anyObject = { type: "object", properties: {} };
  const schema = isObject(parameters) ? { ...anyObject, ...parameters } : anyObject;
  const inputSchema = schema.type === "object" && isObject(schema.properties) ? schema : anyObject;
  return { name, description, inputSchema };
}

/** Converts the user's decision about a call. */
function toConsent({ interruptId, status, payload }: Schemas["ResumeEntry"], index: number): Consent {
  const pointer = `/resume/${index}`;
  if (status === "resolved" && payload === undefined) {
    const detail = 'is required with the status "resolved": send {"approved": true} or {"approved": false}';
    throw AgUiError.forFields([{ pointer: `${pointer}/payload`, detail }]);
  }
  const approved = status === "resolved" && payload?.approved === true;
  return { toolCallId: interruptId, approved, pointer: `${pointer}/interruptId` };
}
