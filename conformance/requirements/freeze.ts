/** Writes a new requirement set that contains the current checks of a contract. */
import { mkdirSync, writeFileSync } from "node:fs";
import { contractNames, loadContract } from "../contracts/contracts.ts";
import { loadCases } from "../runner/load-cases.ts";
import { freeze } from "./requirements.ts";

const usage = `Usage: npm run freeze:requirements -- <contract> <version>

Writes a new requirement set, such as 1.1, from the current cases of a contract: ${contractNames.join(", ")}.
`;

const [named, version = ""] = process.argv.slice(2);
const name = contractNames.find((each) => each === named);
if (named === "--help") {
  process.stdout.write(usage);
  process.exit(0);
}
if (name === undefined || !/^\d+\.\d+$/.test(version)) {
  process.stderr.write(usage);
  process.exit(2);
}
const { invariants } = await loadContract(name);
const checks = loadCases(name).flatMap(({ id, checks }) => checks.map((check) => `${id}/${check.id}`));
const everywhere = invariants.map(({ id }) => `every-${id}`);
const folder = new URL(`../contracts/${name}/requirements/`, import.meta.url);
mkdirSync(folder, { recursive: true });
// A published set must not change, so the `wx` flag makes writing fail if the file exists.
writeFileSync(
  new URL(`v${version}.yaml`, folder),
  freeze(checks, { contract: name, version, everywhere, not_scored: [] }),
  { flag: "wx" },
);
