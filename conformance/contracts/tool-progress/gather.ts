/** What the suite looks at when a case's steps are done: every run that is over, taken up again. */
import type { Asking } from "../../runner/contract.ts";
import type { Evidence, Replay } from "../../runner/invariant.ts";
import type { StreamSeen } from "../../runner/observation.ts";
import { readStream, replayRun } from "../shared/replays.ts";
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
    ...over.map(({ name, seen }) =>
      replayRun(seen, {
        startPosition: beginning,
        listCuts: cuts,
        read: (after) => resumed(name, seen, after, ask),
      }),
    ),
    ...blocking.map((each) => replayOfBlocking(each, ask)),
  ]);
  return { threads: [], replays: replays.flat() };
}

/** A blocking run has no stream of its own: it is compared with the one that taking it up gives. */
async function replayOfBlocking(answer: ProgressAnswer, ask: Asking): Promise<Replay> {
  const { path, threadId, sessionId } = answer;
  const run = { path, threadId, sessionId } as unknown as StreamSeen;
  const seen = await resumed(`the blocking run ${answer.runId}`, run, undefined, ask);
  return { whole: seen, cut: 0, after: beginning, seen };
}

function resumed(name: string, run: StreamSeen, after: string | undefined, ask: Asking): Promise<StreamSeen> {
  const request = resumeRequest({ reconnect: name, of: name, ...(after !== undefined && { after }) }, run);
  const label = after === undefined ? "" : ` after ${after}`;
  return readStream(ask, request, `${name} could not be taken up${label}`);
}

/** Positions from after the first chunk to after the last. */
function cuts(chunks: number): number[] {
  if (chunks <= short) return Array.from({ length: chunks }, (_, index) => index + 1);
  return [1, 2, Math.floor(chunks / 2), chunks - 1, chunks];
}
