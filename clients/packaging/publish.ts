/**
 * `node clients/packaging/publish.ts <tag> <folder>`: publishes the tarballs that `pack.ts` made, with a statement of
 * where they were built. Run by the release workflow; what is in the registry already is left, so that it may be run
 * again. It needs Node and npm only: beside the registry's token runs no code of other packages.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { distTag, findTarballs, type Release, releasesOf, runCommand } from "./releases.ts";

const usage = `Usage: node clients/packaging/publish.ts <tag> <folder>

Publishes the tarballs of all packages in a folder, as pack.ts made them, to the npm registry, with provenance.
The tag is v and the version of every package. A prerelease such as v1.2.3-beta.1 is published as "next".
`;

/** Whether the registry has it. @throws Error if the registry cannot say. */
async function isPublished({ name, version }: Release, cwd: string): Promise<boolean> {
  try {
    await runCommand(cwd, "npm", "view", `${name}@${version}`, "version");
    return true;
  } catch (error) {
    if (String(error).includes("E404")) return false;
    throw error;
  }
}

async function main(args: readonly string[]): Promise<number> {
  const [tag, folder, ...more] = args;
  if (tag === "--help") {
    process.stdout.write(usage);
    return 0;
  }
  if (tag === undefined || folder === undefined || more.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  const releases = releasesOf(tag, fileURLToPath(new URL("../..", import.meta.url)));
  const cwd = resolve(folder);
  const tarballs = await findTarballs(cwd);
  for (const release of releases) {
    const { name, version } = release;
    if (await isPublished(release, cwd)) {
      console.log(`${name} ${version} is in the registry`);
      continue;
    }
    const flags = ["--provenance", "--access", "public", "--tag", distTag(version)];
    await runCommand(cwd, "npm", "publish", tarballs[name].path, ...flags);
    console.log(`${name} ${version} published as ${distTag(version)}`);
  }
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
