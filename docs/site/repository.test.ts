import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { findMarkdown, listPages, repositoryPages } from "./repository.ts";
import { addressesOf, readHtml, textsOf } from "./testing/dom.ts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "repository-"));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const pages = () => repositoryPages({ root, files: findMarkdown(root) });

it("makes a page of each text, whose links lead to pages where there are some", () => {
  write({
    "README.md": `# Project

[server](server/README.md#models) [its folder](server/) [code](server/main.ts) [tambo](spec/tambo)
[rules](spec/tambo/requirements.yaml) [document](generated/tambo/openapi.yaml) [schemas](generated/tambo/schemas)
[guide](docs/guides/tools.md) [here](#project) [out](https://example.com/x.md)`,
    "server/README.md": "# Server\n\n## Models",
    "server/main.ts": "",
    "server/node_modules/x/README.md": "# Not ours",
    "docs/guides/tools.md":
      "# Tools\n\n[events](../contracts/tambo/events.html#order) [server](../../server/README.md)",
  });
  const all = pages();
  expect(all.map(({ path, title }) => [path, title])).toEqual([
    ["project/README.html", "Project"],
    ["guides/tools.html", "Tools"],
    ["project/server/README.html", "Server"],
  ]);
  expect(addressesOf(readHtml(all[0]?.body.source ?? ""))).toEqual([
    "server/README.html#models",
    "server/README.html",
    "../contracts/tambo/index.html",
    "../contracts/tambo/requirements.html",
    "../contracts/tambo/openapi.yaml",
    "../contracts/tambo/schemas/index.html",
    "../guides/tools.html",
    "#project",
    "https://example.com/x.md",
  ]);
  expect(textsOf(readHtml(all[0]?.body.source ?? ""), ".file")).toEqual(["code"]);
  expect(addressesOf(readHtml(all[1]?.body.source ?? ""))).toEqual([
    "../contracts/tambo/events.html#order",
    "../project/server/README.html",
  ]);
  expect(listPages(all).map(({ path, body }) => [path, addressesOf(readHtml(body.source))])).toEqual([
    ["guides/index.html", ["tools.html"]],
    ["project/index.html", ["README.html", "server/README.html"]],
  ]);
});

it("fails for links to files that are not there, all of them at once", () => {
  write({ "README.md": "[a](gone.ts) [b](spec/gone.md#x)", "server/README.md": "[c](../main.ts)" });
  expect(pages).toThrow(
    new Error(
      "README.md: gone.ts: there is no gone.ts\n" +
        "README.md: spec/gone.md#x: there is no spec/gone.md\n" +
        "server/README.md: ../main.ts: there is no main.ts",
    ),
  );
});
