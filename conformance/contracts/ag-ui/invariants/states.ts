/** State: what is sent comes back, and every change applies (C-066, C-078). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { isObject, listOf, member, sameJson } from "../../../stream/json.ts";
import { nameOf } from "../../shared/ag-ui-events.ts";
import { sentMember } from "../stream/ag-ui-stream.ts";
import { Conversation } from "../stream/conversation.ts";
import { type AgUiEvidence, streamsOf } from "./evidence.ts";

const changes = ["STATE_SNAPSHOT", "STATE_DELTA", "ACTIVITY_DELTA"];

export const states: Invariant = {
  id: "states",
  clauses: ["C-004", "C-066", "C-078", "CC-022"],
  text: "The first STATE_SNAPSHOT of a run keeps the state that was sent, beside `components`; every STATE_DELTA applies to what the client has by then, every ACTIVITY_DELTA to its activity.",
  judge(evidence) {
    const streams = streamsOf(evidence).filter(({ seen }) =>
      seen.types.some((type) => changes.includes(type)),
    );
    return judgeEach(streams, (stream) => {
      const { name, seen } = stream;
      const conversation = new Conversation(
        listOf(seen.sent, "messages"),
        sentMember(seen.sent, "state") ?? {},
      );
      for (const event of seen.events) conversation.take(event);
      return [
        ...lostState(stream),
        ...tests(stream),
        ...conversation.faults.map((fault) => ({ message: `${name}: ${fault}` })),
      ];
    });
  },
};

/** A change that tells what is there already tells nothing. */
function tests({ name, seen }: AgUiEvidence): Finding[] {
  return seen.events.flatMap((event, at) => {
    const test = listOf(event, "delta").find((operation) => member(operation, "op") === "test");
    if (nameOf(event) !== "STATE_DELTA" || test === undefined) return [];
    return [{ message: `${name}: event ${at + 1}: a STATE_DELTA has a test`, actual: test }];
  });
}

/** A snapshot replaces all that the client has: what it leaves out is gone. */
function lostState({ name, seen, from }: AgUiEvidence): Finding[] {
  const first = seen.events.find((event) => ["STATE_SNAPSHOT", "STATE_DELTA"].includes(nameOf(event)));
  const sent = sentMember(seen.sent, "state");
  if (from !== "start" || nameOf(first) !== "STATE_SNAPSHOT" || !isObject(sent)) return [];
  const snapshot = member(first, "snapshot");
  return Object.entries(sent).flatMap(([key, expected]) => {
    const actual = member(snapshot, key);
    if (key === "components" || sameJson(actual, expected)) return [];
    const message = `${name}: the first STATE_SNAPSHOT has not the ${key} that was sent`;
    return [{ message, expected, actual: actual ?? null }];
  });
}
