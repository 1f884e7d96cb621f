/** Mutants of what all streams have: what is repeated at the end, ids, framing, headers. */
import { custom, each, events, frames, streamHeaders } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const wireMutants: readonly Mutant[] = [
  {
    id: "finished-without-messages",
    text: "tambo.run.finished has no messages.",
    mutate: each("tambo.run.finished", (event) => {
      event.payload.value.messages = [];
      return event;
    }),
  },
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
    id: "finished-trimmed",
    text: "The texts in tambo.run.finished are trimmed and joined to one message.",
    mutate: each("tambo.run.finished", (event) => {
      const { messages } = event.payload.value;
      for (const message of messages)
        for (const block of message.content) if (block.type === "text") block.text = block.text.trim();
      event.payload.value.messages = messages.slice(-1);
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
    id: "one-run-id",
    text: "All runs of a thread have one id.",
    mutate: events((event, { threadId }) => {
      if (event.payload.runId !== undefined) event.payload.runId = `run_${threadId}`;
      return event;
    }),
  },
  {
    id: "seconds",
    text: "Timestamps are in seconds.",
    mutate: events((event) => {
      event.payload.timestamp = Math.floor(event.payload.timestamp / 1000);
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
    id: "foreign-extension",
    text: "An extension is not called tambo.",
    mutate: each("RUN_STARTED", (event) => [event, custom(event, "debug", {})]),
  },
  {
    id: "no-ids",
    text: "Frames have no id.",
    mutate: events((event) => ({ ...event, id: null })),
  },
  {
    id: "ids-from-zero",
    text: "Events are numbered from 0.",
    mutate: events((event) => ({ ...event, id: event.id && String(Number(event.id) - 1) })),
  },
  {
    id: "line-ends-reversed",
    text: "Lines end with LF and CR, in this order: every line is followed by an empty one.",
    mutate: frames((frame) => frame.replaceAll("\n", "\n\r")),
  },
  {
    id: "done-marker",
    text: "A stream ends with [DONE].",
    mutate: frames((frame) => (frame.includes('"RUN_FINISHED"') ? `${frame}data: [DONE]\n\n` : frame)),
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
