/** Fake suite for testing the commands. It starts no processes, and every check has the given outcome. */
import type { Case } from "../../runner/case.ts";
import type { Contract } from "../../runner/contract.ts";
import type { Driver } from "../../runner/driver.ts";
import type { CheckResult, Outcome, Requirement } from "../../runner/report.ts";
import type { SuiteOptions } from "../../runner/run-suite.ts";
import type { Launch } from "../../target/process.ts";
import type { LoadedContract, SuiteDependencies } from "../dependencies.ts";

const requirements: Requirement[] = [
  { id: "T-001", level: "MUST", text: "A run returns a stream.", source: "§6.1", core: true },
  { id: "T-002", level: "SHOULD", text: "Text is streamed as it is generated.", source: "§3" },
  { id: "T-003", level: "MUST", text: "Exactly one terminal event.", source: "§4" },
  {
    id: "T-004",
    level: "MAY",
    text: "Logs are kept.",
    source: "§9",
    untestable: "Logs are not visible over HTTP.",
  },
];

const mid: Case = {
  id: "reconnect-mid-text",
  title: "Reconnecting while text is being streamed",
  area: "reconnect",
  since: "1.0",
  needs: ["grace"],
  modes: ["upstream", "script"],
  exclusive: false,
  scripts: {
    main: [
      [{ text: ["a", { hold: "half" }, "b"] }, { tool: "conf_echo", args: { text: "x" } }],
      [{ drop: true }],
    ],
  },
  steps: [
    { run: "main", query: { wire: "ag-ui" } },
    { reached: "half" },
    { disconnect: "main" },
    { parallel: [{ reconnect: "back", of: "main", after: 2 }, { release: "half" }] },
    { read: "back", until: { events: 4 } },
  ],
  checks: [
    {
      id: "replays-all",
      requirements: ["T-001", "T-002"],
      text: "All events are replayed.",
      select: "back.ids",
      equals: ["3", "4"],
    },
    {
      id: "in-order",
      requirements: ["T-002"],
      text: "The events are in order.",
      code: "ordered",
      with: { of: "back" },
    },
  ],
};
const text: Case = {
  ...mid,
  id: "text-one",
  title: "One text",
  area: "text",
  needs: [],
  scripts: { main: [[{ text: "Hello" }]] },
  steps: [{ run: "main" }, { read: "main" }],
  checks: [
    {
      id: "says",
      requirements: ["T-001"],
      text: "The text is the model's.",
      select: "main.text",
      equals: "Hello",
    },
  ],
};

const contract = {
  name: "tambo",
  invariants: [{ id: "one-end", requirements: ["T-003"], text: "One terminal event.", judge: () => [] }],
} satisfies Pick<Contract, "name" | "invariants"> as unknown as Contract;

/** The contract of the fake suite. */
export const judged: LoadedContract = { contract, cases: [mid, text], requirements };

/** The calls that the commands made. */
export interface Asked {
  suites: SuiteOptions[];
  launches: Launch[];
  upstreamPorts: number[];
  events: string[];
}

/**
 * Creates dependencies that record how they are called.
 * @param outcome The outcome of every check.
 */
export function samplePieces(
  outcome: Outcome,
  changes: Partial<SuiteDependencies> = {},
): { pieces: SuiteDependencies; asked: Asked } {
  const asked: Asked = { suites: [], launches: [], upstreamPorts: [], events: [] };
  const pieces: SuiteDependencies = {
    loadContract: async () => judged,
    async startUpstream(port) {
      asked.upstreamPorts.push(port);
      return {
        driver: {} as Driver,
        scriptDriver: {} as Driver,
        modelRequestCount: () => 0,
        environment: () => ({
          OPENAI_BASE_URL: `http://127.0.0.1:${port}/openai/v1`,
          OPENAI_API_KEY: "conformance",
        }),
        close: async () => void asked.events.push("upstream closed"),
      };
    },
    async startImplementation(launch) {
      asked.launches.push(launch);
      return {
        url: "http://127.0.0.1:20000",
        restart: async () => void asked.events.push("restarted"),
        failure: async () => undefined,
        stop: async () => void asked.events.push("stopped"),
      };
    },
    checkHealth: async () => undefined,
    async runSuite(options) {
      asked.suites.push(options);
      const { cases, target } = options;
      cases.forEach(({ id }, done) => {
        options.onProgress({ kind: "case-ended", id, done: done + 1, total: cases.length, failed: 0 });
      });
      return {
        schema: "tambo-conform/1",
        contract: "tambo",
        suite: options.version,
        level: options.level,
        implementation: target.name,
        mode: target.mode,
        features: [...target.features],
        startedAt: "2026-01-02T03:04:05.000Z",
        milliseconds: 1,
        cases: cases.map(({ id, title, area, checks }) => ({
          id,
          title,
          area,
          milliseconds: 1,
          trace: [{ at: 1, from: "main", direction: "<", text: "200 text/event-stream" }],
          checks: checks.map((check): CheckResult => {
            const result: CheckResult = { ...check, id: `${id}/${check.id}`, level: "MUST", outcome };
            return outcome === "pass" ? result : { ...result, reason: "It was not so." };
          }),
        })),
        requirements,
      };
    },
    loadRequirementSet: async (_contract, version) =>
      version === "1.0"
        ? { contract: "tambo", version, required: ["text-one/says"], everywhere: [], not_scored: [] }
        : undefined,
    listRequirementVersions: async () => ["1.0"],
    startSdkMock: () => Promise.reject(new Error("not asked for")),
    ...changes,
  };
  return { pieces, asked };
}
