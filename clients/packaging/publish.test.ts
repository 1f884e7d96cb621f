/** Tests publishing with a fake npm program that records its calls. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, inject, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { chooseDistTag } from "./releases.ts";
import { runProgram } from "./testing/run-program.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const tarballs = inject("tarballs");
const packed = join(tarballs["tambo-conform"].path, "..");

/**
 * Creates a fake npm program for a registry that contains some packages.
 *
 * @returns The `PATH` with the fake npm program, and its recorded calls.
 */
function createFakeNpm(registry: readonly string[], missing = "npm error code E404") {
  const folder = mkdtempSync(join(tmpdir(), "npm-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const log = join(folder, "log");
  const program = `#!${process.execPath}
const [command, ...args] = process.argv.slice(2);
if (command !== "view") require("node:fs").appendFileSync(${JSON.stringify(log)}, [command, ...args].join(" ") + "\\n");
else if (!${JSON.stringify(registry)}.includes(args[0])) { console.error(${JSON.stringify(missing)}); process.exit(1); }
`;
  writeFileSync(log, "");
  writeFileSync(join(folder, "npm"), program);
  chmodSync(join(folder, "npm"), 0o755);
  return {
    env: { PATH: [folder, process.env.PATH].join(delimiter) },
    calls: () => readFileSync(log, "utf8").split("\n").slice(0, -1),
  };
}

it("publishes the tarballs with provenance, the client before its dependents", () => {
  const npm = createFakeNpm([`tambo-v1-react@${version}`]);
  const tag = chooseDistTag(version);
  expect(runProgram("publish.ts", [`v${version}`, packed], npm.env)).toEqual({
    code: 0,
    stdout: `tambo-v1-client ${version} published as ${tag}
tambo-v1-react ${version} is already published
tambo-v1-server ${version} published as ${tag}
tambo-conform ${version} published as ${tag}
typespec-asyncapi-emitter ${version} published as ${tag}
`,
    stderr: "",
  });
  const names = ["tambo-v1-client", "tambo-v1-server", "tambo-conform", "typespec-asyncapi-emitter"] as const;
  const flags = `--provenance --access public --tag ${tag}`;
  expect(npm.calls()).toEqual(names.map((name) => `publish ${tarballs[name].path} ${flags}`));
});

it("publishes nothing if the registry fails", () => {
  const npm = createFakeNpm([], "npm error code E500");
  expect(runProgram("publish.ts", [`v${version}`, packed], npm.env)).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringContaining("npm error code E500\n"),
  });
  expect(npm.calls()).toEqual([]);
});

it("publishes nothing if a tarball is missing", () => {
  const npm = createFakeNpm([]);
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(runProgram("publish.ts", [`v${version}`, folder], npm.env)).toEqual({
    code: 1,
    stdout: "",
    stderr: `${folder} has no tarball of tambo-v1-client. Files: none\n`,
  });
  expect(npm.calls()).toEqual([]);
});

interface Workflow {
  on: Record<string, unknown>;
  permissions: object;
  jobs: Record<string, { uses?: string; needs?: string[]; permissions?: object; steps?: Step[] }>;
}
interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

const workflow = (name: string): Workflow =>
  parse(readFileSync(new URL(`../../.github/workflows/${name}.yml`, import.meta.url), "utf8"));

it("is run by the release workflow after all tests, with the tested tarballs", () => {
  const { on, permissions, jobs } = workflow("release");
  expect(on).toEqual({ push: { tags: ["v[0-9]+.[0-9]+.[0-9]+*"] } });
  expect(permissions).toEqual({ contents: "read" });
  expect(jobs["check-and-test"]?.uses).toBe("./.github/workflows/ci.yml");
  const commands = (job = "") => jobs[job]?.steps?.flatMap(({ run }) => run ?? []);
  expect(commands("pack")).toEqual([
    "npm ci --no-audit --no-fund",
    'node clients/packaging/pack.ts "$GITHUB_REF_NAME" packed',
    "npm run test:packages",
  ]);
  expect(jobs.pack?.steps?.find(({ run }) => run === "npm run test:packages")?.env).toMatchObject({
    TARBALLS: "packed",
  });
  expect(jobs.publish).toMatchObject({
    needs: ["check-and-test", "pack"],
    permissions: { contents: "read", "id-token": "write" },
  });
  expect(commands("publish")).toEqual(['node clients/packaging/publish.ts "$GITHUB_REF_NAME" packed']);
});

it("is the only job with the token and the identity", () => {
  const { jobs } = workflow("release");
  const { publish, ...others } = jobs;
  expect(publish?.steps?.map(({ env }) => env).filter(Boolean)).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a workflow expression.
    { NODE_AUTH_TOKEN: "${{ secrets.NPM_TOKEN }}" },
  ]);
  expect(JSON.stringify(others)).not.toMatch(/secrets|id-token|permissions/);
});

it.each(["ci", "release"])("the workflow %s pins each action to a version tag or a commit", (name) => {
  const steps = Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps);
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(1);
  expect(actions.filter((uses) => !/^[\w-]+\/[\w-]+@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(uses))).toEqual(
    [],
  );
});
