/** The AG-UI contract, as the runner knows it. */
import { segmentsOf } from "../../invariants/evidence.ts";
import type { Asking, Contract } from "../../runner/contract.ts";
import type { Evidence, Invariant, Replay, StreamEvidence } from "../../runner/invariant.ts";
import { interleaved } from "../shared/ag-ui-parts.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { readStream } from "../shared/replays.ts";
import { callArguments, results } from "./invariants/calls.ts";
import { activities, props } from "./invariants/components.ts";
import { declared, errors, headers } from "./invariants/http.ts";
import { outcome } from "./invariants/outcome.ts";
import { reattach } from "./invariants/reattach.ts";
import { states } from "./invariants/states.ts";
import {
  agUiSchemas,
  firstEvent,
  frames,
  linear,
  parts,
  sameRun,
  sealed,
  terminal,
  times,
  validEvents,
  vocabulary,
} from "./invariants/streams.ts";
import { waiting } from "./invariants/waiting.ts";
import { cancelRequest, connectRequest, runRequest } from "./requests.ts";
import { AgUiReader, type AgUiStream } from "./stream/ag-ui-stream.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  frames,
  validEvents,
  sealed,
  agUiSchemas,
  vocabulary,
  times,
  sameRun,
  firstEvent,
  parts,
  terminal,
  outcome,
  results,
  waiting,
  callArguments,
  props,
  activities,
  states,
  reattach,
  linear,
];

export const agUi: Contract = {
  name: "ag-ui",
  run: runRequest,
  reconnect: connectRequest,
  reading: (head) => new AgUiReader(head),
  invariants,
  codeChecks: { ...commonChecks, interleaved },
  gather,
  cleanUp(streams) {
    // What has ended by itself needs no cancelling, unless it waits for the client.
    const left = streams.filter(({ seen }) => {
      const { threadId, runId, ended, pending, interrupts } = seen as AgUiStream;
      const waits = pending.length > 0 || interrupts.length > 0;
      return threadId !== null && runId !== null && (ended !== "end" || waits);
    });
    const requests = left.map(({ seen }) => cancelRequest(seen));
    return [...new Map(requests.map((request) => [request.path, request])).values()];
  },
};

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
  const request = connectRequest({ reconnect: name, of: name }, whole);
  return {
    whole,
    cut: 0,
    after: "",
    seen: await readStream(ask, request, `${name} could not be connected to`),
  };
}
