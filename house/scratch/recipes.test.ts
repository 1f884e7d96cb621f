/** The recipes of CONTRIBUTING.md, applied to a copy of the repository. */
import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { commitAll, copyTree, listChanges } from "../copy-tree.ts";
import { applyEdits, readEdits, readSection } from "../recipe.ts";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
const copy = copyTree(root);
afterAll(() => rmSync(copy, { recursive: true }));

/** Files that commands write. */
const written = /^(generated\/|spec\/CHANGELOG\.md$)/;

/** Runs an npm script in the copy; fails with its output. */
async function run(...args: readonly string[]): Promise<string> {
  const isOurs = ([name]: [string, unknown]) => !/^(VITEST|NODE_ENV$|TEST$|npm_)/.test(name);
  const env = Object.fromEntries(Object.entries(process.env).filter(isOurs));
  const options = { cwd: copy, env: { ...env, CI: "true" }, maxBuffer: 2 ** 26 };
  try {
    return (await promisify(execFile)("npm", ["run", "--silent", ...args], options)).stdout;
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`npm run ${args.join(" ")} failed:\n${stdout}\n${stderr}`);
  }
}

it.each([
  ["## Add an event", 9],
  ["### Add a canonical event", 12],
])('"%s" edits the files that it lists, at most %i', (heading, most) => {
  const edits = readEdits(readSection(document, heading));
  applyEdits(copy, edits);
  const files = [...new Set(edits.map(({ file }) => file))];
  expect(listChanges(copy).sort()).toEqual(files.sort());
  expect(files.length).toBeLessThanOrEqual(most);
  commitAll(copy);
});

it("needs no other edit: the commands write the rest, and all is green", async () => {
  await run("generate");
  await run("changelog");
  expect(listChanges(copy).filter((file) => !written.test(file))).toEqual([]);
  expect(await run("check")).toContain("all checks passed");
  const contracts = ["ag-ui", "tambo"].flatMap((name) => [`spec/${name}`, `server/contracts/${name}`]);
  await run(
    "test",
    "--",
    ...contracts,
    "conformance/contracts",
    "spec/toolchain/requirements",
    "clients/typescript/events",
  );
});

it.each([
  ["ag-ui-script", "app-state-refused"],
  ["script", "server-tool-limit"],
])(
  "sends the event in %s, valid by the generated schemas, where the check of %s wants it",
  async (profile, id) => {
    const output = await run("conform", "--", "--case", id, profile);
    expect(output.trim().split("\n").at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  },
);
