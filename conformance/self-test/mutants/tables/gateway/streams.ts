/** Mutants of the gateway's streams: frames, headers, how they begin and end. */
import { each, events, frames, streamHeaders, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const streamMutants: readonly Mutant[] = [
  {
    id: "frames-unnamed",
    text: "Frames have no event: line.",
    mutate: frames((frame) => frame.replace(/^event: .*\n/, "")),
  },
  {
    id: "frames-named-message",
    text: "Every frame is called message.",
    mutate: frames((frame) => frame.replace(/^event: .*\n/, "event: message\n")),
  },
  {
    id: "stream-without-charset",
    text: "A stream does not say its charset.",
    mutate: streamHeaders((headers) => {
      headers["content-type"] = "text/event-stream";
    }),
  },
  {
    id: "stream-may-be-cached",
    text: "A stream may be cached.",
    mutate: streamHeaders((headers) => {
      delete headers["cache-control"];
    }),
  },
  {
    id: "stream-may-be-held-back",
    text: "Proxies are not told to pass a stream on at once.",
    mutate: streamHeaders((headers) => {
      delete headers["x-accel-buffering"];
    }),
  },
  {
    id: "pings-as-comments",
    text: "Signs of life are comments.",
    mutate: frames((frame) => `: ping\n\n${frame}`),
  },
  { id: "no-run-start", text: "run_start is left out.", mutate: without("run_start") },
  {
    id: "run-start-twice",
    text: "run_start comes again.",
    mutate: each("run_start", (event) => [event, event]),
  },
  {
    id: "another-request-id",
    text: "run_start has another id than the header.",
    mutate: each("run_start", (event) => {
      event.payload.request_id = "req_00000000000000000000";
      return event;
    }),
  },
  {
    id: "model-of-the-provider",
    text: "run_start names the model as the provider does.",
    mutate: each("run_start", (event) => {
      event.payload.model = event.payload.model.replace(/^[^/]*\//, "");
      return event;
    }),
  },
  {
    id: "no-protocol-version",
    text: "run_start does not say its version.",
    mutate: each("run_start", (event) => {
      delete event.payload.protocol_version;
      return event;
    }),
  },
  { id: "no-end", text: "Streams end without run_complete.", mutate: without("run_complete") },
  {
    id: "ping-after-the-end",
    text: "A ping follows run_complete.",
    mutate: each("run_complete", (event) => [event, { ...event, payload: { type: "ping" } }]),
  },
  {
    id: "undeclared-member",
    text: "Every event has its time.",
    mutate: events((event) => {
      event.payload.timestamp = 1;
      return event;
    }),
  },
  {
    id: "undeclared-event",
    text: "A step is ended by step_end.",
    mutate: each("step_complete", (event) => {
      event.payload.type = "step_end";
      return event;
    }),
  },
];
