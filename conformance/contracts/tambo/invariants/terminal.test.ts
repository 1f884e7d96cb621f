import { expect, it } from "vitest";
import { before, messagesOf, replacing } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { terminal } from "./terminal.ts";
import {
  awaiting,
  evidenceOf,
  failed,
  finished,
  goodRun,
  pausedRun,
  seenOf,
  textBegins,
  told,
} from "./testing.ts";

const proposal = { query: { wire: "proposal" } };
const swapped = [...goodRun.slice(0, -2), finished, told];
const path = "/v1/threads/thr_1/runs/run_1";
const broken = seenOf(goodRun.slice(0, 4), { ended: "broken" });
const takenUp = seenOf(goodRun.slice(4), { path, ids: goodRun.slice(4).map((_, at) => String(at + 5)) });

it.each<[string, Evidence, string[]]>([
  ["an end in the wire proposal", evidenceOf(swapped, proposal), []],
  ["a pause", evidenceOf(pausedRun), []],
  ["a pause in the wire proposal", evidenceOf(pausedRun.slice(0, -1), proposal), []],
  ["a failure", evidenceOf([...goodRun.slice(0, 5), failed]), []],
  ["nothing after the last position", evidenceOf([], { from: "position", path }), []],
  ["the second half of the end", evidenceOf(goodRun.slice(-1), { from: "position", path }), []],
  [
    "a break that was taken up",
    {
      ...evidenceOf(broken),
      streams: [
        { name: "first", seen: broken, from: "start" },
        { name: "second", seen: takenUp, from: "position" },
      ],
    },
    [],
  ],
  ["no event", evidenceOf([]), ["run: the stream has no event"]],
  [
    "no end",
    evidenceOf(goodRun.slice(0, -2)),
    ["run: the stream ends with TEXT_MESSAGE_END, not with one of RUN_FINISHED, RUN_ERROR"],
  ],
  [
    "an end of the other wire",
    evidenceOf(swapped),
    ["run: tambo.run.finished after RUN_FINISHED, which ends the stream"],
  ],
  [
    "an end of the wire ag-ui in the other",
    evidenceOf(goodRun, proposal),
    ["run: RUN_FINISHED after tambo.run.finished, which ends the stream"],
  ],
  [
    "a pause of the wire ag-ui in the other",
    evidenceOf(pausedRun, proposal),
    ["run: RUN_FINISHED after tambo.run.awaiting_input, which ends the stream"],
  ],
  [
    "RUN_FINISHED in the middle of the wire proposal",
    evidenceOf(before(swapped, textBegins, finished), proposal),
    ["run: TEXT_MESSAGE_START after RUN_FINISHED, not tambo.run.finished"],
  ],
  [
    "no RUN_FINISHED in the wire proposal",
    evidenceOf(replacing(swapped, finished), proposal),
    ["run: TEXT_MESSAGE_END before tambo.run.finished, not RUN_FINISHED"],
  ],
  [
    "two errors",
    evidenceOf([...goodRun.slice(0, 5), failed, failed]),
    ["run: RUN_ERROR after RUN_ERROR, which ends the stream"],
  ],
  [
    "an event after the end",
    evidenceOf([...goodRun, { type: "STEP_STARTED", stepName: "s" }]),
    ["run: STEP_STARTED after RUN_FINISHED, which ends the stream"],
  ],
  [
    "RUN_FINISHED alone",
    evidenceOf(replacing(goodRun, told)),
    ["run: TEXT_MESSAGE_END before RUN_FINISHED, not tambo.run.finished or tambo.run.awaiting_input"],
  ],
  [
    "the messages of a run that failed",
    evidenceOf([...goodRun.slice(0, -1), failed]),
    ["run: tambo.run.finished and RUN_ERROR in one run"],
  ],
  [
    "a pause that is finished, too",
    evidenceOf([...pausedRun.slice(0, -1), told, finished]),
    ["run: tambo.run.awaiting_input and tambo.run.finished in one run"],
  ],
  [
    "a pause in the middle",
    evidenceOf(before(goodRun, told, awaiting)),
    ["run: tambo.run.awaiting_input and tambo.run.finished in one run"],
  ],
  [
    "a torn connection",
    evidenceOf(broken),
    ["run: the connection broke off after TEXT_MESSAGE_CONTENT: a stream has to be ended properly"],
  ],
  [
    "a torn connection after the end",
    evidenceOf(goodRun, { ended: "broken" }),
    ["run: the connection broke off after RUN_FINISHED: a stream has to be ended properly"],
  ],
  [
    "a bare reconnect that gives a middle",
    evidenceOf(goodRun.slice(2, 4), { from: "bare", path }),
    [
      "run: the stream ends with TEXT_MESSAGE_CONTENT, not with one of RUN_FINISHED, RUN_ERROR, RUN_FINISHED, tambo.run.awaiting_input",
    ],
  ],
])("judges %s [T-042][T-057][TC-033][TX-02][TX-22][TX-26]", (_, evidence, expected) => {
  expect(messagesOf(terminal, evidence)).toEqual(expected);
});
