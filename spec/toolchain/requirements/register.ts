/** The register of requirements: every rule of a contract under a stable id, as tests and the conformance suite read it. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parse } from "yaml";
import schema from "./requirements.schema.json" with { type: "json" };

/** How binding a requirement is (RFC 2119). */
export type Level = "MUST" | "SHOULD" | "MAY";

/** Where a requirement comes from: the proposal, its own sources, our reading, or a measurement on independent programs. */
export type Origin = "S" | "D" | "R" | "M";

/** One rule of a contract. */
export interface Requirement {
  /** `T-049`, `TX-12` or `M-045`: README.md says what the letters mean. It never changes its meaning. */
  id: string;
  /** Strongest keyword of the text. */
  level: Level;
  origin: Origin;
  /** Where it is written, or what the decision rests on. */
  source: string;
  /** The rule, in one sentence. */
  text: string;
  /** Why nothing that is seen of a server over HTTP can ever judge it. */
  untestable?: string;
  /** Why no test of this repository proves it. */
  unproved?: string;
}

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile<Requirement[]>(schema);

/**
 * Reads the register of a contract.
 *
 * @param contract Name of the contract: that of its folder in `spec`.
 * @returns The requirements in ascending order of their ids.
 * @throws {Error} with a line for everything that is wrong: file, requirement, member, and what is allowed there.
 */
export function readRequirements(contract: string): Requirement[] {
  const file = `spec/${contract}/requirements.yaml`;
  return parseRequirements(
    readFileSync(new URL(`../../${contract}/requirements.yaml`, import.meta.url), "utf8"),
    file,
  );
}

/**
 * Reads the text of a register.
 *
 * @param text YAML.
 * @param file What errors call it.
 * @throws {Error} as {@link readRequirements} does.
 */
export function parseRequirements(text: string, file: string): Requirement[] {
  const requirements = parseYaml(text, file);
  const mistakes = validate(requirements)
    ? orderMistakes(requirements)
    : (validate.errors ?? []).filter(({ keyword }) => keyword !== "if").map(mistake);
  if (mistakes.length > 0) throw new Error(mistakes.map((line) => `${file}: ${line}`).join("\n"));
  return requirements as Requirement[];

  function mistake({ instancePath, message, params, parentSchema }: ErrorObject): string {
    const [, index = "", ...rest] = instancePath.split("/");
    const id = (requirements as { [index: string]: { id?: unknown } | undefined })[index]?.id;
    const requirement = index === "" ? [] : [typeof id === "string" ? id : `entry ${Number(index) + 1}`];
    const extra = typeof params.additionalProperty === "string" ? ` ("${params.additionalProperty}")` : "";
    const wanted = rest.length > 0 && parentSchema?.description ? ` (${parentSchema.description})` : "";
    return [...requirement, ...rest, `${message}${extra}${wanted}`].join(": ");
  }
}

function parseYaml(text: string, file: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new Error(`${file}: it is not YAML: ${(error as Error).message}`);
  }
}

/** What the schema cannot say: ascending order, and each id once. */
function orderMistakes(requirements: readonly Requirement[]): string[] {
  return requirements.flatMap(({ id }, index) => {
    const before = requirements[index - 1]?.id;
    if (before === undefined || before < id) return [];
    if (before === id) return [`${id}: the id comes twice; a new requirement takes a new one`];
    return [`${id}: stands after ${before}; put it in ascending order of the ids`];
  });
}
