/** Rules that hold of every answer and every stream. */
import { routes } from "../../../generated/new-contract/handlers.ts";
import { checkResponse, checkRunEvent } from "../../../generated/new-contract/validators.js";
import { checkRunEvent as checkSealed } from "../../../generated/new-contract/validators.sealed.js";
import { declaredAnswers } from "../../invariants/answers.ts";
import { type Described, sealedHold, validEventsHold } from "../../invariants/events.ts";
import { eventsOf } from "../../invariants/evidence.ts";
import { firstEventHolds, terminalHolds } from "../../invariants/lifecycle.ts";
import { framesHold, headersHold, liveHead } from "../../invariants/transport.ts";
import type { Evidence, Invariant, StreamEvidence } from "../../runner/invariant.ts";
import { textOf } from "../../stream/json.ts";

const streamsOf = ({ streams }: Evidence) => streams;
/** Returns the streams that have events. */
const begun = ({ streams }: Evidence) => streams.filter(({ seen }) => seen.events.length > 0);

export const invariants: readonly Invariant[] = [
  declaredAnswers({ clauses: ["NC-009"], routes, check: checkResponse }),
  headersHold(
    {
      clauses: ["NC-001"],
      text: "A stream is sent as text/event-stream, neither cached nor changed nor held back.",
    },
    (evidence) => streamsOf(evidence).map((stream) => liveHead(stream, {})),
  ),
  framesHold(
    { clauses: ["NC-002"], text: "A frame is one `data:` line of JSON and an empty line." },
    streamsOf,
  ),
  validEventsHold({ clauses: ["NC-003"], text: "Every event is valid against its schema." }, describedIn),
  sealedHold(
    { clauses: ["NC-003"], text: "No event has a field that the document does not declare." },
    describedIn,
  ),
  firstEventHolds({
    clauses: ["NC-004"],
    text: "A stream begins with `start`, which comes once and names the thread of the request.",
    streamsOf: begun,
    first: "start",
    mistakes: otherThread,
  }),
  terminalHolds({
    clauses: ["NC-006"],
    text: "A stream has exactly one `end` or `error`, which is its last event.",
    streamsOf,
    ends: () => ["end", "error"],
  }),
];

function describedIn(evidence: Evidence): Described[] {
  return eventsOf(evidence.streams).map(({ event, place }) => ({
    place,
    shown: event,
    mistakes: () => checkRunEvent(event),
    sealedMistakes: () => checkSealed(event),
  }));
}

function otherThread({ name, seen }: StreamEvidence) {
  const expected = textOf(seen.sent, "threadId");
  const actual = seen.threadId;
  return expected === undefined || actual === expected
    ? []
    : [{ message: `${name} names another thread`, expected, actual }];
}
