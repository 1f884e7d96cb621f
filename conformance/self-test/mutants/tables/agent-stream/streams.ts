/** Mutants of the contract's streams: frames, headers, what statuses say, how they begin and end. */
import { each, events, frames, streamHeaders, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const streamMutants: readonly Mutant[] = [
  {
    id: "frames-unnamed",
    text: "Frames have no event: line, and their name in the data.",
    mutate: frames((frame) => frame.replace(/^event: (.*)\ndata: \{/, 'data: {"event":"$1",')),
  },
  {
    id: "frames-numbered",
    text: "Frames have an id.",
    mutate: frames((frame) => frame.replace(/^event: /, "id: 1\nevent: ")),
  },
  {
    id: "data-with-name",
    text: "The data repeats the event's name.",
    mutate: events((event) => {
      event.payload.event = event.name;
      return event;
    }),
  },
  {
    id: "stream-may-be-cached",
    text: "A stream may be cached and changed.",
    mutate: streamHeaders((headers) => {
      headers["cache-control"] = "no-store";
    }),
  },
  {
    id: "run-id-told",
    text: "A header tells the id of the run.",
    mutate: streamHeaders((headers) => {
      headers["x-run-id"] = "run_1";
    }),
  },
  { id: "no-start", text: "The status start is left out.", mutate: status("start", () => undefined) },
  { id: "no-running", text: "Turns are not told.", mutate: status("running", () => undefined) },
  {
    id: "turns-from-zero",
    text: "Turns are counted from 0.",
    mutate: status("running", (event) => {
      event.payload.message = `turn ${Number(event.payload.message.slice(5)) - 1}`;
      return event;
    }),
  },
  {
    id: "processing",
    text: "A turn is told as processing.",
    mutate: status("running", (event) => {
      event.payload.type = "processing";
      return event;
    }),
  },
  { id: "no-end", text: "Streams end without a status.", mutate: status("complete", () => undefined) },
  {
    id: "end-with-reason",
    text: "The status complete always says why the run has ended.",
    mutate: status("complete", (event) => {
      event.payload.message ??= "end_turn";
      return event;
    }),
  },
  {
    id: "limits-not-told",
    text: "The status complete never says a limit.",
    mutate: status("complete", (event) => {
      delete event.payload.message;
      return event;
    }),
  },
  {
    id: "failed-runs-complete",
    text: "A run that failed is complete.",
    mutate: status("error", (event) => {
      event.payload.type = "complete";
      return event;
    }),
  },
  {
    id: "message-after-the-end",
    text: "A text follows the last status.",
    mutate: status("complete", (event) => [
      event,
      { ...event, name: "message", payload: { content: "Bye.", thread_id: event.payload.thread_id } },
    ]),
  },
  {
    id: "step-ends-told",
    text: "The end of a turn is told by an event of AG-UI.",
    mutate: status("complete", (event) => [
      { ...event, name: "STEP_FINISHED", payload: { thread_id: event.payload.thread_id } },
      event,
    ]),
  },
  {
    id: "thread-of-some-events",
    text: "Pieces of texts and arguments do not name their thread.",
    mutate: events((event) => {
      if (event.name === "message" || event.name === "tool_call_args") delete event.payload.thread_id;
      return event;
    }),
  },
  {
    id: "thread-of-its-own",
    text: "Events name another thread than the request.",
    mutate: events((event) => {
      event.payload.thread_id = `thr_${event.payload.thread_id}`;
      return event;
    }),
  },
  {
    id: "message-with-id",
    text: "Texts have the id of their message.",
    mutate: each("message", (event) => {
      event.payload.id = "msg_1";
      return event;
    }),
  },
  {
    id: "text-trimmed",
    text: "Pieces of texts are trimmed.",
    mutate: each("message", (event) => {
      event.payload.content = event.payload.content.trim() || " ";
      return event;
    }),
  },
  { id: "no-text", text: "Texts are left out.", mutate: without("message") },
  {
    id: "text-so-far",
    text: "Every piece of a text brings all before it.",
    mutate: each("message", (event, stream) => {
      stream.memory.text = (stream.memory.text ?? "") + event.payload.content;
      event.payload.content = stream.memory.text;
      return event;
    }),
  },
  {
    id: "agent-always-told",
    text: "Texts of the agent default say so.",
    mutate: each("message", (event) => {
      event.payload.agent ??= "default";
      return event;
    }),
  },
];

/** Alters statuses of one type. */
function status(type: string, alter: Parameters<typeof events>[0]) {
  return events((event, stream) =>
    event.name === "status" && event.payload.type === type ? alter(event, stream) : event,
  );
}
