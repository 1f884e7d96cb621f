/** The gateway contract, as the runner knows it. */
import type { Contract } from "../../runner/contract.ts";
import { codeChecks } from "./checks/index.ts";
import { invariants } from "./invariants/index.ts";
import { runRequest, settingOf } from "./requests.ts";
import { GatewayReader } from "./stream/gateway-stream.ts";
import { readAnswer } from "./stream/run-seen.ts";

export const gateway: Contract = {
  name: "gateway",
  run: runRequest,
  reading: (head) => new GatewayReader(head),
  answered: readAnswer,
  setting: settingOf,
  invariants,
  codeChecks,
  // A run leaves nothing behind, and ends with its connection.
  gather: async () => ({ threads: [], replays: [] }),
  cleanUp: () => [],
};
