/** The documents and the suite, held against each other: every event of a contract is looked for, or it is said why not. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { loadCases } from "../runner/load-cases.ts";
import { type ContractName, contractNames } from "./contracts.ts";

const otherServers = "other servers may send it by the protocol: the invariant vocabulary refuses it here";

/** Events that no check of a case names. */
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
      "comes when a client of another contract changes a component's state: the suite speaks one contract at a time",
  },
  gateway: { ping: "comes after a silence of many seconds, which no case waits for" },
  // A stream is of one kind of message, which every check of one reads.
  "tool-progress": { ChatAgentResponse: "has no name on the wire" },
};

it.each(contractNames)("every event of %s is named by a check of a case, or it is said why not", (name) => {
  const named = loadCases(name).flatMap(({ checks }) => checks.map(wordsOf));
  const without = eventsOf(name).filter((event) => !named.some((words) => words.has(event)));
  expect(without.toSorted()).toEqual(Object.keys(unnamed[name] ?? {}).toSorted());
});

/** Names of the events in a contract's AsyncAPI document. */
function eventsOf(contract: ContractName): string[] {
  const file = new URL(`../../generated/${contract}/asyncapi.yaml`, import.meta.url);
  // Examples that recur are anchors, more of them than the parser takes of an unknown document.
  const { components } = parse(readFileSync(file, "utf8"), { maxAliasCount: -1 }) as {
    components: { messages: Record<string, { name: string }> };
  };
  // The extension of any name is in the document under its schema's.
  return Object.values(components.messages).map(({ name }) =>
    name === "ForeignCustomEvent" ? "CUSTOM" : name,
  );
}

/** What a check says, without its sentence: words of letters, digits, underscores and dots. */
function wordsOf({ text: _, ...check }: { text: string }): ReadonlySet<string> {
  return new Set(JSON.stringify(check).match(/[\w.]+/g));
}
