/** All mutants, by the contract that judges them. */
import type { ContractName } from "../../../contracts/contracts.ts";
import type { Mutant } from "../mutant.ts";
import { agUiMutants } from "./ag-ui/index.ts";
import { agentStreamMutants } from "./agent-stream/index.ts";
import { gatewayMutants } from "./gateway/index.ts";
import { tamboMutants } from "./tambo/index.ts";
import { toolProgressMutants } from "./tool-progress/index.ts";

export const mutants: Readonly<Record<ContractName, readonly Mutant[]>> = {
  tambo: tamboMutants,
  "ag-ui": agUiMutants,
  gateway: gatewayMutants,
  "agent-stream": agentStreamMutants,
  "tool-progress": toolProgressMutants,
};
