/** Takes a row through its steps, contract by contract. */
import { rmSync } from "node:fs";
import { mkdir, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSdkMock } from "../../conformance/sdk/mock.ts";
import { checkLimit, type Limit } from "./limit.ts";
import { type Contract, contracts, type Place, type Row, type Step, StepFailed, steps } from "./row.ts";

/** What became of a step with a contract. */
export type Cell =
  | { kind: "ok"; detail?: string }
  /** The generator cannot do it: `limits/<name>.yaml` shows how little it takes. */
  | { kind: "limit"; name: string; title: string }
  | { kind: "failed"; reason: string; output: string }
  /** What the language needs is not on this machine. */
  | { kind: "not-available"; reason: string }
  /** A step before it did not pass, or it is not a step of this contract. */
  | { kind: "not-reached" };

/** The cells of a contract. */
export interface ContractResult {
  contract: Contract;
  cells: Record<Step, Cell>;
}

/** What became of a row. */
export interface RowResult {
  row: Row;
  /** Version of the language's compiler; absent where there is none. */
  toolchain?: string;
  contracts: ContractResult[];
}

/** What a row is run with. */
export interface RunRowOptions {
  /** All limits; those of other rows are passed over. */
  limits: readonly Limit[];
  /** Absolute path of a contract's OpenAPI document. */
  documentOf: (contract: Contract) => string;
  /** Told of each cell as it is known, with the seconds it took. */
  onCell?: (contract: Contract, step: Step, cell: Cell, seconds: number) => void;
}

/** Runs a row. It does not throw for what the row does: that is a failed cell. */
export async function runRow(row: Row, options: RunRowOptions): Promise<RowResult> {
  const tried = row.contracts ?? contracts;
  const all = (cell: Cell): ContractResult[] =>
    tried.map((contract) => ({
      contract,
      cells: cellsOf((step) => (isTried(contract, step) ? cell : notReached)),
    }));

  const result: Omit<RowResult, "contracts"> = { row };
  try {
    const toolchain = await row.toolchain();
    if (!toolchain.available)
      return { row, contracts: all({ kind: "not-available", reason: toolchain.reason }) };
    result.toolchain = toolchain.version;
    await row.install?.();
  } catch (error) {
    return { ...result, contracts: all(failureOf(error)) };
  }
  const folder = await mkdtemp(join(tmpdir(), `sdk-matrix-${row.id}-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  // When the matrix is interrupted.
  process.once("exit", remove);
  try {
    const verdicts = new Map<string, string | undefined>();
    for (const limit of options.limits.filter((limit) => limit.row === row.id)) {
      verdicts.set(limit.name, await verdictOn(row, limit, join(folder, limit.name)));
    }
    const results: ContractResult[] = [];
    for (const contract of tried) {
      const place = { contract, document: options.documentOf(contract), folder: join(folder, contract) };
      await mkdir(place.folder);
      results.push({ contract, cells: await runContract(row, place, verdicts, options) });
    }
    return { ...result, contracts: results };
  } finally {
    process.off("exit", remove);
    remove();
  }
}

/** What is wrong with a limit; nothing where it holds. */
async function verdictOn(row: Row, limit: Limit, folder: string): Promise<string | undefined> {
  try {
    return await checkLimit(row, limit, folder);
  } catch (error) {
    return `the document of limits/${limit.name}.yaml cannot be tried: ${messageOf(error)}`;
  }
}

/** @param verdicts What is wrong with each limit of the row; nothing where it holds. */
async function runContract(
  row: Row,
  place: Place,
  verdicts: ReadonlyMap<string, string | undefined>,
  { limits, onCell }: RunRowOptions,
): Promise<Record<Step, Cell>> {
  const { contract } = place;
  const cells = cellsOf(() => notReached);
  for (const step of steps) {
    if (!isTried(contract, step)) continue;
    const needed = step === "typesStream" || step === "runs" ? cells.compiles : cells.generates;
    if (step !== "generates" && needed.kind !== "ok") continue;
    const limit = limits.find(
      (each) => each.row === row.id && each.step === step && each.contracts.includes(contract),
    );
    const started = performance.now();
    const cell = judge(await trial(row, step, place), limit, limit && verdicts.get(limit.name));
    cells[step] = cell;
    onCell?.(contract, step, cell, (performance.now() - started) / 1000);
  }
  return cells;
}

/** What a limit that is written down makes of a step's outcome. */
function judge(cell: Cell, limit: Limit | undefined, wrong: string | undefined): Cell {
  if (limit === undefined) return cell;
  const { name, title, says } = limit;
  if (cell.kind === "ok") {
    return failed(`it passes, though limits/${name}.yaml says it cannot: remove the contract from that file`);
  }
  if (cell.kind !== "failed") return cell;
  if (!`${cell.reason}\n${cell.output}`.includes(says)) {
    return failed(`${cell.reason}, but not as limits/${name}.yaml says: "${says}"`, cell.output);
  }
  if (wrong !== undefined) return failed(wrong, cell.output);
  return { kind: "limit", name, title };
}

async function trial(row: Row, step: Step, place: Place): Promise<Cell> {
  try {
    if (step !== "runs") {
      await row[step](place);
      return { kind: "ok" };
    }
    return await tryRun(row, place);
  } catch (error) {
    return failureOf(error);
  }
}

/** Runs the row's program against a mock of its own: all its scenarios must have passed, and nothing else been asked. */
async function tryRun(row: Row, place: Place): Promise<Cell> {
  const mock = await startSdkMock();
  try {
    let failure: Cell | undefined;
    try {
      await row.runs(place, { url: mock.url });
    } catch (error) {
      failure = failureOf(error);
    }
    const { scenarios, strays } = mock.coverage();
    const wrong = [
      ...scenarios.flatMap(({ id, status, failures }) => {
        if (status === "failed") return [`${id}: ${failures.join("; ")}`];
        return status !== "passed" && row.scenarios.includes(id) ? [`${id}: not exercised`] : [];
      }),
      ...row.scenarios
        .filter((id) => !scenarios.some((known) => known.id === id))
        .map((id) => `${id}: no such scenario`),
      ...strays,
    ];
    if (failure?.kind === "failed") {
      return failed(failure.reason, [failure.output, ...wrong].filter((line) => line !== "").join("\n"));
    }
    if (wrong.length > 0) return failed("the mock did not see what the scenarios ask for", wrong.join("\n"));
    const passed = scenarios.filter(({ status }) => status === "passed").length;
    return { kind: "ok", detail: passed === 1 ? "1 scenario" : `${passed} scenarios` };
  } finally {
    await mock.close();
  }
}

const notReached: Cell = { kind: "not-reached" };

/** The mock speaks the tambo contract only. */
function isTried(contract: Contract, step: Step): boolean {
  return step !== "runs" || contract === "tambo";
}

function cellsOf(cell: (step: Step) => Cell): Record<Step, Cell> {
  return Object.fromEntries(steps.map((step) => [step, cell(step)])) as Record<Step, Cell>;
}

function failed(reason: string, output = ""): Cell {
  return { kind: "failed", reason, output };
}

function failureOf(error: unknown): Cell {
  if (error instanceof StepFailed) return failed(error.message, error.output);
  return failed(messageOf(error), error instanceof Error ? error.stack : "");
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
