/** Mutations of what the gateway refuses: refusals of a mutation's own, and what is done to the blocks of a request. */
import type { Mutate } from "../mutant.ts";
import { type Answer, answers } from "./answers.ts";
import type { Loose } from "./exchange.ts";
import { gatewayRun } from "./gateway-runs.ts";
import { type Reply, requests, type WireRequest } from "./requests.ts";

// biome-ignore lint/suspicious/noConfusingVoidType: most mutations alter the request and answer nothing.
type Altered = Reply | undefined | void;

/** A refusal in the contract's form. */
export function refused(
  param: string,
  members: { status?: number; type?: string; code?: string } = {},
): Reply {
  const { status = 400, type = "invalid_request_error", code } = members;
  const request_id = "req_00000000000000000000";
  return {
    status,
    headers: { "x-request-id": request_id },
    body: { error: { type, message: `${param} is refused.`, param, ...(code && { code }), request_id } },
  };
}

/** Alters requests at the paths of the gateway, or answers them. */
export function atRuns(alter: (request: WireRequest) => Altered | Promise<Altered>): Mutate {
  return requests((wire) => (wire.path.startsWith("/v1/runs") ? alter(wire) : undefined));
}

/** Alters refusals. */
export function errors(alter: (error: Loose, answer: Answer) => void): Mutate {
  return answers((answer) => {
    const error = answer.body?.error;
    if (typeof error === "object" && error !== null) alter(error, answer);
  });
}

/** Alters the member `request` of every body, where it is an object. */
export function messageRequest(alter: (request: Loose) => Altered): Mutate {
  return gatewayRun(({ request }) => (isObject(request) ? alter(request) : undefined));
}

/** Puts something in the place of every block of the messages, of the system prompt and of results. */
export function blocks(alter: (block: Loose, role: string) => Loose): Mutate {
  const inContent = (holder: Loose, name: string, role: string): void => {
    if (!Array.isArray(holder[name])) return;
    holder[name] = holder[name].flatMap((block: Loose) => {
      const altered = isObject(block) ? alter(block, role) : block;
      if (isObject(altered) && altered.type === "tool_result") inContent(altered, "content", "tool");
      return altered ?? [];
    });
  };
  return messageRequest((request) => {
    inContent(request, "system", "system");
    for (const message of listed(request.messages)) inContent(message, "content", message.role);
  });
}

/** Alters every tool of the request. */
export function requestTools(alter: (tool: Loose) => void): Mutate {
  return messageRequest(({ tools }) => {
    for (const tool of listed(tools)) alter(tool);
  });
}

/** The objects of a list; none where it is no list. */
export function listed(value: Loose): Loose[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Whether JSON is an object. */
export function isObject(value: Loose): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
