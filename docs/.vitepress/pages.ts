/** Lists the Markdown files that are pages of the site, and maps them to paths within the site. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** The repository's root folder, from which `npm run docs` starts VitePress. */
export const root = process.cwd();

const included = [
  "CONTRIBUTING.md",
  "OPERATIONS.md",
  "SECURITY.md",
  "generated/README.md",
  "docs/*.md",
  "docs/{contracts,contributing,explanation,guides,reference,tutorials}/**/*.md",
  "{clients,conformance,deploy,server,spec}/**/*.md",
];

const find = (patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path) })
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted();

/**
 * Pages as paths within the repository. `docs/README.md` is not a page, because it is only for contributors.
 */
export const pages: readonly string[] = find(included).filter((file) => file !== "docs/README.md");

/** Markdown files that are not pages. */
export const otherFiles: readonly string[] = find(["**/*.md"]).filter((file) => !pages.includes(file));

/** Returns the path of a page within the site, for example `guides/resume.md` for `docs/guides/resume.md`. */
export function toSitePath(file: string): string {
  return file.startsWith("docs/") ? file.slice("docs/".length) : `project/${file}`;
}

/** Returns the first heading of a page. */
export function readTitle(file: string): string {
  const text = readFileSync(join(root, file), "utf8");
  return /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "") ?? file;
}

/**
 * The target of a link: an address within the site, a file that is not a page, or a path that does not exist.
 */
export type LinkTarget = { href: string } | { file: string } | { missing: string };

/**
 * Resolves a relative link in a Markdown file as GitHub does.
 *
 * @param file The Markdown file that contains the link.
 * @param link A path relative to the file, with or without an anchor.
 */
export function resolveLink(file: string, link: string): LinkTarget {
  const [path = "", anchor] = link.split("#", 2);
  const hash = anchor === undefined ? "" : `#${anchor}`;
  const target = posix.join(posix.dirname(file), decodeURIComponent(path)).replace(/\/$/, "");
  const generated = findGenerated(target);
  if (generated !== undefined) return { href: generated + hash };
  const page = [target, `${target}/README.md`].find((each) => pages.includes(each));
  if (page !== undefined) return { href: `/${toSitePath(page)}${hash}` };
  return existsSync(join(root, target)) ? { file: target } : { missing: target };
}

/** Returns the address of the generated page or file that corresponds to a path in `spec` or `generated`. */
function findGenerated(target: string): string | undefined {
  const [, kind, contract, rest] = /^(spec|generated)\/([^/]+)(?:\/(.+))?$/.exec(target) ?? [];
  if (contract === undefined || !existsSync(join(root, "generated", contract, "openapi.yaml")))
    return undefined;
  const folder = `/contracts/${contract}`;
  if (rest === undefined || rest === "schemas") return `${folder}/index.md`;
  if (kind === "spec") return rest === "requirements.yaml" ? `${folder}/requirements.md` : undefined;
  return /\.(yaml|json)$/.test(rest) ? `${folder}/${rest}` : undefined;
}
