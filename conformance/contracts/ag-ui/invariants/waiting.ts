/** What a run that ended waits for: results of the client's own tools, or consent to a call of the server's. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { isObject, listOf, member, sameJson, textOf } from "../../../stream/json.ts";
import { bodyOf, nameOf } from "../../shared/ag-ui-events.ts";
import { type AgUiStream, peerOf, sentMember } from "../stream/ag-ui-stream.ts";
import { callsIn, failedResults } from "./calls.ts";
import { type AgUiEvidence, runsOf } from "./evidence.ts";

/** Calls of a run, by who has to answer them. */
interface Calls {
  /** Calls of the client's tools that the stream made and nobody has answered, in order. */
  client: string[];
  /** Calls of other tools that the stream made and nobody has answered. */
  server: string[];
  /** Calls of the messages that were sent, as far as these do not answer them. */
  earlier: Set<string>;
  /** Calls of the client's tools that the server has answered, though they did not fail. */
  usurped: string[];
}

export const waiting: Invariant = {
  id: "waiting",
  clauses: ["C-035", "CC-014", "CC-015", "CC-016", "CC-086", "CC-090", "M-045"],
  text: "A run that ends has answered every call of the server's tools, and waits for exactly the calls of the client's; a client tool is never an interrupt.",
  judge(evidence) {
    const ended = runsOf(evidence).filter(
      ({ seen }) => nameOf(seen.end ?? undefined) === "RUN_FINISHED" && outcomeOf(seen) !== "cancelled",
    );
    return judgeEach(ended, (run) => {
      const calls = callsOf(run.seen);
      const usurped = calls.usurped.map((id) => ({
        message: `${run.name}: call ${id} is of the client's tool, and was answered by the server`,
      }));
      const interrupted = outcomeOf(run.seen) === "interrupt";
      return [...usurped, ...(interrupted ? interrupts(run, calls) : pending(run, calls))];
    });
  },
};

/** How a run that finished says that it ended; `success` where it does not say. */
export function outcomeOf({ end }: AgUiStream): string {
  return textOf(member(end ?? undefined, "outcome"), "type") ?? "success";
}

function callsOf(seen: AgUiStream): Calls {
  const own = toolsOf(seen);
  const before = callsIn(listOf(seen.sent, "messages"));
  const answered = new Set(seen.calls.flatMap(({ id, result }) => (result === null ? [] : [id])));
  const failed = failedResults(seen);
  const ids = (isClient: boolean) =>
    seen.calls.filter(({ name }) => own.has(name) === isClient).map(({ id }) => id);
  return {
    client: ids(true).filter((id) => !answered.has(id)),
    server: ids(false).filter((id) => !answered.has(id)),
    earlier: new Set([...before.made.keys()].filter((id) => !before.answered.has(id))),
    usurped: ids(true).filter((id) => answered.has(id) && !failed.has(id)),
  };
}

function pending({ name, seen }: AgUiEvidence, { client, server, earlier }: Calls): Finding[] {
  const found: Finding[] = server.map((id) => ({
    message: `${name}: call ${id} is of a tool of the server, and has no result`,
  }));
  const told = seen.events
    .filter((event) => nameOf(event) === "tambo.run.awaiting_input")
    .flatMap((event) =>
      listOf(bodyOf(event), "pendingToolCalls").map((call) => textOf(call, "toolCallId") ?? ""),
    );
  const listed = listOf(member(seen.end ?? undefined, "outcome"), "pendingToolCallIds");
  const places: [string, readonly unknown[]][] = [["tambo.run.awaiting_input", told]];
  if (peerOf(seen) === "1.0") places.push(["pendingToolCallIds", listed]);
  for (const [where, ids] of places) {
    // Calls of an earlier run may still wait.
    const actual = ids.filter((id) => !earlier.has(String(id)));
    if (!sameJson(actual as string[], client))
      found.push({
        message: `${name}: ${where} does not list the calls that wait for the client`,
        expected: client,
        actual: [...ids],
      });
  }
  return found;
}

function interrupts({ name, seen }: AgUiEvidence, calls: Calls): Finding[] {
  const ids = seen.interrupts.map((each) => textOf(each, "id"));
  const asked = seen.interrupts.map((each) => textOf(each, "toolCallId") ?? "");
  const found = seen.interrupts.flatMap((each, at): Finding[] => {
    const sentence = ids.indexOf(ids[at]) === at ? wrongInterrupt(each, seen, calls) : "is there twice";
    if (sentence === undefined) return [];
    return [{ message: `${name}: interrupt ${ids[at]} ${sentence}`, actual: each }];
  });
  const unasked = calls.server.filter((id) => !asked.includes(id));
  return [
    ...found,
    ...unasked.map((id) => ({
      message: `${name}: call ${id} is of a tool of the server, has no result, and is not asked about`,
    })),
  ];
}

function wrongInterrupt(
  each: Json,
  seen: AgUiStream,
  { client, server, earlier }: Calls,
): string | undefined {
  const call = textOf(each, "toolCallId") ?? "";
  const own = callsIn(listOf(seen.sent, "messages")).made.get(call);
  if (client.includes(call) || (own !== undefined && toolsOf(seen).has(own)))
    return `is of call ${call} of the client's own tool`;
  if (!server.includes(call) && !earlier.has(call))
    return `is of call ${call || "none"}, which does not wait`;
  const whole =
    textOf(each, "reason") === "tool_call" &&
    (textOf(each, "message") ?? "") !== "" &&
    isObject(member(each, "responseSchema"));
  return whole ? undefined : "has no reason tool_call, no message or no responseSchema";
}

/** Names of the tools that the client runs itself: its own, and those of the components that it offers (M-075). */
function toolsOf({ sent }: AgUiStream): ReadonlySet<string> {
  const options = member(sentMember(sent, "forwardedProps"), "tambo");
  const ofComponents = listOf(options, "availableComponents").flatMap((each) => listOf(each, "contextTools"));
  return new Set([...listOf(sent, "tools"), ...ofComponents].flatMap((tool) => textOf(tool, "name") ?? []));
}
