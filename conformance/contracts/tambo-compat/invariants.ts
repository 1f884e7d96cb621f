/** The invariants of all responses and streams. */
import { isDeepStrictEqual } from "node:util";
import { routes } from "../../../generated/tambo-compat/handlers.ts";
import {
  checkResponse,
  checkRunStreamEvent,
  eventOrder,
} from "../../../generated/tambo-compat/validators.js";
import { checkRunStreamEvent as checkSealed } from "../../../generated/tambo-compat/validators.sealed.js";
import {
  createSealedInvariant,
  createValidEventsInvariant,
  type ValidatedValue,
} from "../../invariants/events.ts";
import { judgeEach, listEvents } from "../../invariants/evidence.ts";
import { createFirstEventInvariant, createTerminalInvariant } from "../../invariants/lifecycle.ts";
import { createDeclaredInvariant } from "../../invariants/responses.ts";
import {
  createFramesInvariant,
  createHeadersInvariant,
  eventStreamHead,
} from "../../invariants/transport.ts";
import type { Json } from "../../runner/case.ts";
import type { Evidence, Finding, Invariant, StreamEvidence } from "../../runner/invariant.ts";
import { applyPatch, getField, getString } from "../../stream/json.ts";
import { eventBody, eventName } from "../shared/ag-ui-events.ts";

/** The types of the standard events that a stream may contain. */
export const standardEvents = [
  "RUN_STARTED",
  "RUN_FINISHED",
  "RUN_ERROR",
  "TEXT_MESSAGE_START",
  "TEXT_MESSAGE_CONTENT",
  "TEXT_MESSAGE_END",
  "TOOL_CALL_START",
  "TOOL_CALL_ARGS",
  "TOOL_CALL_END",
  "TOOL_CALL_RESULT",
];

/** The names of the `CUSTOM` events that a stream may contain. */
export const customEvents = [
  "tambo.run.awaiting_input",
  "tambo.component.start",
  "tambo.component.props_delta",
  "tambo.component.state_delta",
  "tambo.component.end",
];

const listStreams = ({ streams }: Evidence) => streams;
/** Returns the streams that contain events. */
const listNonEmptyStreams = ({ streams }: Evidence) => streams.filter(({ seen }) => seen.events.length > 0);

const onlyRead: Invariant = {
  id: "only-read",
  requirements: ["TA-007"],
  text: "A stream contains no events that the packages warn about.",
  judge: (evidence) =>
    judgeEach(listEvents(evidence.streams), ({ event, label }) => {
      const unread = [
        "STATE_SNAPSHOT",
        "STATE_DELTA",
        "MESSAGES_SNAPSHOT",
        "tambo.run.finished",
        "tambo.tool.result",
      ];
      return unread.includes(eventName(event))
        ? [{ message: `${label} is not read by the packages`, actual: event }]
        : [];
    }),
};

const operations: Invariant = {
  id: "operations",
  requirements: ["TA-012", "TA-013"],
  text: "The operations of a component's deltas add up to its props and its state.",
  judge: (evidence) => judgeEach(listNonEmptyStreams(evidence), checkOperations),
};

/** Applies all operations as the packages do, and compares the results at the end of each component. */
function checkOperations({ name, seen }: StreamEvidence): Finding[] {
  const values: Record<"props" | "state", Map<string, Json>> = { props: new Map(), state: new Map() };
  return seen.events.flatMap((event, index): Finding[] => {
    const what = `${name}: event ${index + 1} (${eventName(event)})`;
    const body = eventBody(event);
    const id = getString(body, "componentId") ?? "";
    const field = /^tambo\.component\.(props|state)_delta$/.exec(eventName(event))?.[1] as "props" | "state";
    if (field !== undefined) {
      try {
        const patched = applyPatch(values[field].get(id) ?? {}, getField(body, "operations") ?? null);
        values[field].set(id, patched);
        return [];
      } catch (error) {
        return [
          { message: `${what} has operations that do not apply: ${(error as Error).message}`, actual: event },
        ];
      }
    }
    if (eventName(event) !== "tambo.component.end") return [];
    const pairs = [
      [values.props.get(id) ?? {}, getField(body, "props")],
      [values.state.get(id), values.state.has(id) ? getField(body, "state") : undefined],
    ];
    return pairs.flatMap(([actual, expected]) =>
      isDeepStrictEqual(actual, expected)
        ? []
        : [{ message: `${what} does not match the operations before it`, expected, actual }],
    );
  });
}

export const invariants: readonly Invariant[] = [
  createDeclaredInvariant({ requirements: ["TA-016"], routes, checkResponse }),
  createHeadersInvariant(
    {
      requirements: ["TA-018"],
      text: "A stream has the content type text/event-stream and headers that prevent caching, transformation and buffering.",
    },
    (evidence) => listStreams(evidence).map((stream) => eventStreamHead(stream, {})),
  ),
  createFramesInvariant(
    { requirements: ["TA-019"], text: "A frame is one `data:` line of JSON and an empty line." },
    listStreams,
  ),
  createValidEventsInvariant(
    { requirements: ["TA-020"], text: "Every event is valid under its schema." },
    listValues,
  ),
  createSealedInvariant({ requirements: ["TA-020"], text: "No event has an undeclared field." }, listValues),
  onlyRead,
  createFirstEventInvariant({
    requirements: ["TA-021"],
    text: "A stream starts with its only `RUN_STARTED`, which has the IDs in the headers.",
    listStreams: listNonEmptyStreams,
    first: "RUN_STARTED",
    checkFirst: checkIds,
  }),
  operations,
  createTerminalInvariant({
    requirements: ["TA-022"],
    text: "A stream has exactly one `RUN_FINISHED` or `RUN_ERROR`, which is its last event.",
    listStreams,
    terminalNames: () => eventOrder.RunStreamEvent.last,
  }),
];

function listValues(evidence: Evidence): ValidatedValue[] {
  return listEvents(evidence.streams).map(({ event, label }) => ({
    label,
    display: event,
    openViolations: () => checkRunStreamEvent(event),
    closedViolations: () => checkSealed(event),
  }));
}

function checkIds({ name, seen }: StreamEvidence): Finding[] {
  const expected = [seen.headers["x-thread-id"], seen.headers["x-run-id"]];
  const actual = [seen.threadId, seen.runId];
  return isDeepStrictEqual(actual, expected)
    ? []
    : [{ message: `${name} has IDs other than those in its headers`, expected, actual }];
}
