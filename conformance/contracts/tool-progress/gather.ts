/** What the suite looks at when a case's steps are done: every run that is over, taken up again. */
import type { Asking } from "../../runner/contract.ts";
import type { Evidence, Replay, StreamEvidence } from "../../runner/invariant.ts";
import type { StreamSeen } from "../../runner/observation.ts";
import { resumeRequest } from "./requests.ts";
import { beginning, isFromBeginning, isRun, type ProgressAnswer } from "./stream/progress-stream.ts";

/** Runs of up to this many chunks are taken up after every one of them, longer ones after a few. */
const short = 6;

/**
 * Takes up every run that is over: from its beginning, and after its chunks.
 *
 * @throws Error when that is refused.
 */
export async function gather(
  { streams, answers }: Pick<Evidence, "streams" | "answers">,
  _threadIds: readonly string[],
  ask: Asking,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const over = streams.filter(
    ({ seen }) => isFromBeginning(seen) && seen.ended !== "open" && seen.events.length > 0,
  );
  const blocking = answers.filter(isRun);
  const replays = await Promise.all([
    ...over.map((each) => replaysOf(each, ask)),
    ...blocking.map((each) => replayOfBlocking(each, ask)),
  ]);
  return { threads: [], replays: replays.flat() };
}

async function replaysOf({ name, seen }: StreamEvidence, ask: Asking): Promise<Replay[]> {
  const all = await resumed(name, seen, undefined, ask);
  // A stream that was left early must be the beginning of the replay.
  const whole = seen.ended === "end" ? seen : all;
  const first: Replay =
    whole === seen
      ? { whole: seen, cut: 0, after: beginning, seen: all }
      : { whole: cutTo(all, seen.events.length), cut: 0, after: beginning, seen };
  const rest = cuts(whole.events.length).map(async (cut): Promise<Replay> => {
    const after = String(whole.ids[cut - 1]);
    return { whole, cut, after, seen: await resumed(name, seen, after, ask) };
  });
  return [first, ...(await Promise.all(rest))];
}

/** A blocking run has no stream of its own: it is compared with the one that taking it up gives. */
async function replayOfBlocking(answer: ProgressAnswer, ask: Asking): Promise<Replay> {
  const { path, threadId, sessionId } = answer;
  const run = { path, threadId, sessionId } as unknown as StreamSeen;
  const seen = await resumed(`the blocking run ${answer.runId}`, run, undefined, ask);
  return { whole: seen, cut: 0, after: beginning, seen };
}

async function resumed(
  name: string,
  run: StreamSeen,
  after: string | undefined,
  ask: Asking,
): Promise<StreamSeen> {
  const step = { reconnect: name, of: name, ...(after !== undefined && { after }) };
  const seen = await ask.stream(resumeRequest(step, run));
  if (seen.kind === "stream") return seen;
  const place = after === undefined ? "" : ` after ${after}`;
  throw new Error(`${name} could not be taken up${place}: status ${seen.status}, ${seen.text.slice(0, 300)}`);
}

/** Positions from after the first chunk to after the last. */
function cuts(chunks: number): number[] {
  if (chunks <= short) return Array.from({ length: chunks }, (_, index) => index + 1);
  return [1, 2, Math.floor(chunks / 2), chunks - 1, chunks];
}

/** A stream, as it was after so many chunks. */
function cutTo(whole: StreamSeen, chunks: number): StreamSeen {
  return {
    ...whole,
    events: whole.events.slice(0, chunks),
    ids: whole.ids.slice(0, chunks),
    types: whole.types.slice(0, chunks),
    frames: whole.frames.slice(0, chunks),
  };
}
