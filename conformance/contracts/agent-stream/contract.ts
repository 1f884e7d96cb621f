/** The agent-stream contract, as the runner knows it. */
import type { Contract } from "../../runner/contract.ts";
import { codeChecks } from "./checks/index.ts";
import { invariants } from "./invariants/index.ts";
import { runRequest } from "./requests.ts";
import { AgentReader } from "./stream/agent-stream.ts";

export const agentStream: Contract = {
  name: "agent-stream",
  run: runRequest,
  reading: (head) => new AgentReader(head),
  invariants,
  codeChecks,
  // A run has no id to ask by, and ends with its connection.
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};
