/** Invariants for what AG-UI 1.0 requires of every stream, independent of this project's decisions. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, parseObject } from "../../../stream/json.ts";
import { listFailedCalls } from "../invariants/calls.ts";
import { type AgUiEvidence, listRuns } from "../invariants/evidence.ts";
import { type AgUiStream, getInputField } from "../stream/ag-ui-stream.ts";
import { Conversation } from "../stream/conversation.ts";
import { expandChunks } from "../stream/expand-chunks.ts";
import { findOrderProblems, type OrderRule } from "./order.ts";
import { findSchemaProblems, removeTypesOfEncryptedValues } from "./schema.ts";

/** Creates an invariant that is judged for each stream that contains a whole run. */
function createInvariant(
  rule: Pick<Invariant, "id" | "requirements" | "text">,
  findProblems: (run: AgUiEvidence) => Finding[],
): Invariant {
  return {
    ...rule,
    judge: (evidence: Evidence) => judgeEach(listRuns(evidence), findProblems),
  };
}

const frames = createInvariant(
  {
    id: "core-frames",
    requirements: ["CP-002", "CP-003"],
    text: "The data of every frame is one JSON object, and lines end with LF.",
  },
  ({ name, seen }) => seen.malformed.map((sentence) => ({ message: `${name}: ${sentence}` })),
);

/** Returns true if the server declares a minor version of AG-UI 1 that is newer than 1.0. */
function isNewerThan10({ events }: AgUiStream): boolean {
  return events.some((event) => /^1\.0*[1-9]\d*$/.test(getString(event, "protocolVersion") ?? ""));
}

const schema = createInvariant(
  {
    id: "core-schema",
    requirements: ["CP-010", "CP-011"],
    text: "Every event is valid under AG-UI's schema, without undeclared fields and without null for an absent value.",
  },
  ({ name, seen }) => {
    const isNewer = isNewerThan10(seen);
    return seen.events.flatMap((event, index) =>
      findSchemaProblems(isNewer ? removeTypesOfEncryptedValues(event) : event).map((problem) => ({
        message: `${name}: event ${index + 1} ${problem}`,
        actual: event,
      })),
    );
  },
);

function createOrderInvariant(
  rule: OrderRule,
  parts: Pick<Invariant, "id" | "requirements" | "text">,
): Invariant {
  return createInvariant(parts, ({ name, seen }) =>
    findOrderProblems(seen.events)
      .filter((problem) => problem.rule === rule)
      .map(({ position, message }) => ({
        message: `${name}: event ${position}: ${message}`,
        actual: seen.events[position - 1],
      })),
  );
}

const lifecycle = createOrderInvariant("lifecycle", {
  id: "core-lifecycle",
  requirements: ["CP-030", "CP-031", "CP-032"],
  text: "A run starts with RUN_STARTED, and closes everything that it has opened before it finishes.",
});

const items = createOrderInvariant("items", {
  id: "core-items",
  requirements: ["CP-040", "CP-041", "CP-042"],
  text: "Text messages, tool calls and reasoning messages are opened, continued and closed in order.",
});

const nested = createOrderInvariant("nested", {
  id: "core-steps",
  requirements: ["CP-033"],
  text: "Steps, reasoning and subagent runs are opened once and closed once.",
});

/** In cases outside the core, a step may kill the server, which breaks the stream. */
const terminal: Invariant = {
  ...createInvariant(
    {
      id: "core-terminal",
      requirements: ["CP-004", "CP-030"],
      text: "The stream ends after RUN_FINISHED or RUN_ERROR.",
    },
    ({ name, seen }) => {
      const last = seen.types.at(-1) ?? "no event";
      const isTerminal = last === "RUN_FINISHED" || last === "RUN_ERROR";
      // A client that left does not see the end.
      if (seen.ended === "closed" || (seen.ended === "end" && isTerminal)) return [];
      const how = { end: "ended", broken: "broke", open: "is still open" }[seen.ended];
      return [{ message: `${name}: the stream ${how} after ${last}`, actual: seen.types.slice(-6) }];
    },
  ),
  areas: ["core"],
};

