/**
 * `node clients/packaging/publish.ts <tag> <folder>`: publishes the tarballs created by `pack.ts`, with
 * provenance statements. It skips versions that are already published, so the release workflow can be rerun.
 * It needs only Node and npm: no code from other packages runs in the job that has the registry token.
 */
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  chooseDistTag,
  findTarballs,
  type Release,
  readReleases,
  runAsProgram,
  runCommand,
} from "./releases.ts";

const usage = `Usage: node clients/packaging/publish.ts <tag> <folder>

Publishes the tarballs that pack.ts wrote to a folder, with provenance statements, to the npm registry.
The tag is "v" followed by the version of every package. A prerelease such as v1.2.3-beta.1 is published as "next".
`;

/**
 * Returns true if the registry contains the version.
 *
 * @throws Error if the request fails.
 */
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
  const releases = readReleases(tag, fileURLToPath(new URL("../..", import.meta.url)));
  const cwd = resolve(folder);
  const tarballs = await findTarballs(cwd);
  for (const release of releases) {
    const { name, version } = release;
    if (await isPublished(release, cwd)) {
      console.log(`${name} ${version} is already published`);
      continue;
    }
    const flags = ["--provenance", "--access", "public", "--tag", chooseDistTag(version)];
    await runCommand(cwd, "npm", "publish", tarballs[name].path, ...flags);
    console.log(`${name} ${version} published as ${chooseDistTag(version)}`);
  }
}

await runAsProgram(import.meta.url, usage, publish);
