/**
 * Invariants for component state in events, at the end of components, and as stored (T-050, T-051, T-055,
 * TX-14).
 */

import { decodePath, judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Evidence, Finding, Invariant } from "../../../runner/invariant.ts";
import { getString, isSameJson } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { RunAccumulator } from "../stream/run-accumulator.ts";
import type { KnownState } from "../stream/state-tree.ts";
import type { StoredMessage } from "../stream/stored-message.ts";
import { findStoredMessages, listStreamsFromStart, parseMessages } from "./evidence.ts";

const stateEvents = ["STATE_SNAPSHOT", "STATE_DELTA", "tambo.component.state_delta"];

export const states: Invariant = {
  id: "states",
  requirements: ["T-050", "T-051", "T-052", "T-055", "TC-029", "TX-14"],
  text: "State changes in a stream can be applied, and they result in the state that the component's end event, tambo.run.finished and the stored thread contain.",
  judge(evidence) {
    const streams = listStreamsFromStart(evidence)
      .map((stream) => ({ stream, fold: new RunAccumulator(stream.seen.events) }))
      .filter(({ stream, fold }) => hasState(stream.seen.events, fold));
    return judgeEach(streams, ({ stream: { name, seen }, fold }) => {
      const thread = seen.ended === "end" ? findStoredMessages(evidence, seen) : undefined;
      return [
        ...fold.states.patchErrors.map((fault) => ({ message: `${name}: ${fault}` })),
        ...[...fold.components.values()].flatMap(({ id, end }) =>
          end === undefined
            ? []
            : compareState(`${name}: the end of component ${id} has`, end.accumulated, end.state),
        ),
        ...checkStoredStates(
          `${name}: in tambo.run.finished`,
          fold,
          parseMessages(fold.finished ?? []),
          () => true,
        ),
        ...checkStoredStates(`${name}: in the stored thread`, fold, thread ?? [], (id) =>
          isLastChange(evidence, id, seen.runId),
        ),
      ];
    });
  },
};

function hasState(events: readonly Json[], { components, finished = [] }: RunAccumulator): boolean {
  return (
    events.some((event) => stateEvents.includes(eventName(event))) ||
    [...components.values()].some(({ end }) => end?.state !== undefined) ||
    listStates(parseMessages(finished)).some(({ state }) => state !== undefined)
  );
}

function listStates(messages: readonly StoredMessage[]): { id: string; state: Json | undefined }[] {
  return messages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.type === "component" ? [{ id: block.id, state: block.state }] : [])),
  );
}

function checkStoredStates(
  label: string,
  { states: tree }: RunAccumulator,
  messages: readonly StoredMessage[],
  last: (componentId: string) => boolean,
): Finding[] {
  return listStates(messages).flatMap(({ id, state }) =>
    last(id) ? compareState(`${label}, component ${id} has`, tree.getState(id), state) : [],
  );
}

/** Returns true if neither another run nor the client changed the component after this run. */
function isLastChange({ streams, responses }: Evidence, componentId: string, runId: string | null): boolean {
  const pushed = responses.some(
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

/**
 * Compares a component's state with the streamed state, if the latter is known. A missing state is equivalent
 * to an empty state.
 */
function compareState(what: string, expected: KnownState, actual: Json | undefined): Finding[] {
  if (!expected.known || isSameJson(expected.state ?? {}, actual ?? {})) return [];
  return [
    {
      message: `${what} a state that differs from the streamed state`,
      expected: expected.state ?? null,
      actual: actual ?? null,
    },
  ];
}
