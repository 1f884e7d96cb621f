import { expect, it } from "vitest";
import { agUi } from "./ag-ui.ts";
import { evidenceOf, goodRun, messagesOf, nothing, snapshot } from "./testing.ts";

it("takes a run's events, and refuses what AG-UI's schemas refuse [C-063][C-078]", () => {
  expect(agUi.judge(nothing)).toBeUndefined();
  expect(agUi.judge(evidenceOf(goodRun))).toEqual([]);
  const odd = [
    { type: "RUN_WAITS" },
    { type: "STATE_DELTA", delta: [{ op: "replace", path: "a", value: 1 }] },
    snapshot,
  ];
  expect(messagesOf(agUi.judge(evidenceOf(odd)))).toEqual([
    expect.stringMatching("^run: event 1 \\(RUN_WAITS\\) is not valid AG-UI: "),
    expect.stringMatching("^run: event 2 \\(STATE_DELTA\\) is not valid AG-UI: /delta/0"),
  ]);
});
