/** A client for this contract, used by the tests that cover all contracts. */
import { type ContractClient, selectFields } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ threadId, content }) => ({
    path: "/agent/chat/stream",
    body: { thread_id: threadId, enable_deep_thinking: true, messages: [{ role: "user", content }] },
  }),
  operation: { id: "streamChat", route: "/agent/chat/stream" },
  readStream: (events) => ({
    text: selectFields(events, "message", ({ content }) => content).join(""),
    tools: selectFields(events, "tool_call_start", ({ toolCallName }) => toolCallName),
    outputs: selectFields(events, "tool_result", ({ content }) => content),
  }),
  expectedError: (status, _code, msg) => ({ code: status, msg, data: null }),
  contentPointer: "/messages/0/content",
  probePath: "/agent/none",
  load: { notice: /Send the conversation again\./, noticeStart: "event: error" },
  lastFrame: /^event: status\ndata: \{"type":"(?!start|running)/m,
  features: { calls: true, reasoning: true, partialOutput: false, picture: true, usage: false },
};
