import type { LiveMessage } from "tambo-v1-client";
import { TamboContent } from "tambo-v1-react";
import { ToolStepCard } from "./tool-step.tsx";

/** What a tool answered. */
export interface ToolResult {
  text: string;
  failed: boolean;
}

interface ThreadMessageProps {
  threadId: string;
  message: LiveMessage;
  /** By the call that they answer. */
  results: ReadonlyMap<string, ToolResult>;
  /** No run goes on with it. */
  over: boolean;
}

/** A message of the user's or the agent's: its blocks, and the tools it calls with what they answered. */
export function ThreadMessage({ threadId, message, results, over }: ThreadMessageProps) {
  const { role, content, toolCalls = [], streaming, incomplete } = message;
  if (role !== "user" && role !== "assistant") return null;
  return (
    <article
      className="message"
      data-role={role}
      data-streaming={streaming}
      aria-label={role === "user" ? "You" : "Agent"}
    >
      {content.map((block, index) => (
        // Blocks are only ever added at the end.
        <TamboContent
          key={block.type === "component" ? block.id : index}
          threadId={threadId}
          content={block}
        />
      ))}
      {toolCalls.map((call) => {
        const result = results.get(call.id);
        return (
          <ToolStepCard
            key={call.id}
            over={over}
            step={{
              id: call.id,
              name: call.name,
              input: JSON.stringify(call.arguments, null, 2),
              ...(result && { output: result.text }),
              ...(result?.failed && { failed: true }),
            }}
          />
        );
      })}
      {incomplete && <p className="message-note">Stopped before its end: {incomplete}</p>}
    </article>
  );
}
