/** Runs the steps of a row for each contract. */
import { rmSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSdkMock } from "../../conformance/sdk/mock.ts";
import { checkLimit, type Limit } from "./limit.ts";
import {
  type Contract,
  contracts,
  type DocumentFile,
  type Row,
  type Step,
  StepFailed,
  steps,
  type Workspace,
} from "./row.ts";

/** The result of one step for one contract. */
export type Cell =
  | { kind: "ok"; detail?: string }
  /**
   * The generator does not support this. `limits/<name>.yaml` contains a minimal document that demonstrates
   * the limit.
   */
  | { kind: "limit"; name: string; title: string }
  | { kind: "failed"; reason: string; output: string }
  /** The language's tools are not installed on this machine. */
  | { kind: "not-available"; reason: string }
  /** An earlier step failed, or this step does not exist for the row or the contract. */
  | { kind: "not-reached" };

/** The cells for one contract. */
export interface ContractResult {
  contract: Contract;
  cells: Record<Step, Cell>;
}

/** The result of a row. */
export interface RowResult {
  row: Row;
  /** The version of the language's compiler. Absent if the language is not available. */
  toolchain?: string;
  contracts: ContractResult[];
}

/** Options for {@link runRow}. */
export interface RunRowOptions {
  /** All known limits of generators. Limits for other rows are ignored. */
  limits: readonly Limit[];
  /** Returns the absolute path of a contract's document. */
  findDocument: (contract: Contract, file: DocumentFile) => string;
  /** Called with each result and its duration in seconds. */
  onCell?: (contract: Contract, step: Step, cell: Cell, seconds: number) => void;
}

