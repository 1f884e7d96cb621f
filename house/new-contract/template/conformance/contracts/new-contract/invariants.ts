/** The invariants of all responses and streams. */
import { routes } from "../../../generated/new-contract/handlers.ts";
import { checkResponse, checkRunEvent } from "../../../generated/new-contract/validators.js";
import { checkRunEvent as checkSealed } from "../../../generated/new-contract/validators.sealed.js";
import {
  createSealedInvariant,
  createValidEventsInvariant,
  type ValidatedValue,
} from "../../invariants/events.ts";
import { listEvents } from "../../invariants/evidence.ts";
import { createFirstEventInvariant, createTerminalInvariant } from "../../invariants/lifecycle.ts";
import { createDeclaredInvariant } from "../../invariants/responses.ts";
import {
  createFramesInvariant,
  createHeadersInvariant,
  eventStreamHead,
} from "../../invariants/transport.ts";
import type { Evidence, Invariant, StreamEvidence } from "../../runner/invariant.ts";
import { getString } from "../../stream/json.ts";

const listStreams = ({ streams }: Evidence) => streams;
/** Returns the streams that contain events. */
const listNonEmptyStreams = ({ streams }: Evidence) => streams.filter(({ seen }) => seen.events.length > 0);

export const invariants: readonly Invariant[] = [
  createDeclaredInvariant({ requirements: ["NC-009"], routes, checkResponse }),
  createHeadersInvariant(
    {
      requirements: ["NC-001"],
      text: "A stream has the content type text/event-stream and headers that prevent caching, transformation and buffering.",
    },
    (evidence) => listStreams(evidence).map((stream) => eventStreamHead(stream, {})),
  ),
  createFramesInvariant(
    { requirements: ["NC-002"], text: "A frame is one `data:` line of JSON and an empty line." },
    listStreams,
  ),
  createValidEventsInvariant(
    { requirements: ["NC-003"], text: "Every event is valid under its schema." },
    listValues,
  ),
  createSealedInvariant({ requirements: ["NC-003"], text: "No event has an undeclared field." }, listValues),
  createFirstEventInvariant({
    requirements: ["NC-004"],
    text: "A stream starts with its only `start`, which has the thread id of the request.",
    listStreams: listNonEmptyStreams,
    first: "start",
    checkFirst: checkThread,
  }),
  createTerminalInvariant({
    requirements: ["NC-006"],
    text: "A stream has exactly one `end` or `error`, which is its last event.",
    listStreams,
    terminalNames: () => ["end", "error"],
  }),
];

function listValues(evidence: Evidence): ValidatedValue[] {
  return listEvents(evidence.streams).map(({ event, label }) => ({
    label,
    display: event,
    openViolations: () => checkRunEvent(event),
    closedViolations: () => checkSealed(event),
  }));
}

function checkThread({ name, seen }: StreamEvidence) {
  const expected = getString(seen.sent, "threadId");
  const actual = seen.threadId;
  return expected === undefined || actual === expected
    ? []
    : [{ message: `${name} has an unexpected thread id`, expected, actual }];
}
