import type { Session, SessionSnapshot } from "../../session/session.ts";
import { Icon } from "./widgets.tsx";

interface RunControlsProps {
  session: Session;
  snapshot: SessionSnapshot;
  onNewThread(): void;
}

/**
 * Buttons for the run and its connection. Buttons that are currently unavailable are disabled rather than
 * hidden.
 */
export function RunControls({ session, snapshot, onNewThread }: RunControlsProps) {
  const { capabilities } = session;
  const { busy, status, connection, offline = false, interruptions } = snapshot;
  const live = status === "running" && connection !== "reconnecting" && !offline;
  const broken = offline || status === "dropped" || connection === "reconnecting";
  // After a reload the status is `idle` if the run has ended without an answer.
  const hasOpenRun =
    busy || broken || status === "awaiting_input" || (status === "idle" && interruptions.length > 0);
  return (
    <div className="run-controls" role="toolbar" aria-label="Run">
      {capabilities.cancel && (
        <Control
          icon="stop"
          label="Cancel"
          hint="End the run on the server"
          enabled={!offline && (busy || (status === "dropped" && capabilities.reconnect))}
          act={() => session.cancel()}
        />
      )}
      {capabilities.drop && (
        <Control
          icon="unplug"
          label="Drop connection"
          hint="Break the stream, as a network failure would"
          enabled={live}
          act={() => session.drop()}
        />
      )}
      {capabilities.reconnect && (
        <Control
          icon="plug"
          label="Reconnect"
          hint="Resume the stream after the last event"
          enabled={broken}
          act={() => session.reconnect()}
        />
      )}
      {capabilities.resume && (
        <Control
          icon="restart"
          label="Kill and resume"
          hint={
            hasOpenRun
              ? "Discard the page's state, and load the conversation and its run from the server"
              : "There is no run to resume. Send a message first"
          }
          enabled={hasOpenRun}
          act={() => session.killAndResume()}
        />
      )}
      <Control icon="plus" label="New thread" hint="Start an empty conversation" enabled act={onNewThread} />
    </div>
  );
}

interface ControlProps {
  icon: "stop" | "unplug" | "plug" | "restart" | "plus";
  label: string;
  hint: string;
  enabled: boolean;
  act(): void;
}

function Control({ icon, label, hint, enabled, act }: ControlProps) {
  return (
    <button type="button" className="button quiet" title={hint} disabled={!enabled} onClick={act}>
      <Icon name={icon} />
      {label}
    </button>
  );
}
