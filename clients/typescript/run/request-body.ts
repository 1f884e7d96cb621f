/** Requests as they are sent. */
import type { TamboError } from "../tambo-error.ts";
import type { ClientTool } from "../tools/client-tool.ts";
import type { ComponentTool, CreateRunRequest, InputMessage, Tool } from "../types.ts";
import type { LastingRequest, OfferedComponent, RunRequest } from "./run-request.ts";

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
