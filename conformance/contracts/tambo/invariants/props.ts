/** Props of components, in pieces and whole (T-049, T-051). */

import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { parse, sameJson } from "../../../stream/json.ts";
import { Fold, type FoldedComponent } from "../stream/fold.ts";
import { streamsOf } from "./evidence.ts";

export const props: Invariant = {
  id: "props",
  clauses: ["T-049", "T-051", "TC-035"],
  text: "The deltas of a component's props, joined, are the JSON of the props at its end.",
  judge(evidence) {
    const components = streamsOf(evidence).flatMap(({ name, seen, from }) =>
      [...new Fold(seen.events, from === "start").components.values()]
        .filter(({ end }) => end !== undefined)
        .map((component) => ({ name, component })),
    );
    return judgeEach(components, ({ name, component }) => {
      if (agrees(component)) return [];
      const message = `${name}: the deltas of component ${component.id} do not make the props at its end`;
      return [{ message, expected: component.end?.props ?? null, actual: component.json }];
    });
  },
};

function agrees({ json, end }: FoldedComponent): boolean {
  const streamed = parse(json);
  // What a model made no JSON of cannot be taken back; its props are then empty.
  return sameJson(streamed === undefined && json !== "" ? {} : streamed, end?.props);
}
