import { expect, it } from "vitest";
import { agUi } from "./contract.ts";
import { askingRun, goodRun, type Options, pausedRun, seenOf, sent } from "./invariants/testing.ts";

const run = (runId: string, events = goodRun, options: Options = {}) => ({
  name: runId,
  seen: seenOf(events, { sent: { ...sent, runId }, ...options }),
  from: "start" as const,
});

it("cancels the runs that may still go on, and those that wait for the client, once", () => {
  const requests = agUi.cleanUp([
    run("open", goodRun, { ended: "open" }),
    run("closed", goodRun, { ended: "closed" }),
    { ...run("closed", goodRun, { ended: "closed" }), from: "bare" },
    run("over"),
    run("waits", pausedRun),
    run("asks", askingRun),
  ]);
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
    ["open", "closed", "waits", "asks"].map((id) => `DELETE /ag-ui/default/threads/thr_1/runs/${id}`),
  );
});

it("knows runs before their first event by what was sent", () => {
  const head = { method: "POST", path: "/", query: {}, sent, status: 200, headers: {} };
  expect(agUi.reading(head).view()).toMatchObject({ threadId: "thr_1", runId: "run_1", ended: "open" });
});