const identity = createInvariant(
  {
    id: "core-ids",
    requirements: ["CP-020"],
    text: "RUN_STARTED and RUN_FINISHED contain the thread id of the request, and those of the last run contain its run id.",
  },
  ({ name, seen }) => {
    const threadId = getInputField(seen.sent, "threadId") ?? null;
    const runId = getInputField(seen.sent, "runId") ?? null;
    const lifecycleEvents = seen.events.filter((event) =>
      ["RUN_STARTED", "RUN_FINISHED"].includes(getString(event, "type") ?? ""),
    );
    const start = seen.events.findLast((event) => getString(event, "type") === "RUN_STARTED");
    const own = start === undefined ? [] : seen.events.slice(seen.events.indexOf(start));
    return [
      ...lifecycleEvents.flatMap((event) =>
        getField(event, "threadId") === threadId
          ? []
          : [
              {
                message: `${name}: ${getString(event, "type")} has another threadId`,
                expected: threadId,
                actual: getField(event, "threadId"),
              },
            ],
      ),
      ...own
        .filter((event) => lifecycleEvents.includes(event) && getField(event, "runId") !== runId)
        .map((event) => ({
          message: `${name}: ${getString(event, "type")} has another runId than the request`,
          expected: runId,
          actual: getField(event, "runId"),
        })),
    ];
  },
);

const version = createInvariant(
  {
    id: "core-version",
    requirements: ["CP-090"],
    text: "RUN_STARTED contains the protocol version of the server.",
  },
  ({ name, seen }) =>
    seen.events
      .filter((event) => getString(event, "type") === "RUN_STARTED")
      .filter((event) => !/^\d+\.\d+$/.test(getString(event, "protocolVersion") ?? ""))
      .map((event) => ({
        message: `${name}: RUN_STARTED has no protocolVersion of the form MAJOR.MINOR`,
        actual: event,
      })),
);

const usage = createInvariant(
  {
    id: "core-usage",
    requirements: ["CP-034"],
    text: "The total number of tokens is the sum of the input and output tokens.",
  },
  ({ name, seen }) =>
    seen.events.flatMap((event) =>
      getArray(event, "usage").flatMap((entry) => {
        const [input, output, total] = ["inputTokens", "outputTokens", "totalTokens"].map((field) =>
          readCount(getField(entry, field)),
        );
        return total === undefined || total === (input ?? 0) + (output ?? 0)
          ? []
          : [
              {
                message: `${name}: totalTokens is not the sum of inputTokens and outputTokens`,
                actual: entry,
              },
            ];
      }),
    ),
);

