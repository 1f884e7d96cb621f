/** Checks CONTRIBUTING.md and the READMEs against the rules and the files that they mention. */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { floors } from "./rules.ts";

const root = join(import.meta.dirname, "..");
const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const [floorsDiagram = "", runDiagram = ""] = Array.from(
  text.matchAll(/^```mermaid\n(.*?)^```$/gms),
  (match) => match[1],
);

/**
 * Returns the arrows in a flowchart as `<from> -> <to>`, using the node labels. An arrow to or from a
 * subgraph is expanded to one arrow for each of its nodes.
 */
function readArrows(diagram: string): string[] {
  const labels = new Map(Array.from(diagram.matchAll(/(\w+)\["([^"]*)"\]/g), ([, id, label]) => [id, label]));
  const members = new Map(
    Array.from(diagram.matchAll(/subgraph (\w+).*?\n(.*?)^ *end$/gms), ([, id, body = ""]) => [
      id,
      Array.from(body.matchAll(/(\w+)\["/g), (match) => match[1]),
    ]),
  );
  const foldersOf = (ids: string) =>
    ids.split(" & ").flatMap((id) => (members.get(id) ?? [id]).map((each) => labels.get(each)));
  const arrow = /^ *(\w+)(?:\["[^"]*"\])? -->(?:\|(.*?)\|)? ((?:\w+ & )*\w+)/gm;
  return Array.from(diagram.matchAll(arrow), ([, from = "", part, to = ""]) =>
    foldersOf(from).flatMap((one) =>
      (part === undefined ? foldersOf(to) : [part]).map((other) => `${one} -> ${other}`),
    ),
  ).flat();
}

it("draws the floors as defined by the rules", () => {
  const allowed = floors.flatMap(({ folder, imports }) => imports.map((each) => `${folder} -> ${each}`));
  expect(readArrows(floorsDiagram).sort()).toEqual(allowed.sort());
});

it("names files and folders that exist", () => {
  const isPath = /^(server|spec|conformance|clients|generated|house|docs)(\/[\w.*{}-]+)*$/;
  const named = [
    ...Array.from(text.matchAll(/`([^`\s]+)`/g), (match) => match[1] ?? ""),
    ...Array.from(runDiagram.matchAll(/<br>([^"]+)"/g), (match) => match[1] ?? ""),
  ].filter((each) => isPath.test(each) && !/[*]/.test(each));
  const missing = named.filter((each) => !existsSync(join(root, each.replace("{name}", "tambo"))));
  expect(named.length).toBeGreaterThan(50);
  expect(missing).toEqual([]);
});

it("has a row for fifteen tasks", () => {
  const [, table = ""] = text.split("## Where do I …?\n");
  expect(table.split("\n## ")[0]?.match(/^\| (?!Task|---)/gm)).toHaveLength(15);
});

/**
 * Files that are not in the repository: users' settings, documents that are served or generated, the
 * example in a recipe, and modules of packages.
 */
const elsewhere = [
  /^(tambo\.config\.json|tambo-conform\.yaml|cards\.config\.json|kills\.cards\.json)$/,
  /^\/?(openapi|openapi\.3\.2|asyncapi)\.yaml$/,
  /(^|\/)node_modules\//,
  /^\.\.\/sdk\/api\.ts$/,
  /^tambo-conform\/(config|report)\.schema\.json$/,
];
const tracked = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" }).trim().split("\n");
const documents = tracked.filter((each) => /(^|\/)(README|CONTRIBUTING)\.md$/.test(each));

/** Returns the files that a document mentions outside code blocks and that do not exist. */
function findMissing(document: string): string[] {
  const prose = readFileSync(join(root, document), "utf8").replace(/^```.*?^```$|^ {4}[^\n]*/gms, "");
  const folder = dirname(document);
  const within = tracked.filter((each) => folder === "." || each.startsWith(`${folder}/`));
  return Array.from(prose.matchAll(/`([^`\s{}<>*]+\.(?:ts|yaml|json))`/g), ([, name = ""]) => name).filter(
    (name) =>
      !elsewhere.some((each) => each.test(name)) &&
      !existsSync(join(root, folder, name)) &&
      !existsSync(join(root, name)) &&
      !within.some((each) => each.endsWith(`/${name}`)),
  );
}

it.each(documents)("%s names files that exist", (document) => {
  expect(findMissing(document)).toEqual([]);
});
