/** What begins also ends, and nothing comes for what is not open (C-072, C-073). */
import { commonKinds, type Kind, wrongParts } from "../../shared/ag-ui-parts.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { textOf } from "../../../stream/json.ts";
import { streamsOf } from "./evidence.ts";

const kinds: readonly Kind[] = [
  ...commonKinds,
  { what: "reasoning", id: "messageId", begin: "REASONING_START", end: "REASONING_END", again: true },
  {
    what: "reasoning message",
    id: "messageId",
    begin: "REASONING_MESSAGE_START",
    piece: "REASONING_MESSAGE_CONTENT",
    end: "REASONING_MESSAGE_END",
    again: true,
  },
];

export const parts: Invariant = {
  id: "parts",
  clauses: ["C-063", "C-064", "C-068", "C-072", "C-073", "CC-066", "CC-098"],
  text: "Texts, reasoning, tool calls, components and steps begin once, get pieces only while they are open, and are all ended before the run is.",
  judge: (evidence) =>
    wrongParts(streamsOf(evidence), {
      kinds,
      closing: new Set(["RUN_FINISHED", "RUN_ERROR", "tambo.run.awaiting_input"]),
      // A client that comes back is shown the beginning of all that is open.
      fromMiddle: () => false,
      endsStreamOnly: ({ seen }, at) => textOf(seen.events[at], "code") === "SERVER_RESTARTING",
    }),
};
