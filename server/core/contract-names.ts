/** The contracts that are served; the first one's documents are also at the root. */
export const contractNames = ["tambo", "ag-ui", "gateway", "agent-stream", "tool-progress"] as const;

/** Name of a contract. */
export type ContractName = (typeof contractNames)[number];
