/**
 * The contracts, by name. A contract is the folder `spec/<name>` with its `main.tsp`; everything that follows from
 * it is written to `generated/<name>`.
 */
export const contracts = ["tambo", "ag-ui", "gateway", "tool-progress", "agent-stream"] as const;

/** Name of a contract. */
export type ContractName = (typeof contracts)[number];
