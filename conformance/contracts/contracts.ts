/** The contracts that the suite judges, by name: each has a folder here, and a register in `spec`. */
import type { Contract } from "../runner/contract.ts";

/** All of them; the first is meant where none is named. */
export const contractNames = ["tambo", "ag-ui", "gateway", "agent-stream", "tool-progress"] as const;

/** Name of a contract. */
export type ContractName = (typeof contractNames)[number];

/** What reports call the contracts, with their versions. */
export const contractTitles: Readonly<Record<string, string>> = {
  tambo: "Tambo v1",
  "ag-ui": "AG-UI 1.0",
  gateway: "Gateway v1",
  "agent-stream": "Agent-stream v1",
  "tool-progress": "Tool-progress v1",
} satisfies Record<ContractName, string>;

// Each is loaded when it is asked for: `--help` should not wait for validators.
const contracts: Readonly<Record<ContractName, () => Promise<Contract>>> = {
  tambo: async () => (await import("./tambo/contract.ts")).tambo,
  "ag-ui": async () => (await import("./ag-ui/contract.ts")).agUi,
  gateway: async () => (await import("./gateway/contract.ts")).gateway,
  "agent-stream": async () => (await import("./agent-stream/contract.ts")).agentStream,
  "tool-progress": async () => (await import("./tool-progress/contract.ts")).toolProgress,
};

/** Loads a contract. */
export function contractNamed(name: ContractName): Promise<Contract> {
  return contracts[name]();
}
