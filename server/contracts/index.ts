/** The contracts that the server serves, a line each. */
import type { AnyContract } from "./contract.ts";

/** A path belongs to the first contract that has it: the gateway's are among Tambo's. */
export const contracts: readonly AnyContract[] = [
  (await import("./ag-ui/contract.ts")).agUi,
  (await import("./agent-stream/contract.ts")).agentStream,
  (await import("./gateway/contract.ts")).gateway,
  (await import("./tool-progress/contract.ts")).toolProgress,
  (await import("./tambo/contract.ts")).tambo,
];
