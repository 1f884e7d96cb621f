/** The skeleton of a sixth contract, in a copy of the repository: each test is a step. */
import { execFileSync, spawn } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const name = "echo";

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "new-contract-"));
  for (const file of git(root, "ls-files", "-z")
    .split("\0")
    .filter((path) => existsSync(join(root, path)))) {
    if (!lstatSync(join(root, file)).isFile()) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  for (const folder of ["", ...globSync("clients/*/", { cwd: root })])
    linkPackages(join(folder, "node_modules"));
  git(copy, "init", "--quiet");
  commit("before");
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function git(cwd: string, ...args: string[]): string {
  return execFileSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 26 });
}

function commit(message: string): void {
  git(copy, "add", "--all");
  const identity = ["-c", "user.name=test", "-c", "user.email=test@localhost"];
  git(copy, ...identity, "commit", "--quiet", "--no-verify", "--message", message);
}

/** Links each package of a `node_modules`, for the copy has a cache of its own. Workspaces are those of the copy. */
function linkPackages(folder: string): void {
  if (!existsSync(join(root, folder))) return;
  mkdirSync(join(copy, folder), { recursive: true });
  for (const entry of readdirSync(join(root, folder))) {
    const from = join(root, folder, entry);
    if (entry.startsWith("@")) linkPackages(join(folder, entry));
    else if (entry === ".bin" || !entry.startsWith("."))
      symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, join(copy, folder, entry));
  }
}

/** Runs a program in the copy to its end. @returns Its exit code and output. */
function run(
  signal: AbortSignal,
  command: string,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: copy, detached: true, stdio: ["ignore", "pipe", "pipe"] });
    // The program may have started others.
    signal.addEventListener("abort", () => process.kill(-(child.pid ?? 0), "SIGKILL"), { once: true });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => (output += text));
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

/** Runs an npm script that must end with exit code 0. @returns Its output. */
async function npmRun(signal: AbortSignal, ...args: string[]): Promise<string> {
  const { code, output } = await run(signal, "npm", "run", "--silent", ...args);
  expect(code, output).toBe(0);
  return output;
}

it.each([
  ["Echo", '"Echo" is no name of a contract: use lower-case letters and digits'],
  ["echo--two", '"echo--two" is no name of a contract'],
  ["class", '"class" is a reserved word of JavaScript'],
  ["tambo", 'The name "tambo" is taken: spec/tambo exists.'],
  ["agent", 'The path /agent belongs to the contract "agent-stream"'],
  ["common", 'The name "common" is taken: spec/common exists.'],
])("rejects the name %s and writes nothing", async (rejected, message) => {
  const { signal } = new AbortController();
  const { code, output } = await run(signal, "npm", "run", "--silent", "new:contract", "--", rejected);
  expect([code, output]).toEqual([2, expect.stringContaining(message)]);
  expect(git(copy, "status", "--porcelain")).toBe("");
});

it("changes one line outside the contract's own files and what is generated", async ({ signal }) => {
  await npmRun(signal, "new:contract", "--", name);
  await npmRun(signal, "generate");
  git(copy, "add", "--all");
  const changed = git(copy, "diff", "--cached", "--numstat", "HEAD").trimEnd().split("\n");
  const isOwn = (path = "") => /(^|[/.])echo[/.]/.test(path) || path.startsWith("generated/");
  expect(changed.filter((line) => isOwn(line.split("\t")[2])).length).toBeGreaterThan(20);
  expect(changed.filter((line) => !isOwn(line.split("\t")[2]))).toEqual(["1\t0\tserver/contracts/index.ts"]);
  commit("after");
});

it("passes npm run check", async ({ signal }) => {
  expect(await npmRun(signal, "check")).toContain("all checks passed");
});

it("is served, and judged green by the suite", async ({ signal }) => {
  const output = await npmRun(signal, "conform", "--", "--contract", name);
  const [, passed, failed] = /^echo: (\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  expect([Number(passed) > 20, failed], output).toEqual([true, "0"]);
});

it("has mutants that fail every MUST check", async ({ signal }) => {
  await npmRun(signal, "conform:mutants", "--", "--contract", name, "--check");
});

it("passes the tests that loop over the contracts", async ({ signal }) => {
  const loops = /\bcontractNames\b|\/(contract-clients|project|contracts\/index|generated\/contracts)\.ts"/;
  const files = globSync("{conformance,docs,house,server,spec}/**/*.test.ts", { cwd: copy }).filter((file) =>
    loops.test(readFileSync(join(copy, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(20);
  const { code, output } = await run(signal, "npx", "vitest", "run", ...files);
  expect(code, output.slice(-20_000)).toBe(0);
});
