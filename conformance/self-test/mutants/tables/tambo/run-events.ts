/** Mutants of the events of a run: those that are left out, and how runs end. */
import { each, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const runEventMutants: readonly Mutant[] = [
  { id: "no-run-started", text: "RUN_STARTED is left out.", mutate: without("RUN_STARTED") },
  { id: "no-run-finished", text: "RUN_FINISHED is left out.", mutate: without("RUN_FINISHED") },
  { id: "no-ag-ui-result", text: "TOOL_CALL_RESULT is left out.", mutate: without("TOOL_CALL_RESULT") },
  { id: "no-state-delta", text: "STATE_DELTA is left out.", mutate: without("STATE_DELTA") },
  {
    id: "error-twice",
    text: "One failure is told by two RUN_ERRORs.",
    defect: "D7",
    mutate: each("RUN_ERROR", (event) => [event, event]),
  },
  {
    id: "cancelled-is-failed",
    text: "A cancelled run looks failed.",
    mutate: each("RUN_ERROR", (event) => {
      if (event.payload.code === "CANCELLED") event.payload.code = "INTERNAL_ERROR";
      return event;
    }),
  },
  {
    id: "internal-error",
    text: "Every failure of the model is INTERNAL_ERROR.",
    mutate: each("RUN_ERROR", (event) => {
      if (event.payload.code !== "CANCELLED") event.payload.code = "INTERNAL_ERROR";
      return event;
    }),
  },
  {
    id: "error-without-code",
    text: "RUN_ERROR has no code, and an empty message.",
    mutate: each("RUN_ERROR", (event) => {
      delete event.payload.code;
      event.payload.message = "";
      return event;
    }),
  },
];
