/**
 * Requests that start and continue runs: the types that an app passes, and their conversion to the
 * contract's.
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

/** A component that the model may render. Its context tools may be client tools with functions. */
export type RunRequestComponent = Omit<AvailableComponent, "contextTools"> & {
  contextTools?: readonly (ComponentTool | (ClientTool & { maxCalls?: number }))[];
};

/**
 * A request for a run. In addition to the contract's types, `message` may be a user message as text, and
 * tools may be client tools with functions.
 */
export type RunRequest = Omit<CreateRunRequest, "message" | "tools" | "availableComponents"> & {
  message: string | InputMessage;
  tools?: readonly (Tool | ClientTool)[];
  availableComponents?: readonly RunRequestComponent[];
};

/** The fields of a request that also apply to the runs that continue it with results of client tools. */
export type RunSettings = Omit<
  RunRequest,
  "message" | "additionalMessages" | "toolChoice" | "forceComponent" | "createThread" | "contextKey"
>;

/** Options for reading a run's stream. */
export interface ReadOptions {
  /**
   * Detaches from the stream when aborted. The run itself continues or is cancelled, as set by its
   * `onDisconnect`.
   */
  signal?: AbortSignal;
  wire?: Wire;
  /** Representation of tool calls in the messages of `tambo.run.finished`. */
  toolRepresentation?: ToolRepresentation;
}

/** Options of `runs.stream`. */
export interface StreamOptions extends ReadOptions {
  /** Makes the request safe to repeat, even from another process. Default: a random key. */
  idempotencyKey?: string;
}

/**
 * Options of `runs.reconnect`. If they include client tools, their results continue the run, in a request
 * that also contains the other fields.
 */
export interface ReconnectOptions extends ReadOptions, RunSettings {
  /**
   * Number of the last event that you have, in the same wire; default 0, which replays the whole stream. With
   * `null` the server resumes where the run's last connection stopped; for a run that has ended or awaits
   * input it sends only the last event.
   */
  after?: number | null;
}

/**
 * Converts a request to the body of the contract. Functions of tools are dropped, and JSON drops undefined
 * fields.
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
 * @param results At least one.
 */
export function createContinuation(results: readonly InputMessage[], lasting: RunSettings): RunRequest {
  const [message, ...additionalMessages] = results as [InputMessage, ...InputMessage[]];
  return { ...lasting, message, ...(additionalMessages.length > 0 && { additionalMessages }) };
}

/** Replaces tool results that the server rejected by errors, so that the model learns of it. */
export function toRejectedResults(
  results: readonly InputMessage[],
  { problem, message }: TamboError,
): InputMessage[] {
  const content = `The result could not be sent: ${problem?.detail ?? message}`;
  return results.map((result) => ({ ...result, content, isError: true }));
}

/**
 * Returns the fields of a request that also apply to its continuations: not the message, the tool choice of
 * the first turn, or the creation of the thread.
 */
export function getRunSettings(request: RunRequest): RunSettings {
  const { message, additionalMessages, toolChoice, forceComponent, createThread, contextKey, ...rest } =
    request;
  return rest;
}

/** Returns the client tools with functions in a request, including those of its components. */
export function getClientTools({ tools = [], availableComponents = [] }: RunSettings): ClientTool[] {
  const all: readonly (Tool | ClientTool)[] = [
    ...tools,
    ...availableComponents.flatMap(({ contextTools = [] }) => contextTools),
  ];
  return all.filter((tool): tool is ClientTool => "run" in tool && typeof tool.run === "function");
}

function toAvailableComponent({ contextTools, ...component }: RunRequestComponent) {
  return { ...component, contextTools: contextTools?.map(toToolDeclaration) };
}

function toToolDeclaration(tool: ComponentTool): ComponentTool {
  const { name, description, inputSchema, outputSchema, strict, maxCalls } = tool;
  return { name, description, inputSchema, outputSchema, strict, maxCalls } as ComponentTool;
}
