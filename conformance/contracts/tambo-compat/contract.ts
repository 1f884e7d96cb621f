import type { RunStep } from "../../runner/case.ts";
import type { Contract, RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import { getString } from "../../stream/json.ts";
import { StreamReader } from "../../stream/stream-reader.ts";
import { createAgUiFormat, createIsKnown } from "../shared/ag-ui-events.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { customEvents, invariants, standardEvents } from "./invariants.ts";

const isKnown = createIsKnown(standardEvents, (name) => customEvents.includes(name));

export const tamboCompat: Contract = {
  name: "tambo-compat",
  run: createRunRequest,
  reading: (head) => new StreamReader(head, createAgUiFormat(isKnown, "data")),
  invariants,
  codeChecks: commonChecks,
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp(streams) {
    // A run that ended its stream does not need to be cancelled, unless it is awaiting input.
    const left = streams.filter(
      ({ seen }) => seen.ended !== "end" || seen.types.includes("tambo.run.awaiting_input"),
    );
    return left.flatMap(({ seen: { threadId, runId } }) =>
      threadId === null || runId === null ? [] : [createCancelRequest(threadId, runId)],
    );
  },
  streamRule: "TA-018",
};

const threads = "/compat/tambo/v1/threads";

/** Creates `POST …/threads/runs` or, if the step names a thread, `POST …/threads/{threadId}/runs`. */
function createRunRequest(
  { body = {}, query, headers = {}, with: options = {} }: RunStep,
  { content, model }: RunContext,
): WireRequest {
  const thread = getString(options, "thread");
  const message = { role: "user", content: [{ type: "text", text: content ?? "" }] };
  const input = {
    ...(content !== undefined && { message }),
    ...(model !== undefined && { model }),
    ...body,
  };
  return {
    method: "POST",
    path: thread === undefined ? `${threads}/runs` : `${threads}/${encodeURIComponent(thread)}/runs`,
    query: toQueryStrings(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify(input),
  };
}

function createCancelRequest(threadId: string, runId: string): WireRequest {
  const path = `${threads}/${encodeURIComponent(threadId)}/runs/${encodeURIComponent(runId)}`;
  return { method: "DELETE", path, query: {}, headers: {} };
}
