/** Mutants of the events of a run: those that are left out, and how runs end. */
import { custom, each, events, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const runEventMutants: readonly Mutant[] = [
  { id: "no-run-started", text: "RUN_STARTED is left out.", mutate: without("RUN_STARTED") },
  { id: "no-run-finished", text: "RUN_FINISHED is left out.", mutate: without("RUN_FINISHED") },
  {
    id: "no-messages-at-the-end",
    text: "tambo.run.finished is left out.",
    mutate: without("tambo.run.finished"),
  },
  { id: "text-not-ended", text: "TEXT_MESSAGE_END is left out.", mutate: without("TEXT_MESSAGE_END") },
  { id: "call-not-ended", text: "TOOL_CALL_END is left out.", mutate: without("TOOL_CALL_END") },
  { id: "no-ag-ui-result", text: "TOOL_CALL_RESULT is left out.", mutate: without("TOOL_CALL_RESULT") },
  { id: "no-tool-result", text: "tambo.tool.result is left out.", mutate: without("tambo.tool.result") },
  {
    id: "no-pause",
    text: "tambo.run.awaiting_input is left out.",
    mutate: without("tambo.run.awaiting_input"),
  },
  {
    id: "no-component-end",
    text: "tambo.component.end is left out.",
    mutate: without("tambo.component.end"),
  },
  { id: "no-state-delta", text: "STATE_DELTA is left out.", mutate: without("STATE_DELTA") },
  {
    id: "error-twice",
    text: "One failure is told by two RUN_ERRORs.",
    defect: "D7",
    mutate: each("RUN_ERROR", (event) => [event, event]),
  },
  {
    id: "event-after-the-end",
    text: "An event follows the last one.",
    mutate: each("RUN_FINISHED", (event) => [event, custom(event, "tambo.bye", {})]),
  },
  {
    id: "finished-after-the-end",
    text: "tambo.run.finished comes after RUN_FINISHED, as in the proposal, though AG-UI is spoken.",
    mutate: events((event, { memory }) => {
      if (event.name === "tambo.run.finished") memory.held = event;
      if (event.name === "tambo.run.finished") return undefined;
      return event.name === "RUN_FINISHED" && memory.held !== undefined ? [event, memory.held] : event;
    }),
  },
  {
    id: "cancelled-is-finished",
    text: "A cancelled run looks finished.",
    mutate: each("RUN_ERROR", ({ id, payload }, { threadId, seen }) => {
      const runId = seen[0]?.payload.runId;
      const finished = { type: "RUN_FINISHED", threadId, runId, timestamp: payload.timestamp };
      return { id, name: "RUN_FINISHED", payload: payload.code === "CANCELLED" ? finished : payload };
    }),
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