/** Runs a row. Errors thrown by the row become failed cells. */
export async function runRow(row: Row, options: RunRowOptions): Promise<RowResult> {
  const tested = row.contracts ?? contracts;
  const fillCells = (cell: Cell): ContractResult[] =>
    tested.map((contract) => ({
      contract,
      cells: buildCells((step) => (hasStep(row, contract, step) ? cell : notReached)),
    }));

  const result: Omit<RowResult, "contracts"> = { row };
  try {
    const toolchain = await row.toolchain();
    if (!toolchain.available)
      return { row, contracts: fillCells({ kind: "not-available", reason: toolchain.reason }) };
    result.toolchain = toolchain.version;
    await row.install?.();
  } catch (error) {
    return { ...result, contracts: fillCells(toFailedCell(error)) };
  }
  const folder = await mkdtemp(join(tmpdir(), `sdk-matrix-${row.id}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // Cleans up if the matrix run is interrupted.
  process.once("exit", remove);
  try {
    const limitProblems = new Map<string, string | undefined>();
    for (const limit of options.limits.filter((limit) => limit.row === row.id)) {
      limitProblems.set(limit.name, await findLimitProblem(row, limit, join(folder, limit.name)));
    }
    const results: ContractResult[] = [];
    for (const contract of tested) {
      const workspace = {
        contract,
        document: options.findDocument(contract, row.document ?? "openapi.yaml"),
        folder: join(folder, contract),
      };
      await mkdir(workspace.folder);
      results.push({ contract, cells: await runContract(row, workspace, limitProblems, options) });
    }
    return { ...result, contracts: results };
  } finally {
    process.off("exit", remove);
    remove();
  }
}

/** Returns the problem with a limit, or `undefined` if the limit is still valid. */
async function findLimitProblem(row: Row, limit: Limit, folder: string): Promise<string | undefined> {
  try {
    return await checkLimit(row, limit, folder);
  } catch (error) {
    return `the steps cannot run on the document in limits/${limit.name}.yaml: ${errorText(error)}`;
  }
}

/** @param limitProblems The problem with each of the row's limits, or `undefined` for a valid limit. */
async function runContract(
  row: Row,
  workspace: Workspace,
  limitProblems: ReadonlyMap<string, string | undefined>,
  { limits, onCell }: RunRowOptions,
): Promise<Record<Step, Cell>> {
  const { contract } = workspace;
  const cells = buildCells(() => notReached);
  for (const step of steps) {
    if (!hasStep(row, contract, step)) continue;
    const required = step === "typesStream" || step === "runs" ? cells.compiles : cells.generates;
    if (step !== "generates" && required.kind !== "ok") continue;
    const limit = limits.find(
      (each) => each.row === row.id && each.step === step && each.contracts.includes(contract),
    );
    const started = performance.now();
    const cell = applyLimit(
      await runStep(row, step, workspace),
      limit,
      limit && limitProblems.get(limit.name),
    );
    cells[step] = cell;
    onCell?.(contract, step, cell, (performance.now() - started) / 1000);
  }
  return cells;
}

/** Applies a documented limit to the result of a step. */
function applyLimit(cell: Cell, limit: Limit | undefined, limitProblem: string | undefined): Cell {
  if (limit === undefined) return cell;
  const { name, title, error } = limit;
  if (cell.kind === "ok") {
    return failed(`it passes, but limits/${name}.yaml expects a failure: remove the contract from that file`);
  }
  if (cell.kind !== "failed") return cell;
  if (!`${cell.reason}\n${cell.output}`.includes(error)) {
    return failed(
      `${cell.reason}, but the output does not contain the text from limits/${name}.yaml: "${error}"`,
      cell.output,
    );
  }
  if (limitProblem !== undefined) return failed(limitProblem, cell.output);
  return { kind: "limit", name, title };
}

async function runStep(row: Row, step: Step, workspace: Workspace): Promise<Cell> {
  try {
    if (step !== "runs") {
      await row[step]?.(workspace);
      return { kind: "ok" };
    }
    return await runAgainstMock(row, workspace);
  } catch (error) {
    return toFailedCell(error);
  }
}

/**
 * Runs the row's program against its own mock. All of the row's scenarios must pass, and the program
 * must not send any other request.
 */
async function runAgainstMock(row: Row, workspace: Workspace): Promise<Cell> {
  const mock = await startSdkMock();
  try {
    let failure: Cell | undefined;
    try {
      await row.runs?.(workspace, { url: mock.url });
    } catch (error) {
      failure = toFailedCell(error);
    }
    const { scenarios, strays } = mock.coverage();
    const problems = [
      ...scenarios.flatMap(({ id, status, failures }) => {
        if (status === "failed") return [`${id}: ${failures.join("; ")}`];
        return status !== "passed" && row.scenarios.includes(id) ? [`${id}: not run`] : [];
      }),
      ...row.scenarios
        .filter((id) => !scenarios.some((known) => known.id === id))
        .map((id) => `${id}: no such scenario`),
      ...strays,
    ];
    if (failure?.kind === "failed") {
      return failed(failure.reason, [failure.output, ...problems].filter((line) => line !== "").join("\n"));
    }
    if (problems.length > 0) return failed("the requests do not match the scenarios", problems.join("\n"));
    const passed = scenarios.filter(({ status }) => status === "passed").length;
    return { kind: "ok", detail: passed === 1 ? "1 scenario" : `${passed} scenarios` };
  } finally {
    await mock.close();
  }
}

const notReached: Cell = { kind: "not-reached" };

/** The mock serves only the Tambo contract. */
function hasStep(row: Row, contract: Contract, step: Step): boolean {
  return row[step] !== undefined && (step !== "runs" || contract === "tambo");
}

function buildCells(cell: (step: Step) => Cell): Record<Step, Cell> {
  return Object.fromEntries(steps.map((step) => [step, cell(step)])) as Record<Step, Cell>;
}

function failed(reason: string, output = ""): Cell {
  return { kind: "failed", reason, output };
}

function toFailedCell(error: unknown): Cell {
  if (error instanceof StepFailed) return failed(error.message, error.output);
  return failed(errorText(error), error instanceof Error ? error.stack : "");
}

function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
