import type { components } from "../../../generated/ag-ui/types.ts";
import type { JsonObject } from "../../core/events.ts";
import type { Message } from "../../core/messages.ts";
import type { ClientTool, Consent, RunInput } from "../../engine/run-input.ts";
import type { AgentPart } from "../agent-part.ts";
import { type RunOptions, runOptions } from "../run-options.ts";
import { AgUiError } from "./errors.ts";
import { historyOf } from "./history.ts";

type Schemas = components["schemas"];
type RunAgentInput = Schemas["RunAgentInput"];

/**
 * Converts a validated request to the engine's input.
 *
 * @param body The request.
 * @param agent The agent's settings.
 * @param stored The thread's messages, oldest first.
 * @throws {AgUiError} `VALIDATION_ERROR` for errors that the schema cannot express.
 */
export function runInput(body: RunAgentInput, agent: AgentPart, stored: readonly Message[]): RunInput {
  const { onDisconnect = "cancel", ...options } = optionsOf(body);
  const { model: chosen, ...given } = runOptions(options as RunOptions);
  const model = chosen ?? agent.model;
  const appState = appStateOf(body.state);
  return {
    answers: [],
    messages: [],
    history: historyOf(body.messages, stored),
    consents: (body.resume ?? []).map(consentOf),
    settings: {
      ...agent,
      ...given,
      ...(model !== undefined && { model }),
      tools: body.tools.map(clientTool),
      embedResources: false,
      context: body.context.map(({ description, value }) => ({ description, value })),
      ...(appState !== undefined && { appState }),
      asksConsent: true,
    },
    ...(chosen === undefined && agent.model !== undefined && { hasAgentModel: true }),
    onDisconnect,
  };
}

function optionsOf({ forwardedProps }: RunAgentInput): Schemas["RunOptions"] {
  return isObject(forwardedProps) ? ((forwardedProps as Schemas["ForwardedProps"]).tambo ?? {}) : {};
}

/**
 * Returns the app's state without that of components, which the server keeps; `undefined` if it is not an
 * object.
 */
export function appStateOf(state: unknown): JsonObject | undefined {
  if (!isObject(state)) return undefined;
  const { components: _, ...own } = state;
  return own;
}

/**
 * Parameters that are absent, or not a JSON Schema of an object, are replaced by a schema of any object
 * (CX-05). Otherwise a provider would reject the entire run.
 */
function clientTool({ name, description, parameters }: Schemas["Tool"]): ClientTool {
  const anything = { type: "object", properties: {} };
  const schema = isObject(parameters) ? { ...anything, ...parameters } : anything;
  const inputSchema = schema.type === "object" && isObject(schema.properties) ? schema : anything;
  return { name, description, inputSchema };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the user's decision about a call. */
function consentOf({ interruptId, status, payload }: Schemas["ResumeEntry"], index: number): Consent {
  const pointer = `/resume/${index}`;
  if (status === "resolved" && payload === undefined) {
    const detail = 'is required with the status "resolved": send {"approved": true} or {"approved": false}';
    throw AgUiError.of([{ pointer: `${pointer}/payload`, detail }]);
  }
  const approved = status === "resolved" && payload?.approved === true;
  return { toolCallId: interruptId, approved, pointer: `${pointer}/interruptId` };
}
