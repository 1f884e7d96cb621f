/** Mutants of the streams of AG-UI's clients. */
import { each, events, streamHeaders, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const streamMutants: readonly Mutant[] = [
  { id: "text-not-ended", text: "TEXT_MESSAGE_END is left out.", mutate: without("TEXT_MESSAGE_END") },
  { id: "reasoning-not-ended", text: "REASONING_END is left out.", mutate: without("REASONING_END") },
  {
    id: "end-props-differ",
    text: "The end of a component tells other props than its deltas.",
    mutate: each("tambo.component.end", (event) => {
      event.payload.value.props = { other: 1 };
      return event;
    }),
  },
  {
    id: "no-protocol-version",
    text: "RUN_STARTED does not say its protocolVersion.",
    mutate: each("RUN_STARTED", (event) => {
      delete event.payload.protocolVersion;
      return event;
    }),
  },
  {
    id: "pending-not-listed",
    text: "RUN_FINISHED does not list the calls that wait for the client.",
    mutate: each("RUN_FINISHED", (event) => {
      delete event.payload.outcome?.pendingToolCallIds;
      return event;
    }),
  },
  {
    id: "no-pause",
    text: "tambo.run.awaiting_input is left out.",
    mutate: without("tambo.run.awaiting_input"),
  },
  {
    id: "success-for-everyone",
    text: "Older clients are told the outcome success, too.",
    mutate: each("RUN_FINISHED", (event) => {
      event.payload.outcome ??= { type: "success" };
      return event;
    }),
  },
  {
    id: "no-stop-reason",
    text: "RUN_FINISHED does not say why.",
    mutate: each("RUN_FINISHED", (event) => {
      delete event.payload.result;
      return event;
    }),
  },
  {
    id: "results-as-parts",
    text: "The content of every result is a list of parts.",
    mutate: each("TOOL_CALL_RESULT", (event) => {
      const { content } = event.payload;
      if (typeof content === "string") event.payload.content = [{ type: "text", text: content }];
      return event;
    }),
  },
  {
    id: "state-wiped",
    text: "STATE_SNAPSHOT has nothing but components.",
    mutate: each("STATE_SNAPSHOT", (event) => {
      const { components = {} } = event.payload.snapshot;
      event.payload.snapshot = { components };
      return event;
    }),
  },
  {
    id: "text-grows-quadratically",
    text: "Every piece of a text brings what came before it in its metadata.",
    mutate: each("TEXT_MESSAGE_CONTENT", (event, { memory }) => {
      memory.text = `${memory.text ?? ""}${event.payload.delta}`.padEnd(1024, " ");
      event.payload.metadata = { tambo: { text: memory.text } };
      return event;
    }),
  },
  {
    id: "numbered-frames",
    text: "Frames have id: lines.",
    mutate: events((event, { seen }) => ({ ...event, id: String(seen.length + 1) })),
  },
  {
    id: "cached-streams",
    text: "Streams may be cached.",
    mutate: streamHeaders((headers) => {
      headers["cache-control"] = "public";
    }),
  },
];
