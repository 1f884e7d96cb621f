/** Loads the suite of a contract to judge mutants with it, and determines the verdicts on its checks. */
import type { LoadedContract } from "../../cli/dependencies.ts";
import { suiteDependencies } from "../../cli/suite-dependencies.ts";
import type { ContractName } from "../../contracts/contracts.ts";
import type { Case, Check, Step } from "../../runner/case.ts";
import type { CheckResult } from "../../runner/report.ts";

/** A contract with its cases and checks. */
export interface Suite extends LoadedContract {
  name: ContractName;
  /** Cases that have checks which only mode `script` can test. */
  scriptOnly: readonly Case[];
  /** The definitions of the checks in cases, by `<case>/<check>`. Invariants are not included. */
  definitions: ReadonlyMap<string, { each: Case; check: Check }>;
}

const suites = new Map<ContractName, Promise<Suite>>();

/** Loads the suite of a contract. Each suite is loaded only once. */
export function loadSuite(name: ContractName): Promise<Suite> {
  const suite = suites.get(name) ?? load(name);
  suites.set(name, suite);
  return suite;
}

async function load(name: ContractName): Promise<Suite> {
  const judged = await suiteDependencies.loadContract(name);
  const scriptOnly = judged.cases.filter(
    ({ modes, checks }) =>
      !modes.includes("upstream") ||
      (modes.includes("script") &&
        checks.some((check) => check.modes !== undefined && !check.modes.includes("upstream"))),
  );
  const definitions = judged.cases.flatMap((each) =>
    each.checks.map((check) => [`${each.id}/${check.id}`, { each, check }] as const),
  );
  return { ...judged, name, scriptOnly, definitions: new Map(definitions) };
}

/**
 * Verdict on a check. `not-reached` means that the check failed because its case could not continue. Any
 * defective server can cause this, so it proves nothing about the check, unless the rejected step is the run
 * that the check tests.
 */
export type Verdict = "pass" | "fail" | "not-reached" | "harness";

/** Returns the verdict on a check, or `undefined` if the check does not apply. */
export function judgeCheck(
  { id, outcome, reason = "" }: CheckResult,
  { definitions }: Suite,
): Verdict | undefined {
  if (outcome === "not-applicable") return undefined;
  if (outcome !== "fail" && outcome !== "warn") return outcome;
  const stoppedAt = /^Not testable: step (\d+) /.exec(reason)?.[1];
  if (stoppedAt === undefined) return reason.startsWith("Not testable:") ? "not-reached" : "fail";
  const definition = definitions.get(id);
  if (definition === undefined) return "not-reached";
  const { each, check } = definition;
  const stopped = each.steps[Number(stoppedAt) - 1];
  const rejected = stopped !== undefined && "run" in stopped && usesNameOf(check, stopped);
  return rejected || findLastStep(each, check) <= Number(stoppedAt) ? "fail" : "not-reached";
}

/**
 * Returns the number of the last step whose observations a check uses. After this step, a case has made all
 * observations that the check needs.
 */
function findLastStep({ steps }: Case, check: Check): number {
  return (
    Math.max(...steps.flatMap((step, index) => (usesStep(check, step) ? [index + 1] : [])), 0) ||
    Number.POSITIVE_INFINITY
  );
}

/**
 * Returns true if a check may use the observations made by a step. Observations of the model, the search
 * engine and the canary may come from any step.
 */
function usesStep(check: Check, step: Step): boolean {
  return /\b(model|aborted|searches|canary)\b/.test(serializeSelection(check)) || usesNameOf(check, step);
}

/** Returns true if a check refers to a name under which a step stores an observation. */
function usesNameOf(check: Check, step: Step): boolean {
  return listNames(step).some((name) => new RegExp(`\\b${name}\\b`).test(serializeSelection(check)));
}

function serializeSelection({ select, equals, schema, with: parameters }: Check): string {
  return JSON.stringify([select, equals, schema, parameters]);
}

/** Returns the names under which a step stores observations. */
function listNames(step: Step): string[] {
  if ("repeat" in step) return step.steps.flatMap(listNames);
  if ("parallel" in step) return step.parallel.flatMap(listNames);
  return Object.entries(step).flatMap(([action, name]) =>
    ["run", "reconnect", "request", "pages", "read"].includes(action) ? [name as string] : [],
  );
}
