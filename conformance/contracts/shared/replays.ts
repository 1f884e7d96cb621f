/** Replays finished runs, for contracts whose events have positions. */
import type { Asking, WireRequest } from "../../runner/contract.ts";
import type { Replay } from "../../runner/invariant.ts";
import type { ObservedStream } from "../../runner/observation.ts";

/** Options of {@link replayRun}. */
export interface ReplayOptions {
  /** The position before the first event. */
  startPosition: string;
  /** Returns the positions from which to replay a run. Each position is a number of events. */
  listCuts(events: number): readonly number[];
  /**
   * Reads the run again.
   * @param after Position to read from; `undefined` to read all events.
   * @param index Index of the cut.
   */
  read(after: string | undefined, index: number): Promise<ObservedStream>;
}

/**
 * Replays a run from its start, and again after some of its events.
 *
 * @throws Error if an event has no id to replay from.
 */
export async function replayRun(seen: ObservedStream, options: ReplayOptions): Promise<Replay[]> {
  const { startPosition, listCuts, read } = options;
  const all = await read(undefined, 0);
  // If the suite closed a stream early, the stream must be a prefix of the replay.
  const complete = seen.ended === "end" ? seen : all;
  const first: Replay =
    complete === seen
      ? { original: seen, cut: 0, after: startPosition, seen: all }
      : { original: truncate(all, seen.events.length), cut: 0, after: startPosition, seen };
  const rest = listCuts(complete.events.length).map(async (cut, index): Promise<Replay> => {
    const after = complete.ids[cut - 1];
    if (after === null || after === undefined)
      throw new Error("an event has no id, so its run cannot be replayed after it");
    return { original: complete, cut, after, seen: await read(after, index) };
  });
  return [first, ...(await Promise.all(rest))];
}

/**
 * Reads the stream of a run again.
 * @throws Error that names the request if it is rejected.
 */
export async function readStream(ask: Asking, request: WireRequest): Promise<ObservedStream> {
  const seen = await ask.stream(request);
  if (seen.kind === "stream") return seen;
  throw new Error(
    `${request.method} ${request.path} returned status ${seen.status} instead of the run's events: ${seen.text.slice(0, 300)}`,
  );
}

/** Returns a stream as it was after the given number of events. */
function truncate(original: ObservedStream, events: number): ObservedStream {
  return {
    ...original,
    events: original.events.slice(0, events),
    ids: original.ids.slice(0, events),
    types: original.types.slice(0, events),
    frames: original.frames.slice(0, events),
  };
}
