import { expect, it } from "vitest";
import type { CaseResult } from "./campaign.ts";
import { formatProgress, formatReport } from "./report.ts";

const passed: CaseResult = {
  store: "sqlite",
  name: "demo/large",
  failures: [],
  isOnlySlow: false,
  p99: 12.4,
  max: 20,
  peakMb: 200.6,
  afterMb: 140,
  responses: { "200": 3, "400 VALIDATION_ERROR": 1 },
  note: "costliest: 5 ms",
  seconds: 3.21,
};
const failed: CaseResult = {
  ...passed,
  store: "postgres",
  name: "bodies/slow",
  failures: ["server-1 has died", "neighbour:\nno response"],
  p99: undefined,
  afterMb: 0,
  note: "",
};

it("formats a progress line", () => {
  expect([passed, failed].map(formatProgress)).toEqual([
    "sqlite: demo/large (3.2 s, 201 MB): passed",
    "postgres: bodies/slow (3.2 s, 201 MB): FAILED: server-1 has died; neighbour: no response",
  ]);
});

it("formats a table and a closing line", () => {
  expect(formatReport([passed], "abc", "/logs")).toBe(
    `case        store   verdict  neighbour p99    max  RSS peak   after    s  attacker's responses
demo/large  sqlite  passed           12 ms  20 ms    201 MB  140 MB  3.2  3 × 200, 1 × 400 VALIDATION_ERROR, costliest: 5 ms
1 passed, 0 failed
`,
  );
});

it("lists the failures, the seed and the folder of the logs", () => {
  expect(formatReport([failed, passed], "abc", "/logs")).toBe(
    `case         store     verdict  neighbour p99    max  RSS peak   after    s  attacker's responses
bodies/slow  postgres  FAILED               -  20 ms    201 MB       -  3.2  3 × 200, 1 × 400 VALIDATION_ERROR
demo/large   sqlite    passed           12 ms  20 ms    201 MB  140 MB  3.2  3 × 200, 1 × 400 VALIDATION_ERROR, costliest: 5 ms

postgres: bodies/slow
  - server-1 has died
  - neighbour: no response

seed abc; server logs: /logs
1 passed, 1 failed
`,
  );
});
