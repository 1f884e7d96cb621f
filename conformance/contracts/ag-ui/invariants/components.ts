/**
 * Invariants for a component's props, and for the activity message with which a plain AG-UI client shows the
 * component.
 */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { getField, getString, isSameJson, parseJson } from "../../../stream/json.ts";
import { eventBody, eventName } from "../../shared/ag-ui-events.ts";
import { type AgUiEvidence, listNonEmptyStreams } from "./evidence.ts";

/** A component whose end event was sent. */
interface EndedComponent {
  stream: AgUiEvidence;
  /** Index of the end event. */
  index: number;
  id: string;
  name: string | undefined;
  props: Json | undefined;
}

export const props: Invariant = {
  id: "props",
  requirements: ["CC-020"],
  text: "The concatenated props deltas of a component are the JSON of its final props.",
  judge(evidence) {
    // A client that connected midway did not receive the first deltas.
    const completeComponents = listEndedComponents(listNonEmptyStreams(evidence)).filter(
      ({ stream }) => stream.from === "start",
    );
    return judgeEach(completeComponents, ({ stream: { name, seen }, id, props }) => {
      const json = (Object.hasOwn(seen.props, id) ? seen.props[id] : "") ?? "";
      const streamed = parseJson(json);
      // If a model's props are not valid JSON, the deltas that were already sent cannot be retracted. The
      // final props are then empty.
      if (isSameJson(streamed === undefined && json !== "" ? {} : streamed, props)) return [];
      const message = `${name}: the props deltas of component ${id} differ from its final props`;
      return [{ message, expected: props ?? null, actual: json }];
    });
  },
};

export const activities: Invariant = {
  id: "activities",
  requirements: ["CC-021"],
  text: "A component's end event is followed by an ACTIVITY_SNAPSHOT with the component's id, name, props and state.",
  judge(evidence) {
    return judgeEach(
      listEndedComponents(listNonEmptyStreams(evidence)),
      ({ stream: { name, seen }, index, id, name: called, props }) => {
        const next = seen.events[index + 1];
        const label = `${name}: component ${id}`;
        if (next === undefined && seen.ended !== "end") return [];
        if (eventName(next) !== "ACTIVITY_SNAPSHOT" || getString(next, "messageId") !== id)
          return [
            { message: `${label} has no ACTIVITY_SNAPSHOT immediately after its end`, actual: next ?? null },
          ];
        const state = getField(eventBody(seen.events[index]), "state");
        const content = {
          componentId: id,
          // A client that connected midway did not receive the name.
          componentName: called ?? getString(getField(next, "content"), "componentName") ?? "",
          props: props ?? null,
          ...(state !== undefined && { state }),
        };
        const expected = { activityType: "tambo.component", replace: true, content };
        const actual = {
          activityType: getField(next, "activityType") ?? null,
          replace: getField(next, "replace") ?? null,
          content: getField(next, "content") ?? null,
        };
        return isSameJson(expected, actual)
          ? []
          : [
              {
                message: `${label} differs from its ACTIVITY_SNAPSHOT`,
                expected,
                actual,
              } satisfies Finding,
            ];
      },
    );
  },
};

function listEndedComponents(streams: readonly AgUiEvidence[]): EndedComponent[] {
  return streams.flatMap((stream) =>
    stream.seen.events.flatMap((event, at) => {
      const id = getString(eventBody(event), "componentId");
      if (eventName(event) !== "tambo.component.end" || id === undefined) return [];
      const start = stream.seen.events.find(
        (each) =>
          eventName(each) === "tambo.component.start" && getString(eventBody(each), "componentId") === id,
      );
      const name = getString(eventBody(start), "componentName");
      return [{ stream, index: at, id, name, props: getField(eventBody(event), "props") }];
    }),
  );
}
