import { expect, it } from "vitest";
import { CallLedger } from "./call-ledger.ts";

/** A turn that the model is asked for, a call in a turn, the end of a run, or the deletion of its thread. */
type Entry = { step: number } | { call: number } | "end" | "deletion";

it.each<[string, Entry[], string[]]>([
  ["an uninterrupted exchange", [{ step: 0 }, { call: 0 }, { step: 1 }, "end"], []],
  [
    "a turn that is asked for again before it is committed",
    [{ step: 0 }, { step: 0 }, { step: 1 }, { step: 1 }],
    [],
  ],
  ["a second run of the exchange", [{ step: 0 }, "end", { step: 1 }, "end"], []],
  ["a turn that is asked for again during its call", [{ step: 0 }, { call: 0 }, { step: 0 }], ["step"]],
  ["a turn that is asked for again after the next turn", [{ step: 0 }, { step: 1 }, { step: 0 }], ["step"]],
  ["a turn that is asked for again after the run", [{ step: 0 }, "end", { step: 0 }], ["step"]],
  [
    "a run that starts after the deletion",
    [{ step: 0 }, { call: 0 }, "end", "deletion", { step: 0 }, { call: 0 }],
    [],
  ],
  [
    "a step that is repeated after the deletion",
    ["end", "deletion", { step: 0 }, { step: 1 }, { step: 0 }],
    ["step"],
  ],
  ["a call that is made twice", [{ step: 0 }, { call: 0 }, { call: 0 }], ["call"]],
])("checks %s", (_title, entries, rules) => {
  const found: string[] = [];
  const ledger = new CallLedger(({ rule }) => found.push(rule));
  for (const entry of entries) {
    // The calls of other exchanges have no influence.
    ledger.recordStep("~tb~", 0, "a");
    if (entry === "end") ledger.recordEnd("~ta~");
    else if (entry === "deletion") ledger.recordDeletion("~ta~");
    else if ("step" in entry) ledger.recordStep("~ta~", entry.step, "a");
    else ledger.recordCall("~ta~", entry.call, 1, "a");
  }
  expect(found).toEqual(rules);
});

it("counts one request of an exchange right after a suspension, which is no violation", () => {
  const found: string[] = [];
  const ledger = new CallLedger(({ rule }) => found.push(rule));
  ledger.recordStep("~ta~", 0, "b");
  ledger.recordEnd("~ta~");
  ledger.recordResumed("a");
  ledger.recordStep("~ta~", 0, "a");
  expect([ledger.lateSteps, found]).toEqual([1, []]);
  ledger.recordStep("~ta~", 0, "a");
  expect([ledger.lateSteps, found]).toEqual([1, ["step"]]);
  ledger.recordStep("~ta~", 0, "b");
  expect([ledger.lateSteps, found]).toEqual([1, ["step", "step"]]);
});

it("tells what was seen", () => {
  const found: string[] = [];
  const ledger = new CallLedger(({ detail }) => found.push(detail.replace(/-?\d+ ms/g, "0 ms")));
  ledger.recordStep("~ta~", 0, "a");
  ledger.recordCall("~ta~", 0, 1, "a");
  ledger.recordEnd("~ta~");
  ledger.recordStep("~ta~", 0, "b");
  expect(found).toEqual([
    "the model was asked again for turn 0 of ~ta~, which was committed (a asks 0 (0 ms), a calls 0.1 (0 ms), the run has ended (0 ms), b asks 0 (0 ms))",
  ]);
});
