/** The requests that steps can name. */
import { randomUUID } from "node:crypto";
import type { Json, ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import type { ObservedStream } from "../../runner/observation.ts";
import { isObject, type JsonObject } from "../../stream/json.ts";
import type { UiStream } from "./stream/ui-message-stream.ts";

/** Options of a run step, as declared in `steps.schema.json`. */
interface RunOptions {
  /** Results of client tools, by the name of the tool. */
  outputs?: { [tool: string]: Json };
  /** The decision about the tool calls that wait for approval. */
  approved?: boolean;
}

/**
 * Creates `POST /api/chat` with the messages from `history`, the user message with the script, and the step's
 * messages.
 */
export function createRunRequest(
  step: RunStep,
  { threadId, content, model, history, again }: RunContext,
): WireRequest {
  const { body = {}, messages = [], query, headers = {}, without = [], with: options = {} } = step;
  const defaults: JsonObject = {
    id: threadId,
    ...(model !== undefined && { model }),
    messages: [
      ...((history as UiStream | undefined)?.messages ?? []).map((message) => answerCalls(message, options)),
      ...(content === undefined ? [] : [toUserMessage(content)]),
      ...messages,
    ],
  };
  const repeated = (again as UiStream | undefined)?.sent;
  const merged = { ...(isObject(repeated) ? repeated : defaults), ...body };
  return {
    method: "POST",
    path: "/api/chat",
    query: toQueryStrings(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(
      Object.fromEntries(Object.entries(merged).filter(([name]) => !without.includes(name))),
    ),
  };
}

function toUserMessage(text: string): JsonObject {
  return { id: randomUUID(), role: "user", parts: [{ type: "text", text }] };
}

/** Adds the results and decisions of a step to the calls of a message, as the AI SDK does. */
function answerCalls(message: Json, { outputs = {}, approved }: RunOptions): Json {
  if (!isObject(message) || message.role !== "assistant" || !Array.isArray(message.parts)) return message;
  const parts = message.parts.map((part) => {
    if (!isObject(part)) return part;
    const { type, state, approval } = part;
    const output = typeof type === "string" ? outputs[type.replace(/^tool-/, "")] : undefined;
    if (state === "input-available" && output !== undefined)
      return { ...part, state: "output-available", output };
    if (state !== "approval-requested" || approved === undefined || !isObject(approval)) return part;
    return { ...part, state: "approval-responded", approval: { ...approval, approved } };
  });
  return { ...message, parts };
}

/**
 * Creates `GET /api/chat/{id}/stream`: for a run's stream from a position if the step has one, and otherwise for
 * the active response of the chat.
 */
export function createResumeRequest(step: ReconnectStep, run: ObservedStream): WireRequest {
  const { after, lastEventId, query, headers = {} } = step;
  const hasPosition = after !== undefined || lastEventId !== undefined;
  const id = (hasPosition ? run.runId : run.threadId) ?? "";
  return {
    method: "GET",
    path: `/api/chat/${encodeURIComponent(id)}/stream`,
    query: toQueryStrings({ ...(after !== undefined && { startIndex: after }), ...query }),
    headers: {
      accept: "text/event-stream",
      ...(lastEventId !== undefined && { "last-event-id": `${lastEventId}` }),
      ...headers,
    },
  };
}

/** Creates `POST /api/chat/{id}/stop`. */
export function createStopRequest({ runId }: ObservedStream): WireRequest {
  return {
    method: "POST",
    path: `/api/chat/${encodeURIComponent(runId ?? "")}/stop`,
    query: {},
    headers: {},
    body: "{}",
  };
}
