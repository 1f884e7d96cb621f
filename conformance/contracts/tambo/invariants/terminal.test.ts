import { expect, it } from "vitest";
import { insertBefore, listMessages, replaceEvent } from "../../../invariants/testing.ts";
import type { Evidence } from "../../../runner/invariant.ts";
import { terminal } from "./terminal.ts";
import {
  awaiting,
  createEvidence,
  failed,
  finished,
  goodRun,
  pausedRun,
  readEvents,
  runFinished,
  textStart,
} from "./testing.ts";

const proposal = { query: { wire: "proposal" } };
const swapped = [...goodRun.slice(0, -2), finished, runFinished];
const path = "/v1/threads/thr_1/runs/run_1";
const broken = readEvents(goodRun.slice(0, 4), { ended: "broken" });
const resumed = readEvents(goodRun.slice(4), { path, ids: goodRun.slice(4).map((_, at) => String(at + 5)) });

it.each<[string, Evidence, string[]?]>([
  ["an end in the wire format proposal", createEvidence(swapped, proposal), []],
  ["a pause", createEvidence(pausedRun), []],
  ["a run awaiting input in the wire format proposal", createEvidence(pausedRun.slice(0, -1), proposal), []],
  ["a failure", createEvidence([...goodRun.slice(0, 5), failed]), []],
  ["nothing after the last position", createEvidence([], { from: "position", path }), []],
  ["the second half of the end", createEvidence(goodRun.slice(-1), { from: "position", path }), []],
  [
    "a lost connection after which the client resumed",
    {
      ...createEvidence(broken),
      streams: [
        { name: "first", seen: broken, from: "start" },
        { name: "second", seen: resumed, from: "position" },
      ],
    },
    [],
  ],
  ["run: the stream is empty", createEvidence([])],
  [
    "run: the last event is TEXT_MESSAGE_END, expected one of RUN_FINISHED, RUN_ERROR",
    createEvidence(goodRun.slice(0, -2)),
  ],
  ["run: tambo.run.finished after RUN_FINISHED, which ends the stream", createEvidence(swapped)],
  ["run: RUN_FINISHED after tambo.run.finished, which ends the stream", createEvidence(goodRun, proposal)],
  [
    "run: RUN_FINISHED after tambo.run.awaiting_input, which ends the stream",
    createEvidence(pausedRun, proposal),
  ],
  [
    "run: TEXT_MESSAGE_START after RUN_FINISHED, expected tambo.run.finished",
    createEvidence(insertBefore(swapped, textStart, finished), proposal),
  ],
  [
    "run: TEXT_MESSAGE_END before tambo.run.finished, expected RUN_FINISHED",
    createEvidence(replaceEvent(swapped, finished), proposal),
  ],
  [
    "run: RUN_ERROR after RUN_ERROR, which ends the stream",
    createEvidence([...goodRun.slice(0, 5), failed, failed]),
  ],
  [
    "run: STEP_STARTED after RUN_FINISHED, which ends the stream",
    createEvidence([...goodRun, { type: "STEP_STARTED", stepName: "s" }]),
  ],
  [
    "run: TEXT_MESSAGE_END before RUN_FINISHED, expected tambo.run.finished or tambo.run.awaiting_input",
    createEvidence(replaceEvent(goodRun, runFinished)),
  ],
  ["run: tambo.run.finished and RUN_ERROR in one run", createEvidence([...goodRun.slice(0, -1), failed])],
  [
    "run: tambo.run.awaiting_input and tambo.run.finished in one run",
    createEvidence([...pausedRun.slice(0, -1), runFinished, finished]),
  ],
  [
    "run: tambo.run.awaiting_input and tambo.run.finished in one run",
    createEvidence(insertBefore(goodRun, runFinished, awaiting)),
  ],
  [
    "run: the connection broke after TEXT_MESSAGE_CONTENT; the server must end the stream",
    createEvidence(broken),
  ],
  [
    "run: the connection broke after RUN_FINISHED; the server must end the stream",
    createEvidence(goodRun, { ended: "broken" }),
  ],
  [
    "run: the last event is TEXT_MESSAGE_CONTENT, expected one of RUN_FINISHED, RUN_ERROR, RUN_FINISHED, tambo.run.awaiting_input",
    createEvidence(goodRun.slice(2, 4), { from: "bare", path }),
  ],
])("judges %s [T-042][T-057][TC-033][TX-02][TX-22][TX-26]", (finding, evidence, expected = [finding]) => {
  expect(listMessages(terminal, evidence)).toEqual(expected);
});
