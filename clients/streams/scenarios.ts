/** Scenarios of the mock API, which validates every request. */
import { deepStrictEqual } from "node:assert";
import { startSdkMock } from "../../conformance/sdk/mock.ts";
import { type Check, formatEvent, runCase } from "./check.ts";
import type { Job, JobEnd, JobEvent } from "./job.ts";

interface ScenarioCase {
  scenario: string;
  events: string[];
  end?: JobEnd["end"];
  job?: Partial<Job>;
  /** Id of the event after which the run is cancelled with a DELETE. */
  deleteAfter?: string;
}

const cancelled = ["1 started run_001", "3 text Once upon"];
const cases: readonly ScenarioCase[] = [
  {
    scenario: "text",
    events: [
      "1 started run_001",
      "3 text The",
      "4 text  capital of France",
      "5 text  is Paris.",
      "8 finished ",
    ],
  },
  {
    scenario: "text-split",
    events: ["1 started run_001", "3 text Grüße, ", "4 text 世界 👋", "5 text \nsecond line", "8 finished "],
  },
  { scenario: "forward-compatible", events: ["1 started run_001", "5 text Still here.", "9 finished "] },
  {
    scenario: "unknown-event",
    events: ["1 started run_001", "3 text Hello", "5 text  again.", "9 finished "],
  },
  {
    scenario: "reconnect",
    events: ["1 started run_001", "3 text One", "4 text , two", "5 text , three.", "8 finished "],
  },
  {
    scenario: "reconnect-retry",
    events: ["1 started run_001", "3 text Zwölf ", "4 text Boxkämpfer.", "7 finished "],
  },
  {
    scenario: "idempotent-retry",
    job: { idempotencyKey: "sdk-idempotent-retry" },
    events: ["1 started run_001", "3 text Only once.", "6 finished "],
  },
  { scenario: "run-error", events: ["1 started run_001", "3 text Let me", "5 failed RATE_LIMIT_EXCEEDED"] },
  { scenario: "cancel", deleteAfter: "3", events: [...cancelled, "5 failed CANCELLED"] },
  { scenario: "cancel", job: { cancelAfter: 2 }, end: "cancelled", events: cancelled },
];

/** Runs the scenarios. */
export const scenarios: Check = {
  id: "Scenarios",
  async run(program) {
    const mock = await startSdkMock();
    try {
      for (const { scenario, events, end = "last", job, deleteAfter } of cases) {
        const url = `${mock.url}/v1/threads/sdk-${scenario}/runs`;
        const cancelRun = () => fetch(`${url}/run_001`, { method: "DELETE" });
        const body = mock.scenarios.find(({ id }) => id === scenario)?.exchanges[0]?.request.body;
        const request = { url, body: JSON.stringify(body), maxRetries: 4, retryMs: 20, ...job };
        let deleted: Promise<unknown> | undefined;
        const onEvent = ({ id }: JobEvent) => {
          if (id === deleteAfter) deleted = cancelRun();
        };
        await runCase(scenario, async () => {
          const read = await program.read(request, onEvent);
          deepStrictEqual({ end: read.end, events: read.events.map(formatEvent) }, { end: { end }, events });
        });
        // The mock also expects this request of a client that stops reading.
        if (end === "cancelled") await cancelRun();
        await deleted;
      }
      const { scenarios, strays } = mock.coverage();
      const problems = scenarios
        .filter(({ id, status }) => status !== "passed" && cases.some(({ scenario }) => scenario === id))
        .flatMap(({ id, status, failures }) => [`${id}: ${status}`, ...failures]);
      deepStrictEqual([...problems, ...strays], []);
      return cases.length;
    } finally {
      await mock.close();
    }
  },
};
