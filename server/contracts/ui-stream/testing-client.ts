/** A client for the contract, used by the tests for all contracts. */
import { randomUUID } from "node:crypto";
import { type ContractClient, scriptWithText, selectFields } from "../../proof/testing/contract-client.ts";

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
  endMark: "[DONE]",
  buildCalls({ thread, run, message, call, chosen, text }) {
    const chat = `/api/chat/${encodeURIComponent(thread)}`;
    const user = { id: message, role: "user", parts: [{ type: "text", text: scriptWithText(text) }] };
    const fields = { toolCallId: call, toolName: "ask", input: {} };
    const answered = { type: "dynamic-tool", ...fields, state: "output-available", output: text };
    const approved = {
      type: "dynamic-tool",
      ...fields,
      state: "approval-responded",
      approval: { id: call, approved: true },
    };
    const send = (messages: object[], headers = {}) => ({
      method: "POST",
      path: "/api/chat",
      body: { id: thread, messages },
      headers,
    });
    return {
      streamChatMessage: [
        send([user]),
        send([{ ...user, id: chosen }], { "Idempotency-Key": `chat-${chosen}` }),
        send([user, { id: chosen, role: "assistant", parts: [answered] }]),
        send([user, { id: chosen, role: "assistant", parts: [approved] }]),
      ],
      resumeChatStream: [
        { method: "GET", path: `${chat}/stream` },
        { method: "GET", path: `${chat}${encodeURIComponent(`:${run}`)}/stream?startIndex=0` },
      ],
      stopChatResponse: [
        { method: "POST", path: `${chat}/stop`, body: {} },
        { method: "POST", path: `${chat}/stop`, body: { activeStreamId: run } },
      ],
    };
  },
  load: {
    runIdHeader: "x-workflow-run-id",
    resume: (threadId, runId, last) => ({
      method: "GET",
      path: `/api/chat/${encodeURIComponent(`${threadId}:${runId}`)}/stream?startIndex=${last?.id ?? 0}`,
    }),
    omitsInterruptedSteps: true,
  },
  lastFrame: /^data: \[DONE\]/,
  features: { calls: true, reasoning: true, partialOutput: true, picture: true, usage: true },
};
