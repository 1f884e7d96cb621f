import { type FormEvent, useState } from "react";
import { TamboMessages, useNewThreadId, useTamboRun } from "tambo-v1-react";
import { useCartCount } from "./cart.ts";

const suggestions = ["Show me the stock price of AAPL", "Add 2 of SKU-123 to my cart"];

export function Chat() {
  const [text, setText] = useState("");
  const threadId = useNewThreadId();
  const { sendMessage, cancel, status, messages, error } = useTamboRun(threadId);
  const isBusy = status === "connecting" || status === "running";

  const send = (message: string) => {
    if (message.trim() === "" || isBusy) return;
    sendMessage(message);
    setText("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };

  const buttons = (
    <div className="suggestions">
      {suggestions.map((suggestion) => (
        <button key={suggestion} type="button" disabled={isBusy} onClick={() => send(suggestion)}>
          {suggestion}
        </button>
      ))}
    </div>
  );

  return (
    <>
      <header>
        <h1>Tambo app</h1>
        <span>Cart: {useCartCount()}</span>
      </header>
      <main>
        <div>
          {messages.length === 0 && (
            <div className="welcome">
              <h2>How can I help?</h2>
              <p>Ask for a chart, or let me fill your cart.</p>
              {buttons}
            </div>
          )}
          <TamboMessages threadId={threadId} />
          {error && <p role="alert">{error.message}</p>}
        </div>
      </main>
      <footer>
        {messages.length > 0 && buttons}
        <form onSubmit={submit}>
          <input
            aria-label="Message"
            placeholder="Type a message"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          {isBusy ? (
            <button type="button" onClick={() => cancel()}>
              Stop
            </button>
          ) : (
            <button type="submit">Send</button>
          )}
        </form>
      </footer>
    </>
  );
}
