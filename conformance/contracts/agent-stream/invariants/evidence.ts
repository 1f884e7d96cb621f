/** What invariants ask of the evidence. */
import type { Json } from "../../../runner/case.ts";
import type { Evidence, StreamEvidence } from "../../../runner/invariant.ts";
import type { Answer } from "../../../runner/observation.ts";
import { getField, getString } from "../../../stream/json.ts";
import type { AgentStream } from "../stream/agent-stream.ts";

/** A stream of the contract. */
export interface AgentEvidence extends StreamEvidence {
  seen: AgentStream;
}

/** An event of a stream, and how to speak of it. */
export interface NamedEvent {
  name: string;
  data: Json;
  /** `<stream>: event <number> (<name>)`. */
  label: string;
}

/** Every stream of the evidence. */
export function streamsOf({ streams }: Evidence): AgentEvidence[] {
  return streams as AgentEvidence[];
}

/** Streams that brought something. */
export function begun(evidence: Evidence): AgentEvidence[] {
  return streamsOf(evidence).filter(({ seen }) => seen.events.length > 0);
}

/** Answers to whatever was asked below the path of the contract. */
export function answersAt({ answers }: Evidence): Answer[] {
  return answers.filter(({ path }) => path.startsWith("/agent/"));
}

/** The events of a stream. */
export function eventsOf({ name: stream, seen }: AgentEvidence): NamedEvent[] {
  return seen.events.map((event, at) => {
    const name = getString(event, "event") ?? "";
    return {
      name,
      data: getField(event, "data") ?? null,
      label: `${stream}: event ${at + 1} (${name || "no name"})`,
    };
  });
}

/** A member of what the stream was asked with; `null`, absent and another type are alike. */
export function askedText({ seen }: AgentEvidence, name: string): string | undefined {
  return getString(seen.sent, name);
}
