/** Tests all packages after installing them into one empty project. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { checkTypes, install, testedVersions, write } from "./app.ts";
import { startProgram } from "./program.ts";
import { runCommand } from "./releases.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "tools-"));
const project = join(folder, "project");
const tarballs = Object.values(inject("tarballs"));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** Returns the oldest Node version allowed by a package's `engines` field. */
function readOldestNode(folder: string): string {
  const { engines } = JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));
  return /\d+\.\d+\.\d+/.exec(engines.node)?.[0] as string;
}

/** The Node versions to install, by the alias of the npm package that contains them. */
const oldNodes = {
  suite: "20.12.2",
  server: readOldestNode("server"),
  emitter: readOldestNode("spec/toolchain/asyncapi-emitter"),
};
const oldNode = (name: keyof typeof oldNodes) => join(folder, "old/node_modules", name, "bin/node");

/**
 * The executables of the oldest Node version that the suite supports, and of the Node version that runs the
 * tests.
 */
const nodes = { "Node 20.12": oldNode("suite"), "the Node of the tests": process.execPath };

const bin = (name: string) => join(project, "node_modules/.bin", name);

/** The TypeSpec packages that the emitter's README installs. */
const emitterReadme = readFileSync(join(root, "spec/toolchain/asyncapi-emitter/README.md"), "utf8");
const [, installed = ""] = /npm install --save-dev ((?:[^\n]+\\\n)*[^\n]+)/.exec(emitterReadme) ?? [];
const typespec = installed.split(/[\s\\]+/).filter((each) => each.startsWith("@"));

