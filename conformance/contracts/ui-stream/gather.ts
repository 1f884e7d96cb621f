/** Collects evidence after a case's steps by reading every run again, from its start and from other positions. */
import type { Asking } from "../../runner/contract.ts";
import type { Evidence } from "../../runner/invariant.ts";
import { readStream, replayRun } from "../shared/replays.ts";
import { createResumeRequest } from "./requests.ts";

/**
 * Reads every run again whose first stream has ended. A run whose client has disconnected may be active.
 *
 * @throws Error if a request is rejected.
 */
export async function gatherReplays(
  { streams }: Pick<Evidence, "streams">,
  _threadIds: readonly string[],
  ask: Asking,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const runs = streams.filter(
    ({ seen }) =>
      seen.method === "POST" &&
      /^(end|broken)$/.test(seen.ended) &&
      seen.runId !== null &&
      seen.events.length > 0,
  );
  const replays = runs.map(({ name, seen }) =>
    replayRun(seen, {
      startPosition: "-1",
      listCuts: chooseCuts,
      read: (after) =>
        readStream(
          ask,
          createResumeRequest(
            { reconnect: name, of: name, ...(after === undefined ? { after: 0 } : { lastEventId: after }) },
            seen,
          ),
        ),
    }),
  );
  return { threads: [], replays: (await Promise.all(replays)).flat() };
}

/** Returns positions after the first, a middle and the last chunk, which the end mark follows. */
function chooseCuts(events: number): number[] {
  return [...new Set([1, Math.floor(events / 2), events - 1])].filter((cut) => cut > 0 && cut < events);
}
