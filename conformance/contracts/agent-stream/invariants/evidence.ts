import type { Json } from "../../../runner/case.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { ObservedResponse } from "../../../runner/observation.ts";
import { getField, getString } from "../../../stream/json.ts";
import type { AgentStream } from "../stream/agent-stream.ts";

/** An agent stream with its name and origin. */
export interface AgentEvidence extends StreamEvidence {
  seen: AgentStream;
}

/** An event, its name and its label. */
export interface LabeledAgentEvent {
  name: string;
  data: Json;
  /** Identifies the event in messages: `<stream>: event <number> (<name>)`. */
  label: string;
}

/** Returns all streams. */
export function listStreams({ streams }: Evidence): AgentEvidence[] {
  return streams as AgentEvidence[];
}

/** Returns the streams that have events. */
export function listNonEmptyStreams(evidence: Evidence): AgentEvidence[] {
  return listStreams(evidence).filter(({ seen }) => seen.events.length > 0);
}

/** Returns the responses to requests under the contract's path. */
export function listResponses({ responses }: Evidence): ObservedResponse[] {
  return responses.filter(({ path }) => path.startsWith("/agent/"));
}

/** Returns the events in a stream. */
export function listEvents({ name: stream, seen }: AgentEvidence): LabeledAgentEvent[] {
  return seen.events.map((event, at) => {
    const name = getString(event, "event") ?? "";
    return {
      name,
      data: getField(event, "data") ?? null,
      label: `${stream}: event ${at + 1} (${name || "no name"})`,
    };
  });
}

/**
 * Returns a string field from the request body, or `undefined` if the field is absent, null or of another
 * type.
 */
export function getRequestString({ seen }: AgentEvidence, name: string): string | undefined {
  return getString(seen.sent, name);
}
