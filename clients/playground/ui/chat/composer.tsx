import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { Icon } from "../controls/widgets.tsx";

interface ComposerProps {
  busy: boolean;
  /** True if messages cannot be sent at all. */
  blocked: boolean;
  /** True if no message can be sent until the user reconnects. */
  offline: boolean;
  /** The text field, exposed so that the page can focus it. */
  field: RefObject<HTMLTextAreaElement | null>;
  onSend(text: string): void;
  /** Called with the text while the user is typing. */
  onDraft(text: string): void;
  /** Cancels the run. Absent if the contract cannot cancel runs. */
  onCancel: (() => void) | undefined;
}

/** The message form: Enter sends, Shift+Enter starts a new line. */
export function Composer({ busy, blocked, offline, field, onSend, onDraft, onCancel }: ComposerProps) {
  const [text, setText] = useState("");
  const change = (next: string) => {
    setText(next);
    onDraft(next);
  };
  const send = () => {
    if (busy || blocked || text.trim() === "") return;
    onSend(text);
    change("");
  };
  const stop = () => {
    onCancel?.();
    // The button is about to disappear, so the focus must move to the text field.
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKey = (event: KeyboardEvent) => {
    // Enter also confirms input-method composition, which must not send the message.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className="composer" onSubmit={submit}>
      <textarea
        id="message"
        ref={field}
        rows={1}
        value={text}
        placeholder="Ask something"
        aria-label="Message"
        aria-describedby="composer-hint"
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKey}
      />
      <div className="composer-foot">
        {offline ? (
          <p id="composer-hint" data-important="true">
            You are offline. Reconnect to continue.
          </p>
        ) : (
          <p id="composer-hint">
            <kbd>Enter</kbd> to send, <kbd>Shift</kbd>+<kbd>Enter</kbd> for a new line
          </p>
        )}
        {busy && onCancel ? (
          <button type="button" className="button" onClick={stop}>
            <Icon name="stop" /> Stop
          </button>
        ) : (
          <button type="submit" className="button primary" disabled={busy || blocked || text.trim() === ""}>
            Send <Icon name="send" />
          </button>
        )}
      </div>
    </form>
  );
}
