import { routes } from "../../../../generated/gateway/handlers.ts";
import { findOperation } from "../../../invariants/responses.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { GatewayStream } from "../stream/gateway-stream.ts";
import type { GatewayResponse, ObservedRun } from "../stream/observed-run.ts";

/** A gateway stream with its name and origin. */
export interface GatewayEvidence extends StreamEvidence {
  seen: GatewayStream;
}

/** A run that has a result, and its name in messages. */
export interface ResultEvidence {
  name: string;
  seen: ObservedRun & { result: NonNullable<ObservedRun["result"]> };
}

/** Returns all streams. */
export function listStreams({ streams }: Evidence): GatewayEvidence[] {
  return streams as GatewayEvidence[];
}

/** Returns the streams that have events. */
export function listNonEmptyStreams(evidence: Evidence): GatewayEvidence[] {
  return listStreams(evidence).filter(({ seen }) => seen.events.length > 0);
}

/** Returns the responses from the contract's operations. */
export function listOperationResponses({ responses }: Evidence): GatewayResponse[] {
  return responses.filter(
    ({ method, path }) => "operation" in findOperation(routes, method, path),
  ) as GatewayResponse[];
}

/** Returns all responses to requests under the contract's paths. */
export function listResponses({ responses }: Evidence): GatewayResponse[] {
  return responses.filter(({ path }) => routes.some((route) => route.path === path)) as GatewayResponse[];
}

/** Returns the results from streams and from blocking runs. */
export function listResults(evidence: Evidence): ResultEvidence[] {
  const responses = listOperationResponses(evidence).map((seen) => ({ name: nameResponse(seen), seen }));
  const runs: { name: string; seen: ObservedRun }[] = [...listStreams(evidence), ...responses];
  return runs.filter((run): run is ResultEvidence => run.seen.result !== null);
}

/** Returns a name for a response, for messages. */
export function nameResponse({ method, path, status }: GatewayResponse): string {
  return `${method} ${path} (${status})`;
}
