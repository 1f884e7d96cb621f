/** What the suite looks at when a case's steps are done: what a client is given that comes back to a run. */

import { segmentsOf } from "../../invariants/evidence.ts";
import type { Asking } from "../../runner/contract.ts";
import type { Evidence, Replay, StreamEvidence } from "../../runner/invariant.ts";
import { connectRequest } from "./requests.ts";

/**
 * Connects to every run that is over.
 *
 * @throws Error when that is refused.
 */
export async function gather(
  { streams, answers }: Pick<Evidence, "streams" | "answers">,
  threadIds: readonly string[],
  ask: Asking,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const deleted = answers
    .filter(({ method, status }) => method === "DELETE" && status === 204)
    .map(({ path }) => segmentsOf(path).at(-1));
  const left = threadIds.filter((id) => !deleted.includes(id));
  const over = streams.filter(
    ({ from, seen }) =>
      from === "start" &&
      seen.ended !== "open" &&
      seen.events.length > 0 &&
      left.includes(seen.threadId ?? ""),
  );
  const replays = await Promise.all(over.map((each) => connected(each, ask)));
  return { threads: [], replays };
}

async function connected({ name, seen: whole }: StreamEvidence, ask: Asking): Promise<Replay> {
  const seen = await ask.stream(connectRequest({ reconnect: name, of: name }, whole));
  if (seen.kind === "stream") return { whole, cut: 0, after: "", seen };
  const { status, text } = seen;
  throw new Error(`${name} could not be connected to: status ${status}, ${text.slice(0, 300)}`);
}
