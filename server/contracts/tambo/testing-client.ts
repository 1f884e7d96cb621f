/** A client for this contract, used by the tests that cover all contracts. */
import { type ContractClient, readAgUiStream } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ threadId, content }) => ({
    path: `/v1/threads/${threadId}/runs`,
    body: { message: { role: "user", content }, createThread: true },
  }),
  operation: { id: "createRun", route: "/v1/threads/{threadId}/runs" },
  readStream: readAgUiStream,
  expectedError: (status, code, detail) => ({ status, code, detail }),
  contentPointer: "/message/content",
  probePath: "/v1/threads",
  lastFrame: /"type":"RUN_(FINISHED|ERROR)"/,
  features: { calls: true, reasoning: false, partialOutput: false, picture: true, usage: false },
};
