/** Replays finished runs, for contracts whose events have positions. */
import type { Asking, WireRequest } from "../../runner/contract.ts";
import type { Replay } from "../../runner/invariant.ts";
import type { StreamSeen } from "../../runner/observation.ts";

/** Options of {@link replaysOf}. */
export interface ReplayRules {
  /** The position before the first event. */
  beginning: string;
  /** Returns the numbers of events after which a run is replayed. */
  cutsOf(events: number): readonly number[];
  /** Reads the run again. @param after The position; `undefined` for the whole. @param index Of the cut. */
  read(after: string | undefined, index: number): Promise<StreamSeen>;
}

/** Replays a run from its beginning, and after some of its events. */
export async function replaysOf(seen: StreamSeen, rules: ReplayRules): Promise<Replay[]> {
  const { beginning, cutsOf, read } = rules;
  const all = await read(undefined, 0);
  // A stream that was closed early must be a prefix of the replay.
  const whole = seen.ended === "end" ? seen : all;
  const first: Replay =
    whole === seen
      ? { whole: seen, cut: 0, after: beginning, seen: all }
      : { whole: cutTo(all, seen.events.length), cut: 0, after: beginning, seen };
  const rest = cutsOf(whole.events.length).map(async (cut, index): Promise<Replay> => {
    const after = String(whole.ids[cut - 1]);
    return { whole, cut, after, seen: await read(after, index) };
  });
  return [first, ...(await Promise.all(rest))];
}

/** Reads a stream to its end. @throws Error that begins with `what` when it is refused. */
export async function readStream(ask: Asking, request: WireRequest, what: string): Promise<StreamSeen> {
  const seen = await ask.stream(request);
  if (seen.kind === "stream") return seen;
  throw new Error(`${what}: status ${seen.status}, ${seen.text.slice(0, 300)}`);
}

/** Returns a stream as it was after a number of events. */
function cutTo(whole: StreamSeen, events: number): StreamSeen {
  return {
    ...whole,
    events: whole.events.slice(0, events),
    ids: whole.ids.slice(0, events),
    types: whole.types.slice(0, events),
    frames: whole.frames.slice(0, events),
  };
}
