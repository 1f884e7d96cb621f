/** A chat as an application builds it with the hooks. The query string has the server, the key, user and thread. */
import {
  defineTool,
  TamboProvider,
  useTambo,
  useTamboThreadInput,
  useTamboThreadList,
} from "@tambo-ai/react";
import { useEffect } from "react";
import { createRoot } from "react-dom/client";
import { z } from "zod";

const query = new URLSearchParams(location.search);
const Table = ({ title }) => <table aria-label={title} />;
const components = [
  { name: "Table", description: "A table", component: Table, propsSchema: z.object({ title: z.string() }) },
];
const pick = defineTool({
  name: "pick",
  description: "Picks a row",
  inputSchema: z.object({ row: z.number() }),
  outputSchema: z.string(),
  tool: ({ row }) => `Row ${row}.`,
});

function Content({ content }) {
  if (content.type === "text") return <p>{content.text}</p>;
  if (content.type === "component") return content.renderedComponent;
  if (content.type === "tool_use") return <p>{content.statusMessage}</p>;
  return content.content.map(({ text }) => <p key={text}>{text}</p>);
}

function Chat() {
  const { messages, isIdle, currentThreadId, switchThread, startNewThread, cancelRun, streamingState } =
    useTambo();
  const { value, setValue, submit } = useTamboThreadInput();
  const { data } = useTamboThreadList();
  useEffect(() => {
    if (query.has("thread")) switchThread(query.get("thread"));
  }, [switchThread]);
  const send = async (event) => {
    event.preventDefault();
    await submit();
  };
  return (
    <main>
      <ul aria-label="Threads">
        {data?.threads.map(({ id }) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
      <section aria-label="Messages">
        {messages.map(({ id, role, content }) => (
          <article key={id} aria-label={role}>
            {content.map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a message keep their order.
              <Content key={index} content={each} />
            ))}
          </article>
        ))}
      </section>
      <output>{isIdle ? "idle" : "busy"}</output>
      <output>{streamingState.error?.message}</output>
      <output>{currentThreadId}</output>
      <form onSubmit={send}>
        <input aria-label="Message" value={value} onChange={(event) => setValue(event.target.value)} />
        <button type="submit">Send</button>
        <button type="button" onClick={() => cancelRun()}>
          Cancel
        </button>
        <button type="button" onClick={() => startNewThread()}>
          New thread
        </button>
      </form>
    </main>
  );
}

createRoot(document.getElementById("root")).render(
  <TamboProvider
    apiKey={query.get("key")}
    tamboUrl={query.get("server")}
    userKey={query.get("user")}
    components={components}
    tools={[pick]}
  >
    <Chat />
  </TamboProvider>,
);
