/** Headers of a stream (T-069, T-074, TC-030). */
import { judgeEach } from "../../../invariants/evidence.ts";
import { type HeaderRule, wrongHeaders } from "../../../invariants/headers.ts";
import type { Invariant } from "../../../runner/invariant.ts";
import type { StreamSeen } from "../../../runner/observation.ts";
import { bodyOf } from "../../shared/ag-ui-events.ts";
import { textOf } from "../../../stream/json.ts";
import { streamsOf } from "./evidence.ts";

export const headers: Invariant = {
  id: "headers",
  clauses: ["T-069", "T-074", "TC-030"],
  text: "A stream is sent as text/event-stream, to be neither cached, changed nor held back, with the ids of its thread and run.",
  judge(evidence) {
    return judgeEach(streamsOf(evidence), (stream) =>
      wrongHeaders(stream, {
        "x-thread-id": idRule(stream.seen, "threadId"),
        "x-run-id": idRule(stream.seen, "runId"),
      }),
    );
  },
};

/** The id that an event of the stream tells; any id where none does. */
function idRule({ events }: StreamSeen, key: "threadId" | "runId"): HeaderRule {
  const id = events.map((event) => textOf(bodyOf(event), key)).find((found) => found !== undefined);
  const holds = (value: string) => value !== "" && value === (id ?? value);
  return { expected: id ?? "an id", holds };
}
