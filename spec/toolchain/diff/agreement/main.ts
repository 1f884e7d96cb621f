/** `npm run diff:agreement`: what this comparison and `redocly diff` say of the same edits. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { agreementText, judgeCases } from "./agreement.ts";

const usage = `npm run diff:agreement [-- --check]

Has \`redocly diff\` judge every edit of spec/toolchain/diff/cases and its opposite, which takes about a minute, and writes to
spec/toolchain/diff/agreement/agreement.md where its worst verdict is another than ours.

  --check  writes nothing, and fails when the file does not say what was found
  --help   shows this
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
  const found = agreementText(await judgeCases());
  if (!check) writeFileSync(file, found);
  else if (found !== readFileSync(file, "utf8")) {
    process.stderr.write(
      `${found}\nThis was found, and spec/toolchain/diff/agreement/agreement.md says something else: run \`npm run diff:agreement\`, and put spec/toolchain/diff/README.md right.\n`,
    );
    process.exitCode = 1;
  }
}
