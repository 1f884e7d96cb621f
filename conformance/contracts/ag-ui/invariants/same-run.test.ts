import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { sameRun } from "./same-run.ts";
import {
  awaiting,
  evidenceOf,
  finished,
  goodRun,
  messagesOf,
  nothing,
  pausedRun,
  replacing,
  sent,
  started,
} from "./testing.ts";

const child = { ...sent, parentRunId: "run_0" };

it.each<[string, Evidence, string[] | undefined]>([
  ["a run", evidenceOf(goodRun), []],
  ["a pause", evidenceOf(pausedRun), []],
  ["nothing", nothing, undefined],
  [
    "ids as they are written with underscores",
    evidenceOf([started], { sent: { thread_id: "thr_1", run_id: "run_1" } }),
    [],
  ],
  ["a parent", evidenceOf([{ ...started, parentRunId: "run_0" }], { sent: child }), []],
  [
    "no parent",
    evidenceOf([started], { sent: child }),
    ["run: event 1 (RUN_STARTED) has another parentRunId"],
  ],
  [
    "a parent that was not sent",
    evidenceOf([{ ...started, parentRunId: "run_0" }]),
    ["run: event 1 (RUN_STARTED) has another parentRunId"],
  ],
  [
    "a run of the server's",
    evidenceOf(replacing(goodRun, finished, { ...finished, runId: "run_2" })),
    ["run: event 28 (RUN_FINISHED) has another runId"],
  ],
  [
    "a run of the server's in a value",
    evidenceOf(replacing(pausedRun, awaiting, { ...awaiting, value: { threadId: "thr_2", runId: "run_1" } })),
    ["run: event 5 (tambo.run.awaiting_input) has another threadId"],
  ],
  [
    "no ids",
    evidenceOf([{ type: "RUN_STARTED", runId: "run_1" }]),
    ["run: event 1 (RUN_STARTED) has another threadId"],
  ],
])("judges %s [C-002][C-003][C-011]", (_, evidence, expected) => {
  expect(messagesOf(sameRun.judge(evidence))).toEqual(expected);
});
