/** Writes a new requirement set that contains the current checks of a contract. */
import { mkdirSync, writeFileSync } from "node:fs";
import { contractNames } from "../contracts/contracts.ts";
import { selectLevel } from "../requirements/level.ts";
import { freeze } from "../requirements/requirements.ts";
import { suiteDependencies } from "./suite-dependencies.ts";

const usage = `Usage: npm run freeze:requirements -- <contract> <version>

Writes a new requirement set from the current cases of a contract: ${contractNames.join(", ")}.
A version such as 1.1 contains all checks, and core-1.1 only those of the level core.
`;

const [named, version = ""] = process.argv.slice(2);
const name = contractNames.find((each) => each === named);
if (named === "--help") {
  process.stdout.write(usage);
  process.exit(0);
}
if (name === undefined || !/^(core-)?\d+\.\d+$/.test(version)) {
  process.stderr.write(usage);
  process.exit(2);
}
const level = version.startsWith("core-") ? "core" : "full";
const { contract, cases } = selectLevel(await suiteDependencies.loadContract(name), level);
const checks = cases.flatMap(({ id, checks }) => checks.map((check) => `${id}/${check.id}`));
const everywhere = contract.invariants.map(({ id }) => `every-${id}`);
const folder = new URL(`../contracts/${name}/requirements/`, import.meta.url);
mkdirSync(folder, { recursive: true });
// A published set must not change, so the `wx` flag makes writing fail if the file exists.
writeFileSync(
  new URL(`v${version}.yaml`, folder),
  freeze(checks, { contract: name, version, everywhere, not_scored: [] }),
  { flag: "wx" },
);
