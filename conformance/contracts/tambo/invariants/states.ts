/** State of components: announced, told at their end, stored (T-050, T-051, T-055, TX-14). */

import { decodePath, judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { getString, isSameJson } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { Fold } from "../stream/fold.ts";
import type { KnownState } from "../stream/state-tree.ts";
import type { StoredMessage } from "../stream/stored-message.ts";
import { fromStart, messagesOf, storedMessages } from "./evidence.ts";

const stateEvents = ["STATE_SNAPSHOT", "STATE_DELTA", "tambo.component.state_delta"];

export const states: Invariant = {
  id: "states",
  clauses: ["T-050", "T-051", "T-052", "T-055", "TC-029", "TX-14"],
  text: "The changes of state in a stream apply, and together make the state that a component's end, tambo.run.finished and the thread tell.",
  judge(evidence) {
    const streams = fromStart(evidence)
      .map((stream) => ({ stream, fold: new Fold(stream.seen.events) }))
      .filter(({ stream, fold }) => hasState(stream.seen.events, fold));
    return judgeEach(streams, ({ stream: { name, seen }, fold }) => {
      const thread = seen.ended === "end" ? storedMessages(evidence, seen) : undefined;
      return [
        ...fold.states.faults.map((fault) => ({ message: `${name}: ${fault}` })),
        ...[...fold.components.values()].flatMap(({ id, end }) =>
          end === undefined
            ? []
            : differs(`${name}: the end of component ${id} tells`, end.folded, end.state),
        ),
        ...stored(`${name}: in tambo.run.finished`, fold, messagesOf(fold.finished ?? []), () => true),
        ...stored(`${name}: in the stored thread`, fold, thread ?? [], (id) =>
          isLast(evidence, id, seen.runId),
        ),
      ];
    });
  },
};

function hasState(events: readonly Json[], { components, finished = [] }: Fold): boolean {
  return (
    events.some((event) => stateEvents.includes(eventName(event))) ||
    [...components.values()].some(({ end }) => end?.state !== undefined) ||
    statesIn(messagesOf(finished)).some(({ state }) => state !== undefined)
  );
}

function statesIn(messages: readonly StoredMessage[]): { id: string; state: Json | undefined }[] {
  return messages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "component" ? [{ id: block.id, state: block.state }] : [])),
  );
}

function stored(
  label: string,
  { states: tree }: Fold,
  messages: readonly StoredMessage[],
  last: (componentId: string) => boolean,
): Finding[] {
  return statesIn(messages).flatMap(({ id, state }) =>
    last(id) ? differs(`${label} component ${id} has`, tree.of(id), state) : [],
  );
}

/** Whether the run was the last to change a component: nobody else did, neither another run nor the client. */
function isLast({ streams, answers }: Evidence, componentId: string, runId: string | null): boolean {
  const pushed = answers.some(
    ({ method, path }) =>
      method === "POST" && decodePath(path).slice(-2).join("/") === `${componentId}/state`,
  );
  const others = streams.filter(({ seen }) => seen.runId !== runId).flatMap(({ seen }) => seen.events);
  const named = others.some(
    (event) =>
      eventName(event) === "tambo.component.state_delta" &&
      getString(eventBody(event), "componentId") === componentId,
  );
  return (
    !pushed && !named && !others.some((event) => ["STATE_SNAPSHOT", "STATE_DELTA"].includes(eventName(event)))
  );
}

/** Where no state was ever announced, none and an empty one are the same. */
function differs(what: string, known: KnownState, told: Json | undefined): Finding[] {
  if (!known.known || isSameJson(known.state ?? {}, told ?? {})) return [];
  return [
    {
      message: `${what} another state than was announced`,
      expected: known.state ?? null,
      actual: told ?? null,
    },
  ];
}
