/** Which conversation and session a request is about. */
import { segmentsOf } from "../../../invariants/evidence.ts";

/**
 * The conversation in the path of a request; the session in its path, or in its query.
 *
 * @returns `null` for what it does not name.
 */
export function placeOf({ path, query }: { path: string; query: Readonly<Record<string, string>> }): {
  threadId: string | null;
  sessionId: string | null;
} {
  const segments = segmentsOf(path);
  const after = (name: string) => segments[segments.indexOf(name) + 1] ?? null;
  return {
    threadId: segments.includes("conversations") ? after("conversations") : null,
    sessionId: segments.includes("resume") ? after("resume") : (query.session_id ?? null),
  };
}
