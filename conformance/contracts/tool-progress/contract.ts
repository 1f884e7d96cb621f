/** The tool-progress contract, as the runner knows it. */

import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { gather } from "./gather.ts";
import { calls } from "./invariants/calls.ts";
import { details, failures } from "./invariants/details.ts";
import { declared, errors, headers, secrets } from "./invariants/http.ts";
import { pieces } from "./invariants/pieces.ts";
import { cursors, replay, sameRun } from "./invariants/sessions.ts";
import {
  firstChunk,
  frames,
  linear,
  oneThing,
  sealed,
  terminal,
  texts,
  validEvents,
} from "./invariants/streams.ts";
import { wording } from "./invariants/wording.ts";
import { resumeRequest, runRequest, stopRequest } from "./requests.ts";
import { ProgressReader, type ProgressStream, readAnswer } from "./stream/progress-stream.ts";

/** From the outside in: answers, frames, chunks, their order, and what they come to. */
const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  secrets,
  frames,
  validEvents,
  sealed,
  texts,
  oneThing,
  cursors,
  firstChunk,
  calls,
  pieces,
  details,
  wording,
  failures,
  terminal,
  replay,
  sameRun,
  linear,
];

export const toolProgress: Contract = {
  name: "tool-progress",
  run: runRequest,
  reconnect: resumeRequest,
  reading: (head) => new ProgressReader(head),
  answered: (answer) => readAnswer(answer),
  invariants,
  codeChecks: commonChecks,
  gather,
  cleanUp(streams) {
    // What has ended by itself needs no stopping; several streams may be of one run.
    const left = streams.filter(({ seen }) => {
      const { threadId, sessionId, ended } = seen as ProgressStream;
      return threadId !== null && sessionId !== null && ended !== "end";
    });
    const requests = left.map(({ seen }) => stopRequest(seen));
    return [...new Map(requests.map((each) => [`${each.path} ${each.query.session_id}`, each])).values()];
  },
};
