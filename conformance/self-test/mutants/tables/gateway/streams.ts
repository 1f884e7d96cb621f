/** Mutants of the gateway's streams: frames, headers, how they begin and end. */
import { each, frames, without } from "../../combinators/events.ts";
import type { Mutant } from "../../mutant.ts";

export const streamMutants: readonly Mutant[] = [
  {
    id: "frames-unnamed",
    text: "Frames have no event: line.",
    mutate: frames((frame) => frame.replace(/^event: .*\n/, "")),
  },
  { id: "no-run-start", text: "run_start is left out.", mutate: without("run_start") },
  {
    id: "ping-after-the-end",
    text: "A ping follows run_complete.",
    mutate: each("run_complete", (event) => [event, { ...event, payload: { type: "ping" } }]),
  },
];
