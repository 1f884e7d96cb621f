/** Creates cases and runs them, for testing the runner. */
import { onTestFinished } from "vitest";
import type { Case, Check, Step } from "../case.ts";
import { CaseRun } from "../case-run.ts";
import type { Contract } from "../contract.ts";
import type { CheckResult, Requirement } from "../report.ts";
import { runCase } from "../run-case.ts";
import { executeSteps } from "../steps.ts";
import type { Target } from "../target.ts";
import { FakeDriver } from "./fake-driver.ts";
import { type Handler, serve, whole } from "./server.ts";
import { smallContract } from "./small-contract.ts";

/** The small contract's register, with one requirement for each level. */
export const requirements: Requirement[] = [
  { id: "M-1", level: "MUST", text: "It must.", source: "§1" },
  { id: "S-1", level: "SHOULD", text: "It should.", source: "§2" },
];

/** Creates a case with a single script, `main`, whose run is read completely. */
export function caseOf(parts: Partial<Case> = {}): Case {
  return {
    id: "one",
    title: "One",
    area: "text",
    since: "1.0",
    needs: [],
    modes: ["upstream"],
    exclusive: false,
    scripts: { main: [[{ text: "hi" }]] },
    steps: [{ run: "main" }, { read: "main" }],
    checks: [],
    ...parts,
  };
}

/** Creates a MUST check. By default, it expects that the `main` step made an observation. */
export function checkOf(parts: Partial<Check> = {}): Check {
  const what = "equals" in parts ? {} : { select: "main.types", schema: {} };
  return { id: "it", requirements: ["M-1"], text: "It is so.", ...what, ...parts };
}

/** Creates a target with the given URL. */
export function targetOf(url: string, parts: Partial<Target> = {}): Target {
  return {
    name: "tested",
    url,
    mode: "upstream",
    features: new Set(),
    toolServer: "tools",
    timeoutMs: 1_000,
    ...parts,
  };
}

/** Options that differ from the defaults. */
export interface Unusual {
  handle?: Handler;
  target?: Partial<Target>;
  contract?: Partial<Contract>;
  driver?: FakeDriver;
  /** Set to `true` to also keep the trace of passing cases. */
  trace?: boolean;
}

/**
 * Runs a case against a server.
 * @returns The result, in which ids are stable, and the requests that the server received.
 */
export async function resultOf(
  parts: Partial<Case>,
  { handle = whole, target, contract, driver = new FakeDriver(), trace = false }: Unusual = {},
) {
  const { url, asked } = await serve(handle);
  const result = await runCase(caseOf(parts), {
    target: targetOf(url, { timeoutMs: 250, ...target }),
    driver,
    contract: smallContract(contract),
    requirements: new Map(requirements.map((requirement) => [requirement.id, requirement])),
    trace,
  });
  return { asked, ...steady(result) };
}

/** Returns the outcome of each check in a result. */
export function outcomes(checks: readonly CheckResult[]): string[][] {
  return checks.map(({ id, outcome, reason }) => [id, outcome, ...(reason === undefined ? [] : [reason])]);
}

/** Prepares a case for a run against a server, but does not execute its steps. */
export async function begin(
  handle: Handler,
  {
    target,
    contract,
    driver = new FakeDriver(),
    ...parts
  }: Pick<Unusual, "target" | "contract" | "driver"> & Partial<Case> = {},
) {
  const { url, asked } = await serve(handle);
  const run = new CaseRun(
    caseOf(parts),
    targetOf(url, { timeoutMs: 1_000, ...target }),
    driver,
    smallContract(contract),
    false,
  );
  onTestFinished(() => run.close());
  /** Returns the requests that the server has received. */
  const lines = () => steady(asked.map(({ line }) => line));
  return { run, asked, lines };
}

/**
 * Executes steps.
 * @returns The reason why the case ended early, if it did.
 */
export async function problemOf(run: CaseRun, steps: Step[]): Promise<string | undefined> {
  return executeSteps(run, steps).then(
    () => undefined,
    (error: Error) => steady(error.message),
  );
}

/** Returns a copy of a value in which the random part of ids is replaced with `NONCE`. */
export function steady<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/c[0-9a-f]{16}/g, "NONCE")) as T;
}
