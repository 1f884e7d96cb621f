/** Mutations of gateway requests, results and errors. */

import { combine } from "../../combinators/compose.ts";
import { alterEventsNamed, alterPayloads } from "../../combinators/events.ts";
import type { Exchange, Loose } from "../../combinators/exchange.ts";
import {
  type Altered,
  alterRequests,
  hideDisconnects,
  type MutableRequest,
  type Reply,
} from "../../combinators/requests.ts";
import { alterResponses, type MutableResponse } from "../../combinators/responses.ts";
import { isObject, listObjects } from "../../combinators/values.ts";
import type { Mutate } from "../../mutant.ts";

/** Alters the bodies of run requests if they are objects. */
export function alterRunBodies(alter: (body: Loose, request: MutableRequest) => Altered): Mutate {
  return alterRequests((wire) => {
    if (!isRun(wire.path) || typeof wire.body !== "object" || wire.body === null) return;
    return alter(wire.body, wire);
  });
}

/** Alters `run` in every body, and adds an empty `run` if it is missing. */
export function alterRunSettings(alter: (run: Loose) => void): Mutate {
  return alterRunBodies((body) => {
    const run = { ...body.run };
    alter(run);
    body.run = run;
  });
}

/** Alters the results of all runs. */
export function alterResults(alter: (result: Loose) => void): Mutate {
  return combine(
    alterPayloads("run_complete", ({ result }) => alter(result)),
    alterResponses(({ body }) => {
      if (body?.result) alter(body.result);
    }),
  );
}

/**
 * Alters the stream events of one type, after unwrapping them.
 * @param alter Returns `false` to drop an event.
 */
export function alterStreamEvents(type: string, alter: (event: Loose) => unknown): Mutate {
  return alterEventsNamed("stream_event", (event) =>
    event.payload.event?.type === type && alter(event.payload.event) === false ? [] : event,
  );
}

/** Hides from the server that a run's client has disconnected. */
export const hideRunDisconnects = hideDisconnects(({ path }) => isRun(path));

function isRun(path: string): boolean {
  return path === "/v1/runs" || path === "/v1/runs:stream";
}

/** Returns an error about a parameter, in the contract's format. */
export function createParameterError(
  param: string,
  fields: { status?: number; type?: string; code?: string } = {},
): Reply {
  const { status = 400, type = "invalid_request_error", code } = fields;
  const request_id = "req_00000000000000000000";
  return {
    status,
    headers: { "x-request-id": request_id },
    body: { error: { type, message: `${param} is invalid.`, param, ...(code && { code }), request_id } },
  };
}

/** Alters requests to paths that start runs, or responds to them. */
export function alterRunRequests(alter: (request: MutableRequest) => Altered | Promise<Altered>): Mutate {
  return alterRequests((wire) => (wire.path.startsWith("/v1/runs") ? alter(wire) : undefined));
}

/** Alters the errors in responses. */
export function alterErrorResponses(alter: (error: Loose, response: MutableResponse) => void): Mutate {
  return alterResponses((response) => {
    const error = response.body?.error;
    if (typeof error === "object" && error !== null) alter(error, response);
  });
}

/** Alters the `request` field in every body if it is an object. */
export function alterMessageRequests(alter: (request: Loose) => Altered): Mutate {
  return alterRunBodies(({ request }) => (isObject(request) ? alter(request) : undefined));
}

/**
 * Alters every block in messages, system prompts and results.
 * @param alter Returns `undefined` to drop a block.
 */
export function alterBlocks(alter: (block: Loose, role: string) => Loose): Mutate {
  const inContent = (holder: Loose, name: string, role: string): void => {
    if (!Array.isArray(holder[name])) return;
    holder[name] = holder[name].flatMap((block: Loose) => {
      const altered = isObject(block) ? alter(block, role) : block;
      if (isObject(altered) && altered.type === "tool_result") inContent(altered, "content", "tool");
      return altered ?? [];
    });
  };
  return alterMessageRequests((request) => {
    inContent(request, "system", "system");
    for (const message of listObjects(request.messages)) inContent(message, "content", message.role);
  });
}

/** Alters every tool in the request. */
export function alterRequestTools(alter: (tool: Loose) => void): Mutate {
  return alterMessageRequests(({ tools }) => {
    for (const tool of listObjects(tools)) alter(tool);
  });
}

/** Alters the content, `is_error` and `error` of every call result, except in the history. */
export function alterToolResults(alter: (toolResult: Loose) => void): Mutate {
  return combine(
    alterPayloads("tool_result", alter),
    alterResults((result) => {
      for (const { tool_results } of result.steps) for (const toolResult of tool_results) alter(toolResult);
    }),
  );
}

/** Alters the text of every successful result. */
export function alterSearchResults(alter: (text: string) => string): Mutate {
  return alterToolResults((toolResult) => {
    if (toolResult.is_error) return;
    for (const block of toolResult.content) if (block.type === "text") block.text = alter(block.text);
  });
}

/** Alters the errors in responses and in streams. */
export function alterAllErrors(alter: (error: Loose, request: Exchange) => void): Mutate {
  return combine(
    alterPayloads("error", ({ error }, stream) => alter(error, stream)),
    alterResponses(({ body, request }) => {
      if (typeof body?.error === "object") alter(body.error, request);
    }),
  );
}

/** Returns an error that contains the request's id, in the contract's format. */
export function createError(status: number, type: string, request: Exchange) {
  const request_id = request.headers["x-request-id"] ?? "req_00000000000000000000";
  return {
    status,
    headers: { "x-request-id": request_id },
    body: { error: { type, message: "The request was rejected.", request_id } },
  };
}
