/** Headers of a stream. */
import { judgeEach } from "../../../invariants/evidence.ts";
import { type HeaderRule, wrongHeaders } from "../../../invariants/headers.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import { streamsOf } from "./evidence.ts";

const absent: HeaderRule = { expected: "none", holds: (value) => value === "" };

export const headers: Invariant = {
  id: "headers",
  clauses: ["A-001", "A-032", "M-020", "M-071"],
  text: "A stream is sent as text/event-stream, to be neither cached, changed nor held back; no header names its run or its thread.",
  judge: (evidence) =>
    judgeEach(streamsOf(evidence), (stream) =>
      wrongHeaders(stream, { "x-run-id": absent, "x-thread-id": absent }),
    ),
};
