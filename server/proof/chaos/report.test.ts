import { expect, it } from "vitest";
import { type CampaignResult, formatVerdict } from "./report.ts";

const outcome = (runs: number, agUiRuns = 2, calls = 3): CampaignResult => ({
  title: "sqlite, 1 process",
  planned: 3,
  rows: [
    { name: "kill -9", count: 2, recoveries: [], runs, connections: runs, events: 40, violations: 0 },
    { name: "pause", count: 1, recoveries: [], runs: 4, connections: 4, events: 10, violations: 0 },
  ],
  checked: { runs: 9, connections: 9, events: 50, violations: 0 },
  contracts: [
    { name: "tambo", runs: 7, connections: 7, events: 40, violations: 0 },
    { name: "ag-ui", runs: agUiRuns, connections: 2, events: 10, violations: 0 },
  ],
  violations: [],
  steps: 5,
  lateSteps: 0,
  scenarios: [],
  calls,
  residentMb: 100,
  seconds: 1,
  disk: undefined,
});

it.each([
  [2, 2, 3, "nothing lost: 3 faults, all 50 events that clients received are in the log (seed abc)\n"],
  [
    1,
    2,
    3,
    "not enough was checked to say that nothing was lost:\n- sqlite, 1 process, kill -9: 2 faults, checked runs: 1\nseed abc; server logs: /logs\n",
  ],
  [
    2,
    0,
    3,
    "not enough was checked to say that nothing was lost:\n- sqlite, 1 process, ag-ui: checked runs: 0\nseed abc; server logs: /logs\n",
  ],
  [
    2,
    2,
    0,
    "not enough was checked to say that nothing was lost:\n- sqlite, 1 process: 5 model steps, 0 tool calls\nseed abc; server logs: /logs\n",
  ],
])(
  "says that nothing was lost only if enough was checked: %s and %s runs, %s calls",
  (runs, agUiRuns, calls, text) => {
    expect(formatVerdict([outcome(runs, agUiRuns, calls)], "abc", "/logs")).toBe(text);
  },
);
