/** Builds the site of this repository, and tests its links, pages and search. */
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractNames } from "../../generated/contracts.ts";
import { pagesByTerm } from "../testing/search-terms.ts";
import { buildSite } from "./build.ts";
import type { LinkReport } from "./rendered/links.ts";

interface Result {
  address: string;
  path: string;
  title: string;
  excerpt: string;
}

const root = join(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "site-"));
let report: LinkReport;
let search: (query: string) => Result[];

beforeAll(async () => {
  report = await buildSite(root, folder, () => {});
  const context: Record<string, unknown> = { MiniSearch: createRequire(import.meta.url)("minisearch") };
  context.globalThis = context;
  for (const file of ["search-index.js", "search.js"])
    runInNewContext(readFileSync(join(folder, file), "utf8"), context);
  const create = context.createSiteSearch as (...args: unknown[]) => typeof search;
  search = create(context.MiniSearch, context.searchSections);
}, 300_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("the site", () => {
  it("has no dead links, and sends no requests to other hosts", () => {
    expect(report.dead).toEqual([]);
    const pages = globSync("**/*.html", { cwd: folder });
    const loaded = pages
      .filter((path) => !path.endsWith("api.html"))
      .flatMap((path) => [
        ...readFileSync(join(folder, path), "utf8").matchAll(
          /<(?:script|img|iframe|link)\b[^>]*(?:src|href)="(?!data:)([^"]+)"/g,
        ),
      ])
      .map(([, address = ""]) => address);
    expect(loaded.filter((address) => /^[a-z]+:|^\//.test(address))).toEqual([]);
    const style = readFileSync(globSync(join(folder, "assets/*.css"))[0] ?? "", "utf8");
    const images = [...style.matchAll(/url\(["']?([^"')]{1,20})/g)].map(([, address = ""]) => address);
    expect(images.filter((address) => !address.startsWith("data:"))).toEqual([]);
  });

  it.each(contractNames)("has the generated pages for %s", (name) => {
    const files = ["index", "events", "errors", "requirements", "api"].map((page) => `${page}.html`);
    const missing = [...files, "openapi.yaml", "asyncapi.yaml"].filter(
      (file) => !existsSync(join(folder, "contracts", name, file)),
    );
    expect(missing).toEqual([]);
  });
});

describe("the search", () => {
  it.each([
    ...Object.entries(pagesByTerm),
    ["RUN_STARTED", "contracts/tambo/events.html"],
    ["T-143", "contracts/tambo/requirements.html"],
    ["corsOrigins", "guides/access.html"],
  ])("for %s, finds %s", (query, page) => {
    expect(
      search(query)
        .slice(0, 3)
        .map(({ path }) => path),
    ).toContain(page);
  });

  it("shows the text around the search terms, and at most two sections per page", () => {
    const found = search("idempotency");
    expect(found[0]?.excerpt).toMatch(/idempotency/i);
    const counts = [...Map.groupBy(found, ({ path }) => path).values()].map(({ length }) => length);
    expect(Math.max(...counts)).toBe(2);
    expect(search("xyzzyqwert")).toEqual([]);
  });
});
