/** Tests the packed suite without the repository: with `npx` in an empty folder, and as a GitHub Action. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { runAction } from "../../conformance/action/testing/run-action.ts";
import { install, write } from "./app.ts";
import { runCommand } from "./releases.ts";

const folder = mkdtempSync(join(tmpdir(), "suite-"));
const tarball = inject("tarballs")["tambo-conform"].path;
const oldestNode = "20.12.2";
const oldNode = join(folder, "old/node_modules/node/bin/node");
const server = [
  process.execPath,
  fileURLToPath(new URL("../../conformance/self-test/reference-server/server.mjs", import.meta.url)),
];

beforeAll(async () => {
  write(folder, "old/package.json", JSON.stringify({ name: "old", private: true }));
  await install(join(folder, "old"), `node@npm:node-${process.platform}-${process.arch}@${oldestNode}`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npx --package=<tarball> tambo-conform`. npm runs under the Node of the tests, and the suite under another. */
async function npx(cwd: string, node: string, ...args: string[]): Promise<string> {
  const [npm = ""] = (await runCommand(cwd, "sh", "-c", "command -v npx")).split("\n");
  const path = [dirname(node), process.env.PATH].join(delimiter);
  const command = [process.execPath, realpathSync(npm), "--yes", `--package=${tarball}`, "tambo-conform"];
  return runCommand(cwd, "env", `PATH=${path}`, ...command, ...args);
}

it.each([
  ["Node 20.12", oldNode],
  ["the Node of the tests", process.execPath],
])(
  "`npx` with the tarball sets the suite up and tests a server in an empty folder, under %s",
  async (name, node) => {
    const project = join(folder, name);
    mkdirSync(project);
    expect(await runCommand(project, node, "--version")).toBe(
      `${node === oldNode ? `v${oldestNode}` : process.version}\n`,
    );
    const out = await npx(project, node, "init", "--contract", "tambo", "--", ...server);
    expect(out.trimEnd().split("\n").slice(-5)).toEqual([
      "level reached: tambo core (tested: core)",
      "conformant",
      expect.stringMatching(/^[1-9]\d\d passed, 0 failed$/),
      "",
      "Your server reaches the level core. To test this project's own decisions as well: npx tambo-conform start",
    ]);
    expect(readdirSync(project)).toEqual(["tambo-conform.yaml"]);
    expect(await npx(project, node, "start", "--case", "text-one-message")).toMatch(
      /the chosen cases pass\n[1-9]\d* passed, 0 failed\n$/,
    );
  },
);

it("the Action installs the tarball, and tests a server", async () => {
  const workspace = join(folder, "workspace");
  mkdirSync(workspace);
  const inputs = { package: tarball, level: "core", command: `exec "${server.join('" "')}"` };
  const { exitCode, summary, outputs, reports } = await runAction(inputs, workspace, join(folder, "runner"));
  expect([exitCode, outputs.level, outputs.failed]).toEqual([0, "core", "0"]);
  expect(summary.split("\n")[0]).toBe("## ✅ tambo conformance: conformant");
  expect(Object.keys(reports)).toEqual([
    "badge.json",
    "junit.xml",
    "report.html",
    "report.json",
    "summary.md",
  ]);
  const manifest = join(folder, "runner/tambo-conform/node_modules/tambo-conform/package.json");
  expect(JSON.parse(readFileSync(manifest, "utf8"))).toMatchObject({ name: "tambo-conform" });
  expect(readdirSync(workspace)).toEqual([]);
});
