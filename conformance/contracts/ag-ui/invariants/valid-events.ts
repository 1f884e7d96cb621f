/** Events against the published schemas: their members, and that there are no others. */
import { checkAgUiEvent } from "../../../../generated/ag-ui/validators.js";
import { checkAgUiEvent as checkSealed } from "../../../../generated/ag-ui/validators.sealed.js";
import { eventsOf, judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const validEvents: Invariant = {
  id: "valid-events",
  clauses: ["C-060", "C-061", "C-062", "C-063", "C-064", "C-065", "C-066", "C-067", "C-068", "M-093"],
  text: "Every event is one that the document describes, with the members and types that it has there.",
  judge(evidence) {
    return judgeEach(eventsOf(streamsOf(evidence)), ({ event, place }) =>
      checkAgUiEvent(event).map(({ pointer, message }) => ({
        message: `${place} is not valid: ${`${pointer} ${message}`.trimStart()}`,
        actual: event,
      })),
    );
  },
};

/** Clients warn of every member that they do not know; AG-UI has no null where a member may be absent. */
export const sealed: Invariant = {
  id: "sealed",
  clauses: ["C-010", "C-024", "C-077", "CC-005", "M-093"],
  text: "No event has a member that AG-UI does not declare for it; what is optional is absent, never null.",
  judge(evidence) {
    const valid = eventsOf(streamsOf(evidence)).filter(({ event }) => checkAgUiEvent(event).length === 0);
    return judgeEach(valid, ({ event, place }) =>
      checkSealed(event).map(({ pointer, message }) => ({
        message: `${place} has what is not declared: ${`${pointer} ${message}`.trimStart()}`,
        actual: event,
      })),
    );
  },
};
