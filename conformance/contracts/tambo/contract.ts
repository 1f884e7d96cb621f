/** The Tambo contract, as the runner knows it. */

import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { StreamReader } from "../../stream/stream-reader.ts";
import { createAgUiFormat } from "../shared/ag-ui-events.ts";
import { checkInterleaved } from "../shared/ag-ui-parts.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { gather } from "./gather.ts";
import { accumulates } from "./invariants/accumulates.ts";
import { declared, headers, problems } from "./invariants/http.ts";
import { callArguments, props } from "./invariants/pieces.ts";
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
import { cancelRequest, reconnectRequest, runRequest } from "./requests.ts";
import { foldState } from "./stream/fold.ts";
import { isKnown } from "./stream/vocabulary.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
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
  run: runRequest,
  reconnect: reconnectRequest,
  reading: (head) => new StreamReader(head, createAgUiFormat(isKnown, "any but event")),
  invariants,
  codeChecks: { ...commonChecks, interleaved: checkInterleaved, "fold-state": foldState },
  gather,
  cleanUp(streams) {
    // What has ended by itself needs no cancelling, unless it waits for input.
    const left = streams.filter(
      ({ seen }) =>
        seen.threadId !== null &&
        seen.runId !== null &&
        (seen.ended !== "end" || seen.types.some((type) => type === "tambo.run.awaiting_input")),
    );
    return left.map(({ seen }) => cancelRequest(seen));
  },
};
