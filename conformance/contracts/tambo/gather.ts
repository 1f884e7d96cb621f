/** Collects evidence after a case's steps: the stored threads, and replays of every run. */
import type { Asking } from "../../runner/contract.ts";
import type { Evidence, Replay, StreamEvidence } from "../../runner/invariant.ts";
import { readStream, replayRun } from "../shared/replays.ts";
import { createReconnectRequest, createThreadRequest } from "./requests.ts";

/**
 * Maximum number of events in a run that is replayed from every position. Longer runs are replayed from a few
 * positions.
 */
const fullReplayLimit = 8;

/**
 * Reads the stored threads and replays the runs, to compare them with the streams.
 *
 * @throws Error if an ended run cannot be replayed.
 */
export async function gatherThreadsAndReplays(
  { streams, responses }: Pick<Evidence, "streams" | "responses">,
  threadIds: readonly string[],
  ask: Asking,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const deleted = responses.filter(({ method, status }) => method === "DELETE" && status === 204);
  const existing = threadIds.filter(
    (id) => !deleted.some(({ path }) => path === createThreadRequest(id, undefined).path),
  );
  const started = streams.filter(
    ({ from, seen }) => from === "start" && seen.runId !== null && existing.includes(seen.threadId ?? ""),
  );
  const withRuns = existing.filter((id) => started.some(({ seen }) => seen.threadId === id));
  const threads = await Promise.all(
    withRuns.map((id) => {
      const toolRepresentation = started.find(({ seen }) => seen.threadId === id)?.seen.query
        .toolRepresentation;
      return ask.answer(createThreadRequest(id, toolRepresentation));
    }),
  );
  const replays = await Promise.all(
    started.filter(({ seen }) => seen.ended !== "open").map((each) => replayAfterCuts(each, ask)),
  );
  return { threads, replays: replays.flat() };
}

function replayAfterCuts({ name, seen }: StreamEvidence, ask: Asking): Promise<Replay[]> {
  return replayRun(seen, {
    startPosition: "0",
    listCuts: choosePositions,
    read(after = "0", index) {
      // Send the cursor alternately in the header and in the query parameter.
      const position = index % 2 === 1 ? { lastEventId: after } : { after };
      const request = createReconnectRequest({ reconnect: name, of: name, ...position }, seen);
      return readStream(ask, request);
    },
  });
}

/**
 * Returns positions between the first and the last event, including the positions directly after the first
 * event and directly before the last event.
 */
function choosePositions(events: number): number[] {
  if (events <= fullReplayLimit)
    return Array.from({ length: Math.max(0, events - 1) }, (_, index) => index + 1);
  return [...new Set([1, 2, Math.floor(events / 2), events - 2, events - 1])];
}
