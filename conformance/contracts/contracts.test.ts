import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import type { Step } from "../runner/case.ts";
import { loadStepSchema } from "../runner/load-cases.ts";
import { contractNames, contractTitles, loadContract } from "./contracts.ts";

it.each(contractNames)("has %s, with a folder, a register, a title and its own name", async (name) => {
  const { name: actualName, invariants } = await loadContract(name);
  expect(actualName).toBe(name);
  expect(invariants.length).toBeGreaterThan(0);
  expect(contractTitles[name]).toBeTypeOf("string");
  expect(existsSync(new URL(`../../spec/${name}/requirements.yaml`, import.meta.url))).toBe(true);
});

it.each<[string, Step, string[]]>([
  ["tambo", { run: "a", history: "b" }, ["run a: remove history, which the contract does not define"]],
  ["tambo", { reconnect: "a", of: "b", lastEventId: 1 }, []],
  [
    "ag-ui",
    { run: "a", again: "b", with: { peer: "old" } },
    ["run a: remove again, which the contract does not define"],
  ],
  [
    "ag-ui",
    { reconnect: "a", of: "b", after: 1 },
    ["reconnect a: remove after, which the contract does not define"],
  ],
  [
    "gateway",
    { run: "a", with: { peer: "old" } },
    ['run a: /with must NOT have additional properties {"additionalProperty":"peer"}'],
  ],
  [
    "gateway",
    { reconnect: "a", of: "b" },
    ["reconnect a: remove reconnect, which the contract does not define"],
  ],
  [
    "agent-stream",
    { run: "a", blocking: true },
    ["run a: remove blocking, which the contract does not define"],
  ],
  [
    "agent-stream",
    { reconnect: "a", of: "b" },
    ["reconnect a: remove reconnect, which the contract does not define"],
  ],
  [
    "tool-progress",
    { run: "a", with: { operation: "stopSession" } },
    [
      expect.stringMatching(
        /^run a: .with.operation must be equal to one of the allowed values .*sendMessage/,
      ),
    ],
  ],
  [
    "tool-progress",
    { reconnect: "a", of: "b", body: {} },
    ["reconnect a: remove body, which the contract does not define"],
  ],
])("validates the steps of %s by its own schema: %j", (contract, step, problems) => {
  expect(loadStepSchema(contract)(step)).toEqual(problems);
});
