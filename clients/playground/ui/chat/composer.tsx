import { type FormEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { Icon } from "../controls/widgets.tsx";

interface ComposerProps {
  busy: boolean;
  /** Where the text is written: the page puts the focus there. */
  field: RefObject<HTMLTextAreaElement | null>;
  onSend(text: string): void;
  /** Absent where the contract cannot cancel. */
  onCancel: (() => void) | undefined;
}

/** Where messages are written: Enter sends, Shift+Enter begins a line. */
export function Composer({ busy, field, onSend, onCancel }: ComposerProps) {
  const [text, setText] = useState("");
  const send = () => {
    if (busy || text.trim() === "") return;
    onSend(text);
    setText("");
  };
  const stop = () => {
    onCancel?.();
    // The button goes, and the focus must not go with it.
    field.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKey = (event: KeyboardEvent) => {
    // Enter ends the word of an input method before it sends anything.
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
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKey}
      />
      <div className="composer-foot">
        <p id="composer-hint">
          <kbd>Enter</kbd> sends, <kbd>Shift</kbd> <kbd>Enter</kbd> begins a line
        </p>
        {busy && onCancel ? (
          <button type="button" className="button" onClick={stop}>
            <Icon name="stop" /> Stop
          </button>
        ) : (
          <button type="submit" className="button primary" disabled={busy || text.trim() === ""}>
            Send <Icon name="send" />
          </button>
        )}
      </div>
    </form>
  );
}
