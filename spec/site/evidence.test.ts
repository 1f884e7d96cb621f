import { expect, it } from "vitest";
import type { Clause } from "../clauses/register.ts";
import { evidenceOf, standingOf } from "./evidence.ts";

const clause = (id: string, more: Partial<Clause> = {}): Clause => ({
  id,
  level: "MUST",
  origin: "S",
  source: "s",
  text: "It MUST.",
  ...more,
});

it("puts behind each rule its checks, with what they catch, and the tests that are about its contract", () => {
  const clauses = [clause("T-1"), clause("T-2"), clause("T-3", { untestable: "why" }), clause("T-4")];
  const evidence = evidenceOf({
    contract: "tambo",
    contracts: ["tambo", "gateway"],
    clauses,
    cases: [
      {
        id: "cancel",
        checks: [
          { id: "told", clauses: ["T-1", "T-1"], text: "It is told." },
          { id: "kept", clauses: ["T-9"], text: "It is kept." },
        ],
      },
    ],
    invariants: [{ id: "frames", clauses: ["T-1"], text: "Frames are frames." }],
    tests: new Map([
      ["server/x.test.ts", [{ title: "does it", ids: ["T-1", "T-2"] }]],
      ["server/contracts/gateway/x.test.ts", [{ title: "does another", ids: ["T-4"] }]],
    ]),
    killers: new Map([["cancel/told", { mutant: "silent-end" }]]),
  });
  const test = { file: "server/x.test.ts", title: "does it" };
  expect(evidence).toEqual([
    {
      clause: clauses[0],
      checks: [
        { id: "every-frames", text: "Frames are frames." },
        { id: "cancel/told", text: "It is told.", killed: "silent-end" },
      ],
      tests: [test],
    },
    { clause: clauses[1], checks: [], tests: [test] },
    { clause: clauses[2], checks: [], tests: [] },
    { clause: clauses[3], checks: [], tests: [] },
  ]);
  expect(evidence.map(standingOf)).toEqual(["judged", "tested", "reasoned", "none"]);
});
