/** Cases, and what they are run with. */
import { onTestFinished } from "vitest";
import type { Case, Check, Step } from "../case.ts";
import { CaseRun } from "../case-run.ts";
import type { Contract } from "../contract.ts";
import type { CheckResult, Requirement } from "../report.ts";
import { runCase } from "../run-case.ts";
import { doSteps } from "../steps.ts";
import type { Target } from "../target.ts";
import { FakeDriver } from "./fake-driver.ts";
import { type Handler, serve, whole } from "./server.ts";
import { smallContract } from "./small-contract.ts";

/** The register of the small contract: a requirement of each level. */
export const requirements: Requirement[] = [
  { id: "M-1", level: "MUST", text: "It must.", source: "§1" },
  { id: "S-1", level: "SHOULD", text: "It should.", source: "§2" },
];

/** A case of one script `main` that is run and read to its end. */
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

/** A MUST check; that something was seen of the step `main`, if it says nothing else. */
export function checkOf(parts: Partial<Check> = {}): Check {
  const what = "equals" in parts ? {} : { select: "main.types", schema: {} };
  return { id: "it", requirements: ["M-1"], text: "It is so.", ...what, ...parts };
}

/** An implementation at a URL. */
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

/** What may be unlike the usual. */
export interface Unusual {
  handle?: Handler;
  target?: Partial<Target>;
  contract?: Partial<Contract>;
  driver?: FakeDriver;
  /** Keep the wire, whatever the outcome. */
  trace?: boolean;
}

/** Runs a case against a server. @returns Its result with steady ids, and what the server was asked. */
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

/** The checks of a result, each as much as says how it came out. */
export function outcomes(checks: readonly CheckResult[]): string[][] {
  return checks.map(({ id, outcome, reason }) => [id, outcome, ...(reason === undefined ? [] : [reason])]);
}

/** A case against a server, before its first step. */
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
    targetOf(url, { timeoutMs: 40, ...target }),
    driver,
    smallContract(contract),
    false,
  );
  onTestFinished(() => run.close());
  /** The case's requests, as it wrote them. */
  const lines = () => steady(asked.map(({ line }) => line));
  return { run, asked, lines };
}

/** Does steps. @returns What ends the case, as its reasons will say. */
export async function problemOf(run: CaseRun, steps: Step[]): Promise<string | undefined> {
  return doSteps(run, steps).then(
    () => undefined,
    (error: Error) => steady(error.message),
  );
}

/** A value with the part of its ids that is new in every run written as `NONCE`. */
export function steady<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll(/c[0-9a-f]{16}/g, "NONCE")) as T;
}
