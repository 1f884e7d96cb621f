import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { StreamReader } from "../../stream/stream-reader.ts";
import { createAgUiFormat } from "../shared/ag-ui-events.ts";
import { checkInterleaved } from "../shared/ag-ui-parts.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { gatherThreadsAndReplays } from "./gather.ts";
import { accumulates } from "./invariants/accumulates.ts";
import { callArguments, props } from "./invariants/deltas.ts";
import { declared, headers, problems } from "./invariants/http.ts";
import { ids, replay } from "./invariants/replay.ts";
import { states } from "./invariants/states.ts";
import {
  agUi,
  firstEvent,
  frames,
  linear,
  parts,
  sameRun,
  times,
  validEvents,
} from "./invariants/streams.ts";
import { terminal } from "./invariants/terminal.ts";
import { toolResults } from "./invariants/tool-results.ts";
import { createCancelRequest, createReconnectRequest, createRunRequest } from "./requests.ts";
import { checkFoldState } from "./stream/run-accumulator.ts";
import { isKnown } from "./stream/vocabulary.ts";

/**
 * The contract's invariants. The invariants for HTTP responses come first, and the invariants for the
 * accumulated messages come last.
 */
const invariants: readonly Invariant[] = [
  declared,
  problems,
  headers,
  frames,
  validEvents,
  agUi,
  ids,
  times,
  sameRun,
  firstEvent,
  parts,
  terminal,
  toolResults,
  callArguments,
  props,
  states,
  accumulates,
  replay,
  linear,
];

export const tambo: Contract = {
  name: "tambo",
  streamRule: "T-001",
  run: createRunRequest,
  reconnect: createReconnectRequest,
  reading: (head) => new StreamReader(head, createAgUiFormat(isKnown, "any but event")),
  invariants,
  codeChecks: { ...commonChecks, interleaved: checkInterleaved, "fold-state": checkFoldState },
  gather: gatherThreadsAndReplays,
  cleanUp(streams) {
    // A run that ended its stream does not need to be cancelled, unless it is awaiting input.
    const left = streams.filter(
      ({ seen }) =>
        seen.threadId !== null &&
        seen.runId !== null &&
        (seen.ended !== "end" || seen.types.some((type) => type === "tambo.run.awaiting_input")),
    );
    return left.map(({ seen }) => createCancelRequest(seen));
  },
};
