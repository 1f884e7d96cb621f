/** The messages in a conversation, shown with live components for Tambo, and as turns for the other contracts. */
import { Fragment, memo, type ReactNode } from "react";
import type { LiveMessage } from "tambo-v1-client";
import type { TamboThread } from "tambo-v1-client/thread";
import { TamboComponent, TamboContent, TamboProvider, useTamboThread } from "tambo-v1-react";
import { ToolCallCards } from "tambo-v1-react/tool-progress";
import type { InterruptionLine } from "../../session/interruptions.ts";
import type { Session, ToolStep, Turn } from "../../session/session.ts";
import { registry } from "../catalog.ts";
import { Icon } from "../controls/widgets.tsx";
import { InterruptionNotes } from "./interruption-notes.tsx";

interface TranscriptProps {
  thread: TamboThread;
  interruptions: readonly InterruptionLine[];
}

/** A Tambo conversation with live components. */
export function Transcript({ thread, interruptions }: TranscriptProps) {
  return (
    // The provider uses the session's thread store, so all requests are recorded.
    <TamboProvider baseUrl={location.origin} components={registry} threads={[thread]}>
      <Messages threadId={thread.id} interruptions={interruptions} />
    </TamboProvider>
  );
}

interface MessagesProps {
  threadId: string;
  interruptions: readonly InterruptionLine[];
}

function Messages({ threadId, interruptions }: MessagesProps) {
  const { messages, status } = useTamboThread(threadId);
  const results = collectToolResults(messages);
  const lastOfAgent = messages.findLastIndex(({ role }) => role === "assistant");
  const active = status === "connecting" || status === "running" || status === "awaiting_input";
  // The line below the conversation says that the run was cancelled.
  const cancelled = status === "cancelled" ? messages.length - 1 : undefined;
  const waiting = active && status !== "awaiting_input" && messages.at(-1)?.role !== "assistant";
  return (
    <>
      <WithInterruptions
        messages={messages}
        interruptions={interruptions}
        render={(message, index) => (
          <ThreadMessage
            threadId={threadId}
            message={message}
            results={results}
            isFinal={!active || index < lastOfAgent}
            hasNote={index !== cancelled}
          />
        )}
      />
      {waiting && <WorkingIndicator />}
    </>
  );
}

interface WithInterruptionsProps<Message> {
  messages: readonly Message[];
  interruptions: readonly InterruptionLine[];
  render(message: Message, index: number): ReactNode;
}

/** Messages, with the interruptions before the next user message. */
function WithInterruptions<Message extends { id: string; role: string }>({
  messages,
  interruptions,
  render,
}: WithInterruptionsProps<Message>) {
  let exchange = 0;
  const parts = messages.map((message, index) => {
    const isNext = message.role === "user" && exchange++ >= 0;
    return (
      <Fragment key={message.id}>
        {isNext && <InterruptionNotes lines={interruptions} exchange={exchange - 1} />}
        {render(message, index)}
      </Fragment>
    );
  });
  return (
    <>
      {parts}
      <InterruptionNotes lines={interruptions} exchange={exchange} />
    </>
  );
}

/** Returns tool results by call id. In the thread, each result is a separate message. */
function collectToolResults(messages: readonly LiveMessage[]): ReadonlyMap<string, ToolResult> {
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

/** The result of a tool call. */
interface ToolResult {
  text: string;
  failed: boolean;
}

interface ThreadMessageProps {
  threadId: string;
  message: LiveMessage;
  /** Tool results by call id. */
  results: ReadonlyMap<string, ToolResult>;
  /** True if no active run can change the message. */
  isFinal: boolean;
  /** True if an incomplete message says why it is incomplete. */
  hasNote: boolean;
}

/** A user or assistant message with its blocks, its tool calls and their results. */
function ThreadMessage({ threadId, message, results, isFinal, hasNote }: ThreadMessageProps) {
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
        // Blocks are only ever appended, so their indexes are stable.
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
            isFinal={isFinal}
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
      {incomplete && hasNote && <p className="message-note">Incomplete: {incomplete}</p>}
    </article>
  );
}

