/** What invariants ask of the evidence. */
import { routes } from "../../../../generated/gateway/handlers.ts";
import { findOperation } from "../../../invariants/answers.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { GatewayStream } from "../stream/gateway-stream.ts";
import type { GatewayAnswer, RunSeen } from "../stream/run-seen.ts";

/** A stream of the contract. */
export interface GatewayEvidence extends StreamEvidence {
  seen: GatewayStream;
}

/** A run that has a result, and how to speak of it. */
export interface ResultEvidence {
  name: string;
  seen: RunSeen & { result: NonNullable<RunSeen["result"]> };
}

/** Every stream of the evidence. */
export function streamsOf({ streams }: Evidence): GatewayEvidence[] {
  return streams as GatewayEvidence[];
}

/** Streams that brought something. */
export function begun(evidence: Evidence): GatewayEvidence[] {
  return streamsOf(evidence).filter(({ seen }) => seen.events.length > 0);
}

/** Answers of the contract's operations. */
export function answersOf({ answers }: Evidence): GatewayAnswer[] {
  return answers.filter(
    ({ method, path }) => "operation" in findOperation(routes, method, path),
  ) as GatewayAnswer[];
}

/** Answers to whatever was asked at the paths of the contract. */
export function answersAt({ answers }: Evidence): GatewayAnswer[] {
  return answers.filter(({ path }) => routes.some((route) => route.path === path)) as GatewayAnswer[];
}

/** Results of streams and of answers. */
export function resultsOf(evidence: Evidence): ResultEvidence[] {
  const answers = answersOf(evidence).map((seen) => ({ name: nameOf(seen), seen }));
  const runs: { name: string; seen: RunSeen }[] = [...streamsOf(evidence), ...answers];
  return runs.filter((run): run is ResultEvidence => run.seen.result !== null);
}

/** How to speak of an answer. */
export function nameOf({ method, path, status }: GatewayAnswer): string {
  return `${method} ${path} (${status})`;
}
