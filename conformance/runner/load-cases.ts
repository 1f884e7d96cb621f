/** Reads and validates the case files of a contract. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { compile } from "@jmespath-community/jmespath";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import type { Case, Step } from "./case.ts";
import { errorMessage } from "./error-message.ts";
import { findHolds } from "./scripts.ts";
import { findExpressions } from "./select.ts";

const schema = JSON.parse(readFileSync(new URL("../case.schema.json", import.meta.url), "utf8")) as object;
const isValid = new Ajv2020({ allErrors: true }).compile(schema);

/** Returns the errors that the contract's own schema for steps finds in a step. */
export type StepProblems = (step: Step) => string[];

/**
 * Compiles a contract's `steps.schema.json`.
 * @param contract Name of a folder in `conformance/contracts`.
 */
export function loadStepSchema(contract: string): StepProblems {
  const file = new URL(`../contracts/${contract}/steps.schema.json`, import.meta.url);
  const { $defs } = JSON.parse(readFileSync(file, "utf8")) as { $defs: Record<"run" | "reconnect", object> };
  const ajv = new Ajv2020({ allErrors: true });
  const [run, reconnect] = [ajv.compile($defs.run), ajv.compile($defs.reconnect)];
  return (step) => {
    const [verb, name, fits] =
      "run" in step
        ? (["run", step.run, run] as const)
        : "reconnect" in step
          ? (["reconnect", step.reconnect, reconnect] as const)
          : [];
    if (fits === undefined || fits(step)) return [];
    return (fits.errors ?? []).map(({ keyword, instancePath, message, params }) =>
      keyword === "false schema"
        ? `${verb} ${name}: remove ${instancePath.slice(1) || verb}, which the contract does not define`
        : `${verb} ${name}: ${instancePath} ${message} ${JSON.stringify(params)}`,
    );
  };
}

/**
 * Returns the cases of a contract, sorted by area and id.
 * @param contract Name of a folder in `conformance/contracts`.
 * @throws Error with one line for each problem.
 */
export function loadCases(contract: string): Case[] {
  const folder = join(import.meta.dirname, "..", "contracts", contract, "cases");
  const problems: string[] = [];
  const cases: Case[] = [];
  const stepProblems = loadStepSchema(contract);
  for (const area of readdirSync(folder).toSorted()) {
    for (const file of readdirSync(join(folder, area)).toSorted()) {
      const each = readCase(readFileSync(join(folder, area, file), "utf8"), area, stepProblems);
      const wrong = [...each.problems];
      if (each.case !== undefined && each.case.id !== basename(file, ".yaml"))
        wrong.push(`rename the file to ${each.case.id}.yaml to match its id`);
      if (each.case !== undefined && cases.some(({ id }) => id === each.case?.id))
        wrong.push(`another case has the id ${each.case.id}`);
      if (each.case !== undefined) cases.push(each.case);
      problems.push(...wrong.map((problem) => `${contract}/cases/${area}/${file}: ${problem}`));
    }
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return cases;
}

/**
 * Parses one case.
 * @param text The YAML text.
 * @param area Name of the folder that contains the file.
 */
export function readCase(
  text: string,
  area: string,
  stepProblems: StepProblems,
): { case?: Case; problems: string[] } {
  let value: unknown;
  try {
    // Cases with large bodies use more aliases than the default limit allows. The limit protects against
    // untrusted documents, and cases are trusted.
    value = parse(text, { maxAliasCount: -1 });
  } catch (error) {
    return { problems: [errorMessage(error)] };
  }
  if (!isValid(value)) {
    const problems = (isValid.errors ?? [])
      .filter(({ keyword }) => keyword !== "oneOf")
      .map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`);
    return { problems };
  }
  const given = value as Partial<Case> & Pick<Case, "id" | "title" | "since" | "steps" | "checks">;
  const each: Case = {
    needs: [],
    modes: ["upstream", "script"],
    exclusive: false,
    scripts: {},
    ...given,
    area,
  };
  return { case: each, problems: findProblems(each, stepProblems) };
}

function findProblems(each: Case, stepProblems: StepProblems): string[] {
  const problems: string[] = [];
  const ids = each.checks.map(({ id }) => id);
  for (const id of ids.filter((id, index) => ids.indexOf(id) < index))
    problems.push(`duplicate check id ${id}`);
  const holds = Object.values(each.scripts).flatMap(findHolds);
  for (const hold of holds.filter((hold, index) => holds.indexOf(hold) < index))
    problems.push(`duplicate hold ${hold}`);
  const steps = flattenSteps(each.steps);
  for (const step of steps) {
    problems.push(...stepProblems(step));
    const hold = "reached" in step ? step.reached : "release" in step ? step.release : undefined;
    if (hold !== undefined && !holds.includes(hold)) problems.push(`no script has the hold ${hold}`);
    if ("read" in step && typeof step.until === "object" && !("events" in step.until))
      problems.push(...findInvalidExpressions(Object.values(step.until)));
  }
  problems.push(...findInvalidExpressions(findExpressions([each.steps, each.scripts] as never)));
  for (const { id, select, equals, schema, with: parameters } of each.checks) {
    const all = [
      ...(select === undefined ? [] : [select]),
      ...findExpressions([equals, schema, parameters] as never),
    ];
    problems.push(...findInvalidExpressions(all).map((problem) => `check ${id}: ${problem}`));
  }
  return problems;
}

function findInvalidExpressions(expressions: readonly string[]): string[] {
  return expressions.flatMap((expression) => {
    try {
      compile(expression);
      return [];
    } catch (error) {
      return [`${expression} is not JMESPath: ${errorMessage(error)}`];
    }
  });
}

function flattenSteps(steps: readonly Step[]): Step[] {
  return steps.flatMap((step) => {
    if ("repeat" in step) return [step, ...flattenSteps(step.steps)];
    return "parallel" in step ? [step, ...flattenSteps(step.parallel)] : [step];
  });
}
