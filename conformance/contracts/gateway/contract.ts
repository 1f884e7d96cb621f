import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { calls, flags } from "./invariants/calls.ts";
import { history } from "./invariants/history.ts";
import { declared, errors, headers, secrets } from "./invariants/http.ts";
import { results } from "./invariants/results.ts";
import { firstEvent, frames, linear, order, sealed, terminal, validEvents } from "./invariants/streams.ts";
import { answers, sameRun } from "./invariants/turns.ts";
import { createCaseSetup, createRunRequest } from "./requests.ts";
import { checkSameResult } from "./same-result.ts";
import { GatewayReader } from "./stream/gateway-stream.ts";
import { parseResponse } from "./stream/observed-run.ts";

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
  streamRule: "G-140",
  run: createRunRequest,
  reading: (head) => new GatewayReader(head),
  answered: parseResponse,
  setting: createCaseSetup,
  invariants,
  codeChecks: { ...commonChecks, "same-result": checkSameResult },
  // There is no evidence to gather, because the server stores nothing and a run ends with its connection.
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};
