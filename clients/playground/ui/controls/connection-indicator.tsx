import type { SessionSnapshot } from "../../session/session.ts";

/** How the stream is, in words: never by colour alone. */
export function ConnectionIndicator({ snapshot }: { snapshot: SessionSnapshot }) {
  const { state, text } = describe(snapshot);
  return (
    <span className="connection" role="status" data-state={state} data-busy={snapshot.busy}>
      {text}
    </span>
  );
}

function describe({ status, connection, busy }: SessionSnapshot): { state: string; text: string } {
  if (status === "dropped") return { state: "waiting", text: "Connection dropped" };
  if (busy && connection === "waiting") return { state: "waiting", text: "Reconnecting soon" };
  if (busy && connection === "connecting") return { state: "connecting", text: "Connecting" };
  if (status === "running") return { state: "open", text: "Streaming" };
  if (status === "awaiting_input") return { state: "waiting", text: "Waiting for a tool result" };
  if (status === "failed") return { state: "failed", text: "Failed" };
  if (status === "cancelled") return { state: "idle", text: "Cancelled" };
  return status === "finished" ? { state: "done", text: "Finished" } : { state: "idle", text: "Idle" };
}
