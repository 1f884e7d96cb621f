import type { RunStep } from "../../runner/case.ts";
import type { Contract, RunContext, WireRequest } from "../../runner/contract.ts";
import { toQueryStrings } from "../../runner/http-client.ts";
import { getString } from "../../stream/json.ts";
import { type StreamFormat, StreamReader } from "../../stream/stream-reader.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { invariants } from "./invariants.ts";

export const newContract: Contract = {
  name: "new-contract",
  run: createRunRequest,
  reading: (head) => new StreamReader(head, streamFormat),
  invariants,
  codeChecks: commonChecks,
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
  streamRule: "NC-001",
};

/** Returns the request for a `run` step, with the script as its message. */
function createRunRequest(
  { body = {}, query, headers = {} }: RunStep,
  { threadId, content }: RunContext,
): WireRequest {
  return {
    method: "POST",
    path: "/new-contract/runs",
    query: toQueryStrings(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify({ threadId, ...(content !== undefined && { message: content }), ...body }),
  };
}

const streamFormat: StreamFormat = {
  frames: "data",
  shapeEntry(event) {
    const name = getString(event, "type");
    if (name === undefined) return undefined;
    return name === "text" ? { name, group: name } : { name };
  },
  accumulate(seen, event) {
    seen.text += getString(event, "text") ?? "";
    seen.threadId ??= getString(event, "threadId") ?? null;
  },
};
