/** The `npm run diff:agreement` command, which compares the verdicts of this diff and of `redocly diff`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatAgreement, judgeCases } from "./agreement.ts";

const usage = `npm run diff:agreement [-- --check]

Runs \`redocly diff\` on every edit in spec/toolchain/diff/cases and on its reversal, which takes about a minute.
Writes the verdicts that differ from ours to spec/toolchain/diff/agreement/agreement.md.

  --check  fails if the file is out of date; writes nothing
  --help   shows this text
`;

const file = join(import.meta.dirname, "agreement.md");

function options(): { check: boolean; help: boolean } {
  try {
    const flag = { type: "boolean", default: false } as const;
    return parseArgs({ options: { check: flag, help: flag } }).values;
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${usage}`);
    process.exit(2);
  }
}

const { check, help } = options();
if (help) process.stdout.write(usage);
else {
  const found = formatAgreement(await judgeCases());
  if (!check) writeFileSync(file, found);
  else if (found !== readFileSync(file, "utf8")) {
    process.stderr.write(
      `${found}\nspec/toolchain/diff/agreement/agreement.md differs from this result. Run \`npm run diff:agreement\` and correct spec/toolchain/diff/README.md.\n`,
    );
    process.exitCode = 1;
  }
}
