/** The text of a chunk, by both of its names (PX-01). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { member } from "../../../stream/json.ts";
import { chunksOf } from "./evidence.ts";

export const texts: Invariant = {
  id: "texts",
  clauses: ["P-001", "P-002", "P-003", "PX-01", "M-026", "M-011"],
  text: "Every chunk has the text as `message` and as `response`, the same, and its lists `tool_calls` and `citations`, also where there is nothing to say.",
  judge: (evidence) =>
    judgeEach(chunksOf(evidence), ({ chunk, place }) => {
      const [message, response] = [member(chunk, "message"), member(chunk, "response")];
      const wrong = [
        ...(typeof response === "string" && message === response
          ? []
          : ["message and response are not the same text"]),
        ...["tool_calls", "citations"]
          .filter((name) => !Array.isArray(member(chunk, name)))
          .map((name) => `${name} is no list`),
      ];
      return wrong.map((sentence) => ({ message: `${place}: ${sentence}`, actual: chunk }));
    }),
};
