import { expect, it } from "vitest";
import { evaluateCase, type Observation } from "./evaluate-case.ts";

const attack = { responses: { "200": 2 }, failures: [], note: "" };
const neighbour = { requests: 9, p99: 20, max: 30, problems: [], isServed: true };
const memory = [{ fresh: 100, before: 100, peak: 300, after: 119 }];
const sound: Observation = { attack, neighbour, memory, deaths: [], outages: [], logBytes: 0 };
const createProblem = (from: number, to: number) => ({ from, to, description: `from ${from} to ${to}` });

it.each<[name: string, observed: Partial<Observation>, failures: string[]]>([
  ["a case without problems", {}, []],
  ["a process that died", { deaths: ["server-1 has died"] }, ["server-1 has died"]],
  [
    "an attack that exceeds its deadline",
    { attack: undefined },
    ["the attack did not end before its deadline"],
  ],
  ["an undeclared response", { attack: { ...attack, failures: ["500 {}"] } }, ["500 {}"]],
  ["a neighbour that does not report", { neighbour: undefined }, ["the neighbour did not report"]],
  [
    "a slow request",
    { neighbour: { ...neighbour, problems: [createProblem(5, 9)] } },
    ["neighbour: from 5 to 9"],
  ],
  [
    "many slow requests",
    { neighbour: { ...neighbour, problems: [1, 2, 3, 4].map((at) => createProblem(at, at)) } },
    [
      "neighbour: from 1 to 1",
      "neighbour: from 2 to 2",
      "neighbour: from 3 to 3",
      "neighbour: 4 requests failed in all",
    ],
  ],
  [
    "requests during a planned outage, and one after it",
    {
      outages: [{ from: 10, to: 20 }],
      neighbour: {
        ...neighbour,
        problems: [createProblem(5, 11), createProblem(19, 30), createProblem(21, 22)],
      },
    },
    ["neighbour: from 21 to 22"],
  ],
  [
    "a neighbour without a response",
    { neighbour: { ...neighbour, requests: 0, isServed: false } },
    ["the neighbour had no response", "the neighbour was not served after the attack"],
  ],
  [
    "too much memory",
    { memory: [...memory, { fresh: 100, before: 100, peak: 701, after: 121 }] },
    ["resident memory rose to 701 MB", "resident memory was 100 MB before and is 121 MB after the attack"],
  ],
  [
    "memory that grows from case to case",
    { memory: [{ fresh: 100, before: 190, peak: 300, after: 210 }] },
    ["resident memory was 100 MB at first and has grown to 210 MB"],
  ],
  ["a log without bounds", { logBytes: 21_000_000 }, ["the servers logged 21 MB"]],
])("evaluates %s", (_name, observed, failures) => {
  expect(evaluateCase({ ...sound, ...observed }).failures).toEqual(failures);
});

it("shows the process with the most memory", () => {
  const other = { fresh: 100, before: 100, peak: 200, after: 120 };
  expect(evaluateCase({ ...sound, memory: [...memory, other] })).toEqual({
    failures: [],
    isOnlySlow: false,
    p99: 20,
    max: 30,
    peakMb: 300,
    afterMb: 120,
    responses: { "200": 2 },
    note: "",
  });
});

it("tells slow requests from other failures", () => {
  const slow = { ...createProblem(5, 9), isSlow: true as const };
  const isOnlySlow = (observed: Partial<Observation>) => evaluateCase({ ...sound, ...observed }).isOnlySlow;
  expect(isOnlySlow({ neighbour: { ...neighbour, problems: [slow, slow] } })).toBe(true);
  expect(isOnlySlow({ neighbour: { ...neighbour, problems: [slow, createProblem(1, 2)] } })).toBe(false);
  expect(isOnlySlow({ neighbour: { ...neighbour, problems: [slow] }, deaths: ["died"] })).toBe(false);
});
