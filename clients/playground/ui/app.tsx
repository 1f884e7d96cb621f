import { useState } from "react";
import { catalog, emptyCart } from "./catalog.ts";
import { ChatPane } from "./chat/chat-pane.tsx";
import { PaneSeparator, useChatWidth } from "./controls/pane-separator.tsx";
import { TopBar } from "./controls/top-bar.tsx";
import { Tabs } from "./controls/widgets.tsx";
import { getInspectorTabs, Inspector, type InspectorTabId } from "./inspector/inspector.tsx";
import { useNextRequest } from "./request/use-next-request.ts";
import { loadChoices, type SessionKey, saveChoices, useSession } from "./use-session.ts";

/** The playground page: a conversation, and an inspector for its traffic. */
export function App() {
  const { session, snapshot, key, replace } = useSession(loadChoices(), catalog);
  const next = useNextRequest(session);
  const [view, setView] = useState<InspectorTabId>("timeline");
  const [shown, setShown] = useState<InspectorTabId | "chat">("chat");
  const [hasSettings, setSettings] = useState(false);
  const begin = (choices: SessionKey) => {
    saveChoices(choices);
    // A conversation that has an id continues.
    if (choices.threadId === undefined) emptyCart();
    replace(choices);
  };
  const { threadId: _, ...fresh } = key;
  const show = (tab: InspectorTabId | "chat") => {
    setShown(tab);
    if (tab !== "chat") setView(tab);
  };
  // The conversation continues after a change of the event format, if the server has stored it.
  const said = snapshot.requests.length > 0 && snapshot.threadId !== undefined;
  const { width, setWidth, style } = useChatWidth();
  const tabs = getInspectorTabs(snapshot);
  return (
    <div className="app">
      <a className="skip-link" href="#message">
        Skip to the message field
      </a>
      <TopBar
        choices={key}
        snapshot={snapshot}
        onContract={(contract) => begin({ ...fresh, contract })}
        onWire={(wire) => begin({ ...fresh, wire, ...(said && { threadId: snapshot.threadId }) })}
        onApiKey={(apiKey) => {
          setSettings(false);
          begin({ ...fresh, apiKey });
        }}
        hasSettings={hasSettings}
        onSettings={setSettings}
      />
      <nav className="narrow-tabs" aria-label="Panes">
        <Tabs
          label="Panes"
          idPrefix="pane"
          tabs={[{ id: "chat", label: "Chat" }, ...tabs]}
          selected={shown}
          onSelect={show}
        />
      </nav>
      <main className="panes" id="pane-panel" data-shown={shown} style={style}>
        <ChatPane
          session={session}
          snapshot={snapshot}
          next={next}
          onNewThread={() => begin(fresh)}
          onRequest={() => show("request")}
          onSettings={() => setSettings(true)}
        />
        <PaneSeparator width={width} onWidth={setWidth} />
        <Inspector
          contract={session.contract}
          next={next}
          choices={key}
          snapshot={snapshot}
          tabs={tabs}
          view={view}
          onView={setView}
          onSent={() => setShown("chat")}
        />
      </main>
    </div>
  );
}
