/** Components: their props, and the message by which a plain client shows them. */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Json } from "../../../runner/case.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { member, parse, sameJson, textOf } from "../../../stream/json.ts";
import { bodyOf, nameOf } from "../../shared/ag-ui-events.ts";
import { type AgUiEvidence, begun } from "./evidence.ts";

/** A component that has ended. */
interface Ended {
  stream: AgUiEvidence;
  /** Place of its end among the events. */
  at: number;
  id: string;
  name: string | undefined;
  props: Json | undefined;
}

export const props: Invariant = {
  id: "props",
  clauses: ["CC-020"],
  text: "The deltas of a component's props, joined, are the JSON of the props at its end.",
  judge(evidence) {
    // Who comes back in the middle has the first pieces no more.
    const whole = endedIn(begun(evidence)).filter(({ stream }) => stream.from === "start");
    return judgeEach(whole, ({ stream: { name, seen }, id, props: told }) => {
      const json = (Object.hasOwn(seen.props, id) ? seen.props[id] : "") ?? "";
      const streamed = parse(json);
      // What a model made no JSON of cannot be taken back; its props are then empty.
      if (sameJson(streamed === undefined && json !== "" ? {} : streamed, told)) return [];
      const message = `${name}: the deltas of component ${id} do not make the props at its end`;
      return [{ message, expected: told ?? null, actual: json }];
    });
  },
};

export const activities: Invariant = {
  id: "activities",
  clauses: ["CC-021"],
  text: "The end of a component is followed by an ACTIVITY_SNAPSHOT of its id, with its name, its props and its state.",
  judge(evidence) {
    return judgeEach(
      endedIn(begun(evidence)),
      ({ stream: { name, seen }, at, id, name: called, props: told }) => {
        const next = seen.events[at + 1];
        const place = `${name}: component ${id}`;
        if (next === undefined && seen.ended !== "end") return [];
        if (nameOf(next) !== "ACTIVITY_SNAPSHOT" || textOf(next, "messageId") !== id)
          return [{ message: `${place} has no ACTIVITY_SNAPSHOT right after its end`, actual: next ?? null }];
        const state = member(bodyOf(seen.events[at]), "state");
        const content = {
          componentId: id,
          // Who comes back in the middle has not seen the name.
          componentName: called ?? textOf(member(next, "content"), "componentName") ?? "",
          props: told ?? null,
          ...(state !== undefined && { state }),
        };
        const expected = { activityType: "tambo.component", replace: true, content };
        const actual = {
          activityType: member(next, "activityType") ?? null,
          replace: member(next, "replace") ?? null,
          content: member(next, "content") ?? null,
        };
        return sameJson(expected, actual)
          ? []
          : [
              {
                message: `${place} is shown otherwise in its ACTIVITY_SNAPSHOT`,
                expected,
                actual,
              } satisfies Finding,
            ];
      },
    );
  },
};

function endedIn(streams: readonly AgUiEvidence[]): Ended[] {
  return streams.flatMap((stream) =>
    stream.seen.events.flatMap((event, at) => {
      const id = textOf(bodyOf(event), "componentId");
      if (nameOf(event) !== "tambo.component.end" || id === undefined) return [];
      const start = stream.seen.events.find(
        (each) => nameOf(each) === "tambo.component.start" && textOf(bodyOf(each), "componentId") === id,
      );
      const name = textOf(bodyOf(start), "componentName");
      return [{ stream, at, id, name, props: member(bodyOf(event), "props") }];
    }),
  );
}
