/** Events against the published schemas: their members, and that there are no others. */
import { checkStreamFrame } from "../../../../generated/agent-stream/validators.js";
import { checkStreamFrame as checkSealed } from "../../../../generated/agent-stream/validators.sealed.js";
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { begun, eventsOf } from "./evidence.ts";

export const validEvents: Invariant = {
  id: "valid-events",
  clauses: [
    "A-040",
    "A-041",
    "A-042",
    "A-043",
    "A-044",
    "A-045",
    "A-046",
    "A-047",
    "A-048",
    "A-049",
    "A-050",
    "A-051",
    "AX-06",
    "AX-07",
    "M-093",
  ],
  text: "Every event is one that the document describes, with the members and types that it has there.",
  judge: (evidence) =>
    judgeEach(begun(evidence).flatMap(eventsOf), ({ name, data, place }) =>
      checkStreamFrame({ event: name, data }).map(({ pointer, message }) => ({
        message: `${place} is not valid: ${`${pointer} ${message}`.trimStart()}`,
        actual: data,
      })),
    ),
};

/** Nothing that is not written down is sent. */
export const sealed: Invariant = {
  id: "sealed",
  clauses: ["A-031", "AX-08", "AX-09", "M-021", "M-035", "M-064", "M-071", "M-093"],
  text: "No event has a member that the document does not declare for it, such as its name.",
  judge(evidence) {
    const valid = begun(evidence)
      .flatMap(eventsOf)
      .filter(({ name, data }) => checkStreamFrame({ event: name, data }).length === 0);
    return judgeEach(valid, ({ name, data, place }) =>
      checkSealed({ event: name, data }).map(({ pointer, message }) => ({
        message: `${place} has what is not declared: ${`${pointer} ${message}`.trimStart()}`,
        actual: data,
      })),
    );
  },
};
