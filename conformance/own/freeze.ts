/** Writes a new requirement set from the cases as they are: `node conformance/own/freeze.ts <version>`. Never twice. */
import { writeFileSync } from "node:fs";
import { tambo } from "../contracts/tambo/contract.ts";
import { freeze } from "../requirements/requirements.ts";
import { loadCases } from "../runner/load-cases.ts";

const [version = ""] = process.argv.slice(2);
if (!/^\d+\.\d+$/.test(version)) throw new Error("say which version, such as 1.0");
const checks = loadCases(tambo.name).flatMap(({ id, checks }) => checks.map((check) => `${id}/${check.id}`));
const everywhere = tambo.invariants.map(({ id }) => `every-${id}`);
const file = new URL(`../contracts/tambo/requirements/v${version}.yaml`, import.meta.url);
// A set that was published is a promise: `wx` refuses to write over it.
writeFileSync(file, freeze(checks, { contract: tambo.name, version, everywhere, not_scored: [] }), {
  flag: "wx",
});
