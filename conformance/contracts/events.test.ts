/**
 * Checks that the suite has a check for every event in the contracts' documents, or a reason why no check
 * tests the event.
 */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { loadCases } from "../runner/load-cases.ts";
import { type ContractName, contractNames } from "./contracts.ts";

const otherServers =
  "the protocol allows other servers to send it, but the `vocabulary` invariant rejects it here";

/** Events that no check tests, each with the reason. */
const unnamed: Partial<Record<ContractName, Readonly<Record<string, string>>>> = {
  "ag-ui": {
    ACTIVITY_DELTA: otherServers,
    CUSTOM: otherServers,
    RAW: otherServers,
    REASONING_ENCRYPTED_VALUE: otherServers,
    REASONING_MESSAGE_CHUNK: otherServers,
    SUBAGENT_ERROR: otherServers,
    SUBAGENT_FINISHED: otherServers,
    SUBAGENT_STARTED: otherServers,
    TEXT_MESSAGE_CHUNK: otherServers,
    TOOL_CALL_CHUNK: otherServers,
    "tambo.component.state_delta":
      "is sent if a client of another contract changes a component's state, but the suite uses one contract at a time",
  },
  gateway: { ping: "is sent after many seconds without events, and no case waits that long" },
  // A stream has only one kind of message, which every check reads.
  "tool-progress": { ChatAgentResponse: "has no name on the wire" },
  "ui-stream": {
    "data-tool-progress": "the suite's tools report no progress",
    "source-document": "the suite's models cite only web pages",
  },
};

it.each(contractNames)("has a check for every event of %s, or a reason", (name) => {
  const named = loadCases(name).flatMap(({ checks }) => checks.map(wordsOf));
  const without = listEventTypes(name).filter((event) => !named.some((words) => words.has(event)));
  expect(without.toSorted()).toEqual(Object.keys(unnamed[name] ?? {}).toSorted());
});

/** Returns the names of the events in a contract's AsyncAPI document. */
function listEventTypes(contract: ContractName): string[] {
  const file = new URL(`../../generated/${contract}/asyncapi.yaml`, import.meta.url);
  // Repeated examples are YAML anchors, and there are more of them than the parser accepts by default.
  const { components } = parse(readFileSync(file, "utf8"), { maxAliasCount: -1 }) as {
    components: { messages: Record<string, { name: string }> };
  };
  // The extension that can have any name is listed in the document under the name of its schema.
  return Object.values(components.messages).map(({ name }) =>
    name === "ForeignCustomEvent" ? "CUSTOM" : name,
  );
}

/**
 * Returns the words that occur in a check, except in its text. A word consists of letters, digits,
 * underscores, dots and hyphens.
 */
function wordsOf({ text: _, ...check }: { text: string }): ReadonlySet<string> {
  return new Set(JSON.stringify(check).match(/[\w.-]+/g));
}
