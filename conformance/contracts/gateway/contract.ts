/** The gateway contract, as the runner knows it. */

import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { calls, flags } from "./invariants/calls.ts";
import { history } from "./invariants/history.ts";
import { declared, errors, headers, secrets } from "./invariants/http.ts";
import { results } from "./invariants/results.ts";
import { firstEvent, frames, linear, order, sealed, terminal, validEvents } from "./invariants/streams.ts";
import { answers, sameRun } from "./invariants/turns.ts";
import { runRequest, settingOf } from "./requests.ts";
import { sameResult } from "./same-result.ts";
import { GatewayReader } from "./stream/gateway-stream.ts";
import { readAnswer } from "./stream/run-seen.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  secrets,
  frames,
  validEvents,
  sealed,
  firstEvent,
  order,
  terminal,
  answers,
  calls,
  flags,
  history,
  results,
  sameRun,
  linear,
];

export const gateway: Contract = {
  name: "gateway",
  run: runRequest,
  reading: (head) => new GatewayReader(head),
  answered: readAnswer,
  setting: settingOf,
  invariants,
  codeChecks: { ...commonChecks, "same-result": sameResult },
  // A run leaves nothing behind, and ends with its connection.
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};
