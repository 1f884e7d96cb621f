/** A thread's messages. */
import { memo, type ReactNode } from "react";
import type { LiveContent, LiveMessage } from "tambo-v1-client";
import { TamboContent } from "./content.tsx";
import { useTamboThread } from "./use-thread.ts";

/** The messages of a thread, with the components in them, also while they stream. */
export function TamboMessages({ threadId }: { threadId: string }): ReactNode {
  const { messages, loading, status } = useTamboThread(threadId);
  const busy = loading || status === "connecting" || status === "running";
  return (
    <div className="tambo-messages" role="log" aria-live="polite" aria-busy={busy}>
      {messages.map((message) => (
        <TamboMessage key={message.id} threadId={threadId} message={message} />
      ))}
    </div>
  );
}

/** A message of the user's or the assistant's, with the tools it calls; nothing of other roles. */
export const TamboMessage = memo(function TamboMessage(props: {
  threadId: string;
  message: LiveMessage;
}): ReactNode {
  const { threadId, message } = props;
  const { id, role, content, toolCalls = [], streaming = false, incomplete } = message;
  if (role !== "user" && role !== "assistant") return null;
  return (
    <article
      className="tambo-message"
      data-role={role}
      data-message-id={id}
      data-incomplete={incomplete}
      aria-label={role === "user" ? "You" : "Assistant"}
      aria-busy={streaming}
    >
      {content.map((block, index) => (
        <TamboContent key={keyOf(block, index)} threadId={threadId} content={block} />
      ))}
      {toolCalls.length > 0 && (
        <ul className="tambo-tool-calls" aria-label="Tools">
          {toolCalls.map((call) => (
            <li key={call.id} data-tool-call-id={call.id} data-streaming={call.streaming}>
              {call.name}
            </li>
          ))}
        </ul>
      )}
    </article>
  );
});

/** Blocks are only ever added at the end, and components have ids. */
function keyOf(block: LiveContent, index: number): string {
  return block.type === "component" ? block.id : `${index}`;
}
