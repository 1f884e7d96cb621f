/** What begins also ends, and nothing comes for what is not open (T-040, T-041, T-049, T-056, T-057). */
import { commonKinds, wrongParts } from "../../shared/ag-ui-parts.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

/** Where nothing may be open any more. */
const closing = new Set(["RUN_FINISHED", "RUN_ERROR", "tambo.run.finished", "tambo.run.awaiting_input"]);

export const parts: Invariant = {
  id: "parts",
  clauses: ["T-040", "T-041", "T-049", "T-056", "T-057"],
  text: "Texts, tool calls, components and steps begin once, get pieces only while they are open, and are all ended before the run is.",
  judge: (evidence) =>
    wrongParts(streamsOf(evidence), {
      kinds: commonKinds,
      closing,
      fromMiddle: ({ from }) => from !== "start",
      // An error without a number ends the stream, not the run.
      endsStreamOnly: ({ seen }, at) => seen.ids[at] === null,
    }),
};
