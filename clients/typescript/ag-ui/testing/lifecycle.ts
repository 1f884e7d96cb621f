/** Runs, steps, subagents, versions. */
import { add, close, type Fixtures, finished, open, run, said, say, started, textChunk } from "./fixture.ts";

const subagent = (event: "STARTED" | "FINISHED", more = {}) => ({
  type: `SUBAGENT_${event}`,
  subagentRunId: "sub",
  ...more,
});
const failed = { type: "RUN_ERROR", message: "no database" };

export const lifecycleFixtures: Fixtures = {
  "conformant-run-is-quiet": {
    stream: run({ type: "STEP_STARTED", stepName: "one" }, ...say("m", "Hi"), {
      type: "STEP_FINISHED",
      stepName: "one",
    }),
    types: [
      "RUN_STARTED",
      "STEP_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "STEP_FINISHED",
      "RUN_FINISHED",
    ],
    messages: [said("m", "Hi")],
  },
  "event-after-run-finished-fatal": { stream: [...run(), ...say("m", "late")], fatal: true },
  "first-event-not-run-started-fatal": { stream: [...say("m", "early"), finished()], fatal: true },
  "nested-run-started-fatal": { stream: [started(), started("other"), finished("other")], fatal: true },
  "open-message-at-run-finished-fatal": { stream: run(open("m"), add("m", "cut")), fatal: true },
  "step-finished-without-start-fatal": {
    stream: run({ type: "STEP_FINISHED", stepName: "one" }),
    fatal: true,
  },
  "run-error-first-run-continues": {
    stream: [{ ...failed, code: "DOWN" }],
    types: ["RUN_ERROR"],
    values: { "0.code": "DOWN" },
    messages: [],
  },
  "late-run-error-after-finished-run-continues": {
    stream: [...run(...say("m", "kept")), failed],
    types: [
      "RUN_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "RUN_FINISHED",
      "RUN_ERROR",
    ],
    messages: [said("m", "kept")],
  },
  "run-error-then-new-run-continues": {
    stream: [started(), failed, started("second"), ...say("m", "again"), finished("second")],
    types: [
      "RUN_STARTED",
      "RUN_ERROR",
      "RUN_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "RUN_FINISHED",
    ],
    messages: [said("m", "again")],
  },
  "two-sequential-runs-accumulate": {
    stream: [...run(...say("m", "one")), started("second"), ...say("n", "two"), finished("second")],
    types: [
      "RUN_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "RUN_FINISHED",
      "RUN_STARTED",
      "TEXT_MESSAGE_START",
      "TEXT_MESSAGE_CONTENT",
      "TEXT_MESSAGE_END",
      "RUN_FINISHED",
    ],
    messages: [said("m", "one"), said("n", "two")],
  },
  "run-finished-cancelled-outcome-accepted": {
    stream: [started(), finished("run", { outcome: { type: "cancelled" } })],
    types: ["RUN_STARTED", "RUN_FINISHED"],
    values: { "1.outcome": { type: "cancelled" } },
  },
  "run-finished-interrupt-outcome-accepted": {
    stream: [
      started(),
      finished("run", { outcome: { type: "interrupt", interrupts: [{ id: "i", reason: "ask" }] } }),
    ],
    types: ["RUN_STARTED", "RUN_FINISHED"],
    values: { "1.outcome.interrupts.0.id": "i" },
  },
  "unknown-outcome-stripped": {
    stream: [started(), finished("run", { outcome: { type: "postponed" } })],
    types: ["RUN_STARTED", "RUN_FINISHED"],
    values: { "1.outcome": undefined },
    warns: true,
  },
  "unknown-outcome-array-fatal": { stream: [started(), finished("run", { outcome: [] })], fatal: true },
  "run-finished-with-active-subagent-fatal": {
    stream: run(subagent("STARTED", { name: "helper" })),
    fatal: true,
  },
  "subagent-finished-unstarted-fatal": { stream: run(subagent("FINISHED")), fatal: true },
  "subagent-started-missing-name-fatal": {
    stream: run(subagent("STARTED"), subagent("FINISHED")),
    fatal: true,
  },
  "subagent-attribution-mismatch-fatal": {
    stream: run(open("m", { subagentRunId: "sub" }), add("m", "x", { subagentRunId: "other" }), close("m")),
    fatal: true,
  },
  "subagent-unannounced-attribution-accepted": {
    stream: run(open("m", { subagentRunId: "sub" }), add("m", "x"), close("m")),
    values: { "1.subagentRunId": "sub" },
    messages: [said("m", "x", { subagentRunId: "sub" })],
  },
  "subagent-terminal-closes-open-chunk-stream": {
    stream: run(
      subagent("STARTED", { name: "helper" }),
      textChunk("a", { messageId: "m", subagentRunId: "sub" }),
      textChunk("b", { subagentRunId: "sub" }),
      subagent("FINISHED"),
    ),
    messages: [said("m", "ab", { subagentRunId: "sub" })],
  },
  "producer-declares-newer-version-warns": {
    stream: [started("run", { protocolVersion: "9.9" }), ...say("m", "Hi"), finished()],
    messages: [said("m", "Hi")],
    warns: true,
  },
  "producer-declares-uninterpretable-version-warns": {
    stream: [started("run", { protocolVersion: "next" }), ...say("m", "Hi"), finished()],
    messages: [said("m", "Hi")],
    warns: true,
  },
  "producer-declares-same-version-quiet": {
    stream: [started("run", { protocolVersion: "1.0" }), ...say("m", "Hi"), finished()],
    messages: [said("m", "Hi")],
  },
};
