import { type RefObject, useEffect, useRef } from "react";
import type { NextRequest } from "../../request/next-request.ts";
import { createInterruptionLines } from "../../session/interruptions.ts";
import { type Prompt, prompts } from "../../session/prompts.ts";
import type { ContractName, Session, SessionError, SessionSnapshot } from "../../session/session.ts";
import { contracts } from "../contracts.ts";
import { RunControls } from "../controls/run-controls.tsx";
import { Icon } from "../controls/widgets.tsx";
import { RequestNotice } from "../request/request-notice.tsx";
import { useNextRequestSnapshot } from "../request/use-next-request.ts";
import { Composer } from "./composer.tsx";
import { Transcript, Turns } from "./transcript.tsx";

interface ChatPaneProps {
  session: Session;
  snapshot: SessionSnapshot;
  next: NextRequest;
  onNewThread(): void;
  /** Opens the next request in the inspector. */
  onRequest(): void;
  /** Opens the settings. */
  onSettings(): void;
}

/** The conversation with its controls, suggested messages and errors. */
export function ChatPane({ session, snapshot, next, onNewThread, onRequest, onSettings }: ChatPaneProps) {
  const { thread, turns, status, busy, error, requests, interruptions, offline, componentThread } = snapshot;
  const lines = createInterruptionLines(session.contract, interruptions);
  const field = useRef<HTMLTextAreaElement>(null);
  const suggested = prompts[session.contract];
  const empty = requests.length === 0 && turns.length === 0;
  const { scroller, content } = useAutoScroll(!empty);
  const { isValid, isChanged } = useNextRequestSnapshot(next);
  // Once the user changes a rejected request, its error no longer applies.
  const isObsolete = error?.isInvalidRequest === true && isChanged;
  const send = (text: string) => {
    void next.send(text);
    field.current?.focus();
  };
  return (
    <section className="pane chat" id="chat" aria-label="Chat">
      <div className="pane-head">
        <h2 className="visually-hidden">Conversation</h2>
        <RunControls session={session} snapshot={snapshot} onNewThread={onNewThread} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolling by keyboard requires focus. */}
      <section className="transcript" ref={scroller} tabIndex={0} aria-label="Conversation">
        <div className="transcript-content" ref={content} role="log" aria-busy={busy}>
          {empty && <Welcome contract={session.contract} prompts={suggested} onPrompt={send} />}
          {thread ? (
            <Transcript thread={thread} interruptions={lines} />
          ) : (
            <Turns
              turns={turns}
              interruptions={lines}
              componentThread={componentThread}
              onDecide={session.decideCall}
            />
          )}
          {status === "cancelled" && (
            <p className="interruption-line" data-tone="cancelled">
              <Icon name="stop" /> Run cancelled
            </p>
          )}
          {error && !isObsolete && <ErrorNotice error={error} onSettings={onSettings} />}
        </div>
      </section>
      {!empty && <PromptChips prompts={suggested} disabled={busy || !isValid} onPrompt={send} />}
      <RequestNotice next={next} onOpen={onRequest} />
      <Composer
        busy={busy}
        blocked={!isValid}
        onDraft={(text) => next.setDraft(text)}
        offline={offline === true}
        field={field}
        onSend={send}
        onCancel={session.capabilities.cancel && !offline ? () => session.cancel() : undefined}
      />
    </section>
  );
}

interface PromptChipsProps {
  prompts: readonly Prompt[];
  disabled: boolean;
  onPrompt(text: string): void;
}

/** Suggested messages above the text field. */
function PromptChips({ prompts, disabled, onPrompt }: PromptChipsProps) {
  return (
    <fieldset className="prompt-chips" aria-label="Suggested messages">
      {prompts.map(({ label, text }) => (
        <button
          key={label}
          type="button"
          className="chip"
          title={text}
          // The button keeps the focus while its message is sent.
          aria-disabled={disabled}
          onClick={() => !disabled && onPrompt(text)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

interface WelcomeProps {
  contract: ContractName;
  prompts: readonly Prompt[];
  onPrompt(text: string): void;
}

/** The content of an empty conversation: a description of the contract, and suggested messages. */
function Welcome({ contract, prompts, onPrompt }: WelcomeProps) {
  const { label, about } = contracts[contract];
  return (
    <div className="welcome">
      <div>
        <h3>Talk to the agent over {label}</h3>
        <p className="welcome-about">{about} The timeline shows every event of the stream.</p>
      </div>
      <ul className="prompt-cards">
        {prompts.map(({ label: name, text }) => (
          <li key={name}>
            <button type="button" className="prompt-card" onClick={() => onPrompt(text)}>
              <strong>{name}</strong>
              <span>{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A run or request error. */
function ErrorNotice({ error, onSettings }: { error: SessionError; onSettings(): void }) {
  const { title, detail, needsKey } = error;
  return (
    <div className="error-notice" role="alert">
      <Icon name="alert" />
      <div>
        <p className="error-title">{title}</p>
        {detail !== title && <p className="error-detail">{detail}</p>}
        {needsKey && (
          <button type="button" className="button" onClick={onSettings}>
            Enter the key in Settings
          </button>
        )}
      </div>
    </div>
  );
}

/** The distance from the end, in pixels, within which the pane keeps scrolling automatically. */
const followDistance = 80;

/**
 * Keeps the end of growing content visible, unless the reader has scrolled up.
 *
 * @param on False if the content is not growing and should be shown from its start.
 */
function useAutoScroll(on: boolean): {
  scroller: RefObject<HTMLDivElement | null>;
  content: RefObject<HTMLDivElement | null>;
} {
  const scroller = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const outer = scroller.current;
    if (!on || !outer || !content.current) return;
    let following = true;
    const onScroll = () => {
      following = outer.scrollHeight - outer.clientHeight - outer.scrollTop < followDistance;
    };
    const observer = new ResizeObserver(() => {
      if (following) outer.scrollTop = outer.scrollHeight;
    });
    outer.addEventListener("scroll", onScroll, { passive: true });
    observer.observe(content.current);
    observer.observe(outer);
    return () => {
      outer.removeEventListener("scroll", onScroll);
      observer.disconnect();
    };
  }, [on]);
  return { scroller, content };
}
