/** What clients of the mock have exercised (`coverage.schema.json` describes the same for other languages). */

/** Answer of `GET /coverage`. */
export interface Coverage {
  /** Version of this form. */
  schema: "tambo-sdk-coverage/1";
  scenarios: ScenarioCoverage[];
  /** Every operation of the contract. */
  operations: OperationCoverage[];
  /** Requests that belong to no scenario, distinct, and why. */
  strays: string[];
}

/** What became of a scenario. One that was begun and not brought to its end is `failed`. */
export interface ScenarioCoverage {
  id: string;
  title: string;
  /** Operations it takes, distinct, in its order. */
  operations: string[];
  clauses: string[];
  status: "passed" | "failed" | "not-exercised";
  /** Why it failed: distinct, oldest first. */
  failures: string[];
}

/** How many of an operation's scenarios passed. */
export interface OperationCoverage {
  operationId: string;
  scenarios: number;
  passed: number;
}
