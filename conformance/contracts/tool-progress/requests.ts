/** The tool-progress requests that steps can name. */
import type { ReconnectStep, RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import type { ObservedStream } from "../../runner/observation.ts";
import type { JsonObject } from "../../stream/json.ts";
import { encodeBody } from "./forms.ts";
import type { ProgressStream } from "./stream/progress-stream.ts";

/**
 * For each operation that starts a run, the parts of its path before and after the conversation. The
 * operations are named as in `steps.schema.json`.
 */
const operations = {
  sendMessage: ["/api/v2", "/message/"],
  sendMessageV1: ["/api/v1", "/message/"],
  sendMessageUnversioned: ["/api", "/message/"],
  regenerateMessage: ["/api/v2", "/regenerate/"],
  regenerateMessageV1: ["/api/v1", "/regenerate/"],
} as const;

/**
 * Creates `POST …/message/` with the script as `content`, or `POST …/regenerate/`. For a blocking run, the
 * request has `stream=false`.
 */
export function createRunRequest(step: RunStep, { threadId, content }: RunContext): WireRequest {
  const { body, query, headers = {}, blocking, with: options = {} } = step;
  const { operation = "sendMessage" } = options as { operation?: keyof typeof operations };
  const [before, after] = operations[operation];
  const input: JsonObject = { ...(content !== undefined && { content }), ...body };
  const accept = blocking === undefined ? "text/event-stream" : "application/json";
  return {
    method: "POST",
    path: `${before}/conversations/${encodeURIComponent(threadId)}${after}`,
    query: { ...(blocking && { stream: "false" }), ...toQueryStrings(query) },
    ...encodeBody(input, { accept, ...headers }),
  };
}

/**
 * Creates `POST …/resume/{session_id}`, which resumes after the cursor, or from the start if there is no
 * cursor.
 */
export function createResumeRequest(step: ReconnectStep, run: ObservedStream): WireRequest {
  const { after, query, headers = {} } = step;
  return {
    method: "POST",
    path: `${getConversationPath(run)}/resume/${encodeURIComponent(getSessionId(run))}`,
    query: toQueryStrings({ ...(after !== undefined && { cursor: after }), ...query }),
    headers: { accept: "text/event-stream", ...headers },
  };
}

/** Creates `POST …/stop/` for a single session. */
export function createStopRequest(run: ObservedStream): WireRequest {
  return {
    method: "POST",
    path: `${getConversationPath(run)}/stop/`,
    query: { session_id: getSessionId(run) },
    headers: {},
  };
}

/**
 * Returns the path of a run's conversation in the API version that the request used. Unversioned requests use
 * the newest version.
 */
function getConversationPath({ path, threadId }: ObservedStream): string {
  if (threadId === null) throw new Error("the path of the run contains no conversation");
  const version = path.startsWith("/api/v1/") ? "v1" : "v2";
  return `/api/${version}/conversations/${encodeURIComponent(threadId)}`;
}

function getSessionId(run: ObservedStream): string {
  const { sessionId } = run as ProgressStream;
  if (sessionId === null) throw new Error("the run has no session: its response has no X-Run-Id");
  return sessionId;
}
