/**
 * `node clients/packaging/publish.ts <tag>`: publishes all packages with a statement of where they were built. Run by the
 * release workflow; what is in the registry already is left, so that it may be run again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runCommand } from "./run-command.ts";
import { published } from "./tarballs.ts";

const usage = `Usage: node clients/packaging/publish.ts <tag>

Publishes all packages to the npm registry, with provenance. The tag is v and the version of every package.
Runs in GitHub Actions, which has to set GITHUB_SERVER_URL and GITHUB_REPOSITORY.
`;

/** A package that is to be published. */
export interface Release {
  name: string;
  /** Its folder in the repository. */
  folder: string;
  version: string;
}

/** What a tag releases. @param root The repository. @throws Error for packages that have another version. */
export function releasesOf(tag: string, root: string): Release[] {
  const releases = Object.entries(published).map(([name, folder]) => {
    const { version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return { name, folder, version: version as string };
  });
  const others = releases.filter(({ version }) => `v${version}` !== tag);
  if (others.length > 0) {
    const found = others.map(({ folder, version }) => `${folder}/package.json has ${version}`);
    throw new Error(`${tag} is not the version of every package: ${found.join(", ")}. Set them all to it.`);
  }
  return releases;
}

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

/** Whether the registry has it. @throws Error if the registry cannot say. */
async function isPublished(root: string, { name, version }: Release): Promise<boolean> {
  try {
    await runCommand(root, "npm", "view", `${name}@${version}`, "version");
    return true;
  } catch (error) {
    if (String(error).includes("E404")) return false;
    throw error;
  }
}

async function main([tag, ...more]: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  if (tag === "--help") {
    process.stdout.write(usage);
    return 0;
  }
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = env;
  if (tag === undefined || more.length > 0 || !server || !repository) {
    process.stderr.write(usage);
    return 2;
  }
  const root = fileURLToPath(new URL("../..", import.meta.url));
  for (const release of releasesOf(tag, root)) {
    const { name, folder, version } = release;
    if (await isPublished(root, release)) {
      console.log(`${name} ${version} is in the registry`);
      continue;
    }
    nameRepository(root, folder, `${server}/${repository}`);
    await runCommand(root, "npm", "publish", `./${folder}`, "--provenance", "--access", "public");
    console.log(`${name} ${version} published`);
  }
  return 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = await main(process.argv.slice(2), process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
