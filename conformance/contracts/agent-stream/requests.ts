/** The agent-stream requests that steps can name. */
import type { RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import { getField, isObject, type JsonObject } from "../../stream/json.ts";
import type { AgentStream } from "./stream/agent-stream.ts";

/**
 * Creates `POST /agent/chat/stream` or `POST /agent/agent/stream`. It contains the messages from `history`,
 * then the user message with the script, then the step's messages.
 */
export function createRunRequest(
  step: RunStep,
  { threadId, content, model, history, again }: RunContext,
): WireRequest {
  const { body = {}, messages = [], query, headers = {}, without = [], with: options } = step;
  const defaults: JsonObject = {
    thread_id: threadId,
    ...(model !== undefined && { model_id: model }),
    messages: [
      ...((history as AgentStream | undefined)?.messages ?? []),
      ...(content === undefined ? [] : [{ role: "user", content }]),
      ...messages,
    ],
  };
  const repeated = getField(again as unknown as JsonObject | undefined, "sent");
  const merged = { ...(isObject(repeated) ? repeated : defaults), ...body };
  const kept = Object.entries(merged).filter(([name]) => !without.includes(name));
  return {
    method: "POST",
    path: options?.agent === undefined ? "/agent/chat/stream" : "/agent/agent/stream",
    query: toQueryStrings(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(Object.fromEntries(kept)),
  };
}
