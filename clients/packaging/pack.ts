/**
 * `node clients/packaging/pack.ts <tag> <folder>`: builds and packs all packages for a release. Run by the release
 * workflow, where nothing knows the registry's token: a build runs the code of many packages.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packAll, releasesOf, runAsProgram } from "./releases.ts";

const usage = `Usage: node clients/packaging/pack.ts <tag> <folder>

Builds and packs all packages into a folder, which is made, or is empty. The tag is v and the version of every package.
Writes the repository's address into the manifests, and leaves it there.
Runs in GitHub Actions, which has to set GITHUB_SERVER_URL and GITHUB_REPOSITORY.
`;

/**
 * Writes into a manifest which repository it is built from: npm compares that with what signs the statement.
 *
 * @param url Such as `https://github.com/owner/name`.
 */
export function nameRepository(root: string, folder: string, url: string): void {
  const path = join(root, folder, "package.json");
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const repository = { type: "git", url: `git+${url}.git`, directory: folder };
  writeFileSync(path, `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
}

const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;

async function pack(tag: string, folder: string): Promise<void> {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const releases = releasesOf(tag, root);
  const target = resolve(folder);
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) throw new Error(`${target} is not empty: name another folder.`);
  for (const release of releases) nameRepository(root, release.folder, `${server}/${repository}`);
  for (const { path } of Object.values(await packAll(target))) console.log(path);
}

await runAsProgram(import.meta.url, usage, pack, Boolean(server && repository));
