/**
 * A client of the contract, for tests of all contracts. The gateway has its own rate limits, so it has no
 * probe.
 */
import { type ContractClient, membersOf } from "../../proof/testing/contract-client.ts";

export const client: ContractClient = {
  ask: ({ content, builtins = [] }) => ({
    path: "/v1/runs:stream",
    body: { request: { model: "embedded/script", messages: [{ role: "user", content }] }, builtins },
  }),
  operation: { id: "streamRun", route: "/v1/runs:stream" },
  see: (events) => ({
    text: membersOf(events, "stream_event", ({ event }) =>
      event.delta?.type === "text_delta" ? event.delta.text : "",
    ).join(""),
    tools: membersOf(events, "tool_call_start", ({ name }) => name),
    outputs: membersOf(events, "tool_result", ({ content }) =>
      content.map(({ text }: { text: string }) => text).join(""),
    ),
  }),
  error: (_status, code, message) => ({ error: { message, code } }),
  lastFrame: /^event: (run_complete|error)$/m,
  tells: { calls: true, reasoning: true, partialOutput: false, picture: true, usage: false },
};
