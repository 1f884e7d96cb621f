/** What the suite looks at when a case's steps are done: the stored threads, and replays of every run. */
import type { Asking } from "../../runner/contract.ts";
import type { Evidence, Replay, StreamEvidence } from "../../runner/invariant.ts";
import { readStream, replayRun } from "../shared/replays.ts";
import { reconnectRequest, threadRequest } from "./requests.ts";

/** Runs of up to this many events are replayed from every position, longer ones from a few. */
const short = 8;

/**
 * Asks for everything that must agree with what was streamed.
 *
 * @throws Error when a run that is over cannot be replayed.
 */
export async function gather(
  { streams, answers }: Pick<Evidence, "streams" | "answers">,
  threadIds: readonly string[],
  ask: Asking,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const deleted = answers.filter(({ method, status }) => method === "DELETE" && status === 204);
  const left = threadIds.filter(
    (id) => !deleted.some(({ path }) => path === threadRequest(id, undefined).path),
  );
  const started = streams.filter(
    ({ from, seen }) => from === "start" && seen.runId !== null && left.includes(seen.threadId ?? ""),
  );
  const withRuns = left.filter((id) => started.some(({ seen }) => seen.threadId === id));
  const threads = await Promise.all(
    withRuns.map((id) => {
      const form = started.find(({ seen }) => seen.threadId === id)?.seen.query.toolRepresentation;
      return ask.answer(threadRequest(id, form));
    }),
  );
  const replays = await Promise.all(
    started.filter(({ seen }) => seen.ended !== "open").map((each) => replay(each, ask)),
  );
  return { threads, replays: replays.flat() };
}

function replay({ name, seen }: StreamEvidence, ask: Asking): Promise<Replay[]> {
  return replayRun(seen, {
    startPosition: "0",
    listCuts: positions,
    read(after = "0", index) {
      // By the header as by the parameter, in turns.
      const position = index % 2 === 1 ? { lastEventId: after } : { after };
      const request = reconnectRequest({ reconnect: name, of: name, ...position }, seen);
      return readStream(ask, request, `${name} could not be replayed after ${after}`);
    },
  });
}

/** Positions from after the first event to before the last. */
function positions(events: number): number[] {
  if (events <= short) return Array.from({ length: Math.max(0, events - 1) }, (_, index) => index + 1);
  return [...new Set([1, 2, Math.floor(events / 2), events - 2, events - 1])];
}
