/** The requests of the agent-stream contract that steps speak of by name. */
import type { RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { queryTexts } from "../../runner/http-client.ts";
import { getField, isObject, type JsonObject } from "../../stream/json.ts";
import type { AgentStream } from "./stream/agent-stream.ts";

/**
 * `POST /agent/chat/stream`, or `POST /agent/agent/stream`. The messages are those of `history`, the user's with the
 * script, and the step's own.
 */
export function runRequest(
  step: RunStep,
  { threadId, content, model, history, again }: RunContext,
): WireRequest {
  const { body = {}, messages = [], query, headers = {}, without = [], with: options } = step;
  const whole: JsonObject = {
    thread_id: threadId,
    ...(model !== undefined && { model_id: model }),
    messages: [
      ...((history as AgentStream | undefined)?.messages ?? []),
      ...(content === undefined ? [] : [{ role: "user", content }]),
      ...messages,
    ],
  };
  const repeated = getField(again as unknown as JsonObject | undefined, "sent");
  const laid = { ...(isObject(repeated) ? repeated : whole), ...body };
  const kept = Object.entries(laid).filter(([name]) => !without.includes(name));
  return {
    method: "POST",
    path: options?.agent === undefined ? "/agent/chat/stream" : "/agent/agent/stream",
    query: queryTexts(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(Object.fromEntries(kept)),
  };
}
