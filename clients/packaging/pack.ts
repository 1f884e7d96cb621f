/**
 * `node clients/packaging/pack.ts <tag> <folder>`: builds and packs all packages for a release. The release
 * workflow runs it in a job that has no registry token, because a build runs code from many packages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packAll, readReleases, runAsProgram } from "./releases.ts";

const usage = `Usage: node clients/packaging/pack.ts <tag> <folder>

Builds and packs all packages into a new or empty folder. The tag is "v" followed by the version of every package.
Also writes the repository's URL into the manifests and does not restore them.
Needs GITHUB_SERVER_URL and GITHUB_REPOSITORY, which GitHub Actions sets.
`;

/**
 * Writes the repository URL into a manifest. npm compares this URL with the repository in the provenance
 * statement.
 *
 * @param url The repository URL, such as `https://github.com/owner/name`.
 */
export function writeRepository(root: string, folder: string, url: string): void {
  const path = join(root, folder, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const repository = { type: "git", url: `git+${url}.git`, directory: folder };
  writeFileSync(path, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
}

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;

async function pack(tag: string, folder: string): Promise<void> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const releases = readReleases(tag, root);
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new Error(`${target} is not empty. Choose another folder.`);
  for (const release of releases) writeRepository(root, release.folder, `${server}/${repository}`);
  for (const { path } of Object.values(await packAll(target))) console.log(path);
}

await runAsProgram(import.meta.url, usage, pack, Boolean(server && repository));
