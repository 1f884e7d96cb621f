/**
 * `npm run house`: prints the metrics of the repository's structure, and everything that breaks its rules.
 * The exit code is 1 if a rule is broken.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describeProblems, findViolations, readImports } from "./imports.ts";

const help = `Usage: npm run house -- [options]

Prints metrics of the repository's structure with their targets, and the imports that break its rules (house/rules.ts).

Options:
  --rules  only check the rules, as npm run check does
  --help   print this text

Exit codes: 0 if all rules hold, 1 if a rule is broken, 2 if the command line is invalid
`;

const root = join(import.meta.dirname, "..");
const [option, ...rest] = process.argv.slice(2);

if (option === "--help") process.stdout.write(help);
else if (rest.length > 0 || (option !== undefined && option !== "--rules")) {
  process.stderr.write(help);
  process.exitCode = 2;
} else {
  const imports = await readImports(root);
  const known = readFileSync(join(root, "house/known-violations.txt"), "utf8").split("\n").filter(Boolean);
  const problems = describeProblems(findViolations(imports), known);
  if (option === undefined) {
    const { formatTable, measure } = await import("./numbers.ts");
    process.stdout.write(`${formatTable(measure(root, imports))}\n\n`);
  }
  if (problems.length > 0) process.stdout.write(`${problems.join("\n\n")}\n`);
  else if (option === undefined)
    process.stdout.write(
      known.length === 0
        ? "No import breaks a rule.\n"
        : `No import breaks a rule, except for ${known.length} known violations in house/known-violations.txt.\n`,
    );
  process.exitCode = problems.length === 0 ? 0 : 1;
}
