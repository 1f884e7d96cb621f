import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { NextRequest, type NextRequestSnapshot, RequestEdits } from "../../request/next-request.ts";
import type { Session } from "../../session/session.ts";

/** Returns the next request of a session. The user's edits remain when the session is replaced. */
export function useNextRequest(session: Session): NextRequest {
  const [edits] = useState(() => new RequestEdits());
  const next = useMemo(() => new NextRequest(session, edits), [session, edits]);
  useEffect(() => next.follow(), [next]);
  return next;
}

/** Subscribes to the changes of a request. */
export function useNextRequestSnapshot(next: NextRequest): NextRequestSnapshot {
  return useSyncExternalStore(next.subscribe, () => next.snapshot);
}
