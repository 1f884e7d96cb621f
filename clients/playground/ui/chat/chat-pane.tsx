import { useRef } from "react";
import { prompts } from "../../session/prompts.ts";
import type { Session, SessionSnapshot } from "../../session/session.ts";
import { RunControls } from "../controls/run-controls.tsx";
import { WireSwitch } from "../controls/wire-switch.tsx";
import type { SessionKey } from "../use-session.ts";
import { Composer } from "./composer.tsx";
import { ErrorNotice } from "./error-notice.tsx";
import { PromptChips } from "./prompt-chips.tsx";
import { Transcript } from "./transcript.tsx";
import { Turns } from "./turns.tsx";
import { useFollow } from "./use-follow.ts";
import { Welcome } from "./welcome.tsx";

interface ChatPaneProps {
  session: Session;
  snapshot: SessionSnapshot;
  wire: SessionKey["wire"];
  onWire(wire: SessionKey["wire"]): void;
  onNewThread(): void;
}

/** The conversation, and what can be said and done. */
export function ChatPane({ session, snapshot, wire, onWire, onNewThread }: ChatPaneProps) {
  const { thread, turns, busy, error, requests } = snapshot;
  const field = useRef<HTMLTextAreaElement>(null);
  const suggested = prompts[session.contract];
  const empty = requests.length === 0 && turns.length === 0;
  const { scroller, content } = useFollow(!empty);
  const send = (text: string) => {
    session.send(text);
    field.current?.focus();
  };
  return (
    <section className="pane chat" aria-label="Chat">
      <div className="pane-head">
        <h2 className="visually-hidden">Conversation</h2>
        {session.contract === "tambo" && <WireSwitch wire={wire} onWire={onWire} />}
        <RunControls session={session} snapshot={snapshot} onNewThread={onNewThread} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it. */}
      <section className="transcript" ref={scroller} tabIndex={0} aria-label="Conversation">
        <div className="transcript-content" ref={content} role="log" aria-busy={busy}>
          {empty && <Welcome contract={session.contract} prompts={suggested} onPrompt={send} />}
          {thread ? <Transcript thread={thread} /> : <Turns turns={turns} />}
          {error && <ErrorNotice title={error.title} detail={error.detail} />}
        </div>
      </section>
      {!empty && <PromptChips prompts={suggested} disabled={busy} onPrompt={send} />}
      <Composer
        busy={busy}
        field={field}
        onSend={send}
        onCancel={session.can.cancel ? () => session.cancel() : undefined}
      />
    </section>
  );
}
