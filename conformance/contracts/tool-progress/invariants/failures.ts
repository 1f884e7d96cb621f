/** Runs that failed or were stopped: what their last chunk tells (PX-12). */
import { judgeEach } from "../../../invariants/evidence.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { member, textOf } from "../../../stream/json.ts";
import { textIn } from "../stream/chunk.ts";
import { streamsOf } from "./evidence.ts";

export const failures: Invariant = {
  id: "failures",
  clauses: ["PX-12", "M-049", "M-050", "TP-050"],
  text: "An error has a code and a message, which is the text of its chunk; that of a run which was stopped is CANCELLED, and its chunk has no text.",
  judge(evidence) {
    const failed = streamsOf(evidence).flatMap(({ name, seen }) =>
      seen.events.filter((chunk) => member(chunk, "error") !== undefined).map((chunk) => ({ name, chunk })),
    );
    return judgeEach(failed, ({ name, chunk }) => {
      const error = member(chunk, "error");
      const [code, message] = [textOf(error, "code"), textOf(error, "message")];
      if (!code || !message) return [{ message: `${name}: the error is not whole`, actual: error ?? null }];
      const [expected, actual] = [code === "CANCELLED" ? "" : message, textIn(chunk)];
      if (actual === expected) return [];
      return [{ message: `${name}: the text beside ${code} is another`, expected, actual }];
    });
  },
};