beforeAll(async () => {
  write(project, "package.json", JSON.stringify({ name: "project", private: true, type: "module" }));
  write(folder, "old/package.json", JSON.stringify({ name: "old", private: true }));
  const tools = ["react", "typescript"].map((name) => `${name}@${testedVersions[name]}`);
  const paths = tarballs.map(({ path }) => path);
  await Promise.all([
    install(project, ...tools, ...typespec, ...paths),
    install(
      join(folder, "old"),
      ...Object.entries(oldNodes).map(
        ([name, version]) => `${name}@npm:node-${process.platform}-${process.arch}@${version}`,
      ),
    ),
  ]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const json = (body: object) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

describe.each(Object.keys(nodes) as (keyof typeof nodes)[])("under %s", (label) => {
  const node = nodes[label];

  it("the server runs the demo model, its tools and its sandbox, and serves its pages", async () => {
    const server = await startProgram(project, [node, bin("tambo-v1-server")], { DATABASE_FILE: ":memory:" });
    onTestFinished(async () => void (await server.stop()));
    const request = async (path: string, init?: RequestInit) => {
      const response = await fetch(new URL(path, server.url), init);
      return { status: response.status, text: await response.text() };
    };
    expect(await request("/healthz")).toMatchObject({ status: 200 });
    const question = {
      message: { role: "user", content: "What is the weather in Paris?" },
      createThread: true,
    };
    const run = await request("/v1/threads/t/runs", json(question));
    expect(run.text).toContain('"type":"TOOL_CALL_RESULT"');
    expect(run.text).toContain('"type":"RUN_FINISHED"');
    const messages = [{ role: "user", content: "Run the code `6 * 7`" }];
    const sandbox = await request("/agent/agent/stream", json({ thread_id: "s", messages }));
    expect(sandbox.text).toContain('\\"value\\":42');
    const page = await request("/");
    const [, script = ""] = /src="([^"]+\.js)"/.exec(page.text) ?? [];
    const reference = await request("/docs");
    const referenceFiles = reference.text.match(/\/docs\/[\w-]+\.(?:css|js)(?=")/g) ?? [];
    expect(referenceFiles).toHaveLength(3);
    const paths = [
      script,
      "/docs/reference.json",
      ...referenceFiles,
      "/contracts/gateway/asyncapi.yaml",
      "/openapi.3.2.yaml",
    ];
    const responses = await Promise.all(paths.map(async (path) => [path, (await request(path)).status]));
    expect(responses).toEqual(paths.map((path) => [path, 200]));
    expect(await server.stop()).toBe("exited with code 0");
  });
});

it("the server ends when the program that started it is killed", async () => {
  const server = await startProgram(project, [nodes["Node 20.12"], bin("tambo-v1-server")], {
    DATABASE_FILE: ":memory:",
  });
  await server.kill();
  await expect(fetch(server.url)).rejects.toThrow("fetch failed");
});

/**
 * Runs one case against the installed server. The suite and the server run under the same Node.
 *
 * @returns The output of the suite.
 */
async function runCase(node: string, contract: string, name: string, ...flags: string[]): Promise<string> {
  const settings = {
    command: [node, bin("tambo-v1-server")],
    modelId: "openai-chat/{model}",
    env: { MODEL: "openai-chat/conformance", DATABASE_FILE: ":memory:" },
  };
  write(project, "tambo-conform.yaml", JSON.stringify(settings));
  const args = ["start", "--contract", contract, "--case", name, ...flags];
  return await runCommand(project, node, bin("tambo-conform"), ...args);
}

const passedOutput = /the chosen cases pass\n[1-9]\d* passed, 0 failed\n$/;

it.each(Object.entries(nodes))("`tambo-v1-server` prints usage and version under %s", async (_name, node) => {
  const run = (flag: string) => runCommand(project, node, bin("tambo-v1-server"), flag);
  expect(await run("--version")).toBe(`${version}\n`);
  expect(await run("--help")).toMatch(/^Usage: tambo-v1-server /);
});

it("the suite tests the server with a requirement set under Node 20.12, and writes all reports", async () => {
  const formats = ["badge", "html", "json", "junit", "md"];
  const reports = formats.flatMap((format) => ["--report", `${format}=report.${format}`]);
  const flags = ["--require", "1.0", ...reports];
  expect(await runCase(nodes["Node 20.12"], "tambo", "text-one-message", ...flags)).toMatch(
    /[1-9]\d* passed, 0 failed/,
  );
  const written = readdirSync(project).filter((name) => name.startsWith("report."));
  expect(written.sort()).toEqual(formats.map((format) => `report.${format}`));
});

it.each([
  ["ag-ui", "text-one-answer"],
  ["gateway", "text-exact"],
  ["agent-stream", "text-one-answer"],
  ["tool-progress", "text-exact"],
])("the suite contains the cases of %s", async (contract, name) => {
  expect(await runCase(nodes["the Node of the tests"], contract, name)).toMatch(passedOutput);
});

it("`npx tambo-conform` prints its version and all scenarios", async () => {
  const npx = (...args: string[]) => runCommand(project, "npx", "--no-install", "tambo-conform", ...args);
  expect(await npx("--version")).toBe(`${version}\n`);
  const scenarios = readdirSync(join(root, "conformance/sdk/scenarios")).map((name) =>
    name.replace(/\.yaml$/, ""),
  );
  const listed = (await npx("sdk", "--list")).trimEnd().split("\n");
  expect(listed.map((line) => line.split(" ")[0])).toEqual(scenarios.sort());
});

it("`startServer` runs the server in a program under the oldest and the current Node, with types", async () => {
  write(
    project,
    "program.ts",
    `import { type RunningServer, startServer } from "tambo-v1-server";
export const lines: string[] = [];
const env = { PORT: "0", DATABASE_FILE: ":memory:", LOG_LEVEL: "info" };
export const server: RunningServer = await startServer({ env, log: (line) => lines.push(line) });
`,
  );
  const compilerOptions = {
    target: "es2022",
    module: "esnext",
    moduleResolution: "bundler",
    lib: ["es2022"],
    types: [],
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: false,
  };
  write(project, "tsconfig.json", JSON.stringify({ compilerOptions, include: ["program.ts"] }));
  await checkTypes(project);
  await checkTypes(project, "--module", "node16", "--moduleResolution", "node16");
  write(
    project,
    "use.js",
    `import { createTamboClient } from "tambo-v1-client";
import { lines, server } from "./program.ts";
const client = createTamboClient({ baseUrl: server.url });
const types = [];
const run = client.runs.stream("t", { message: "What can you do?", createThread: true });
for await (const { type } of run) types.push(type);
await server.close();
console.log(types[0], types.at(-1), lines.length > 0);
`,
  );
  for (const node of [oldNode("server"), process.execPath]) {
    // The oldest Node version needs this flag to run TypeScript.
    const flags = ["--no-warnings", "--experimental-strip-types"];
    expect(await runCommand(project, node, ...flags, "use.js")).toBe("RUN_STARTED RUN_FINISHED true\n");
  }
});

it("the emitter compiles the spec of its README under the oldest Node", async () => {
  const tested = typespec
    .map((each) => each.replace(/@[\d.]+$/, ""))
    .map((name) => `${name}@${testedVersions[name]}`);
  expect(typespec).toEqual(tested);
  const [, spec = ""] = /```typespec\n([\s\S]*?)```/.exec(emitterReadme) ?? [];
  const [, settings = ""] = /```yaml\n# tspconfig\.yaml\n([\s\S]*?)```/.exec(emitterReadme) ?? [];
  write(project, "api/main.tsp", spec);
  write(project, "api/tspconfig.yaml", settings);
  await runCommand(join(project, "api"), oldNode("emitter"), bin("tsp"), "compile", ".");
  const document = readFileSync(join(project, "api/tsp-output/asyncapi.yaml"), "utf8");
  expect(document).toMatch(/^asyncapi: 3\.1\.0\ninfo:\n {2}title: Chat\n/);
});
