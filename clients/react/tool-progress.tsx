/** Tool call cards that follow the display rules of the contract (P-050…P-056). */
import { memo, type ReactNode } from "react";
import Markdown from "react-markdown";
import type { AssistantMessage, ToolCall } from "tambo-v1-client/tool-progress";

/** Renders the tool calls in a message in the order in which they started. */
export function ToolCallCards({ message }: { message: AssistantMessage }): ReactNode {
  return [...message.toolCalls.values()].map((call) => <ToolCallCard key={call.call_id} call={call} />);
}

/** Renders a tool call, or nothing if it is `undefined` (P-050). */
export const ToolCallCard = memo(function ToolCallCard({ call }: { call: ToolCall | undefined }): ReactNode {
  if (call === undefined) return null;
  const { call_id, event_type, tool_name, tool_response, summary, accumulated_stream, is_streaming } = call;
  return (
    <article
      className="tambo-tool-call"
      aria-label={tool_name}
      aria-busy={is_streaming || call.phase === "calling"}
      data-call-id={call_id}
      data-event-type={event_type}
      data-phase={call.phase}
      data-error={call.is_error || undefined}
    >
      <header>
        <span className="tambo-tool-call-badge">{getBadge(call)}</span>{" "}
        <strong className="tambo-tool-call-name">{tool_name}</strong>{" "}
        <span className="tambo-tool-call-status" role="status">
          {tool_response}
        </span>
      </header>
      {summary && (
        <div className="tambo-tool-call-summary">
          <SafeMarkdown>{summary}</SafeMarkdown>
        </div>
      )}
      {is_streaming && accumulated_stream && (
        <div className="tambo-tool-call-stream">
          <span className="tambo-spinner" role="progressbar" aria-label={`${tool_name} is streaming`} />
          <SafeMarkdown>{accumulated_stream}</SafeMarkdown>
        </div>
      )}
      {isDone(call) && <p className="tambo-tool-call-complete">✓ Complete</p>}
    </article>
  );
});

/**
 * Returns true if the call has ended and nothing is being streamed (P-054). Taken literally, the contract
 * marks a call as complete as soon as it starts, but the call is not done yet (PX-08).
 */
function isDone({ is_complete, is_streaming, phase, is_error }: ToolCall): boolean {
  return is_complete && !is_streaming && phase === "done" && !is_error;
}

const badges: Record<ToolCall["event_type"], string> = {
  call: "Called",
  result: "Result",
  delegation_call: "Delegated",
  delegation_result: "Subagent's result",
};

function getBadge({ event_type, is_streaming, is_error }: ToolCall): string {
  if (is_error) return "Failed";
  return is_streaming ? `${badges[event_type]}, streaming` : badges[event_type];
}

/**
 * Renders Markdown without raw HTML. Links may only use `http:`, `https:` and `mailto:` (P-056). Images are
 * replaced with their alternative text, because loading an image would reveal the reader's address to its
 * host.
 */
const SafeMarkdown = memo(function SafeMarkdown({ children }: { children: string }): ReactNode {
  return (
    <Markdown skipHtml urlTransform={sanitizeUrl} components={{ img: ({ alt }) => alt, a: SafeLink }}>
      {children}
    </Markdown>
  );
});

function sanitizeUrl(url: string): string | undefined {
  return /^(https?:\/\/|mailto:)/i.test(url) ? url : undefined;
}

function SafeLink({ href, children }: { href?: string | undefined; children?: ReactNode }): ReactNode {
  return (
    <a href={href} target="_blank" rel="noreferrer nofollow">
      {children}
    </a>
  );
}
