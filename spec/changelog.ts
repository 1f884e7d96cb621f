/** `npm run changelog`: writes what changed since the last release to `spec/CHANGELOG.md`. */
import { diffContract } from "./diff/diff-contract.ts";
import { projectRoot } from "./generate/all.ts";
import { changelogCommand } from "./policy/update-changelog.ts";

process.exitCode = await changelogCommand(
  process.argv.slice(2),
  {
    root: projectRoot,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  },
  diffContract,
);
