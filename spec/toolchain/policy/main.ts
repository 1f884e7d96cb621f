/** The `npm run changelog` and `npm run release:documents` commands. */
import { join } from "node:path";
import { processContext } from "../command-line.ts";
import { diffContract } from "../diff/diff-contract.ts";
import { buildEmitter, generateAll } from "../generate/generate-all.ts";
import { compareTracked } from "../generate/output.ts";
import { projectRoot } from "../project.ts";
import { releaseCommand } from "./release-documents.ts";
import { changelogCommand } from "./update-changelog.ts";

async function findOutdated(): Promise<string[]> {
  await buildEmitter();
  const { files } = await generateAll((_, run) => run());
  return compareTracked(join(projectRoot, "generated"), files).map(({ file, kind }) => `${file}: ${kind}`);
}

const [command, ...args] = process.argv.slice(2);
process.exitCode =
  command === "release"
    ? await releaseCommand(args, processContext, {
        differ: diffContract,
        findOutdated,
        today: () => new Date().toISOString().slice(0, 10),
      })
    : await changelogCommand(args, processContext, diffContract);
