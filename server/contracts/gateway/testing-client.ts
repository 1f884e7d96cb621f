/**
 * A client for this contract, used by the tests that cover all contracts. It has no rate limit probe, because
 * the gateway has its own rate limits.
 */
import { type ContractClient, selectFields } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  buildRequest: ({ content, builtins = [] }) => ({
    path: "/v1/runs:stream",
    body: { request: { model: "embedded/script", messages: [{ role: "user", content }] }, builtins },
  }),
  operation: { id: "streamRun", route: "/v1/runs:stream" },
  readStream: (events) => ({
    text: selectFields(events, "stream_event", ({ event }) =>
      event.delta?.type === "text_delta" ? event.delta.text : "",
    ).join(""),
    tools: selectFields(events, "tool_call_start", ({ name }) => name),
    outputs: selectFields(events, "tool_result", ({ content }) =>
      content.map(({ text }: { text: string }) => text).join(""),
    ),
  }),
  expectedError: (_status, code, message) => ({ error: { message, code } }),
  lastFrame: /^event: (run_complete|error)$/m,
  features: { calls: true, reasoning: true, partialOutput: false, picture: true, usage: false },
};
