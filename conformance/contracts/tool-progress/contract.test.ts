import { expect, it } from "vitest";
import type { StreamEvidence } from "../../runner/invariant.ts";
import { toolProgress } from "./contract.ts";
import { goodRun, type Options, readEvents } from "./invariants/testing.ts";

const run = (name: string, options: Options): StreamEvidence => ({
  name,
  seen: readEvents(goodRun, { query: { session_id: name }, ...options }),
  from: "start",
});

it("stops each session once that may be active", () => {
  const requests = toolProgress.cleanUp([
    run("open", { ended: "open" }),
    run("closed", { ended: "closed" }),
    run("closed", { ended: "closed" }),
    run("over", {}),
  ]);
  expect(requests.map(({ method, path, query }) => [method, path, query])).toEqual(
    ["open", "closed"].map((session_id) => ["POST", "/api/v2/conversations/conv_1/stop/", { session_id }]),
  );
});
