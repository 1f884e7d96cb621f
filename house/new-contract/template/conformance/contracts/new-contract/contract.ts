/** The contract, as the runner knows it. */
import type { RunStep } from "../../runner/case.ts";
import type { Contract, RunContext, WireRequest } from "../../runner/contract.ts";
import { queryTexts } from "../../runner/http-client.ts";
import { textOf } from "../../stream/json.ts";
import { type StreamForm, StreamReader } from "../../stream/stream-reader.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { invariants } from "./invariants.ts";

export const newContract: Contract = {
  name: "new-contract",
  run: runRequest,
  reading: (head) => new StreamReader(head, streamForm),
  invariants,
  codeChecks: commonChecks,
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};

/** Returns the request of a step `run`, with the script as message. */
function runRequest(
  { body = {}, query, headers = {} }: RunStep,
  { threadId, content }: RunContext,
): WireRequest {
  return {
    method: "POST",
    path: "/new-contract/runs",
    query: queryTexts(query),
    headers: { accept: "text/event-stream", ...headers },
    body: JSON.stringify({ threadId, ...(content !== undefined && { message: content }), ...body }),
  };
}

const streamForm: StreamForm = {
  frames: "data",
  drawn(event) {
    const name = textOf(event, "type");
    if (name === undefined) return undefined;
    return name === "text" ? { name, piece: name } : { name };
  },
  take(seen, event) {
    seen.text += textOf(event, "text") ?? "";
    seen.threadId ??= textOf(event, "threadId") ?? null;
  },
};
