/** The requests that steps name. */
import type { RunStep } from "../../runner/case.ts";
import type { RunContext, WireRequest } from "../../runner/contract.ts";
import { queryTexts } from "../../runner/http-client.ts";

/** Returns `POST /new-contract/runs` with the script as message. */
export function runRequest(
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
