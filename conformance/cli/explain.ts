/** `tambo-conform explain`: what a check, a case or a requirement is about, and how to see it. */
import { nearest } from "../baseline/nearest.ts";
import { contractNames } from "../contracts/contracts.ts";
import type { Case, Check } from "../runner/case.ts";
import type { Invariant } from "../runner/invariant.ts";
import { levelOf } from "../runner/judge.ts";
import type { Requirement } from "../runner/report.ts";
import { describeSteps } from "./describe-steps.ts";
import { describeTurns, short } from "./describe-turns.ts";
import { UsageError } from "./exit.ts";
import type { Judged } from "./pieces.ts";

/** Checks of invariants have ids of this form in every case. */
const everyCase = "every-";

/**
 * Explains what an id stands for: `case/check`, `case`, an invariant's `every-…`, or a requirement.
 *
 * @returns Lines for a terminal.
 * @throws UsageError for an id that nothing has.
 */
export function explain(id: string, judged: Judged): string[] {
  const { cases, requirements, contract } = judged;
  const requirement = requirements.find((each) => each.id === id.toUpperCase());
  if (requirement !== undefined) return explainRequirement(requirement, judged);
  const slash = id.indexOf("/");
  const caseId = slash < 0 ? id : id.slice(0, slash);
  const found = cases.find((each) => each.id === caseId);
  if (found !== undefined && slash < 0) return explainCase(found, judged);
  const checkId = slash < 0 ? id : id.slice(slash + 1);
  const invariant = contract.invariants.find((each) => everyCase + each.id === checkId);
  if (invariant !== undefined && (found !== undefined || slash < 0))
    return explainInvariant(invariant, found, judged);
  const check = found?.checks.find((each) => each.id === checkId);
  if (found !== undefined && check !== undefined) return explainCheck(found, check, judged);

  const ids = [
    ...requirements.map((each) => each.id),
    ...cases.flatMap((each) => [each.id, ...each.checks.map((of) => `${each.id}/${of.id}`)]),
    ...contract.invariants.map((each) => everyCase + each.id),
  ];
  const [meant] = nearest(id, ids);
  const advice = meant === undefined ? "see `tambo-conform list`" : `did you mean ${meant}?`;
  throw new UsageError(`There is no check, case or requirement ${id}; ${advice}`);
}

function explainRequirement(requirement: Requirement, { cases, contract }: Judged): string[] {
  const checks = cases.flatMap((each) =>
    each.checks
      .filter((check) => check.requirements.includes(requirement.id))
      .map((check) => `${each.id}/${check.id}: ${check.text}`),
  );
  const invariants = contract.invariants
    .filter((each) => each.requirements.includes(requirement.id))
    .map((each) => `${everyCase}${each.id} (in every case): ${each.text}`);
  const proofs = [...checks, ...invariants];
  const reason = requirement.untestable ?? "no check cites it";
  return [
    ...requirementLines(requirement),
    "",
    ...(proofs.length === 0 ? [`Not judged: ${reason}`] : ["Checks:", ...proofs.map((line) => `  ${line}`)]),
    ...(proofs.length === 0 ? [] : reproduce(`--requirement ${requirement.id}`, contract)),
  ];
}

function explainCase(each: Case, { requirements, contract }: Judged): string[] {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const checks = each.checks.map(
    (check) => `  ${check.id} (${levelOf(check, byId)}; ${check.requirements.join(", ")}): ${check.text}`,
  );
  return [
    `${each.id}: ${each.title}`,
    ...conditions(each),
    ...script(each),
    "",
    "What it does:",
    ...describeSteps(each.steps).map((line) => `  ${line}`),
    "",
    "Checks:",
    ...checks,
    `  and, as in every case: ${contract.invariants.map(({ id }) => everyCase + id).join(", ")}`,
    ...reproduce(`--case ${each.id}`, contract),
  ];
}

function explainCheck(each: Case, check: Check, judged: Judged): string[] {
  const byId = new Map(judged.requirements.map((requirement) => [requirement.id, requirement]));
  const how =
    check.code === undefined
      ? [
          `It selects ${check.select ?? "@"} (JMESPath over what was seen)`,
          check.schema === undefined
            ? `and expects ${short(check.equals ?? null)}.`
            : `and expects ${short(check.schema)} (JSON Schema).`,
        ].join(" ")
      : `It is judged by the code "${check.code}"${check.with === undefined ? "" : ` with ${short(check.with)}`}.`;
  return [
    `${each.id}/${check.id} (${levelOf(check, byId)}): ${check.text}`,
    ...conditions(check),
    how,
    "",
    ...cited(check.requirements, byId),
    "",
    `It belongs to the case ${each.id}: ${each.title}`,
    ...script(each),
    "",
    "What it does:",
    ...describeSteps(each.steps).map((line) => `  ${line}`),
    ...reproduce(`--case ${each.id}`, judged.contract),
  ];
}

function explainInvariant(
  invariant: Invariant,
  each: Case | undefined,
  { requirements, contract }: Judged,
): string[] {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  return [
    `${everyCase}${invariant.id} (${levelOf(invariant, byId)}): ${invariant.text}`,
    "It is judged in every case, over everything that the case has seen.",
    "",
    ...cited(invariant.requirements, byId),
    ...reproduce(
      each === undefined ? `--requirement ${invariant.requirements[0]}` : `--case ${each.id}`,
      contract,
    ),
  ];
}

function cited(ids: readonly string[], requirements: ReadonlyMap<string, Requirement>): string[] {
  return ids.flatMap((id) => {
    const requirement = requirements.get(id);
    return requirement === undefined ? [] : requirementLines(requirement);
  });
}

function requirementLines({ id, level, text, source }: Requirement): string[] {
  return [`${id} (${level}): ${text}`, `  Source: ${source}`];
}

function conditions({ needs = [], modes }: Pick<Check, "needs" | "modes">): string[] {
  return [
    ...(needs.length === 0 ? [] : [`Only for implementations that claim: ${needs.join(", ")}.`]),
    ...(modes === undefined ? [] : [`Modes: ${modes.join(", ")}.`]),
  ];
}

function script(each: Case): string[] {
  return Object.entries(each.scripts).flatMap(([name, turns]) => [
    "",
    `What the model does in the script "${name}":`,
    ...describeTurns(turns).map((line) => `  ${line}`),
  ]);
}

function reproduce(selected: string, { name }: Judged["contract"]): string[] {
  const selection = name === contractNames[0] ? selected : `--contract ${name} ${selected}`;
  return [
    "",
    "To see it:",
    `  tambo-conform start ${selection} --trace -- <your command>`,
    `  tambo-conform run --url <its address> ${selection} --trace`,
  ];
}
