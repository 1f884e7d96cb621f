/**
 * `node clients/packaging/publish.ts <tag> <folder>`: publishes the tarballs that `pack.ts` made, with a statement of
 * where they were built. Run by the release workflow; what is in the registry already is left, so that it may be run
 * again. It needs Node and npm only: beside the registry's token runs no code of other packages.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { distTag, findTarballs, type Release, releasesOf, runAsProgram, runCommand } from "./releases.ts";

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

async function publish(tag: string, folder: string): Promise<void> {
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
}

await runAsProgram(import.meta.url, usage, publish);
