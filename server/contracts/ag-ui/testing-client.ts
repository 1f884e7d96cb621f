/** A client of the contract, for tests of all contracts. */
import { randomUUID } from "node:crypto";
import { type ContractClient, seeAgUi } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  ask: ({ threadId, content }) => ({
    path: "/ag-ui/default",
    body: {
      threadId,
      runId: randomUUID(),
      messages: [{ id: randomUUID(), role: "user", content }],
      tools: [],
      context: [],
      state: {},
      forwardedProps: {},
    },
  }),
  operation: { id: "runAgent", route: "/ag-ui/{agent}" },
  see: seeAgUi,
  error: (_status, code, message) => ({ error: { code, message } }),
  contentPointer: "/messages/0/content",
  probe: "/ag-ui/default/capabilities",
  lastFrame: /"type":"RUN_(FINISHED|ERROR)"/,
  tells: { calls: true, reasoning: true, partialOutput: false, picture: true, usage: false },
};
