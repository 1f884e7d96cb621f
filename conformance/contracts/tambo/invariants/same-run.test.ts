import { expect, it } from "vitest";
import type { Evidence } from "../../../runner/invariant.ts";
import { sameRun } from "./same-run.ts";
import {
  custom,
  evidenceOf,
  finished,
  goodRun,
  messagesOf,
  nothing,
  replacing,
  started,
  told,
} from "./testing.ts";

const path = "/v1/threads/thr_1/runs/run_1";

it.each<[string, Evidence, string[] | undefined]>([
  ["a run", evidenceOf(goodRun), []],
  ["a reconnect", evidenceOf(goodRun.slice(5), { from: "position", path }), []],
  ["nothing", nothing, undefined],
  [
    "another thread than asked for",
    evidenceOf([{ ...started, threadId: "thr_2" }]),
    ["run: event 1 (RUN_STARTED) has another threadId"],
  ],
  [
    "another run than asked for",
    evidenceOf([{ ...finished, runId: "run_2" }], { from: "bare", path }),
    ["run: event 1 (RUN_FINISHED) has another runId"],
  ],
  [
    "another run at the end",
    evidenceOf(replacing(goodRun, finished, { ...finished, runId: "run_2" })),
    ["run: event 22 (RUN_FINISHED) has another runId"],
  ],
  [
    "another run in a value",
    evidenceOf(
      replacing(
        goodRun,
        told,
        custom("tambo.run.finished", { threadId: "thr_1", runId: "run_2", messages: [] }),
      ),
    ),
    ["run: event 21 (tambo.run.finished) has another runId"],
  ],
])("judges %s [T-042][T-045][T-046]", (_, evidence, expected) => {
  expect(messagesOf(sameRun.judge(evidence))).toEqual(expected);
});
