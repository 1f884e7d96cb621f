/** A client for this contract, used by the tests that cover all contracts. */
import { randomUUID } from "node:crypto";
import { type ContractClient, readAgUiStream } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ threadId, content }) => ({
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
  readStream: readAgUiStream,
  expectedError: (_status, code, message) => ({ error: { code, message } }),
  contentPointer: "/messages/0/content",
  probePath: "/ag-ui/default/capabilities",
  load: { notice: /Reconnect to the run with/, noticeStart: 'data: {"type":"RUN_ERROR"' },
  lastFrame: /"type":"RUN_(FINISHED|ERROR)"/,
  features: { calls: true, reasoning: true, partialOutput: false, picture: true, usage: false },
};
