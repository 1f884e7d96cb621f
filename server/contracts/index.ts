/** The contracts that the server serves. */
import type { AnyContract } from "./contract.ts";

/**
 * A path is handled by the first contract that matches it. The gateway precedes Tambo, which would match the
 * gateway's paths, too.
 */
export const contracts: readonly AnyContract[] = [
  (await import("./ui-stream/contract.ts")).uiStream,
  (await import("./tambo-compat/contract.ts")).tamboCompat,
  (await import("./ag-ui/contract.ts")).agUi,
  (await import("./agent-stream/contract.ts")).agentStream,
  (await import("./gateway/contract.ts")).gateway,
  (await import("./tool-progress/contract.ts")).toolProgress,
  (await import("./tambo/contract.ts")).tambo,
];
