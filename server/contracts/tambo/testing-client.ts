/** A client of the contract, for tests of all contracts. */
import { type ContractClient, seeAgUi } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  ask: ({ threadId, content }) => ({
    path: `/v1/threads/${threadId}/runs`,
    body: { message: { role: "user", content }, createThread: true },
  }),
  operation: { id: "createRun", route: "/v1/threads/{threadId}/runs" },
  see: seeAgUi,
  error: (status, code, detail) => ({ status, code, detail }),
  contentPointer: "/message/content",
  probe: "/v1/threads",
  lastFrame: /"type":"RUN_(FINISHED|ERROR)"/,
  tells: { calls: true, reasoning: false, partialOutput: false, picture: true, usage: false },
};
