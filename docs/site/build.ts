/** Builds the site: generates pages, runs VitePress, and completes the pages that VitePress renders. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { contractNames } from "../../generated/contracts.ts";
import { runNode } from "../../spec/toolchain/command-line.ts";
import { readReferenceFiles } from "../../spec/toolchain/generate/build/docs-page.ts";
import type { CitingTitle } from "../coverage/evidence.ts";
import { type ApiReference, writeApiReference } from "./api-reference.ts";
import { type ContractPages, generateContractPages } from "./contract.ts";
import { coveragePage } from "./pages/coverage-page.ts";
import { notFoundPage } from "./pages/not-found-page.ts";
import { completePage } from "./rendered/complete-page.ts";
import { checkLinks, type LinkedPage, type LinkReport } from "./rendered/links.ts";
import { findCitingTitles } from "./test-titles/test-titles.ts";

const require = createRequire(import.meta.url);

/** The page that web servers respond with to missing addresses. */
const notFoundPath = "404.html";

/**
 * Builds the documentation site of the repository.
 *
 * @param root The repository's root folder.
 * @param output An empty folder for the site.
 * @param progress Called with a line of text before each step.
 * @throws Error with the invalid examples, the missing files, or the output of a failed program.
 */
export async function buildSite(
  root: string,
  output: string,
  progress: (line: string) => void,
): Promise<LinkReport> {
  progress("read tests that cite requirements");
  const tests = readTests(root);
  const contracts = new Map<string, ContractPages>();
  for (const contract of contractNames) {
    progress(`generate pages for ${contract}`);
    contracts.set(contract, await generateContractPages(contract, root, tests));
  }
  const generated = new Map([...contracts.values()].flatMap(({ pages }) => [...pages]));
  generated.set(
    "contracts/coverage.md",
    coveragePage(
      new Map([...contracts].map(([name, { evidence }]) => [name, evidence])),
      new Map([...contracts].map(([name, { title }]) => [name, title])),
    ),
  );
  rmSync(join(root, "docs/contracts"), { recursive: true, force: true });
  writeFiles(join(root, "docs"), generated);

  progress("render pages with VitePress");
  await renderPages(root, output);
  const references = new Map(
    [...contracts].map(([name, pages]) => [`contracts/${name}/api.html`, writeApiReference(name, pages)]),
  );
  writeFiles(output, new Map([...references].map(([path, { html }]) => [path, html])));
  writeFiles(output, new Map([[notFoundPath, notFoundPage()]]));
  writeFiles(
    output,
    new Map([...readReferenceFiles()].map(([file, text]) => [`api-reference/${file}`, text])),
  );
  for (const { files } of contracts.values()) writeFiles(output, files);

  progress("complete pages and check links");
  return completeSite(output, references);
}

/** Returns the test titles that cite requirements, by test file. */
function readTests(root: string): Map<string, CitingTitle[]> {
  const files = globSync("{clients,conformance,docs,server,spec}/**/*.test.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  });
  const titles = files
    .map((file) => file.replaceAll("\\", "/"))
    .toSorted()
    .map((file) => [file, findCitingTitles(file, readFileSync(join(root, file), "utf8"))] as const);
  return new Map(titles.filter(([, each]) => each.length > 0));
}

/** Runs VitePress in a separate process, because VitePress changes its environment. */
async function renderPages(root: string, output: string): Promise<void> {
  const vitepress = join(dirname(require.resolve("vitepress/package.json")), "bin/vitepress.js");
  const { code, output: printed } = await runNode([vitepress, "build", "docs", "--outDir", output], root);
  if (code !== 0) throw new Error(`vitepress build failed:\n${printed}`);
  for (const file of ["hashmap.json", "package.json"]) rmSync(join(output, file), { force: true });
}

/**
 * Completes the pages in a folder, and adds the scripts and the search index.
 *
 * @param references API references by their paths, which are already complete.
 */
function completeSite(folder: string, references: ReadonlyMap<string, ApiReference>): LinkReport {
  cpSync(join(import.meta.dirname, "browser"), folder, { recursive: true });
  cpSync(join(dirname(require.resolve("minisearch")), "../umd/index.js"), join(folder, "minisearch.js"));
  writeFileSync(join(folder, "search-index.js"), "");
  const files = globSync("**/*", { cwd: folder }).map((file) => file.replaceAll("\\", "/"));
  const pages = new Map(
    files
      .filter((file) => file.endsWith(".html") && file !== notFoundPath && !references.has(file))
      .map((file) => [file, completePage(file, readFileSync(join(folder, file), "utf8"))] as const),
  );
  for (const [file, { html }] of pages) writeFileSync(join(folder, file), html);
  const sections = [...pages.values()]
    .flatMap(({ sections }) => sections.filter(({ text, depth }) => text !== "" || depth === 1))
    .map(({ path, page, id, title, text }) => JSON.stringify([path, page, id ?? "", title, text]));
  writeFileSync(
    join(folder, "search-index.js"),
    `globalThis.searchSections = [\n${sections.join(",\n")}\n];\n`,
  );
  return checkLinks(new Map<string, LinkedPage>([...pages, ...references]), new Set(files));
}

function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, text] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
