/** Reads the requirements of a contract, which tests and the conformance suite refer to by their ids. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parse } from "yaml";
import schema from "./requirements.schema.json" with { type: "json" };

/** The requirement level (RFC 2119). */
export type Level = "MUST" | "SHOULD" | "MAY";

/**
 * The origin of a requirement: the proposal, its own sources, our interpretation, or a measurement of other
 * programs.
 */
export type Origin = "S" | "D" | "R" | "M";

/** A requirement of a contract. */
export interface Requirement {
  /**
   * Such as `T-049`, `TX-12` or `M-045`; the README explains the letters. An id never changes its meaning.
   */
  id: string;
  /** The strongest keyword of the text. */
  level: Level;
  origin: Origin;
  /** Its source, or the basis of the decision. */
  source: string;
  /** The requirement, in one sentence. */
  text: string;
  /** The reason why it cannot be tested over HTTP. */
  untestable?: string;
  /** The reason why no test of this repository proves it. */
  unproved?: string;
}

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile<Requirement[]>(schema);

/**
 * Reads the requirements of a contract.
 *
 * @param contract Name of the contract: that of its folder in `spec`.
 * @returns The requirements in ascending order of their ids.
 * @throws {Error} Has a line for each problem: file, requirement, field, and what is allowed there.
 */
export function readRequirements(contract: string): Requirement[] {
  const file = `spec/${contract}/requirements.yaml`;
  return parseRequirements(
    readFileSync(new URL(`../../${contract}/requirements.yaml`, import.meta.url), "utf8"),
    file,
  );
}

/**
 * Parses the text of `requirements.yaml`.
 *
 * @param text YAML.
 * @param file Name of the file in errors.
 * @throws {Error} See {@link readRequirements}.
 */
export function parseRequirements(text: string, file: string): Requirement[] {
  const requirements = parseYaml(text, file);
  const errors = validate(requirements)
    ? findOrderErrors(requirements)
    : (validate.errors ?? []).filter(({ keyword }) => keyword !== "if").map(formatError);
  if (errors.length > 0) throw new Error(errors.map((line) => `${file}: ${line}`).join("\n"));
  return requirements as Requirement[];

  function formatError({ instancePath, message, params, parentSchema }: ErrorObject): string {
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
    throw new Error(`${file}: not valid YAML: ${(error as Error).message}`);
  }
}

/** Checks what the schema cannot express: ascending order and unique ids. */
function findOrderErrors(requirements: readonly Requirement[]): string[] {
  return requirements.flatMap(({ id }, index) => {
    const before = requirements[index - 1]?.id;
    if (before === undefined || before < id) return [];
    if (before === id) return [`${id}: duplicate id; give the new requirement a new id`];
    return [`${id}: must not follow ${before}; sort the requirements by id`];
  });
}
