import { useCallback, useState, useSyncExternalStore } from "react";
import { createTamboClient, type LiveMessage, type TamboThread } from "tambo-v1-client";
import { TamboProvider } from "tambo-v1-react";
import { registry } from "../components/registry.ts";
import { ThreadContext } from "../components/thread-context.ts";
import { Thinking } from "./thinking.tsx";
import { ThreadMessage, type ToolResult } from "./thread-message.tsx";

/** The conversation over Tambo: messages with live components in them. */
export function Transcript({ thread }: { thread: TamboThread }) {
  const { messages, status } = useSyncExternalStore(
    useCallback((listener: () => void) => thread.subscribe(listener), [thread]),
    () => thread.view,
  );
  const [client] = useState(() => createTamboClient({ baseUrl: location.origin }));
  const results = resultsIn(messages);
  const lastOfAgent = messages.findLastIndex(({ role }) => role === "assistant");
  const active = status === "connecting" || status === "running" || status === "awaiting_input";
  const waiting = active && status !== "awaiting_input" && messages.at(-1)?.role !== "assistant";
  return (
    <TamboProvider client={client} components={registry}>
      <ThreadContext value={thread}>
        {messages.map((message, index) => (
          <ThreadMessage
            key={message.id}
            threadId={thread.id}
            message={message}
            results={results}
            over={!active || index < lastOfAgent}
          />
        ))}
        {waiting && <Thinking />}
      </ThreadContext>
    </TamboProvider>
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
