/** Reads and validates scenario files. */
import { readdir, readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";
import schema from "./scenario.schema.json" with { type: "json" };
import { markOf, type Scenario } from "./scenario.ts";

const validate = new Ajv2020({ allErrors: true, allowUnionTypes: true }).compile<Scenario>(schema);

/**
 * Reads all scenarios, sorted by id.
 * @param directory URL of a folder of YAML files, each with one scenario.
 * @throws Error that names the file and the problem.
 */
export async function loadScenarios(directory = new URL("scenarios/", import.meta.url)): Promise<Scenario[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".yaml"));
  const scenarios = await Promise.all(
    names.map(async (name) => readScenario(name, await readFile(new URL(name, directory), "utf8"))),
  );
  return scenarios.sort((one, other) => (one.id < other.id ? -1 : 1));
}

/**
 * Parses one scenario file.
 * @param name Name of the file, in the form `<id>.yaml`.
 * @throws Error that names the file and the problem.
 */
export function readScenario(name: string, text: string): Scenario {
  const value: unknown = parse(text);
  if (!validate(value)) {
    // Errors in the branches of a union precede the error of the union itself. The first error is the most
    // specific.
    const [error] = validate.errors ?? [];
    throw new Error(`${name}: ${error?.instancePath || "the file"} ${error?.message}`);
  }
  if (name !== `${value.id}.yaml`)
    throw new Error(`${name}: the scenario has the id "${value.id}"; rename the file to "${value.id}.yaml"`);
  const unmarked = value.exchanges.findIndex((exchange) => !isMarked(value.id, exchange));
  if (unmarked >= 0) {
    const mark = markOf(value.id);
    throw new Error(
      `${name}: /exchanges/${unmarked}/request must have "${mark}" as the thread in its path, or as contextKey`,
    );
  }
  return value;
}

function isMarked(id: string, { request: { path, query, body } }: Scenario["exchanges"][number]): boolean {
  if (path === "/healthz") return true;
  const mark = markOf(id);
  const bodyKey =
    typeof body === "object" && body !== null && !Array.isArray(body) ? body.contextKey : undefined;
  return path.split("/")[3] === mark || query?.contextKey === mark || bodyKey === mark;
}
