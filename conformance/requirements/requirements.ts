/**
 * A frozen requirement set: the checks that a version of the contract requires. Checks that the suite gains later are
 * reported, but do not change the verdict of an implementation that was measured against the set.
 */
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse, stringify } from "yaml";
import type { SuiteResult } from "../runner/report.ts";

/** One file of `requirements/`. */
export interface RequirementSet {
  contract: string;
  /** Version of the contract, such as `1.0`. */
  version: string;
  /** Ids of checks, `case/check`. */
  required: string[];
  /** Checks that are made of everything that is seen (`every-terminal`): required in all of the set's cases. */
  everywhere: string[];
  /** Checks that existed when the set was frozen, and why they are not in it. */
  not_scored: { check: string; reason: string }[];
}

/** Which results count. */
export interface Scoring {
  /** Why it does not count, by id of each check of the run that is not required. */
  unscored: Map<string, string>;
  /** Required checks that the run does not have. */
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
 * @param file Its name, for messages.
 * @throws {Error} which says what is wrong and where, when it is not a requirement set.
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

/** @param options.partial Only a part of the suite was run: what it left out is not missing. */
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
 * @param checks Ids of checks: all are required but the `not_scored`.
 * @returns YAML text of the set, sorted, so that two sets compare line by line.
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
