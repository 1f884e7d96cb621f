/** Mutants of the contract's streams: frames, headers, what statuses say, how they begin and end. */
import { each, events, frames, streamHeaders, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const streamMutants: readonly Mutant[] = [
  {
    id: "frames-numbered",
    text: "Frames have an id.",
    mutate: frames((frame) => frame.replace(/^event: /, "id: 1\nevent: ")),
  },
  {
    id: "stream-may-be-cached",
    text: "A stream may be cached and changed.",
    mutate: streamHeaders((headers) => {
      headers["cache-control"] = "no-store";
    }),
  },
  {
    id: "turns-from-zero",
    text: "Turns are counted from 0.",
    mutate: status("running", (event) => {
      event.payload.message = `turn ${Number(event.payload.message.slice(5)) - 1}`;
      return event;
    }),
  },
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
