/** The contract as its clients use it, for the tests of all contracts. */
import { type ContractClient, membersOf } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  ask: ({ threadId, content }) => ({
    path: "/new-contract/runs",
    body: { threadId, message: content },
  }),
  operation: { id: "streamNewContractRun", route: "/new-contract/runs" },
  see: (events) => ({
    text: membersOf(events, "text", ({ text }) => text).join(""),
    tools: [],
    outputs: [],
  }),
  error: (_status, _code, message) => ({ message }),
  contentPointer: "/message",
  probe: "/new-contract/none",
  lastFrame: /^data: \{"type":"(end|error)"/,
  tells: { calls: false, reasoning: false, partialOutput: false, picture: false, usage: false },
};
