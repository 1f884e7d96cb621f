/** A client for the contract, used by the tests for all contracts. */
import { type ContractClient, readAgUiStream } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ content }) => ({
    path: "/compat/tambo/v1/threads/runs",
    body: { message: { role: "user", content: [{ type: "text", text: content }] } },
  }),
  operation: { id: "createThreadRun", route: "/compat/tambo/v1/threads/runs" },
  readStream: readAgUiStream,
  expectedError: (status, code, detail) => ({ status, code, detail }),
  contentPointer: "/message/content",
  probePath: "/compat/tambo/v1/threads",
  lastFrame: /"type":"RUN_(FINISHED|ERROR)"/,
  features: { calls: true, reasoning: false, partialOutput: false, picture: false, usage: false },
};
