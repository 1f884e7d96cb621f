/** Headers of a stream (C-050). */
import { judgeEach } from "../../../invariants/evidence.ts";
import { type HeaderRule, wrongHeaders } from "../../../invariants/headers.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

export const headers: Invariant = {
  id: "headers",
  clauses: ["C-050", "CC-003", "M-020", "M-071"],
  text: "A stream is sent as text/event-stream, to be neither cached, changed nor held back, with the id of its thread and the server's own id of the run.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream) =>
      wrongHeaders(stream, {
        "x-thread-id": threadRule(stream.seen.threadId ?? ""),
        "x-run-id": { expected: "run_ and 26 characters", holds: (value) => /^run_\w{26}$/.test(value) },
      }),
    );
  },
};

/** Ids of threads are the client's, and may have characters that no header can. */
function threadRule(threadId: string): HeaderRule {
  const expected = encodeURIComponent(threadId);
  return { expected, holds: (value) => value !== "" && value === expected };
}
