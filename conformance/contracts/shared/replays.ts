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

/** Replays a run from its start, and again after some of its events. */
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
    const after = String(complete.ids[cut - 1]);
    return { original: complete, cut, after, seen: await read(after, index) };
  });
  return [first, ...(await Promise.all(rest))];
}

/**
 * Reads a complete stream.
 * @throws Error that starts with `what` if the request is rejected.
 */
export async function readStream(ask: Asking, request: WireRequest, what: string): Promise<ObservedStream> {
  const seen = await ask.stream(request);
  if (seen.kind === "stream") return seen;
  throw new Error(`${what}: status ${seen.status}, ${seen.text.slice(0, 300)}`);
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
