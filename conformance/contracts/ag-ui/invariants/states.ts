/**
 * Invariants for state. The server keeps the state that the client sent, and every change can be applied
 * (C-066, C-078).
 */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getArray, getField, isObject, isSameJson } from "../../../stream/json.ts";
import { eventName } from "../../shared/ag-ui-events.ts";
import { getInputField } from "../stream/ag-ui-stream.ts";
import { Conversation } from "../stream/conversation.ts";
import { type AgUiEvidence, listStreams } from "./evidence.ts";

const stateEvents = ["STATE_SNAPSHOT", "STATE_DELTA", "ACTIVITY_DELTA"];

export const states: Invariant = {
  id: "states",
  requirements: ["C-004", "C-066", "C-078", "CC-022"],
  text: "A run's first STATE_SNAPSHOT keeps the state that the client sent and may add `components`; every STATE_DELTA can be applied to the client's state, and every ACTIVITY_DELTA to its activity.",
  judge(evidence) {
    const streams = listStreams(evidence).filter(({ seen }) =>
      seen.types.some((type) => stateEvents.includes(type)),
    );
    return judgeEach(streams, (stream) => {
      const { name, seen } = stream;
      const conversation = new Conversation(
        getArray(seen.sent, "messages"),
        getInputField(seen.sent, "state") ?? {},
      );
      for (const event of seen.events) conversation.apply(event);
      return [
        ...findLostState(stream),
        ...findTestOperations(stream),
        ...conversation.patchErrors.map((fault) => ({ message: `${name}: ${fault}` })),
      ];
    });
  },
};

/**
 * Returns a finding for every state delta with a `test` operation, because such an operation changes nothing
 * for the client.
 */
function findTestOperations({ name, seen }: AgUiEvidence): Finding[] {
  return seen.events.flatMap((event, at) => {
    const test = getArray(event, "delta").find((operation) => getField(operation, "op") === "test");
    if (eventName(event) !== "STATE_DELTA" || test === undefined) return [];
    return [{ message: `${name}: event ${at + 1}: the STATE_DELTA has a test operation`, actual: test }];
  });
}

/**
 * Returns the fields in the client's state that the first snapshot does not contain. These fields are lost because a
 * snapshot replaces the client's state.
 */
function findLostState({ name, seen, from }: AgUiEvidence): Finding[] {
  const first = seen.events.find((event) => ["STATE_SNAPSHOT", "STATE_DELTA"].includes(eventName(event)));
  const sent = getInputField(seen.sent, "state");
  if (from !== "start" || eventName(first) !== "STATE_SNAPSHOT" || !isObject(sent)) return [];
  const snapshot = getField(first, "snapshot");
  return Object.entries(sent).flatMap(([key, expected]) => {
    const actual = getField(snapshot, key);
    if (key === "components" || isSameJson(actual, expected)) return [];
    const message = `${name}: the first STATE_SNAPSHOT lost the client's field ${key}`;
    return [{ message, expected, actual: actual ?? null }];
  });
}
