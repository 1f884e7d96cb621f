/** A client for the contract, used by the tests for all contracts. */
import { type ContractClient, scriptWithText, selectFields } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ threadId, content }) => ({
    path: "/new-contract/runs",
    body: { threadId, message: content },
  }),
  operation: { id: "streamNewContractRun", route: "/new-contract/runs" },
  readStream: (events) => ({
    text: selectFields(events, "text", ({ text }) => text).join(""),
    tools: [],
    outputs: [],
  }),
  expectedError: (_status, _code, message) => ({ message }),
  contentPointer: "/message",
  probePath: "/new-contract/none",
  buildCalls: ({ thread, text }) => ({
    streamNewContractRun: [
      {
        method: "POST",
        path: "/new-contract/runs",
        body: { threadId: thread, message: scriptWithText(text) },
      },
    ],
  }),
  lastFrame: /^data: \{"type":"(end|error)"/,
  features: { calls: false, reasoning: false, partialOutput: false, picture: false, usage: false },
};
