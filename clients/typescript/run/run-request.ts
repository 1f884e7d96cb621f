/**
 * Requests that start and continue runs: the types that an app passes, and their conversion to the contract's
 * types.
 */
import type { TamboError } from "../tambo-error.ts";
import type { ClientTool } from "../tools/client-tool.ts";
import type {
  AvailableComponent,
  ComponentTool,
  CreateRunRequest,
  InputMessage,
  Tool,
  ToolRepresentation,
  Wire,
} from "../types.ts";

/** A component that the model may render. Its context tools may be client tools with a `run` function. */
export type RunRequestComponent = Omit<AvailableComponent, "contextTools"> & {
  contextTools?: readonly (ComponentTool | (ClientTool & { maxCalls?: number }))[];
};

/**
 * A request for a run. In addition to the contract's types, `message` may be a string, which is sent as a
 * user message, and `tools` may contain client tools with a `run` function.
 */
export type RunRequest = Omit<CreateRunRequest, "message" | "tools" | "availableComponents"> & {
  message: string | InputMessage;
  tools?: readonly (Tool | ClientTool)[];
  availableComponents?: readonly RunRequestComponent[];
};

/** The request fields that also apply to the runs that continue this run with client tool results. */
export type RunSettings = Omit<
  RunRequest,
  "message" | "additionalMessages" | "toolChoice" | "forceComponent" | "createThread" | "contextKey"
>;

/** Options for reading a run's stream. */
export interface ReadOptions {
  /**
   * Detaches from the stream when aborted. The run itself then continues or is cancelled, depending on its
   * `onDisconnect` setting.
   */
  signal?: AbortSignal;
  wire?: Wire;
  /** The representation of tool calls in the messages of the `tambo.run.finished` event. */
  toolRepresentation?: ToolRepresentation;
}

/** Options for `runs.stream`. */
export interface StreamOptions extends ReadOptions {
  /** A key that makes the request safe to repeat, even from another process. Defaults to a random key. */
  idempotencyKey?: string;
}

/**
 * Options for `runs.reconnect`. If they include client tools, the tool results are sent in a request that
 * continues the run and also contains the other fields.
 */
export interface ReconnectOptions extends ReadOptions, RunSettings {
  /**
   * The number of the last event that you have received, in the same wire format. Defaults to 0, which
   * replays the complete stream. With `null`, the server resumes where the run's last connection stopped; if
   * the run has ended or is awaiting input, the server sends only the last event.
   */
  after?: number | null;
}

/**
 * Converts a request to the contract's request body. The functions of client tools are dropped, and JSON
 * drops undefined fields.
 */
export function toRequestBody({
  message,
  tools,
  availableComponents,
  ...rest
}: RunRequest): CreateRunRequest {
  return {
    message: typeof message === "string" ? { role: "user", content: message } : message,
    ...rest,
    tools: tools?.map(toToolDeclaration),
    availableComponents: availableComponents?.map(toAvailableComponent),
  } as CreateRunRequest;
}

/**
 * Builds the request that continues a run with tool results.
 *
 * @param results The tool results; at least one.
 */
export function createContinuation(results: readonly InputMessage[], lasting: RunSettings): RunRequest {
  const [message, ...additionalMessages] = results as [InputMessage, ...InputMessage[]];
  return { ...lasting, message, ...(additionalMessages.length > 0 && { additionalMessages }) };
}

/** Replaces rejected tool results with error results, which tell the model why they were rejected. */
export function toRejectedResults(
  results: readonly InputMessage[],
  { problem, message }: TamboError,
): InputMessage[] {
  const content = `The result could not be sent: ${problem?.detail ?? message}`;
  return results.map((result) => ({ ...result, content, isError: true }));
}

/**
 * Returns the request fields that also apply to continuations. This excludes the message, the tool choice for
 * the first turn, and the options for creating the thread.
 */
export function getRunSettings(request: RunRequest): RunSettings {
  const { message, additionalMessages, toolChoice, forceComponent, createThread, contextKey, ...rest } =
    request;
  return rest;
}

/**
 * Returns the client tools with a `run` function in a request, including the context tools of its components.
 */
export function getClientTools({ tools = [], availableComponents = [] }: RunSettings): ClientTool[] {
  const all: readonly (Tool & Partial<ClientTool>)[] = [
    ...tools,
    ...availableComponents.flatMap(({ contextTools = [] }) => contextTools),
  ];
  return all.filter((tool): tool is ClientTool => typeof tool.run === "function");
}

function toAvailableComponent({ contextTools, ...component }: RunRequestComponent) {
  return { ...component, contextTools: contextTools?.map(toToolDeclaration) };
}

function toToolDeclaration(tool: ComponentTool): ComponentTool {
  const { name, description, inputSchema, outputSchema, strict, maxCalls } = tool;
  return { name, description, inputSchema, outputSchema, strict, maxCalls } as ComponentTool;
}
