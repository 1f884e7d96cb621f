/** Mutants of streams that are taken up again. */
import { each, events } from "../../combinators/events.ts";
import { request } from "../../combinators/requests.ts";
import type { Mutant } from "../../mutant.ts";

export const resumeMutants: readonly Mutant[] = [
  {
    id: "resume-loses-one",
    text: "The event right after the position is lost.",
    mutate: events((event, { operation, after, seen }) =>
      operation === "reconnectRun" && Number(after) > 0 && seen.length === 0 ? undefined : event,
    ),
  },
  {
    id: "resume-repeats-one",
    text: "The event at the position comes again.",
    mutate: request("reconnectRun", ({ query, headers }) => {
      if (Number(query.after) > 0) query.after = String(Number(query.after) - 1);
      const last = headers["last-event-id"];
      if (Number(last) > 0) headers["last-event-id"] = String(Number(last) - 1);
    }),
  },
  {
    id: "resume-ignores-query",
    text: "The header wins over the query.",
    mutate: request("reconnectRun", ({ query, headers }) => {
      if (headers["last-event-id"] !== undefined) delete query.after;
    }),
  },
  {
    id: "resume-misses-the-end",
    text: "Whoever comes back misses the end.",
    mutate: events((event, { operation }) =>
      operation === "reconnectRun" && ["RUN_FINISHED", "RUN_ERROR"].includes(event.name) ? undefined : event,
    ),
  },
  {
    id: "resume-with-new-times",
    text: "A replay has the time of the replay.",
    mutate: events((event, { operation }) => {
      if (operation === "reconnectRun") event.payload.timestamp = Date.now() + 1;
      return event;
    }),
  },
  {
    id: "bare-replays-all",
    text: "Coming back without a position replays the run.",
    mutate: request("reconnectRun", ({ query, headers }) => {
      if (headers["last-event-id"] === undefined) query.after ??= "0";
    }),
  },
  {
    id: "bare-tells-nothing-of-the-pause",
    text: "Coming back to a run that waits tells of no pending call.",
    mutate: each("tambo.run.awaiting_input", (event, { operation }) => {
      if (operation === "reconnectRun") event.payload.value.pendingToolCalls = [];
      return event;
    }),
  },
  {
    id: "positions-guessed",
    text: "A position that is none is taken for the beginning.",
    mutate: request("reconnectRun", ({ query, headers }) => {
      if (!/^\d{1,5}$/.test(query.after ?? "0")) query.after = "0";
      if (!/^\d{1,5}$/.test(headers["last-event-id"] ?? "0")) headers["last-event-id"] = "0";
    }),
  },
];
