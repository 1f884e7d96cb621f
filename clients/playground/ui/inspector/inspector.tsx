import { useDeferredValue } from "react";
import { createInterruptionLines } from "../../session/interruptions.ts";
import type { ContractName, SessionSnapshot } from "../../session/session.ts";
import { Tabs } from "../controls/widgets.tsx";
import { RawFrames } from "./raw-frames.tsx";
import { Requests } from "./requests.tsx";
import { StateTree } from "./state-tree.tsx";
import { Timeline } from "./timeline.tsx";

/** The id of a tab. */
export type InspectorTabId = "timeline" | "frames" | "requests" | "state";

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
    { id: "requests", label: "Requests", count: requests.length },
    { id: "state", label: "State" },
  ];
}

interface InspectorProps {
  contract: ContractName;
  snapshot: SessionSnapshot;
  tabs: readonly InspectorTab[];
  view: InspectorTabId;
  onView(view: InspectorTabId): void;
}

/** The traffic of a conversation, in four tabs. */
export function Inspector({ contract, snapshot, tabs, view, onView }: InspectorProps) {
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
        {view === "requests" && <Requests requests={requests} />}
        {view === "state" && <StateTree state={state} changed={changed} />}
      </div>
    </section>
  );
}
