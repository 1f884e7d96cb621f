/**
 * Frozen requirement sets: the checks that a version of a contract requires. Checks added later are reported,
 * but do not change the verdict on an implementation that is tested against the set.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse, stringify } from "yaml";
import type { SuiteResult } from "../runner/report.ts";

/** A file in `requirements/`. */
export interface RequirementSet {
  contract: string;
  /** Version of the contract, such as `1.0`. */
  version: string;
  /** Ids of required checks, in the form `case/check`. */
  required: string[];
  /** Checks of invariants, such as `every-terminal`. They are required in all cases in the set. */
  everywhere: string[];
  /** Checks that existed when the set was frozen but are not part of it, each with the reason. */
  not_scored: { check: string; reason: string }[];
}

/** The result of applying a requirement set. */
export interface Scoring {
  /** The reason why each check that ran is not required, by the id of that check. */
  unscored: Map<string, string>;
  /** Required checks that did not run. */
  missing: string[];
}

const id = { type: "string", pattern: "^[^/\\s]+/\\S+$" };
const text = { type: "string", minLength: 1 };
const name = { type: "string", pattern: "^[^/\\s]+$" };
const validate = new Ajv2020({ allErrors: true }).compile<RequirementSet>({
  type: "object",
  required: ["contract", "version", "required", "everywhere", "not_scored"],
  additionalProperties: false,
  properties: {
    contract: text,
    version: text,
    required: { type: "array", minItems: 1, uniqueItems: true, items: id },
    everywhere: { type: "array", uniqueItems: true, items: name },
    not_scored: {
      type: "array",
      items: {
        type: "object",
        required: ["check", "reason"],
        additionalProperties: false,
        properties: { check: id, reason: text },
      },
    },
  },
});

/**
 * @param yaml Text of the file.
 * @param file Name of the file, for messages.
 * @throws {Error} with the errors and their locations if the file is invalid.
 */
export function parseRequirementSet(yaml: string, file: string): RequirementSet {
  let set: unknown;
  try {
    set = parse(yaml);
  } catch (error) {
    throw new Error(`${file} is not YAML: ${(error as Error).message}`, { cause: error });
  }
  if (!validate(set)) {
    const wrong = (validate.errors ?? []).map((error) => `${error.instancePath || "/"} ${error.message}`);
    throw new Error(`${file} is not a requirement set: ${wrong.join("; ")}`);
  }
  const both = set.not_scored.find(({ check }) => set.required.includes(check));
  if (both) throw new Error(`${file}: ${both.check} is both required and not scored; remove one of the two`);
  return set;
}

/**
 * @param options.partial Set to `true` if only part of the suite ran. Checks in other cases are then not missing.
 */
export function applyRequirementSet(
  result: Pick<SuiteResult, "cases">,
  set: RequirementSet,
  options: { partial?: boolean } = {},
): Scoring {
  const required = new Set(set.required);
  const cases = new Set(set.required.map((check) => check.split("/")[0]));
  const everywhere = new Set(set.everywhere);
  const isRequired = (check: string) => {
    const [each = "", called = ""] = check.split("/");
    return required.has(check) || (everywhere.has(called) && cases.has(each));
  };
  const reasons = new Map(set.not_scored.map(({ check, reason }) => [check, reason]));
  const present = new Set(result.cases.flatMap((run) => run.checks.map((check) => check.id)));
  const unscored = new Map<string, string>();
  for (const check of present) {
    if (!isRequired(check)) {
      unscored.set(check, reasons.get(check) ?? `added after requirement set ${set.version}`);
    }
  }
  if (options.partial) return { unscored, missing: [] };
  const seen = new Set(Array.from(present, (check) => check.split("/")[1]));
  const missing = [
    ...set.required.filter((check) => !present.has(check)),
    ...set.everywhere.filter((called) => !seen.has(called)),
  ];
  return { unscored, missing };
}

/**
 * @param checks Ids of all checks. They are all required, except those in `not_scored`.
 * @returns YAML text of the set, sorted so that two sets can be compared line by line.
 */
export function freeze(
  checks: readonly string[],
  set: Pick<RequirementSet, "contract" | "version" | "everywhere" | "not_scored">,
): string {
  const notScored = new Set(set.not_scored.map(({ check }) => check));
  const required = [...new Set(checks)].filter((check) => !notScored.has(check)).sort();
  const frozen: RequirementSet = {
    contract: set.contract,
    version: set.version,
    required,
    everywhere: set.everywhere.toSorted(),
    not_scored: set.not_scored.toSorted((a, b) => (a.check < b.check ? -1 : 1)),
  };
  const head = `# Checks that version ${set.version} of the ${set.contract} contract requires. Frozen: new checks go into the next set.\n`;
  return head + stringify(frozen, { lineWidth: 0 });
}
