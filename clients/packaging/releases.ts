/** What a release publishes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PackageName, published } from "./tarballs.ts";

/** A package that is to be published. */
export interface Release {
  name: PackageName;
  /** Its folder in the repository. */
  folder: string;
  version: string;
}

/** What a tag releases. @param root The repository. @throws Error for packages that have another version. */
export function releasesOf(tag: string, root: string): Release[] {
  const releases = Object.entries(published).map(([name, folder]) => {
    const { version } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
    return { name: name as PackageName, folder, version: version as string };
  });
  const others = releases.filter(({ version }) => `v${version}` !== tag);
  if (others.length > 0) {
    const found = others.map(({ folder, version }) => `${folder}/package.json has ${version}`);
    throw new Error(`${tag} is not the version of every package: ${found.join(", ")}. Set them all to it.`);
  }
  return releases;
}

/**
 * The name under which npm offers a version: `npm install <name>` takes `latest`, so a version that comes before a
 * release, such as 1.2.3-beta.1, is `next`. npm publishes none of those without such a name.
 */
export function distTag(version: string): "latest" | "next" {
  return /^\d+\.\d+\.\d+-/.test(version) ? "next" : "latest";
}
