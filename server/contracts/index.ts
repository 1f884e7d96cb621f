/** The contracts that the server serves. */
import { agUi } from "./ag-ui/contract.ts";
import { agentStream } from "./agent-stream/contract.ts";
import type { AnyContract } from "./contract.ts";
import { gateway } from "./gateway/contract.ts";
import { tambo } from "./tambo/contract.ts";
import { toolProgress } from "./tool-progress/contract.ts";

/** A path belongs to the first contract that has it: the gateway's are among Tambo's. */
export const contracts: readonly AnyContract[] = [gateway, agUi, agentStream, toolProgress, tambo];
