/**
 * Writes a new requirement set from the cases of a contract as they are: `node conformance/own/freeze.ts <contract>
 * <version>`. Never twice.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { contractNamed, contractNames } from "../contracts/contracts.ts";
import { freeze } from "../requirements/requirements.ts";
import { loadCases } from "../runner/load-cases.ts";

const [named, version = ""] = process.argv.slice(2);
const name = contractNames.find((each) => each === named);
if (name === undefined) throw new Error(`say which contract: ${contractNames.join(" or ")}`);
if (!/^\d+\.\d+$/.test(version)) throw new Error("say which version, such as 1.0");
const { invariants } = await contractNamed(name);
const checks = loadCases(name).flatMap(({ id, checks }) => checks.map((check) => `${id}/${check.id}`));
const everywhere = invariants.map(({ id }) => `every-${id}`);
const folder = new URL(`../contracts/${name}/requirements/`, import.meta.url);
mkdirSync(folder, { recursive: true });
// A set that was published is a promise: `wx` refuses to write over it.
writeFileSync(
  new URL(`v${version}.yaml`, folder),
  freeze(checks, { contract: name, version, everywhere, not_scored: [] }),
  { flag: "wx" },
);
