/** `npm run release:documents`: makes the generated documents the released ones. */
import { join } from "node:path";
import { diffContract } from "./diff/diff-contract.ts";
import { buildEmitter, generateAll, generatedFiles, projectRoot } from "./generate/all.ts";
import { compareDirectory } from "./generate/output.ts";
import { releaseCommand } from "./policy/release-documents.ts";

async function outdated(): Promise<string[]> {
  await buildEmitter();
  const files = generatedFiles(await generateAll((_, run) => run()));
  return compareDirectory(join(projectRoot, "generated"), files).map(({ file, kind }) => `${file}: ${kind}`);
}

process.exitCode = await releaseCommand(
  process.argv.slice(2),
  {
    root: projectRoot,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
  },
  { differ: diffContract, outdated, today: () => new Date().toISOString().slice(0, 10) },
);
