import { expect, it } from "vitest";
import type { StreamEvidence } from "../../runner/invariant.ts";
import type { ObservedStream } from "../../runner/observation.ts";
import { emptyStream } from "../../runner/testing/small-contract.ts";
import { tambo } from "./contract.ts";

const run = (runId: string | null, parts: Partial<ObservedStream> = {}): StreamEvidence => ({
  name: "main",
  seen: emptyStream({ threadId: "thr_1", runId, ...parts }),
  from: "start",
});

it("cancels runs that may be active or await input", () => {
  const requests = tambo.cleanUp([
    run("open"),
    run("closed", { ended: "closed" }),
    run("broken", { ended: "broken" }),
    run("over", { ended: "end", types: ["RUN_STARTED", "RUN_FINISHED"] }),
    run("waits", { ended: "end", types: ["RUN_STARTED", "tambo.run.awaiting_input", "RUN_FINISHED"] }),
    run(null),
    run("no-thread", { threadId: null }),
  ]);
  expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual(
    ["open", "closed", "broken", "waits"].map((id) => `DELETE /v1/threads/thr_1/runs/${id}`),
  );
});

it("uses the run id from the headers before the first event", () => {
  const headers = { "x-thread-id": "thr_1", "x-run-id": "run_1" };
  const reading = tambo.reading({ method: "POST", path: "/", query: {}, status: 200, headers });
  expect(reading.view()).toMatchObject({ threadId: "thr_1", runId: "run_1", ended: "open" });
});
