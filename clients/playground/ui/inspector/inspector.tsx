import { lazy, Suspense, useDeferredValue } from "react";
import type { NextRequest } from "../../request/next-request.ts";
import { createInterruptionLines } from "../../session/interruptions.ts";
import type { ContractName, SessionSnapshot } from "../../session/session.ts";
import { Tabs } from "../controls/widgets.tsx";
import type { SessionKey } from "../use-session.ts";
import { RawFrames } from "./raw-frames.tsx";
import { Requests } from "./requests.tsx";
import { StateTree } from "./state-tree.tsx";
import { Timeline } from "./timeline.tsx";

const RequestTab = lazy(async () => ({ default: (await import("../request/request-tab.tsx")).RequestTab }));
const CodeTab = lazy(async () => ({ default: (await import("../request/code-tab.tsx")).CodeTab }));

/** The id of a tab. */
export type InspectorTabId = "timeline" | "frames" | "request" | "code" | "requests" | "state";

interface InspectorTab {
  id: InspectorTabId;
  label: string;
  count?: number;
}

/** Returns the tabs and the number of items in each tab. */
export function getInspectorTabs({ frames, requests }: SessionSnapshot): readonly InspectorTab[] {
  return [
    { id: "timeline", label: "Timeline", count: frames.length },
    { id: "frames", label: "Raw" },
    { id: "request", label: "Request" },
    { id: "code", label: "Code" },
    { id: "requests", label: "Sent", count: requests.length },
    { id: "state", label: "State" },
  ];
}

interface InspectorProps {
  contract: ContractName;
  next: NextRequest;
  choices: SessionKey;
  snapshot: SessionSnapshot;
  tabs: readonly InspectorTab[];
  view: InspectorTabId;
  onView(view: InspectorTabId): void;
  /** Called after the next request was sent from its tab. */
  onSent(): void;
}

/** The traffic of a conversation and its next request, in tabs. */
export function Inspector({ contract, next, choices, snapshot, tabs, view, onView, onSent }: InspectorProps) {
  // Rendering is deferred, so that the chat renders first under load.
  const { frames, requests, state, changed, interruptions } = useDeferredValue(snapshot);
  return (
    <section className="pane inspector" aria-label="Inspector">
      <h2 className="visually-hidden">Inspector</h2>
      <div className="pane-head">
        <Tabs label="Inspector" idPrefix="inspector" tabs={tabs} selected={view} onSelect={onView} />
      </div>
      <div
        className="pane-body"
        id="inspector-panel"
        role="tabpanel"
        aria-labelledby={`inspector-tab-${view}`}
      >
        {view === "timeline" && (
          <Timeline frames={frames} interruptions={createInterruptionLines(contract, interruptions)} />
        )}
        {view === "frames" && <RawFrames frames={frames} />}
        <Suspense>
          {view === "request" && (
            <RequestTab contract={contract} next={next} busy={snapshot.busy} onSent={onSent} />
          )}
          {view === "code" && (
            <CodeTab
              contract={contract}
              next={next}
              wire={choices.wire}
              hasKey={choices.apiKey !== ""}
              threadId={snapshot.threadId}
            />
          )}
        </Suspense>
        {view === "requests" && <Requests requests={requests} />}
        {view === "state" && <StateTree state={state} changed={changed} />}
      </div>
    </section>
  );
}
