import { readFileSync } from "node:fs";
import { join, normalize } from "node:path";
import { expect, it } from "vitest";

const read = (...path: string[]) => readFileSync(join(import.meta.dirname, ...path), "utf8");
const manifest = JSON.parse(read("package.json"));
const documents: string[] = ["README.md", ...manifest.files.filter((path: string) => path.endsWith(".md"))];

it.each(documents)("%s links only to files in the package", (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, target = ""]) =>
    normalize(join(document, "..", target)),
  );
  expect(targets.filter((target) => !documents.includes(target))).toEqual([]);
});

it("needs a Node version that all its dependencies support", () => {
  const lowest = (range: string) =>
    /^>= ?(\d+)(?:\.(\d+))?/
      .exec(range)
      ?.slice(1)
      .map((part = "0") => Number(part));
  const [major, minor] = lowest(manifest.engines.node) ?? [];
  const unsupported = Object.keys(manifest.dependencies).filter((name) => {
    const { engines } = JSON.parse(read("../node_modules", name, "package.json"));
    if (engines?.node === undefined) return false;
    const [needed = Number.NaN, neededMinor = 0] = lowest(engines.node) ?? [];
    return !(Number(major) > needed || (major === needed && Number(minor) >= neededMinor));
  });
  expect(unsupported).toEqual([]);
});