function readCount(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

const messageIds = createInvariant(
  {
    id: "core-message-ids",
    requirements: ["CP-021"],
    text: "A new message does not have the id of another message.",
  },
  ({ name, seen }) => {
    const taken = new Map<string, string>(
      getArray(seen.sent, "messages").flatMap((message): [string, string][] => {
        const id = getString(message, "id");
        return id === undefined ? [] : [[id, getString(message, "role") ?? "message"]];
      }),
    );
    return expandChunks(seen.events).flatMap(({ event, position }) => {
      const owner = {
        TEXT_MESSAGE_START: "assistant",
        REASONING_MESSAGE_START: "reasoning",
        TOOL_CALL_RESULT: "tool",
      }[getString(event, "type") ?? ""];
      const id = getString(event, "messageId");
      if (owner === undefined || id === undefined) return [];
      const other = taken.get(id);
      taken.set(id, owner);
      // A message may be opened again, but a result is always a new message.
      if (other === undefined || (other === owner && owner !== "tool")) return [];
      return [
        {
          message: `${name}: event ${position}: ${getString(event, "type")} has the id of another ${other} message`,
          actual: event,
        },
      ];
    });
  },
);

const state = createInvariant(
  {
    id: "core-state",
    requirements: ["CP-060"],
    text: "Every STATE_DELTA and ACTIVITY_DELTA applies to the value that the client has.",
  },
  ({ name, seen }) => {
    const conversation = new Conversation(
      getArray(seen.sent, "messages"),
      getInputField(seen.sent, "state") ?? {},
    );
    for (const { event } of expandChunks(seen.events)) conversation.apply(event);
    return conversation.patchErrors.map((sentence) => ({ message: `${name}: ${sentence}` }));
  },
);

/**
 * Returns the ids of the calls that this project's exception to CP-050 covers: a client cannot execute a call whose
 * arguments are not a JSON object, so it gets an error result that is marked as such (CC-073).
 */
function listRejectedCalls(seen: AgUiStream): string[] {
  const failed = listFailedCalls(seen);
  return seen.calls
    .filter((call) => failed.has(call.id) && parseObject(call.arguments) === undefined)
    .map(({ id }) => id);
}

const clientTools = createInvariant(
  {
    id: "core-client-tools",
    requirements: ["CP-050", "CP-051", "CP-052"],
    text: "A call of a client tool has no result; the run finishes as a success unless it also waits for another call, and lists exactly its open calls if it lists any.",
  },
  ({ name, seen }) => {
    const clientToolNames = new Set(
      getArray(seen.sent, "tools").flatMap((tool) => getString(tool, "name") ?? []),
    );
    const started: { id: string; name: string }[] = [];
    const answered = new Set<string>();
    for (const { event } of expandChunks(seen.events)) {
      const id = getString(event, "toolCallId");
      if (id === undefined) continue;
      const type = getString(event, "type");
      if (type === "TOOL_CALL_START" && !started.some((call) => call.id === id))
        started.push({ id, name: getString(event, "toolCallName") ?? "" });
      if (type === "TOOL_CALL_RESULT") answered.add(id);
    }
    const end = seen.events.findLast((event) => getString(event, "type") === "RUN_FINISHED");
    const outcome = getField(end, "outcome");
    const listed = getField(outcome, "pendingToolCallIds");
    const open = started.filter(({ id }) => !answered.has(id));
    const rejected = new Set(listRejectedCalls(seen));
    const findings: Finding[] = started
      .filter((call) => clientToolNames.has(call.name) && answered.has(call.id) && !rejected.has(call.id))
      .map((call) => ({
        message: `${name}: the server sent a TOOL_CALL_RESULT for ${call.id}, a call of the client tool ${call.name}`,
      }));
    if (Array.isArray(listed) && JSON.stringify(listed) !== JSON.stringify(open.map(({ id }) => id)))
      findings.push({
        message: `${name}: pendingToolCallIds does not list the open calls of this run`,
        expected: open.map(({ id }) => id),
        actual: listed,
      });
    // A run with an interrupt for another open call waits for more than the client's results.
    const interrupted = new Set(
      getArray(outcome, "interrupts").map((interrupt) => getString(interrupt, "toolCallId")),
    );
    const waitsForOther = open.some((call) => !clientToolNames.has(call.name) && interrupted.has(call.id));
    const isPaused =
      open.some((call) => clientToolNames.has(call.name)) && end !== undefined && !waitsForOther;
    const type = getString(outcome, "type") ?? "success";
    if (isPaused && type !== "success")
      findings.push({
        message: `${name}: a run with an open call of a client tool has the outcome ${type}`,
        expected: "success, or no outcome",
        actual: outcome,
      });
    return findings;
  },
);

/** The invariants of the core level, the most basic first. */
export const coreInvariants: readonly Invariant[] = [
  frames,
  schema,
  version,
  identity,
  lifecycle,
  items,
  nested,
  messageIds,
  clientTools,
  state,
  usage,
  terminal,
];
