/** Sample result for report tests. It contains all outcomes, and text that must be escaped. */
import { parseBaseline } from "../../baseline/baseline-file.ts";
import type { SuiteResult } from "../../runner/report.ts";

export const sampleResult: SuiteResult = {
  schema: "tambo-conform/1",
  contract: "tambo",
  suite: "1.2.0",
  implementation: "acme <b>server</b>",
  mode: "upstream",
  level: "full",
  features: ["api-keys", "grace"],
  startedAt: "2026-03-04T05:06:07.000Z",
  milliseconds: 4321,
  cases: [
    {
      id: "text",
      title: "Text streams",
      area: "text",
      milliseconds: 120,
      checks: [
        {
          id: "text/ends",
          level: "MUST",
          requirements: ["T-040"],
          text: "The stream has one terminal event.",
          outcome: "pass",
        },
        {
          id: "text/status",
          level: "MUST",
          requirements: ["T-040", "T-041"],
          text: "The run returns status 200.",
          outcome: "fail",
          reason: 'The response to "main" has status 500 & \u001b[31mno <stream>.',
          expected: { status: 200, type: "text/event-stream" },
          actual: { status: 500, type: "text/event-stream" },
        },
        {
          id: "text/compressed",
          level: "SHOULD",
          requirements: ["T-042"],
          text: "Deltas are sent as they are generated.",
          outcome: "warn",
          reason: "All 3 deltas arrived in one chunk.",
        },
      ],
      trace: [
        { at: 0, from: "main", direction: ">", text: "POST /v1/threads/thr_1/runs" },
        { at: 3, from: "main", direction: ">", text: '{"message":"```"}' },
        { at: 8, from: "model", direction: "<", text: "POST /openai/v1/chat/completions" },
        { at: 9.6, from: "model", direction: ">", text: "200" },
        { at: 12, from: "main", direction: "<", text: "500 text/event-stream" },
        { at: 13, from: "main", direction: "<", text: 'id: 1\ndata: {"type":"<script>"}' },
      ],
    },
    {
      id: "restart",
      title: "A killed process recovers its runs",
      area: "recovery",
      milliseconds: 0,
      checks: [
        {
          id: "restart/replays",
          level: "MUST",
          requirements: ["T-043"],
          text: "The events before the kill are replayed.",
          outcome: "not-applicable",
          reason: "The implementation does not claim `restart`.",
        },
      ],
      trace: [],
    },
    {
      id: "cancel",
      title: "A cancelled run stops | immediately",
      area: "recovery",
      milliseconds: 5000,
      checks: [
        {
          id: "cancel/aborts",
          level: "MUST",
          requirements: ["T-041"],
          text: "The connection to the model is closed.",
          outcome: "harness",
          reason: "The hold `middle` was never reached: no request used the script `cancel`.",
        },
      ],
      trace: [],
    },
  ],
  requirements: [
    { id: "T-040", level: "MUST", text: "A stream ends with one terminal event.", source: "§3.3" },
    { id: "T-041", level: "MUST", text: "A run returns `text/event-stream` <SSE>.", source: "§6.1" },
    { id: "T-042", level: "SHOULD", text: "Deltas are not buffered.", source: "§2" },
    { id: "T-043", level: "MUST", text: "A killed process resumes.", source: "§7" },
    {
      id: "T-044",
      level: "MUST",
      text: "Keys are hashed.",
      source: "§8",
      untestable: "It is visible only in storage.",
    },
    { id: "T-045", level: "MAY", text: "Usage is reported.", source: "§9" },
  ],
};

/** The sample run with only the checks that passed, had a warning or did not apply. */
export const greenResult: SuiteResult = {
  ...sampleResult,
  cases: sampleResult.cases
    .map((run) => ({
      ...run,
      checks: run.checks.filter(({ outcome }) => outcome !== "fail" && outcome !== "harness"),
    }))
    .filter((run) => run.checks.length > 0),
};

/**
 * Creates a baseline with an expected failure and a stale entry, and a requirement set with a missing check.
 */
export const policy = (reason = "Planned.") => ({
  baseline: parseBaseline(
    `- check: text/status\n  reason: ${reason}\n- check: text/ends\n  reason: Known.`,
    "b.yaml",
  ),
  requirements: {
    contract: "tambo",
    version: "1.0",
    required: ["text/ends", "text/status", "text/gone"],
    everywhere: [],
    not_scored: [],
  },
});
