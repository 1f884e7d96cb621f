/**
 * The contracts, by name. A contract is the folder `spec/<name>` with its `main.tsp`; everything that follows from
 * it is written to `generated/<name>`.
 */
export const contracts = ["tambo", "ag-ui", "gateway"] as const;
