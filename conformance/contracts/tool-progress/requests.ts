/** The requests of the tool-progress contract that steps speak of by name. */
import type { ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { queryTexts } from "../../runner/http-client.ts";
import type { StreamSeen } from "../../runner/observation.ts";
import type { JsonObject } from "../../stream/json.ts";
import { bodyIn } from "./forms.ts";
import type { ProgressStream } from "./stream/progress-stream.ts";

/** Operations that answer with a run, as `steps.schema.json` has them: what stands before and after a conversation. */
const operations = {
  sendMessage: ["/api/v2", "/message/"],
  sendMessageV1: ["/api/v1", "/message/"],
  sendMessageUnversioned: ["/api", "/message/"],
  regenerateMessage: ["/api/v2", "/regenerate/"],
  regenerateMessageV1: ["/api/v1", "/regenerate/"],
} as const;

/** `POST …/message/` with the script as `content`, or `POST …/regenerate/`. A blocking run has `stream=false`. */
export function runRequest(step: RunStep, { threadId, content }: RunContext): WireRequest {
  const { body, query, headers = {}, blocking, with: options = {} } = step;
  const { operation = "sendMessage" } = options as { operation?: keyof typeof operations };
  const [before, after] = operations[operation];
  const whole: JsonObject = { ...(content !== undefined && { content }), ...body };
  const accept = blocking === undefined ? "text/event-stream" : "application/json";
  return {
    method: "POST",
    path: `${before}/conversations/${encodeURIComponent(threadId)}${after}`,
    query: { ...(blocking && { stream: "false" }), ...queryTexts(query) },
    ...bodyIn(whole, { accept, ...headers }),
  };
}

/** `POST …/resume/{session_id}`, after a cursor; without one from the beginning. */
export function resumeRequest(step: ReconnectStep, run: StreamSeen): WireRequest {
  const { after, query, headers = {} } = step;
  return {
    method: "POST",
    path: `${conversationOf(run)}/resume/${encodeURIComponent(sessionOf(run))}`,
    query: queryTexts({ ...(after !== undefined && { cursor: after }), ...query }),
    headers: { accept: "text/event-stream", ...headers },
  };
}

/** `POST …/stop/`, of one session. */
export function stopRequest(run: StreamSeen): WireRequest {
  return {
    method: "POST",
    path: `${conversationOf(run)}/stop/`,
    query: { session_id: sessionOf(run) },
    headers: {},
  };
}

/** The conversation of a run, by the version that it was asked for by; without one the newest is meant. */
function conversationOf({ path, threadId }: StreamSeen): string {
  if (threadId === null) throw new Error("the run has no conversation: its path names none");
  const version = path.startsWith("/api/v1/") ? "v1" : "v2";
  return `/api/${version}/conversations/${encodeURIComponent(threadId)}`;
}

function sessionOf(run: StreamSeen): string {
  const { sessionId } = run as ProgressStream;
  if (sessionId === null) throw new Error("the run has no session: its answer has no X-Run-Id");
  return sessionId;
}
