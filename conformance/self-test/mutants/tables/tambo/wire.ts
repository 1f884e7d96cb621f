/** Mutants of what all streams have: what is repeated at the end, ids, framing, headers. */
import { each, events, frames, streamHeaders } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const wireMutants: readonly Mutant[] = [
  {
    id: "finished-with-the-thread",
    text: "tambo.run.finished has the user's message, too.",
    mutate: each("tambo.run.finished", (event) => {
      const [first] = event.payload.value.messages;
      event.payload.value.messages.unshift({ ...first, id: "msg_user", role: "user" });
      return event;
    }),
  },
  {
    id: "run-of-another",
    text: "RUN_FINISHED names another run.",
    mutate: each("RUN_FINISHED", (event) => {
      event.payload.runId = "run_other";
      return event;
    }),
  },
  {
    id: "no-type",
    text: "A payload has no type.",
    mutate: each("TEXT_MESSAGE_START", (event) => {
      delete event.payload.type;
      return event;
    }),
  },
  {
    id: "ids-from-zero",
    text: "Events are numbered from 0.",
    mutate: events((event) => ({ ...event, id: event.id && String(Number(event.id) - 1) })),
  },
  {
    id: "named-events",
    text: "Frames have an event name.",
    mutate: frames((frame) => `event: message\n${frame}`),
  },
  {
    id: "proxies-may-hold-back",
    text: "X-Accel-Buffering is left out.",
    mutate: streamHeaders((headers) => {
      delete headers["x-accel-buffering"];
    }),
  },
  {
    id: "proxies-may-cache",
    text: "Cache-Control is left out.",
    mutate: streamHeaders((headers) => {
      delete headers["cache-control"];
    }),
  },
  {
    id: "no-ids-in-headers",
    text: "The headers do not name thread and run.",
    mutate: streamHeaders((headers) => {
      delete headers["x-thread-id"];
      delete headers["x-run-id"];
    }),
  },
  {
    id: "content-type-twice",
    text: "The content type is said twice.",
    mutate: streamHeaders((headers) => {
      headers["content-type"] = "text/event-stream, text/event-stream";
    }),
  },
];
