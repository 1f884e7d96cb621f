/** The contract, as the runner knows it. */
import { commonChecks } from "../../runner/code-checks.ts";
import type { Contract } from "../../runner/contract.ts";
import { StreamReader } from "../../stream/stream-reader.ts";
import { invariants } from "./invariants.ts";
import { runRequest } from "./requests.ts";
import { streamForm } from "./stream.ts";

export const newContract: Contract = {
  name: "new-contract",
  run: runRequest,
  reading: (head) => new StreamReader(head, streamForm),
  invariants,
  codeChecks: commonChecks,
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};
