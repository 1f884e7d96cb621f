/** What the suite looks at when a case's steps are done: the stored threads, and replays of every run. */
import type { Asking } from "../../runner/contract.ts";
import type { Evidence, Replay, StreamEvidence } from "../../runner/invariant.ts";
import type { StreamSeen } from "../../runner/observation.ts";
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

async function replay({ name, seen }: StreamEvidence, ask: Asking): Promise<Replay[]> {
  const again = async (after: string, header: boolean): Promise<StreamSeen> => {
    const step = { reconnect: name, of: name, ...(header ? { lastEventId: after } : { after }) };
    const stream = await ask.stream(reconnectRequest(step, seen));
    if (stream.kind === "stream") return stream;
    throw new Error(
      `${name} could not be replayed after ${after}: status ${stream.status}, ${stream.text.slice(0, 300)}`,
    );
  };
  const all = await again("0", false);
  // A stream that was left early must be the beginning of the replay.
  const whole = seen.ended === "end" ? seen : all;
  const first: Replay[] =
    seen.ended === "end"
      ? [{ whole: seen, cut: 0, after: "0", seen: all }]
      : [{ whole: beginning(all, seen.events.length), cut: 0, after: "0", seen }];
  const cuts = positions(whole.events.length);
  const rest = cuts.map(async (cut, index): Promise<Replay> => {
    const after = String(whole.ids[cut - 1]);
    return { whole, cut, after, seen: await again(after, index % 2 === 1) };
  });
  return [...first, ...(await Promise.all(rest))];
}

/** Positions from after the first event to before the last. */
function positions(events: number): number[] {
  if (events <= short) return Array.from({ length: Math.max(0, events - 1) }, (_, index) => index + 1);
  return [...new Set([1, 2, Math.floor(events / 2), events - 2, events - 1])];
}

/** A stream, as it was after so many events. */
function beginning(whole: StreamSeen, events: number): StreamSeen {
  const cut = { events: whole.events.slice(0, events), ids: whole.ids.slice(0, events) };
  return { ...whole, ...cut, types: whole.types.slice(0, events), frames: whole.frames.slice(0, events) };
}
