import { nearest } from "../baseline/nearest.ts";
import { contractNames } from "../contracts/contracts.ts";
import { levelFinder } from "../requirements/level.ts";
import type { Case, Check } from "../runner/case.ts";
import type { Invariant } from "../runner/invariant.ts";
import { resolveLevel } from "../runner/judge.ts";
import type { Requirement } from "../runner/report.ts";
import type { LoadedContract } from "./dependencies.ts";
import { describeSteps } from "./describe-steps.ts";
import { describeTurns, shortenJson } from "./describe-turns.ts";
import { UsageError } from "./exit.ts";

/** Prefix of the ids of invariant checks, which run in every case. */
const invariantPrefix = "every-";

/**
 * Explains a check (`case/check`), a case, an invariant (`every-…`) or a requirement.
 * @returns The explanation as lines for a terminal.
 * @throws UsageError for an unknown id.
 */
export function explain(id: string, judged: LoadedContract): string[] {
  const { cases, requirements, contract } = judged;
  const requirement = requirements.find((each) => each.id === id.toUpperCase());
  if (requirement !== undefined) return explainRequirement(requirement, judged);
  const slash = id.indexOf("/");
  const caseId = slash < 0 ? id : id.slice(0, slash);
  const found = cases.find((each) => each.id === caseId);
  if (found !== undefined && slash < 0) return explainCase(found, judged);
  const checkId = slash < 0 ? id : id.slice(slash + 1);
  const invariant = contract.invariants.find((each) => invariantPrefix + each.id === checkId);
  if (invariant !== undefined && (found !== undefined || slash < 0))
    return explainInvariant(invariant, found, judged);
  const check = found?.checks.find((each) => each.id === checkId);
  if (found !== undefined && check !== undefined) return explainCheck(found, check, judged);

  const ids = [
    ...requirements.map((each) => each.id),
    ...cases.flatMap((each) => [each.id, ...each.checks.map((of) => `${each.id}/${of.id}`)]),
    ...contract.invariants.map((each) => invariantPrefix + each.id),
  ];
  const [meant] = nearest(id, ids);
  const advice = meant === undefined ? "see `tambo-conform list`" : `did you mean ${meant}?`;
  throw new UsageError(`No check, case or requirement has the id ${id}; ${advice}`);
}

function explainRequirement(requirement: Requirement, { cases, contract }: LoadedContract): string[] {
  const checks = cases.flatMap((each) =>
    each.checks
      .filter((check) => check.requirements.includes(requirement.id))
      .map((check) => `${each.id}/${check.id}: ${check.text}`),
  );
  const invariants = contract.invariants
    .filter((each) => each.requirements.includes(requirement.id))
    .map((each) => `${invariantPrefix}${each.id} (in every case): ${each.text}`);
  const proofs = [...checks, ...invariants];
  const reason = requirement.untestable ?? "no check tests it";
  return [
    ...formatRequirement(requirement),
    "",
    ...(proofs.length === 0 ? [`Not tested: ${reason}`] : ["Checks:", ...proofs.map((line) => `  ${line}`)]),
    ...(proofs.length === 0 ? [] : formatCommands(`--requirement ${requirement.id}`, contract)),
  ];
}

function explainCase(each: Case, { requirements, contract }: LoadedContract): string[] {
  const formatLevels = levelsFormatter(requirements);
  const checks = each.checks.map(
    (check) => `  ${check.id} (${formatLevels(check)}; ${check.requirements.join(", ")}): ${check.text}`,
  );
  return [
    `${each.id}: ${each.title}`,
    ...formatConditions(each),
    ...formatScripts(each),
    "",
    "Steps:",
    ...describeSteps(each.steps).map((line) => `  ${line}`),
    "",
    "Checks:",
    ...checks,
    `  and the invariants of every case: ${contract.invariants.map(({ id }) => invariantPrefix + id).join(", ")}`,
    ...formatCommands(`--case ${each.id}`, contract),
  ];
}

function explainCheck(each: Case, check: Check, judged: LoadedContract): string[] {
  const byId = new Map(judged.requirements.map((requirement) => [requirement.id, requirement]));
  const how =
    check.code === undefined
      ? [
          `It selects ${check.select ?? "@"} (JMESPath over the observations)`,
          check.schema === undefined
            ? `and expects ${shortenJson(check.equals ?? null)}.`
            : `and expects ${shortenJson(check.schema)} (JSON Schema).`,
        ].join(" ")
      : `It runs the check function "${check.code}"${check.with === undefined ? "" : ` with ${shortenJson(check.with)}`}.`;
  return [
    `${each.id}/${check.id} (${levelsFormatter(judged.requirements)(check)}): ${check.text}`,
    ...formatConditions(check),
    how,
    "",
    ...formatRequirements(check.requirements, byId),
    "",
    `Part of the case ${each.id}: ${each.title}`,
    ...formatScripts(each),
    "",
    "Steps:",
    ...describeSteps(each.steps).map((line) => `  ${line}`),
    ...formatCommands(`--case ${each.id}`, judged.contract),
  ];
}

function explainInvariant(
  invariant: Invariant,
  each: Case | undefined,
  { requirements, contract }: LoadedContract,
): string[] {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  return [
    `${invariantPrefix}${invariant.id} (${levelsFormatter(requirements)(invariant)}): ${invariant.text}`,
    "Tested in every case, on every response and stream.",
    "",
    ...formatRequirements(invariant.requirements, byId),
    ...formatCommands(
      each === undefined ? `--requirement ${invariant.requirements[0]}` : `--case ${each.id}`,
      contract,
    ),
  ];
}

/** Returns a function that formats the levels of a check, such as `MUST, level core`. */
function levelsFormatter(requirements: readonly Requirement[]) {
  const byId = new Map(requirements.map((requirement) => [requirement.id, requirement]));
  const findLevel = levelFinder(requirements);
  return (check: Pick<Check, "id" | "requirements" | "level">): string =>
    `${resolveLevel(check, byId)}, level ${findLevel(check)}`;
}

function formatRequirements(
  ids: readonly string[],
  requirements: ReadonlyMap<string, Requirement>,
): string[] {
  return ids.flatMap((id) => {
    const requirement = requirements.get(id);
    return requirement === undefined ? [] : formatRequirement(requirement);
  });
}

function formatRequirement({ id, level, text, source }: Requirement): string[] {
  return [`${id} (${level}): ${text}`, `  Source: ${source}`];
}

function formatConditions({ needs = [], modes }: Pick<Check, "needs" | "modes">): string[] {
  return [
    ...(needs.length === 0
      ? []
      : [`Only for implementations that claim these features: ${needs.join(", ")}.`]),
    ...(modes === undefined ? [] : [`Modes: ${modes.join(", ")}.`]),
  ];
}

function formatScripts(each: Case): string[] {
  return Object.entries(each.scripts).flatMap(([name, turns]) => [
    "",
    `The model's turns in the script "${name}":`,
    ...describeTurns(turns).map((line) => `  ${line}`),
  ]);
}

function formatCommands(selected: string, { name }: LoadedContract["contract"]): string[] {
  const selection = name === contractNames[0] ? selected : `--contract ${name} ${selected}`;
  return [
    "",
    "To reproduce it:",
    `  tambo-conform start ${selection} --trace -- <your command>`,
    `  tambo-conform run --url <its URL> ${selection} --trace`,
  ];
}
