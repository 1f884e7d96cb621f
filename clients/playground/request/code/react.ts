/** A React app with the tools, components and settings of a Tambo request. */
import { getMessageText, isObject } from "../../session/json.ts";
import type { RequestBody } from "../../session/session.ts";
import type { CodeRequest } from "./code.ts";
import { addToolFunction, getDefinitions } from "./definitions.ts";
import { Raw, toJavaScript } from "./literals.ts";

/** Writes `src/main.tsx` of an app that Vite has created. */
export function writeReact({ baseUrl, body }: CodeRequest): string {
  const { message, tools, availableComponents, createThread, onDisconnect, ...settings } = body;
  const text = isObject(message) ? getMessageText(message) : "";
  const components = getDefinitions(availableComponents).map(
    (component) => new Raw(`defineComponent(${toJavaScript(addComponent(component))})`),
  );
  const functions = getDefinitions(tools).map(
    (tool) => new Raw(`defineTool(${toJavaScript(addToolFunction(tool))})`),
  );
  const hasSettings = Object.keys(settings).length > 0;
  const request = hasSettings ? `{ message: text, ...settings }` : "text";
  const props = [
    ...(components.length > 0 ? [" components={components}"] : []),
    ...(functions.length > 0 ? [" tools={tools}"] : []),
  ].join("");
  const imports = components.length > 0 ? "defineComponent, " : "";
  return `// npm create vite@latest my-app -- --template react-ts
// npm install tambo-v1-client tambo-v1-react
import { useState } from "react";
import { createRoot } from "react-dom/client";
${functions.length > 0 ? 'import { defineTool } from "tambo-v1-client";\n' : ""}import { ${imports}TamboMessages, TamboProvider, useNewThreadId, useTamboRun } from "tambo-v1-react";

${hasSettings ? declare("settings", settings) : ""}function Chat() {
  const [text, setText] = useState(${JSON.stringify(text)});
  const threadId = useNewThreadId();
  const { sendMessage, cancel, status, error } = useTamboRun(threadId);
  const busy = status === "connecting" || status === "running";
  return (
    <main>
      <TamboMessages threadId={threadId} />
      {error && <p role="alert">{error.message}</p>}
      <input aria-label="Message" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={busy ? cancel : () => sendMessage(${request})}>
        {busy ? "Stop" : "Send"}
      </button>
    </main>
  );
}

// Anyone who opens the page can read a key in it. If the server requires one, let your backend issue a token for the
// user, and pass it as apiKey.
function App() {
  return (
    <TamboProvider baseUrl=${JSON.stringify(baseUrl)}${props}>
      <Chat />
    </TamboProvider>
  );
}

${declare("components", components)}${declare("tools", functions)}createRoot(document.getElementById("root") as HTMLElement).render(<App />);
`;
}

/** Writes the declaration of a constant, unless its value is an empty list. */
function declare(name: string, value: object): string {
  return Array.isArray(value) && value.length === 0 ? "" : `const ${name} = ${toJavaScript(value)};\n\n`;
}

function addComponent(component: RequestBody): RequestBody {
  const { contextTools, ...definition } = component;
  const contextFunctions = getDefinitions(contextTools).map(addToolFunction);
  return {
    ...definition,
    ...(contextFunctions.length > 0 && { contextTools: contextFunctions }),
    // Replaced by the reader with their own component.
    component: new Raw("component: (props: object) => <pre>{JSON.stringify(props, null, 2)}</pre>"),
  };
}
