import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { calls } from "./invariants/calls.ts";
import { declared, errors, headers, secrets } from "./invariants/http.ts";
import { reasoning, thinkingRequested } from "./invariants/reasoning.ts";
import {
  firstEvent,
  frames,
  linear,
  sealed,
  terminal,
  validEvents,
  vocabulary,
} from "./invariants/streams.ts";
import { agent, thread } from "./invariants/thread.ts";
import { failures, turns } from "./invariants/turns.ts";
import { createRunRequest } from "./requests.ts";
import { AgentReader } from "./stream/agent-stream.ts";

/**
 * The contract's invariants. The invariants for HTTP responses come first, and the invariants for the
 * accumulated text come last.
 */
const invariants: readonly Invariant[] = [
  declared,
  errors,
  headers,
  secrets,
  frames,
  vocabulary,
  validEvents,
  sealed,
  firstEvent,
  terminal,
  thread,
  agent,
  turns,
  calls,
  reasoning,
  thinkingRequested,
  failures,
  linear,
];

export const agentStream: Contract = {
  name: "agent-stream",
  streamRule: "A-080",
  run: createRunRequest,
  reading: (head) => new AgentReader(head),
  invariants,
  codeChecks: commonChecks,
  // There is no evidence to gather, because a run has no id by which it could be read, and ends with its
  // connection.
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};