interface TurnsProps {
  turns: readonly Turn[];
  interruptions: readonly InterruptionLine[];
  /** The thread that stores the components' states, if the contract has components. */
  componentThread: TamboThread | undefined;
  onDecide: Session["decideCall"];
}

/** A conversation over a contract other than Tambo. */
export function Turns({ turns, interruptions, componentThread, onDecide }: TurnsProps) {
  const conversation = (
    <WithInterruptions
      messages={turns}
      interruptions={interruptions}
      render={(turn, index) => (
        <TurnMessage
          turn={turn}
          threadId={componentThread?.id ?? ""}
          onDecide={index === turns.length - 1 ? onDecide : undefined}
        />
      )}
    />
  );
  if (componentThread === undefined) return conversation;
  return (
    <TamboProvider baseUrl={location.origin} components={registry} threads={[componentThread]}>
      {conversation}
    </TamboProvider>
  );
}

interface TurnMessageProps {
  turn: Turn;
  threadId: string;
  /** Approves or denies a call. Absent for a turn that can no longer be continued. */
  onDecide: Session["decideCall"];
}

const TurnMessage = memo(function TurnView({ turn, threadId, onDecide }: TurnMessageProps) {
  const { role, text, reasoning, tools, message, components = [], streaming } = turn;
  return (
    <article
      className="message"
      data-role={role}
      data-streaming={streaming}
      aria-label={role === "user" ? "You" : "Agent"}
    >
      {reasoning && (
        <details className="reasoning" open={streaming}>
          <summary>Reasoning</summary>
          <p>{reasoning}</p>
        </details>
      )}
      {message && <ToolCallCards message={message} />}
      {tools?.map((step) => (
        <ToolStepCard key={step.id} step={step} isFinal={!streaming} onDecide={onDecide} />
      ))}
      {text !== "" && <p className="message-text">{text}</p>}
      {components.map((component) => (
        <TamboComponent key={component.id} threadId={threadId} component={component} />
      ))}
      {streaming && text === "" && components.length === 0 && <WorkingIndicator />}
    </article>
  );
});

interface ToolStepCardProps {
  step: ToolStep;
  /** True if the conversation has moved on. The call is then shown as done, even without a result. */
  isFinal: boolean;
  /** Approves or denies the call. */
  onDecide?: Session["decideCall"];
}

/** A tool call with its name and status. The input and output can be expanded. */
function ToolStepCard({ step, isFinal, onDecide }: ToolStepCardProps) {
  const { id, name, input, output, failed, needsApproval } = step;
  const needsDecision = needsApproval && onDecide !== undefined;
  const state = failed
    ? "failed"
    : needsDecision
      ? "needs approval"
      : output === undefined && !isFinal
        ? "running"
        : "done";
  return (
    <details className="tool-step" data-state={state} open={needsDecision}>
      <summary>
        <Icon name="chevron" />
        <code>{name}</code>
        <span className="tool-state">{state}</span>
      </summary>
      <dl>
        <dt>Input</dt>
        <dd>
          <pre>{input || "{}"}</pre>
        </dd>
        {output !== undefined && (
          <>
            <dt>Output</dt>
            <dd>
              <pre>{output}</pre>
            </dd>
          </>
        )}
      </dl>
      {needsDecision && (
        <div className="tool-decision">
          <button type="button" className="button primary" onClick={() => onDecide(id, true)}>
            Approve
          </button>
          <button type="button" className="button" onClick={() => onDecide(id, false)}>
            Deny
          </button>
        </div>
      )}
    </details>
  );
}

/** A placeholder that is shown until the assistant's first output. */
function WorkingIndicator() {
  return (
    <p className="thinking">
      <span className="visually-hidden">Working</span>
      <i aria-hidden="true" />
      <i aria-hidden="true" />
      <i aria-hidden="true" />
    </p>
  );
}
