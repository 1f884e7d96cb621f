/** Requests that start and continue runs: what an app passes, and what is sent. */
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

/** A component on offer, whose context tools may be functions of the client. */
export type OfferedComponent = Omit<AvailableComponent, "contextTools"> & {
  contextTools?: readonly (ComponentTool | (ClientTool & { maxCalls?: number }))[];
};

/** The contract's request, where tools may be functions of the client and the message may be its text. */
export type RunRequest = Omit<CreateRunRequest, "message" | "tools" | "availableComponents"> & {
  message: string | InputMessage;
  tools?: readonly (Tool | ClientTool)[];
  availableComponents?: readonly OfferedComponent[];
};

/** What holds for a run and for those that continue it with results of client tools. */
export type LastingRequest = Omit<
  RunRequest,
  "message" | "additionalMessages" | "toolChoice" | "forceComponent" | "createThread" | "contextKey"
>;

/** How a run's stream is read. */
export interface ReadOptions {
  /** Detaches: the stream ends here, the run goes on or not as its `onDisconnect` says. */
  signal?: AbortSignal;
  wire?: Wire;
  /** How the messages of `tambo.run.finished` show tool calls. */
  toolRepresentation?: ToolRepresentation;
}

/** Options of `runs.stream`. */
export interface StreamOptions extends ReadOptions {
  /** Makes the request safe to repeat, also for another process; a random one when absent. */
  idempotencyKey?: string;
}

/** Options of `runs.reconnect`; with tools, a run that waits for them is continued, by a request with the rest of these. */
export interface ReconnectOptions extends ReadOptions, LastingRequest {
  /**
   * Number of the last event that is known already, in the same wire; 0, the whole stream, when absent. `null` asks
   * without a position: for what the run's last connection was not sent; of a run that is over or waits, for its last event.
   */
  after?: number | null;
}

/** The body of a request; of tools only what the contract declares. What is undefined JSON leaves out. */
export function requestBody({ message, tools, availableComponents, ...rest }: RunRequest): CreateRunRequest {
  return {
    message: typeof message === "string" ? { role: "user", content: message } : message,
    ...rest,
    tools: tools?.map(declared),
    availableComponents: availableComponents?.map(offered),
  } as CreateRunRequest;
}

/** The request that continues a run with results of its calls, of which there is one at least. */
export function continuation(results: readonly InputMessage[], lasting: LastingRequest): RunRequest {
  const [message, ...additionalMessages] = results as [InputMessage, ...InputMessage[]];
  return { ...lasting, message, ...(additionalMessages.length > 0 && { additionalMessages }) };
}

/** Results in place of those that the server does not take, which tell the model so. */
export function unsendable(
  results: readonly InputMessage[],
  { problem, message }: TamboError,
): InputMessage[] {
  const content = `The result could not be sent: ${problem?.detail ?? message}`;
  return results.map((result) => ({ ...result, content, isError: true }));
}

/** What of a request holds for its continuations too: not the message, the first turn's choice, the thread's creation. */
export function lastingOf(request: RunRequest): LastingRequest {
  const { message, additionalMessages, toolChoice, forceComponent, createThread, contextKey, ...rest } =
    request;
  return rest;
}

/** The functions among the tools of a request, those of its components included. */
export function functionsOf({ tools = [], availableComponents = [] }: LastingRequest): ClientTool[] {
  const all: readonly (Tool | ClientTool)[] = [
    ...tools,
    ...availableComponents.flatMap(({ contextTools = [] }) => contextTools),
  ];
  return all.filter((tool): tool is ClientTool => "run" in tool && typeof tool.run === "function");
}

function offered({ contextTools, ...component }: OfferedComponent) {
  return { ...component, contextTools: contextTools?.map(declared) };
}

function declared(tool: ComponentTool): ComponentTool {
  const { name, description, inputSchema, outputSchema, strict, maxCalls } = tool;
  return { name, description, inputSchema, outputSchema, strict, maxCalls } as ComponentTool;
}
