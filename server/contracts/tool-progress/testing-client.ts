/** A client for this contract, used by the tests that cover all contracts. */
import type { ContractClient } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ threadId, content }) => ({
    path: `/api/v2/conversations/${threadId}/message/`,
    body: { content },
  }),
  operation: { id: "sendMessage", route: "/api/v2/conversations/{conversation_id}/message/" },
  readStream: (events) => {
    const calls = events.flatMap(({ data }) => data.tool_calls);
    return {
      text: events.map(({ data }) => data.message).join(""),
      tools: calls.flatMap(({ event_type, tool_name }) => (/call$/.test(event_type) ? [tool_name] : [])),
      outputs: calls.flatMap(({ event_type, is_complete, tool_call_details }) =>
        /result$/.test(event_type) && is_complete ? [tool_call_details.summary] : [],
      ),
    };
  },
  expectedError: (_status, code, detail) => ({ detail, code }),
  contentPointer: "/content",
  probePath: "/api/v2/conversations/none/task-status",
  load: {
    notice: /^(?!id: )/,
    resume: (threadId, runId, last) =>
      last && {
        method: "POST",
        path: `/api/v2/conversations/${threadId}/resume/${runId}?cursor=${/^id: (\S+)/.exec(last.text)?.[1]}`,
      },
  },
  features: { calls: true, reasoning: false, partialOutput: true, picture: false, usage: false },
  failedOutput: (text) => `❌ **Error**\n\n${text}`,
};
