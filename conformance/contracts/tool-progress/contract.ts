import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { gatherReplays } from "./gather.ts";
import { calls } from "./invariants/calls.ts";
import { details, failures } from "./invariants/details.ts";
import { declared, errors, headers, secrets } from "./invariants/http.ts";
import { parts } from "./invariants/result-parts.ts";
import { cursors, replay, sameRun } from "./invariants/sessions.ts";
import {
  firstChunk,
  frames,
  linear,
  sealed,
  singleContent,
  terminal,
  texts,
  validEvents,
} from "./invariants/streams.ts";
import { wording } from "./invariants/wording.ts";
import { createResumeRequest, createRunRequest, createStopRequest } from "./requests.ts";
import { ProgressReader, type ProgressStream, parseResponse } from "./stream/progress-stream.ts";

/**
 * The contract's invariants. The invariants for HTTP responses come first, and the invariants for the
 * accumulated result come last.
 */
const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  secrets,
  frames,
  validEvents,
  sealed,
  texts,
  singleContent,
  cursors,
  firstChunk,
  calls,
  parts,
  details,
  wording,
  failures,
  terminal,
  replay,
  sameRun,
  linear,
];

export const toolProgress: Contract = {
  // The proposal defines neither sessions nor operations.
  core: { gather: async () => ({ threads: [], replays: [] }), cleanUp: () => [] },
  name: "tool-progress",
  streamRule: "P-092",
  run: createRunRequest,
  reconnect: createResumeRequest,
  reading: (head) => new ProgressReader(head),
  answered: (response) => parseResponse(response),
  invariants,
  codeChecks: commonChecks,
  gather: gatherReplays,
  cleanUp(streams) {
    // A run that ended its stream does not need a stop request. Multiple streams may belong to one run.
    const left = streams.filter(({ seen }) => {
      const { threadId, sessionId, ended } = seen as ProgressStream;
      return threadId !== null && sessionId !== null && ended !== "end";
    });
    const requests = left.map(({ seen }) => createStopRequest(seen));
    return [...new Map(requests.map((each) => [`${each.path} ${each.query.session_id}`, each])).values()];
  },
};
