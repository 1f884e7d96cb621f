/** Mutants of the streams of AG-UI's clients. */
import { each, events, frames, streamHeaders, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

const ends = ["RUN_FINISHED", "RUN_ERROR"];

export const streamMutants: readonly Mutant[] = [
  { id: "no-run-started", text: "RUN_STARTED is left out.", mutate: without("RUN_STARTED") },
  { id: "no-run-finished", text: "RUN_FINISHED is left out.", mutate: without("RUN_FINISHED") },
  { id: "text-not-ended", text: "TEXT_MESSAGE_END is left out.", mutate: without("TEXT_MESSAGE_END") },
  { id: "call-not-ended", text: "TOOL_CALL_END is left out.", mutate: without("TOOL_CALL_END") },
  { id: "reasoning-not-ended", text: "REASONING_END is left out.", mutate: without("REASONING_END") },
  { id: "step-not-ended", text: "STEP_FINISHED is left out.", mutate: without("STEP_FINISHED") },
  { id: "call-unanswered", text: "TOOL_CALL_RESULT is left out.", mutate: without("TOOL_CALL_RESULT") },
  {
    id: "call-answered-twice",
    text: "TOOL_CALL_RESULT comes twice.",
    mutate: each("TOOL_CALL_RESULT", (event) => [event, event]),
  },
  { id: "no-activity", text: "ACTIVITY_SNAPSHOT is left out.", mutate: without("ACTIVITY_SNAPSHOT") },
  {
    id: "activity-without-props",
    text: "ACTIVITY_SNAPSHOT shows no props.",
    mutate: each("ACTIVITY_SNAPSHOT", (event) => {
      event.payload.content.props = {};
      return event;
    }),
  },
  {
    id: "end-props-differ",
    text: "The end of a component tells other props than its deltas.",
    mutate: each("tambo.component.end", (event) => {
      event.payload.value.props = { other: 1 };
      return event;
    }),
  },
  {
    id: "event-after-the-end",
    text: "An event follows RUN_FINISHED.",
    mutate: each("RUN_FINISHED", (event) => [
      event,
      { ...event, payload: { type: "STEP_STARTED", stepName: "late", timestamp: event.payload.timestamp } },
    ]),
  },
  {
    id: "run-id-of-the-server",
    text: "RUN_FINISHED names a run of the server's own.",
    mutate: each("RUN_FINISHED", (event) => {
      event.payload.runId = `run_${event.payload.runId}`;
      return event;
    }),
  },
  {
    id: "thread-id-not-echoed",
    text: "RUN_STARTED names another thread.",
    mutate: each("RUN_STARTED", (event) => {
      event.payload.threadId = `thr_${event.payload.threadId}`;
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
    id: "times-go-back",
    text: "Every event is earlier than the one before.",
    mutate: events((event, { seen }) => {
      event.payload.timestamp -= seen.length;
      return event;
    }),
  },
  {
    id: "fractions-of-milliseconds",
    text: "Times have fractions.",
    mutate: events((event) => {
      event.payload.timestamp += 0.5;
      return event;
    }),
  },
  {
    id: "second-tool-name",
    text: "Calls have toolName beside toolCallName.",
    mutate: each("TOOL_CALL_START", (event) => {
      event.payload.toolName = event.payload.toolCallName;
      return event;
    }),
  },
  {
    id: "tambo-messages-at-the-end",
    text: "tambo.run.finished is sent before RUN_FINISHED.",
    mutate: each("RUN_FINISHED", (event) => [
      {
        ...event,
        payload: {
          type: "CUSTOM",
          name: "tambo.run.finished",
          value: { threadId: event.payload.threadId, runId: event.payload.runId, messages: [] },
          timestamp: event.payload.timestamp,
        },
      },
      event,
    ]),
  },
  {
    id: "null-for-absent",
    text: "RUN_FINISHED has a null for the outcome that it does not have.",
    mutate: each("RUN_FINISHED", (event) => {
      event.payload.outcome ??= null;
      return event;
    }),
  },
  {
    id: "undeclared-member",
    text: "Texts have a member that AG-UI does not know.",
    mutate: each("TEXT_MESSAGE_START", (event) => {
      event.payload.seq = 1;
      return event;
    }),
  },
  {
    id: "client-tool-is-interrupt",
    text: "A call of the client's tool is an interrupt.",
    mutate: each("RUN_FINISHED", (event) => {
      const ids: string[] = event.payload.outcome?.pendingToolCallIds ?? [];
      const interrupts = ids.map((id) => ({ id, reason: "tool_call", toolCallId: id }));
      if (interrupts.length > 0) event.payload.outcome = { type: "interrupt", interrupts };
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
    id: "error-without-code",
    text: "RUN_ERROR has no code.",
    mutate: each("RUN_ERROR", (event) => {
      delete event.payload.code;
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
    id: "arguments-break-off",
    text: "Every piece of arguments lacks its last character.",
    mutate: each("TOOL_CALL_ARGS", (event) => {
      event.payload.delta = event.payload.delta.slice(0, -1);
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
    id: "patch-to-nowhere",
    text: "STATE_DELTA replaces what is not there.",
    mutate: each("STATE_DELTA", (event) => {
      event.payload.delta = [{ op: "replace", path: "/nowhere/at/all", value: 1 }];
      return event;
    }),
  },
  {
    id: "snapshot-without-last",
    text: "MESSAGES_SNAPSHOT leaves the last message out.",
    mutate: each("MESSAGES_SNAPSHOT", (event) => {
      event.payload.messages.pop();
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
    id: "named-frames",
    text: "Frames have event: lines.",
    mutate: frames((frame) => (frame.startsWith(":") ? frame : `event: message\n${frame}`)),
  },
  {
    id: "crlf",
    text: "Lines end with CR and LF.",
    mutate: frames((frame) => frame.replaceAll("\n", "\r\n")),
  },
  {
    id: "no-run-id-header",
    text: "There is no X-Run-Id.",
    mutate: streamHeaders((headers) => {
      delete headers["x-run-id"];
    }),
  },
  {
    id: "cached-streams",
    text: "Streams may be cached.",
    mutate: streamHeaders((headers) => {
      headers["cache-control"] = "public";
    }),
  },
  {
    id: "two-ends",
    text: "The end comes twice.",
    mutate: events((event) => (ends.includes(event.name) ? [event, event] : event)),
  },
];
