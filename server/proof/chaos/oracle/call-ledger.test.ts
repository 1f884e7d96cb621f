import { expect, it } from "vitest";
import { CallLedger } from "./call-ledger.ts";

/** A turn that the model is asked for, a call in a turn, or the end of a run. */
type Entry = { step: number } | { call: number } | "end";

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
  ["a call that is made twice", [{ step: 0 }, { call: 0 }, { call: 0 }], ["call"]],
])("checks %s", (_title, entries, rules) => {
  const found: string[] = [];
  const ledger = new CallLedger(({ rule }) => found.push(rule));
  for (const entry of entries) {
    // The calls of other exchanges have no influence.
    ledger.recordStep("~tb~", 0);
    if (entry === "end") ledger.recordEnd("~ta~");
    else if ("step" in entry) ledger.recordStep("~ta~", entry.step);
    else ledger.recordCall("~ta~", entry.call, 1);
  }
  expect(found).toEqual(rules);
});
