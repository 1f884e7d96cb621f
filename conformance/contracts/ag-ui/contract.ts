import { decodePath } from "../../invariants/evidence.ts";
import type { Asking, Contract } from "../../runner/contract.ts";
import type { Evidence, Invariant, Replay, StreamEvidence } from "../../runner/invariant.ts";
import { checkInterleaved } from "../shared/ag-ui-parts.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { readStream } from "../shared/replays.ts";
import { coreInvariants } from "./core/invariants.ts";
import { callArguments, results } from "./invariants/calls.ts";
import { activities, props } from "./invariants/components.ts";
import { reattach } from "./invariants/connect.ts";
import { declared, errors, headers } from "./invariants/http.ts";
import { outcome } from "./invariants/outcome.ts";
import { waiting } from "./invariants/pending-calls.ts";
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
import { createCancelRequest, createConnectRequest, createRunRequest, paths } from "./requests.ts";
import { AgUiReader, type AgUiStream } from "./stream/ag-ui-stream.ts";

/**
 * The contract's invariants. The invariants for HTTP responses come first, and the invariants for the
 * resulting conversation come last.
 */
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
  ...coreInvariants,
];

export const agUi: Contract = {
  // AG-UI defines only the run operation.
  core: { gather: async () => ({ threads: [], replays: [] }), cleanUp: () => [] },
  name: "ag-ui",
  paths,
  streamRule: "C-050",
  run: createRunRequest,
  reconnect: createConnectRequest,
  reading: (head) => new AgUiReader(head),
  invariants,
  codeChecks: { ...commonChecks, interleaved: checkInterleaved },
  gather: gatherReplays,
  cleanUp(streams) {
    // A run that ended its stream does not need to be cancelled, unless it is awaiting the client.
    const left = streams.filter(({ seen }) => {
      const { threadId, runId, ended, pending, interrupts } = seen as AgUiStream;
      const waits = pending.length > 0 || interrupts.length > 0;
      return threadId !== null && runId !== null && (ended !== "end" || waits);
    });
    const requests = left.map(({ seen }) => createCancelRequest(seen));
    return [...new Map(requests.map((request) => [request.path, request])).values()];
  },
};

/**
 * Connects to every finished run in each existing thread.
 *
 * @throws Error if a request is rejected.
 */
export async function gatherReplays(
  { streams, responses }: Pick<Evidence, "streams" | "responses">,
  threadIds: readonly string[],
  ask: Asking,
): Promise<Pick<Evidence, "threads" | "replays">> {
  const deleted = responses
    .filter(({ method, status }) => method === "DELETE" && status === 204)
    .map(({ path }) => decodePath(path).at(-1));
  const existing = threadIds.filter((id) => !deleted.includes(id));
  const finished = streams.filter(
    ({ from, seen }) =>
      from === "start" &&
      seen.ended !== "open" &&
      seen.events.length > 0 &&
      existing.includes(seen.threadId ?? ""),
  );
  const replays = await Promise.all(finished.map((each) => replayByConnecting(each, ask)));
  return { threads: [], replays };
}

async function replayByConnecting({ name, seen: original }: StreamEvidence, ask: Asking): Promise<Replay> {
  const request = createConnectRequest({ reconnect: name, of: name }, original);
  return {
    original,
    cut: 0,
    after: "",
    seen: await readStream(ask, request),
  };
}
