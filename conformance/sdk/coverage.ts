/**
 * Coverage of the scenarios by clients. `coverage.schema.json` describes the same format as a JSON
 * Schema.
 */
/** Response of `GET /coverage`. */
export interface Coverage {
  /** Version of the coverage format. */
  schema: "tambo-sdk-coverage/1";
  scenarios: ScenarioCoverage[];
  /** All operations in the contract. */
  operations: OperationCoverage[];
  /** Distinct requests that do not belong to any scenario, each with the reason. */
  strays: string[];
}

/** The result of a scenario. A scenario that was started but not finished is `failed`. */
export interface ScenarioCoverage {
  id: string;
  title: string;
  /** The distinct operations that the scenario uses, in order. */
  operations: string[];
  requirements: string[];
  status: "passed" | "failed" | "not-exercised";
  /** Distinct reasons for the failures, oldest first. */
  failures: string[];
}

/** The number of scenarios that use an operation, and how many of these scenarios passed. */
export interface OperationCoverage {
  operationId: string;
  scenarios: number;
  passed: number;
}

/** The scenarios that must be exercised: all, or a list of ids. */
export type Required = "all" | readonly string[];

/**
 * Counts scenarios. A scenario that was not exercised counts as failed only if it is required.
 * @throws Error for an unknown id.
 */
export function countCoverage(
  { scenarios }: Coverage,
  required: Required = [],
): { passed: number; failed: number } {
  const unknown =
    required === "all" ? [] : required.filter((id) => !scenarios.some((known) => known.id === id));
  if (unknown.length > 0) {
    throw new Error(
      `no scenario ${unknown.map((id) => `"${id}"`).join(", ")}; list the scenarios with tambo-conform sdk --list`,
    );
  }
  const passed = scenarios.filter(({ status }) => status === "passed").length;
  const failed = scenarios.filter(
    ({ id, status }) => status === "failed" || isMissing(id, status, required),
  ).length;
  return { passed, failed };
}

/**
 * Formats the scenarios and operations as a table. The last line is `N passed, N failed`.
 * @throws Error for an unknown id.
 */
export function coverageTable(coverage: Coverage, required: Required = []): string {
  const { passed, failed } = countCoverage(coverage, required);
  const { scenarios, operations, strays } = coverage;
  const idWidth = widthOf(
    "scenario",
    scenarios.map(({ id }) => id),
  );
  const nameWidth = widthOf(
    "operation",
    operations.map(({ operationId }) => operationId),
  );
  const lines = [
    `${"scenario".padEnd(idWidth)}  result`,
    ...scenarios.flatMap(({ id, status, failures }) => [
      `${id.padEnd(idWidth)}  ${describeStatus(status, isMissing(id, status, required))}`,
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
    lines.push("requests that do not belong to any scenario", ...strays.map((stray) => `    ${stray}`), "");
  }
  const untouched = scenarios.filter(({ status }) => status === "not-exercised").length;
  if (untouched > 0) lines.push(`${untouched} not exercised`);
  return [...lines, `${passed} passed, ${failed} failed`].join("\n");
}

function isMissing(id: string, status: string, required: Required): boolean {
  return status === "not-exercised" && (required === "all" || required.includes(id));
}

function describeStatus(status: string, missing: boolean): string {
  if (status === "not-exercised") return missing ? "NOT EXERCISED, but required" : "not exercised";
  return status === "failed" ? "FAILED" : status;
}

function widthOf(title: string, names: readonly string[]): number {
  return Math.max(title.length, ...names.map(({ length }) => length));
}
