import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { defineTool } from "tambo-v1-client";
import { defineComponent, TamboMessages, TamboProvider, useTamboRun } from "tambo-v1-react";

const StockChart = defineComponent({
  name: "StockChart",
  description: "Displays a stock price chart",
  propsSchema: { type: "object", properties: { ticker: { type: "string" } }, required: ["ticker"] },
  component: ({ ticker }) => <h2>Chart of {ticker}</h2>,
});

const addToCart = defineTool({
  name: "add_to_cart",
  description: "Add an item to the shopping cart",
  inputSchema: {
    type: "object",
    properties: { productId: { type: "string" }, quantity: { type: "integer" } },
    required: ["productId", "quantity"],
  },
  run: ({ productId, quantity }) => `Added ${quantity} of ${productId}.`,
});

const threadId = crypto.randomUUID();

function Chat() {
  const [text, setText] = useState("Show me the stock price of AAPL");
  const { sendMessage, cancel, status, error } = useTamboRun(threadId);
  const busy = status === "connecting" || status === "running";
  const send = () => {
    sendMessage(text);
    setText("Add 2 of SKU-123 to my cart");
  };
  return (
    <main>
      <TamboMessages threadId={threadId} />
      {error && <p role="alert">{error.message}</p>}
      <input aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={busy ? cancel : send}>
        {busy ? "Stop" : "Send"}
      </button>
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(
  <StrictMode>
    <TamboProvider baseUrl="http://127.0.0.1:8080" components={[StockChart]} tools={[addToCart]}>
      <Chat />
    </TamboProvider>
  </StrictMode>,
);
