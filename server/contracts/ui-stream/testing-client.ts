/** A client for the contract, used by the tests for all contracts. */
import { randomUUID } from "node:crypto";
import { type ContractClient, selectFields } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ threadId, content }) => ({
    path: "/api/chat",
    body: {
      id: threadId,
      messages: [{ id: randomUUID(), role: "user", parts: [{ type: "text", text: content }] }],
    },
  }),
  operation: { id: "streamChatMessage", route: "/api/chat" },
  readStream: (events) => ({
    text: selectFields(events, "text-delta", ({ delta }) => delta).join(""),
    tools: selectFields(events, "tool-input-start", ({ toolName }) => toolName),
    outputs: events.flatMap(({ data: { type, output, errorText } }) =>
      type === "tool-output-available" ? [output] : type === "tool-output-error" ? [errorText] : [],
    ),
  }),
  expectedError: (_status, code, message) => ({ code, message }),
  contentPointer: "/messages/0/parts",
  probePath: "/api/chat/none/stream",
  lastFrame: /^data: \[DONE\]/,
  features: { calls: true, reasoning: true, partialOutput: true, picture: true, usage: true },
};
