/** A client of the contract, for tests of all contracts. */
import { type ContractClient, membersOf } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  ask: ({ threadId, content }) => ({
    path: "/agent/chat/stream",
    body: { thread_id: threadId, enable_deep_thinking: true, messages: [{ role: "user", content }] },
  }),
  operation: { id: "streamChat", route: "/agent/chat/stream" },
  see: (events) => ({
    text: membersOf(events, "message", ({ content }) => content).join(""),
    tools: membersOf(events, "tool_call_start", ({ toolCallName }) => toolCallName),
    outputs: membersOf(events, "tool_result", ({ content }) => content),
  }),
  error: (status, _code, msg) => ({ code: status, msg, data: null }),
  contentPointer: "/messages/0/content",
  probe: "/agent/none",
  lastFrame: /^event: status\ndata: \{"type":"(?!start|running)/m,
  tells: { calls: true, reasoning: true, partialOutput: false, picture: true, usage: false },
};
