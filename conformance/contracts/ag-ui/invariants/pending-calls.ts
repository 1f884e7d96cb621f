/**
 * Invariants for the pending calls of an ended run. These calls need the result of a client tool, or approval
 * for a server tool call.
 */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, getString, isObject, isSameJson } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { type AgUiStream, getClientVersion, getInputField } from "../stream/ag-ui-stream.ts";
import { collectCalls, listFailedCalls } from "./calls.ts";
import { type AgUiEvidence, listRuns } from "./evidence.ts";

/** A run's calls, grouped by their state. */
interface Calls {
  /** Client tool calls in the stream that have no result, in order. */
  pendingClient: string[];
  /** Server tool calls in the stream that have no result. */
  pendingServer: string[];
  /** Calls without a result in the messages that the client sent, and calls that await approval. */
  earlier: Set<string>;
  /** Client tool calls for which the server sent a successful result. */
  answeredByServer: string[];
}

export const waiting: Invariant = {
  id: "waiting",
  requirements: ["C-035", "CC-014", "CC-015", "CC-016", "CC-086", "CC-090", "M-045"],
  text: "A run that has ended contains results for all server tool calls, and its pending calls are exactly the client tool calls; a client tool call is never an interrupt.",
  judge(evidence) {
    const ended = listRuns(evidence).filter(
      ({ seen }) => eventName(seen.end ?? undefined) === "RUN_FINISHED" && outcomeType(seen) !== "cancelled",
    );
    return judgeEach(ended, (run) => {
      const earlierRuns = ended.slice(0, ended.indexOf(run));
      const interrupts = earlierRuns.flatMap(({ seen }) => seen.interrupts);
      const asked = interrupts.map((each) => getString(each, "toolCallId") ?? "");
      const calls = classifyCalls(run.seen, asked);
      const answeredByServer = calls.answeredByServer.map((id) => ({
        message: `${run.name}: call ${id} of a client tool got its result from the server`,
      }));
      const interrupted = outcomeType(run.seen) === "interrupt";
      return [
        ...answeredByServer,
        ...(interrupted ? checkInterrupts(run, calls) : checkPendingCalls(run, calls)),
      ];
    });
  },
};

/** Returns the outcome type of a finished run. Defaults to `success`. */
export function outcomeType({ end }: AgUiStream): string {
  return getString(getField(end ?? undefined, "outcome"), "type") ?? "success";
}

/** @param asked Calls that earlier runs have asked about. They stay open if a request omits them. */
function classifyCalls(seen: AgUiStream, asked: readonly string[]): Calls {
  const clientTools = listClientTools(seen);
  const before = collectCalls(getArray(seen.sent, "messages"));
  const idsWithResult = new Set(seen.calls.flatMap(({ id, result }) => (result === null ? [] : [id])));
  const failed = listFailedCalls(seen);
  const ids = (isClient: boolean) =>
    seen.calls.filter(({ name }) => clientTools.has(name) === isClient).map(({ id }) => id);
  return {
    pendingClient: ids(true).filter((id) => !idsWithResult.has(id)),
    pendingServer: ids(false).filter((id) => !idsWithResult.has(id)),
    earlier: new Set([...asked, ...before.made.keys()].filter((id) => !before.answered.has(id))),
    answeredByServer: ids(true).filter((id) => idsWithResult.has(id) && !failed.has(id)),
  };
}

function checkPendingCalls(
  { name, seen }: AgUiEvidence,
  { pendingClient, pendingServer, earlier }: Calls,
): Finding[] {
  const findings: Finding[] = pendingServer.map((id) => ({
    message: `${name}: call ${id} of a server tool has no result`,
  }));
  const awaited = seen.events
    .filter((event) => eventName(event) === "tambo.run.awaiting_input")
    .flatMap((event) =>
      getArray(eventBody(event), "pendingToolCalls").map((call) => getString(call, "toolCallId") ?? ""),
    );
  const listed = getArray(getField(seen.end ?? undefined, "outcome"), "pendingToolCallIds");
  const lists: [string, readonly unknown[], readonly unknown[]][] = [
    // Calls from an earlier run may still be pending.
    ["tambo.run.awaiting_input", awaited, awaited.filter((id) => !earlier.has(id))],
  ];
  if (getClientVersion(seen) === "1.0") lists.push(["pendingToolCallIds", listed, listed]);
  for (const [field, ids, actual] of lists) {
    if (!isSameJson(actual as string[], pendingClient))
      findings.push({
        message: `${name}: ${field} does not list the pending client tool calls`,
        expected: pendingClient,
        actual: [...ids],
      });
  }
  return findings;
}

function checkInterrupts({ name, seen }: AgUiEvidence, calls: Calls): Finding[] {
  const ids = seen.interrupts.map((each) => getString(each, "id"));
  const interrupted = seen.interrupts.map((each) => getString(each, "toolCallId") ?? "");
  const findings = seen.interrupts.flatMap((each, at): Finding[] => {
    const sentence =
      ids.indexOf(ids[at]) === at ? describeInvalidInterrupt(each, seen, calls) : "is not unique";
    if (sentence === undefined) return [];
    return [{ message: `${name}: interrupt ${ids[at]} ${sentence}`, actual: each }];
  });
  const missing = calls.pendingServer.filter((id) => !interrupted.includes(id));
  return [
    ...findings,
    ...missing.map((id) => ({
      message: `${name}: call ${id} of a server tool has neither a result nor an interrupt`,
    })),
  ];
}

function describeInvalidInterrupt(
  each: Json,
  seen: AgUiStream,
  { pendingClient, pendingServer, earlier }: Calls,
): string | undefined {
  const call = getString(each, "toolCallId") ?? "";
  const toolName = collectCalls(getArray(seen.sent, "messages")).made.get(call);
  if (pendingClient.includes(call) || (toolName !== undefined && listClientTools(seen).has(toolName)))
    return `is about call ${call} of a client tool`;
  if (!pendingServer.includes(call) && !earlier.has(call))
    return `is about call ${call || "none"}, which is not pending`;
  const isComplete =
    getString(each, "reason") === "tool_call" &&
    (getString(each, "message") ?? "") !== "" &&
    isObject(getField(each, "responseSchema"));
  return isComplete ? undefined : "lacks the reason tool_call, a message or a responseSchema";
}

/** Returns the names of the client tools, including the tools of available components (M-075). */
export function listClientTools({ sent }: AgUiStream): ReadonlySet<string> {
  const options = getField(getInputField(sent, "forwardedProps"), "tambo");
  const ofComponents = getArray(options, "availableComponents").flatMap((each) =>
    getArray(each, "contextTools"),
  );
  return new Set(
    [...getArray(sent, "tools"), ...ofComponents].flatMap((tool) => getString(tool, "name") ?? []),
  );
}
