import { expect, it } from "vitest";
import { gateway } from "./contract.ts";
import { createEvidence, goodRun } from "./invariants/testing.ts";

it("gathers no evidence and cleans up nothing", async () => {
  const { streams } = createEvidence(goodRun, { ended: "closed" });
  const ask = { answer: () => Promise.reject(), stream: () => Promise.reject() };
  expect(await gateway.gather({ streams, responses: [] }, ["t"], ask)).toEqual({ threads: [], replays: [] });
  expect(gateway.cleanUp(streams)).toEqual([]);
});
