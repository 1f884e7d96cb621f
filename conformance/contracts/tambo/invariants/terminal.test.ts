import { expect, it } from "vitest";
import { insertBefore, listMessages, replaceEvent } from "../../../invariants/testing.ts";
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

it.each<[string, Evidence, string[]?]>([
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
  ["run: the stream is empty", evidenceOf([])],
  [
    "run: the last event is TEXT_MESSAGE_END, expected one of RUN_FINISHED, RUN_ERROR",
    evidenceOf(goodRun.slice(0, -2)),
  ],
  ["run: tambo.run.finished after RUN_FINISHED, which ends the stream", evidenceOf(swapped)],
  ["run: RUN_FINISHED after tambo.run.finished, which ends the stream", evidenceOf(goodRun, proposal)],
  [
    "run: RUN_FINISHED after tambo.run.awaiting_input, which ends the stream",
    evidenceOf(pausedRun, proposal),
  ],
  [
    "run: TEXT_MESSAGE_START after RUN_FINISHED, not tambo.run.finished",
    evidenceOf(insertBefore(swapped, textBegins, finished), proposal),
  ],
  [
    "run: TEXT_MESSAGE_END before tambo.run.finished, not RUN_FINISHED",
    evidenceOf(replaceEvent(swapped, finished), proposal),
  ],
  [
    "run: RUN_ERROR after RUN_ERROR, which ends the stream",
    evidenceOf([...goodRun.slice(0, 5), failed, failed]),
  ],
  [
    "run: STEP_STARTED after RUN_FINISHED, which ends the stream",
    evidenceOf([...goodRun, { type: "STEP_STARTED", stepName: "s" }]),
  ],
  [
    "run: TEXT_MESSAGE_END before RUN_FINISHED, not tambo.run.finished or tambo.run.awaiting_input",
    evidenceOf(replaceEvent(goodRun, told)),
  ],
  ["run: tambo.run.finished and RUN_ERROR in one run", evidenceOf([...goodRun.slice(0, -1), failed])],
  [
    "run: tambo.run.awaiting_input and tambo.run.finished in one run",
    evidenceOf([...pausedRun.slice(0, -1), told, finished]),
  ],
  [
    "run: tambo.run.awaiting_input and tambo.run.finished in one run",
    evidenceOf(insertBefore(goodRun, told, awaiting)),
  ],
  [
    "run: the connection broke after TEXT_MESSAGE_CONTENT; the server must end the stream",
    evidenceOf(broken),
  ],
  [
    "run: the connection broke after RUN_FINISHED; the server must end the stream",
    evidenceOf(goodRun, { ended: "broken" }),
  ],
  [
    "run: the last event is TEXT_MESSAGE_CONTENT, expected one of RUN_FINISHED, RUN_ERROR, RUN_FINISHED, tambo.run.awaiting_input",
    evidenceOf(goodRun.slice(2, 4), { from: "bare", path }),
  ],
])("judges %s [T-042][T-057][TC-033][TX-02][TX-22][TX-26]", (told, evidence, expected = [told]) => {
  expect(listMessages(terminal, evidence)).toEqual(expected);
});
