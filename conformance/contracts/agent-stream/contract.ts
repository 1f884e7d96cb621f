/** The agent-stream contract, as the runner knows it. */

import type { Contract } from "../../runner/contract.ts";
import type { Invariant } from "../../runner/invariant.ts";
import { commonChecks } from "../shared/code-checks.ts";
import { calls } from "./invariants/calls.ts";
import { declared, errors, headers, secrets } from "./invariants/http.ts";
import { reasoning, thinkingAsked } from "./invariants/reasoning.ts";
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
import { runRequest } from "./requests.ts";
import { AgentReader } from "./stream/agent-stream.ts";

/** From the outside in: answers, frames, events, their order, and what they come to. */
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
  thinkingAsked,
  failures,
  linear,
];

export const agentStream: Contract = {
  name: "agent-stream",
  run: runRequest,
  reading: (head) => new AgentReader(head),
  invariants,
  codeChecks: commonChecks,
  // A run has no id to ask by, and ends with its connection.
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};
