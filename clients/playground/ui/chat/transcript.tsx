import type { LiveMessage } from "tambo-v1-client";
import type { TamboThread } from "tambo-v1-client/thread";
import { TamboProvider, useTamboThread } from "tambo-v1-react";
import { registry } from "../components/registry.ts";
import { Thinking } from "./thinking.tsx";
import { ThreadMessage, type ToolResult } from "./thread-message.tsx";

/** The conversation over Tambo: messages with live components in them. */
export function Transcript({ thread }: { thread: TamboThread }) {
  return (
    // The session's own store, whose requests the page shows: nothing is asked by the provider's client.
    <TamboProvider baseUrl={location.origin} components={registry} threads={[thread]}>
      <Messages threadId={thread.id} />
    </TamboProvider>
  );
}

function Messages({ threadId }: { threadId: string }) {
  const { messages, status } = useTamboThread(threadId);
  const results = resultsIn(messages);
  const lastOfAgent = messages.findLastIndex(({ role }) => role === "assistant");
  const active = status === "connecting" || status === "running" || status === "awaiting_input";
  const waiting = active && status !== "awaiting_input" && messages.at(-1)?.role !== "assistant";
  return (
    <>
      {messages.map((message, index) => (
        <ThreadMessage
          key={message.id}
          threadId={threadId}
          message={message}
          results={results}
          over={!active || index < lastOfAgent}
        />
      ))}
      {waiting && <Thinking />}
    </>
  );
}

/** Results of tools, which are messages of their own, by the call that they answer. */
function resultsIn(messages: readonly LiveMessage[]): ReadonlyMap<string, ToolResult> {
  return new Map(
    messages.flatMap(({ role, toolCallId, content, isError }) => {
      if (role !== "tool" || toolCallId === undefined) return [];
      const text = content
        .map((block) => (block.type === "text" ? block.text : `[${block.type}]`))
        .join("\n");
      return [[toolCallId, { text, failed: isError === true }] as const];
    }),
  );
}
