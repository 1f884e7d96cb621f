import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import formats from "ajv-formats";
import { projectRoot } from "../../project.ts";
import type { Finding, Judge } from "../judge.ts";

/** Ajv in strict mode: compiles every published JSON Schema. */
export const ajv: Judge = {
  id: "ajv",
  prepare: async () => undefined,
  async judge(contract) {
    const folder = join(projectRoot, "generated", contract, "schemas");
    const schemas = readdirSync(folder).map((file) => ({
      place: `${contract}/schemas/${file}`,
      schema: JSON.parse(readFileSync(join(folder, file), "utf8")),
    }));
    const compiler = new Ajv2020({ strict: true, addUsedSchema: false });
    formats.default(compiler);
    const findings: Finding[] = [];
    const report = (place: string, work: () => void) => {
      try {
        work();
      } catch (error) {
        findings.push({ rule: "strict", place, message: (error as Error).message });
      }
    };
    for (const { place, schema } of schemas) report(place, () => compiler.addSchema(schema));
    for (const { place, schema } of schemas) report(place, () => compiler.getSchema(schema.$id));
    if (schemas.length === 0) findings.push({ rule: "none", place: contract, message: "no schemas" });
    return findings;
  },
};
