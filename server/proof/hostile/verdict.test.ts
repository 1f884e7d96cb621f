import { expect, it } from "vitest";
import { evaluateCase, type Observation } from "./verdict.ts";

const attack = { answers: { "200": 2 }, complaints: [], note: "" };
const neighbour = { requests: 9, p99: 20, max: 30, troubles: [], isServed: true };
const memory = [{ fresh: 100, before: 100, peak: 300, after: 119 }];
const sound: Observation = { attack, neighbour, memory, deaths: [], outages: [], logBytes: 0 };
const trouble = (from: number, to: number) => ({ from, to, what: `from ${from} to ${to}` });

it.each<[name: string, observed: Partial<Observation>, complaints: string[]]>([
  ["a case in which everything holds", {}, []],
  ["a process that died", { deaths: ["server-1 has died"] }, ["server-1 has died"]],
  ["an attack without an end", { attack: undefined }, ["the attack did not end before its deadline"]],
  ["an undeclared response", { attack: { ...attack, failures: ["500 {}"] } }, ["500 {}"]],
  ["a neighbour that is gone", { neighbour: undefined }, ["the neighbour did not report"]],
  ["a slow request", { neighbour: { ...neighbour, problems: [trouble(5, 9)] } }, ["neighbour: from 5 to 9"]],
  [
    "many slow requests",
    { neighbour: { ...neighbour, problems: [1, 2, 3, 4].map((at) => trouble(at, at)) } },
    [
      "neighbour: from 1 to 1",
      "neighbour: from 2 to 2",
      "neighbour: from 3 to 3",
      "neighbour: 4 requests failed in all",
    ],
  ],
  [
    "requests during an outage on purpose, and one after it",
    {
      outages: [{ from: 10, to: 20 }],
      neighbour: { ...neighbour, problems: [trouble(5, 11), trouble(19, 30), trouble(21, 22)] },
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
])("judges %s", (_name, observed, complaints) => {
  expect(evaluateCase({ ...sound, ...observed }).failures).toEqual(complaints);
});

it("shows the process with the most memory", () => {
  const other = { fresh: 100, before: 100, peak: 200, after: 120 };
  expect(evaluateCase({ ...sound, memory: [...memory, other] })).toEqual({
    complaints: [],
    p99: 20,
    max: 30,
    peakMb: 300,
    afterMb: 120,
    answers: { "200": 2 },
    note: "",
  });
});
