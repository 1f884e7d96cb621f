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
  requirements: string[];
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

/** Scenarios that must have been exercised: `all`, or by id. */
export type Required = "all" | readonly string[];

/**
 * Counts scenarios. One that was not exercised counts as failed only where it is required.
 *
 * @throws Error for a required scenario that does not exist.
 */
export function countCoverage(
  { scenarios }: Coverage,
  required: Required = [],
): { passed: number; failed: number } {
  const unknown =
    required === "all" ? [] : required.filter((id) => !scenarios.some((known) => known.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `no scenario ${unknown.map((id) => `"${id}"`).join(", ")}: list them with tambo-conform sdk --list`,
    );
  }
  const passed = scenarios.filter(({ status }) => status === "passed").length;
  const failed = scenarios.filter(
    ({ id, status }) => status === "failed" || isMissing(id, status, required),
  ).length;
  return { passed, failed };
}

/**
 * A table of scenarios and of operations. The last line is `N passed, N failed`.
 *
 * @throws Error for a required scenario that does not exist.
 */
export function coverageTable(coverage: Coverage, required: Required = []): string {
  const { passed, failed } = countCoverage(coverage, required);
  const { scenarios, operations, strays } = coverage;
  const idWidth = widest(
    "scenario",
    scenarios.map(({ id }) => id),
  );
  const nameWidth = widest(
    "operation",
    operations.map(({ operationId }) => operationId),
  );
  const lines = [
    `${"scenario".padEnd(idWidth)}  result`,
    ...scenarios.flatMap(({ id, status, failures }) => [
      `${id.padEnd(idWidth)}  ${wordFor(status, isMissing(id, status, required))}`,
      ...failures.map((failure) => `    ${failure}`),
    ]),
    "",
    `${"operation".padEnd(nameWidth)}  scenarios passed`,
    ...operations.map(
      (operation) =>
        `${operation.operationId.padEnd(nameWidth)}  ${operation.passed} of ${operation.scenarios}`,
    ),
    "",
  ];
  if (strays.length > 0) {
    lines.push("requests that belong to no scenario", ...strays.map((stray) => `    ${stray}`), "");
  }
  const untouched = scenarios.filter(({ status }) => status === "not-exercised").length;
  if (untouched > 0) lines.push(`${untouched} not exercised`);
  return [...lines, `${passed} passed, ${failed} failed`].join("\n");
}

function isMissing(id: string, status: string, required: Required): boolean {
  return status === "not-exercised" && (required === "all" || required.includes(id));
}

function wordFor(status: string, missing: boolean): string {
  if (status === "not-exercised") return missing ? "NOT EXERCISED, but required" : "not exercised";
  return status === "failed" ? "FAILED" : status;
}

function widest(title: string, names: readonly string[]): number {
  return Math.max(title.length, ...names.map(({ length }) => length));
}
