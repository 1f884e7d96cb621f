/** The contracts that the suite judges, by name: each has a folder here, and a register in `spec`. */
import type { Contract } from "../runner/contract.ts";

/** An entry of the list. The contract is loaded lazily: `--help` should not wait for validators. */
interface Listed {
  /** Its name and version in reports. */
  title: string;
  load(): Promise<Contract>;
}

// The first is the default.
const contracts = {
  tambo: { title: "Tambo v1", load: async () => (await import("./tambo/contract.ts")).tambo },
  "ag-ui": { title: "AG-UI 1.0", load: async () => (await import("./ag-ui/contract.ts")).agUi },
  gateway: { title: "Gateway v1", load: async () => (await import("./gateway/contract.ts")).gateway },
  "agent-stream": {
    title: "Agent-stream v1",
    load: async () => (await import("./agent-stream/contract.ts")).agentStream,
  },
  "tool-progress": {
    title: "Tool-progress v1",
    load: async () => (await import("./tool-progress/contract.ts")).toolProgress,
  },
} satisfies Record<string, Listed>;

/** Name of a contract. */
export type ContractName = keyof typeof contracts;

/** All of them. */
export const contractNames = Object.keys(contracts) as [ContractName, ...ContractName[]];

/** Names and versions of the contracts in reports. */
export const contractTitles: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(contracts).map(([name, { title }]) => [name, title]),
);

/** Loads a contract. */
export function contractNamed(name: ContractName): Promise<Contract> {
  return contracts[name].load();
}
