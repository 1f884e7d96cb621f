/** Reads the requirements of a contract. Tests and the conformance suite refer to a requirement by its id. */
import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { parse } from "yaml";
import schema from "./requirements.schema.json" with { type: "json" };

/** The requirement level (RFC 2119). */
export type Level = "MUST" | "SHOULD" | "MAY";

/**
 * The origin of a requirement: the proposal, the specification of a protocol, the sources that the contract describes, our interpretation, or
 * measurements of other implementations.
 */
export type Origin = "S" | "P" | "D" | "R" | "M";

/** A difference between a requirement and the proposal or catalogue that it comes from. */
export interface Difference {
  /** `proposal` if the requirement differs from the proposal's text. */
  from: "proposal" | "catalogue";
  /** The change that the requirement makes, in one sentence. */
  how: string;
  /** The reason for the change, in one sentence. */
  because: string;
}

/** A requirement of a contract. */
export interface Requirement {
  /**
   * The id, such as `T-049`, `TX-12` or `M-045`. The README explains the letters. The meaning of an id never
   * changes.
   */
  id: string;
  /** The strongest requirement keyword in the text. */
  level: Level;
  origin: Origin;
  /** The source of the requirement, or the basis of the decision. */
  source: string;
  /** The requirement, in one sentence. */
  text: string;
  /** The reason why the requirement cannot be tested over HTTP. */
  untestable?: string;
  /** The reason why no test in this repository proves the requirement. */
  unproved?: string;
  /** The difference from the requirement's source, if there is one. */
  differs?: Difference;
}

const validate = new Ajv2020({ allErrors: true, verbose: true }).compile<Requirement[]>(schema);

/**
 * Reads the requirements of a contract.
 *
 * @param contract The name of the contract, which is the name of its folder in `spec`.
 * @returns The requirements in ascending order of their ids.
 * @throws {Error} The file is invalid. The message has a line for each problem, with the file, requirement,
 * field and allowed values.
 */
export function readRequirements(contract: string): Requirement[] {
  const file = `spec/${contract}/requirements.yaml`;
  return parseRequirements(
    readFileSync(new URL(`../../${contract}/requirements.yaml`, import.meta.url), "utf8"),
    file,
  );
}

/**
 * Parses the text of a `requirements.yaml` file.
 *
 * @param text The YAML text.
 * @param file The file name to use in errors.
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

/** Checks rules that the schema cannot express: ids must be unique and in ascending order. */
function findOrderErrors(requirements: readonly Requirement[]): string[] {
  return requirements.flatMap(({ id }, index) => {
    const before = requirements[index - 1]?.id;
    if (before === undefined || before < id) return [];
    if (before === id) return [`${id}: duplicate id; give the new requirement a new id`];
    return [`${id}: must not follow ${before}; sort the requirements by id`];
  });
}
