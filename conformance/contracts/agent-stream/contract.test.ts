import { expect, it } from "vitest";
import { agentStream } from "./contract.ts";
import { createEvidence, goodRun } from "./invariants/testing.ts";

it("gathers no evidence and cleans up nothing", async () => {
  const ask = { answer: () => Promise.reject(), stream: () => Promise.reject() };
  const evidence = createEvidence(goodRun.slice(0, 5), { ended: "closed" });
  expect(await agentStream.gather(evidence, ["thread_1"], ask)).toEqual({ threads: [], replays: [] });
  expect(agentStream.cleanUp(evidence.streams)).toEqual([]);
});
