/** Headers of streams and answers (G-140, G-142, G-176). */
import { judgeEach } from "../../../invariants/evidence.ts";
import { type HeaderRule, wrongHeaders } from "../../../invariants/headers.ts";
import type { Finding, Invariant } from "../../../runner/invariant.ts";
import { answersAt, nameOf, streamsOf } from "./evidence.ts";

/** What the id of a request is made of. */
const requestId: HeaderRule = {
  expected: "1 to 128 letters, digits and . _ : -",
  holds: (value) => /^[A-Za-z0-9._:-]{1,128}$/.test(value),
};

const ofStreams: Readonly<Record<string, HeaderRule>> = {
  "content-type": {
    expected: "text/event-stream; charset=utf-8",
    holds: (value) => /^text\/event-stream;\s*charset=utf-8$/i.test(value),
  },
  "cache-control": {
    expected: "no-cache",
    holds: (value) =>
      value
        .toLowerCase()
        .split(/[\s,]+/)
        .includes("no-cache"),
  },
  "content-encoding": { expected: "none", holds: (value) => value === "" },
  "x-request-id": requestId,
};

export const headers: Invariant = {
  id: "headers",
  clauses: ["G-140", "G-142", "G-176", "GC-058", "M-020"],
  text: "Every answer has the request's id; a stream is text/event-stream in UTF-8, to be neither cached nor held back.",
  judge(evidence) {
    const told = [
      ...streamsOf(evidence).map((stream) => () => wrongHeaders(stream, ofStreams)),
      ...answersAt(evidence).map((answer) => (): Finding[] => {
        const actual = answer.headers["x-request-id"] ?? "";
        if (requestId.holds(actual)) return [];
        const message = `${nameOf(answer)}: the header x-request-id is wrong`;
        return [{ message, expected: requestId.expected, actual }];
      }),
    ];
    return judgeEach(told, (judge) => judge());
  },
};
