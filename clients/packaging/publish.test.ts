import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { nameRepository, releasesOf } from "./publish.ts";
import { runCommand } from "./run-command.ts";
import { published } from "./tarballs.ts";

/** A repository with all packages, whose manifests have these versions. */
function repository(versions: Record<string, string> = {}): string {
  const root = mkdtempSync(join(tmpdir(), "release-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, folder] of Object.entries(published)) {
    mkdirSync(join(root, folder), { recursive: true });
    const manifest = { name, version: versions[folder] ?? "1.2.3", license: "MIT" };
    writeFileSync(join(root, folder, "package.json"), JSON.stringify(manifest));
  }
  return root;
}

it("releases all packages, the client before those that need it", () => {
  const releases = releasesOf("v1.2.3", repository());
  expect(releases.map(({ name, folder, version }) => `${name} ${version} ${folder}`)).toEqual([
    "tambo-v1-client 1.2.3 clients/typescript",
    "tambo-v1-react 1.2.3 clients/react",
    "tambo-v1-server 1.2.3 server",
    "tambo-conform 1.2.3 conformance",
    "typespec-asyncapi-emitter 1.2.3 spec/asyncapi-emitter",
  ]);
});

it("refuses a tag that is not the version of every package", () => {
  expect(() => releasesOf("v1.2.3", repository({ server: "1.2.2" }))).toThrow(
    "v1.2.3 is not the version of every package: server/package.json has 1.2.2. Set them all to it.",
  );
});

it("names the repository in a manifest, and leaves the rest", () => {
  const root = repository();
  nameRepository(root, "spec/asyncapi-emitter", "https://github.com/owner/name");
  expect(JSON.parse(readFileSync(join(root, "spec/asyncapi-emitter/package.json"), "utf8"))).toEqual({
    name: "typespec-asyncapi-emitter",
    version: "1.2.3",
    license: "MIT",
    repository: {
      type: "git",
      url: "git+https://github.com/owner/name.git",
      directory: "spec/asyncapi-emitter",
    },
  });
});

it("says how it is used, with 2 for a wrong use", async () => {
  const program = fileURLToPath(new URL("publish.ts", import.meta.url));
  const run = (...args: string[]) => runCommand(tmpdir(), process.execPath, program, ...args);
  expect(await run("--help")).toContain("Usage: node clients/packaging/publish.ts <tag>\n");
  await expect(run()).rejects.toThrow("Usage: node clients/packaging/publish.ts <tag>\n");
});

interface Workflow {
  on: Record<string, unknown>;
  jobs: Record<string, { uses?: string; needs?: string; permissions?: object; steps?: Step[] }>;
}
interface Step {
  uses?: string;
  run?: string;
}

const workflow = (name: string): Workflow =>
  parse(readFileSync(new URL(`../../.github/workflows/${name}.yml`, import.meta.url), "utf8"));

it("is run by the workflow of a version's tag, when everything has passed", () => {
  const { on, jobs } = workflow("release");
  expect(on).toEqual({ push: { tags: ["v[0-9]+.[0-9]+.[0-9]+*"] } });
  expect(jobs["check-and-test"]?.uses).toBe("./.github/workflows/ci.yml");
  expect(jobs.publish).toMatchObject({
    needs: "check-and-test",
    permissions: { contents: "read", "id-token": "write" },
  });
  expect(jobs.publish?.steps?.at(-1)?.run).toBe('node clients/packaging/publish.ts "$GITHUB_REF_NAME"');
});

it.each(["ci", "release"])("the workflow %s uses exact versions of actions", (name) => {
  const steps = Object.values(workflow(name).jobs).flatMap(({ steps = [] }) => steps);
  const actions = steps.flatMap(({ uses }) => uses ?? []);
  expect(actions.length).toBeGreaterThan(1);
  expect(actions.filter((uses) => !/^[\w-]+\/[\w-]+@(?:v\d+\.\d+\.\d+|[0-9a-f]{40})$/.test(uses))).toEqual(
    [],
  );
});
