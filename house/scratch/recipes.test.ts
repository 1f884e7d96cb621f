/**
 * Applies the recipes in `docs/contributing` sequentially to a copy of the repository. Each test is a step.
 */
import { spawn } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { commitAll, copyTree, listChanges } from "../copy-tree.ts";
import { applyEdits, type Edit, readEdits, readSection } from "../recipe.ts";

const root = join(import.meta.dirname, "../..");
const document = readFileSync(join(root, "docs/contributing/add-an-event.md"), "utf8");
const copy = copyTree(root);
afterAll(() => rmSync(copy, { recursive: true }));

/** The name of the new contract. */
const name = "echo";

/** Returns true for files that the commands write. */
const isWritten = (file: string) => /^(generated\/|spec\/CHANGELOG\.md$)/.test(file);
const isOfContract = (file: string) => /(^|[/.])echo[/.]/.test(file);

/**
 * Runs a program in the copy until it exits.
 *
 * @returns The exit code and the output of the program.
 */
function run(
  signal: AbortSignal,
  command: string,
  ...args: readonly string[]
): Promise<{ code: number | null; output: string }> {
  const isOurs = ([variable]: [string, unknown]) => !/^(VITEST|NODE_ENV$|TEST$|npm_)/.test(variable);
  const env = { ...Object.fromEntries(Object.entries(process.env).filter(isOurs)), CI: "true" };
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: copy, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    // The program may have started other processes, so the whole process group is killed.
    signal.addEventListener("abort", () => process.kill(-(child.pid ?? 0), "SIGKILL"), { once: true });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/**
 * Runs an npm script that must exit with code 0.
 *
 * @returns The output of the script.
 */
async function npmRun(signal: AbortSignal, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run(signal, "npm", "run", "--silent", ...args);
  expect(code, output).toBe(0);
  return output;
}

it.each([
  ["Echo", '"Echo" is not a valid contract name: use lower-case letters, digits'],
  ["echo--two", '"echo--two" is not a valid contract name'],
  ["class", '"class" is a reserved word of JavaScript'],
  ["tambo", 'The name "tambo" is taken: spec/tambo exists.'],
  ["agent", 'The path /agent belongs to the contract "agent-stream"'],
  ["common", 'The name "common" is taken: spec/common exists.'],
])("new:contract rejects the name %s and writes nothing", async (rejected, message) => {
  const { code, output } = await run(
    new AbortController().signal,
    process.execPath,
    "house/new-contract/main.ts",
    rejected,
  );
  expect([code, output]).toEqual([2, expect.stringContaining(message)]);
  expect(listChanges(copy)).toEqual([]);
});

it("a new contract changes one line outside its own and generated files", async ({ signal }) => {
  await npmRun(signal, "new:contract", "--", name);
  await npmRun(signal, "generate");
  const files = listChanges(copy);
  expect(files.filter(isOfContract).length).toBeGreaterThan(20);
  expect(files.filter((file) => !isOfContract(file) && !isWritten(file))).toEqual([
    "server/contracts/index.ts",
  ]);
  const { output } = await run(signal, "git", "diff", "--numstat", "server/contracts/index.ts");
  expect(output).toBe("1\t0\tserver/contracts/index.ts\n");
  commitAll(copy);
});

/** Repeats the edit of the encoder of AG-UI in the other encoders, which also leave out the event. */
function repeatLeftOut({ file: done, before, after }: Edit): Edit[] {
  return globSync("server/contracts/**/encoder.ts", { cwd: copy })
    .filter((file) => file !== done && readFileSync(join(copy, file), "utf8").includes(`\n${before}\n`))
    .map((file) => ({ file, before, after }));
}

it.each([
  ["## From a canonical event to the wire", 9],
  ["## Add a canonical event", 9],
])('"%s" edits the files that it lists, at most %i', (heading, most) => {
  const edits = readEdits(readSection(document, heading));
  applyEdits(copy, edits);
  const files = [...new Set(edits.map(({ file }) => file))];
  expect(listChanges(copy).sort()).toEqual(files.sort());
  expect(files.length).toBeLessThanOrEqual(most);
  const leftOut = edits.find(({ after }) => after.endsWith(': "left out",'));
  if (leftOut !== undefined) applyEdits(copy, repeatLeftOut(leftOut));
  commitAll(copy);
});

it("the commands write the rest", async ({ signal }) => {
  await npmRun(signal, "generate");
  await npmRun(signal, "changelog");
  expect(listChanges(copy).filter((file) => !isWritten(file))).toEqual([]);
});

it("npm run check passes", async ({ signal }) => {
  expect(await npmRun(signal, "check")).toContain("all checks passed");
});

it.each([
  ["ag-ui-script", "app-state-refused"],
  ["script", "server-tool-limit"],
])(
  "the event is sent in %s, valid by the generated schemas, where the check of %s wants it",
  async (profile, id) => {
    const output = await npmRun(new AbortController().signal, "conform", "--", "--case", id, profile);
    expect(output.trim().split("\n").at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  },
);

it("the new contract is served, and passes the suite", async ({ signal }) => {
  const output = await npmRun(signal, "conform", "--", "--contract", name);
  const [, passed, failed] = /^echo: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  expect([Number(passed) > 20, failed], output).toEqual([true, "0"]);
});

it("the new contract has mutants that fail every MUST check", async ({ signal }) => {
  await npmRun(signal, "conform:mutants", "--", "--contract", name, "--check");
});

it.each([
  ["ag-ui", "warnings-unsent", "app-state-refused/warned"],
  ["tambo", "limit-unsent", "server-tool-limit/limit"],
])("in %s the mutant %s fails the check %s", async (contract, mutant, check) => {
  const { signal } = new AbortController();
  const output = await npmRun(signal, "conform:mutants", "--", "--contract", contract, "--only", mutant);
  expect(output).toContain(check);
});

it("the tests of changed contracts pass, and those that loop over all", async ({ signal }) => {
  const loops = /\bcontractNames\b|\/(contract-clients|project|contracts\/index|generated\/contracts)\.ts"/;
  // This test compares with the killer files, which are not written here because that takes minutes.
  const apart = "conformance/self-test/mutants/tables/index.test.ts";
  const looping = globSync("{conformance,docs,house,server,spec}/**/*.test.ts", { cwd: copy }).filter(
    (file) => file !== apart && loops.test(readFileSync(join(copy, file), "utf8")),
  );
  expect(looping.length).toBeGreaterThan(20);
  const changed = ["ag-ui", "tambo"].flatMap((contract) => [
    `spec/${contract}`,
    `server/contracts/${contract}`,
  ]);
  const more = ["conformance/contracts", "spec/toolchain/requirements", "clients/typescript/events"];
  await npmRun(signal, "test", "--", ...changed, ...more, ...looping);
});
