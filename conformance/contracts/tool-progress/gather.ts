/** Collects evidence after a case's steps by resuming every finished run. */
import type { Asking } from "../../runner/contract.ts";
import type { Evidence, Replay } from "../../runner/invariant.ts";
import type { ObservedStream } from "../../runner/observation.ts";
import { readStream, replayRun } from "../shared/replays.ts";
import { createResumeRequest } from "./requests.ts";
import {
  isBlockingRun,
  isFromStart,
  type ProgressResponse,
  startPosition,
} from "./stream/progress-stream.ts";

/**
 * Maximum number of chunks in a run that is resumed after every chunk. Longer runs are resumed after a few
 * chunks.
 */
const fullReplayLimit = 6;

/**
 * Resumes every finished run from its start, and again after some of its chunks.
 *
 * @throws Error if a request is rejected.
 */
export async function gatherReplays(
  { streams, responses }: Pick<Evidence, "streams" | "responses">,
  _threadIds: readonly string[],
  ask: Asking,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const finished = streams.filter(
    ({ seen }) => isFromStart(seen) && seen.ended !== "open" && seen.events.length > 0,
  );
  const blocking = responses.filter(isBlockingRun);
  const replays = await Promise.all([
    ...finished.map(({ name, seen }) =>
      replayRun(seen, {
        startPosition,
        listCuts: chooseCuts,
        read: (after) => resume(name, seen, after, ask),
      }),
    ),
    ...blocking.map((each) => replayBlockingRun(each, ask)),
  ]);
  return { threads: [], replays: replays.flat() };
}

/** Compares a blocking run with its stream. The stream is obtained by resuming the run. */
async function replayBlockingRun(response: ProgressResponse, ask: Asking): Promise<Replay> {
  const { path, threadId, sessionId } = response;
  const run = { path, threadId, sessionId } as unknown as ObservedStream;
  const seen = await resume(`the blocking run ${response.runId}`, run, undefined, ask);
  return { original: seen, cut: 0, after: startPosition, seen };
}

function resume(
  name: string,
  run: ObservedStream,
  after: string | undefined,
  ask: Asking,
): Promise<ObservedStream> {
  const request = createResumeRequest(
    { reconnect: name, of: name, ...(after !== undefined && { after }) },
    run,
  );
  return readStream(ask, request);
}

/** Returns positions from directly after the first chunk to directly after the last. */
function chooseCuts(chunks: number): number[] {
  if (chunks <= fullReplayLimit) return Array.from({ length: chunks }, (_, index) => index + 1);
  return [1, 2, Math.floor(chunks / 2), chunks - 1, chunks];
}
