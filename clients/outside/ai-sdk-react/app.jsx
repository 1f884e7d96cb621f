/** A chat as an application builds it with the hook. The query string has the server, the key and the chat. */
import { useChat } from "@ai-sdk/react";
import {
  DefaultChatTransport,
  lastAssistantMessageIsCompleteWithApprovalResponses,
  lastAssistantMessageIsCompleteWithToolCalls,
} from "ai";
import { useState } from "react";
import { createRoot } from "react-dom/client";

const query = new URLSearchParams(location.search);
const id = query.get("chat");
const api = `${query.get("server")}/api/chat`;
const headers = { Authorization: `Bearer ${query.get("key")}` };
const pick = {
  name: "pick",
  description: "Picks a row",
  inputSchema: { type: "object", properties: { row: { type: "number" } }, required: ["row"] },
};
const table = {
  name: "Table",
  description: "A table",
  propsSchema: { type: "object", properties: { title: { type: "string" } } },
};
const transport = new DefaultChatTransport({
  api,
  headers,
  body: { tools: [pick], availableComponents: [table] },
});

/** The user's message of a page that is loaded again. */
const stored = sessionStorage.getItem(id);

function Part({ part, onApprove }) {
  if (part.type === "text") return <p>{part.text}</p>;
  if (part.type === "data-component") return <table aria-label={part.data.props.title} />;
  if (part.state === "approval-requested") {
    return (
      <button type="button" onClick={() => onApprove(part.approval.id)}>
        Approve {part.toolName}
      </button>
    );
  }
  return null;
}

function Chat() {
  const [value, setValue] = useState("");
  const { messages, status, error, sendMessage, addToolOutput, addToolApprovalResponse } = useChat({
    id,
    messages: stored === null ? [] : [JSON.parse(stored)],
    resume: stored !== null,
    transport,
    onToolCall({ toolCall: { toolName, toolCallId, input } }) {
      addToolOutput({ tool: toolName, toolCallId, output: `Row ${input.row}.` });
    },
    sendAutomaticallyWhen: (chat) =>
      lastAssistantMessageIsCompleteWithToolCalls(chat) ||
      lastAssistantMessageIsCompleteWithApprovalResponses(chat),
  });
  const send = async (event) => {
    event.preventDefault();
    const message = { id: crypto.randomUUID(), role: "user", parts: [{ type: "text", text: value }] };
    sessionStorage.setItem(id, JSON.stringify(message));
    await sendMessage(message);
  };
  const approve = (approvalId) => addToolApprovalResponse({ id: approvalId, approved: true });
  const stop = () =>
    fetch(`${api}/${id}/stop`, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: "{}",
    });
  return (
    <main>
      {messages.map((message) => (
        <article key={message.id} aria-label={message.role}>
          {message.parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of a message keep their order.
            <Part key={index} part={part} onApprove={approve} />
          ))}
        </article>
      ))}
      <output>{status}</output>
      <output>{error?.message}</output>
      <code>{JSON.stringify(messages)}</code>
      <form onSubmit={send}>
        <input aria-label="Message" value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="submit">Send</button>
        <button type="button" onClick={stop}>
          Stop
        </button>
      </form>
    </main>
  );
}

createRoot(document.getElementById("root")).render(<Chat />);
