/**
 * Checks that the suite has a check for every event in the contracts' documents. The exceptions of a contract are
 * the events of which the suite cannot observe any field.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { loadCases } from "../runner/load-cases.ts";
import { expandExceptions } from "../self-test/fields/exceptions.ts";
import { type ContractName, contractNames } from "./contracts.ts";

it.each(contractNames)("has a check for every event of %s, or a reason", (name) => {
  const named = loadCases(name).flatMap(({ checks }) => checks.map(wordsOf));
  const without = listEvents(name).filter(({ event }) => !named.some((words) => words.has(event)));
  const unobserved = expandExceptions(name, "observed", new Set(without.map(({ fields }) => fields)));
  expect(without.filter(({ fields }) => !unobserved.has(fields))).toEqual([]);
});

/**
 * Returns the events in a contract's AsyncAPI document, each with its fields in the format of the exceptions. An
 * event without a name of its own has the name of its schema, and is left out.
 */
function listEvents(contract: ContractName): { event: string; fields: string }[] {
  const file = new URL(`../../generated/${contract}/asyncapi.yaml`, import.meta.url);
  // Repeated examples are YAML anchors, and there are more of them than the parser accepts by default.
  const { components } = parse(readFileSync(file, "utf8"), { maxAliasCount: -1 }) as {
    components: { messages: Record<string, { name: string; payload: { $ref?: string } }> };
  };
  return Object.values(components.messages).flatMap(({ name: event, payload }) => {
    const schema = payload.$ref?.split("/").at(-1);
    return event === schema ? [] : [{ event, fields: `${schema}.*` }];
  });
}

/**
 * Returns the words that occur in a check, except in its text. A word consists of letters, digits,
 * underscores, dots and hyphens.
 */
function wordsOf({ text: _, ...check }: { text: string }): ReadonlySet<string> {
  return new Set(JSON.stringify(check).match(/[\w.-]+/g));
}
