import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { findParserDiagnostics } from "../test/tester.ts";

const run = promisify(execFile);
const PACKAGE = join(import.meta.dirname, "..");
const INSTALLED = join(PACKAGE, "../../../node_modules");

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "asyncapi-emitter-"));
});
afterAll(() => rm(folder, { recursive: true }));

/**
 * Packs a copy of the package, so that the build in the working tree is not disturbed while other tests use
 * it.
 */
async function pack(): Promise<{ tarball: string; files: string[] }> {
  const copy = join(folder, "package");
  for (const name of ["src", "package.json", "tsconfig.json", "README.md", "CHANGELOG.md", "LICENSE"]) {
    await cp(join(PACKAGE, name), join(copy, name), { recursive: true });
  }
  await symlink(INSTALLED, join(copy, "node_modules"));
  const { stdout } = await run("npm", ["pack", "--json", "--offline", "--pack-destination", folder], {
    cwd: copy,
  });
  const [packed] = JSON.parse(stdout.slice(stdout.indexOf("[\n")));
  return {
    tarball: join(folder, packed.filename),
    files: packed.files.map(({ path }: { path: string }) => path),
  };
}

/** Creates a project with the packed emitter and the other packages that a user would have installed. */
async function install(tarball: string): Promise<string> {
  const project = join(folder, "project");
  const target = join(project, "node_modules/typespec-asyncapi-emitter");
  await mkdir(target, { recursive: true });
  await run("tar", ["-xzf", tarball, "--strip-components=1", "-C", target]);
  const { dependencies } = JSON.parse(await readFile(join(target, "package.json"), "utf8"));
  for (const name of ["@typespec", ...Object.keys(dependencies)]) {
    const link = join(project, "node_modules", name);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(INSTALLED, name), link);
  }
  return project;
}

it("compiles the README's spec with `tsp compile` when installed from its npm package", async () => {
  const { tarball, files } = await pack();
  expect(files.filter((file) => !file.startsWith("dist/")).sort()).toEqual([
    "CHANGELOG.md",
    "LICENSE",
    "README.md",
    "package.json",
  ]);
  expect(files.filter((file) => file.includes(".test."))).toEqual([]);
  const project = await install(tarball);
  await writeFile(join(project, "package.json"), '{ "name": "project", "private": true, "type": "module" }');
  const readme = await readFile(join(PACKAGE, "README.md"), "utf8");
  const [, spec] = /```typespec\n([\s\S]*?)```/.exec(readme) ?? [];
  await writeFile(join(project, "main.tsp"), spec ?? "");
  await writeFile(
    join(project, "tspconfig.yaml"),
    `emit: [typespec-asyncapi-emitter]
options:
  typespec-asyncapi-emitter:
    emitter-output-dir: "{project-root}"
    output-file: events.json
`,
  );
  const tsp = join(project, "node_modules/@typespec/compiler/cmd/tsp.js");
  const compile = () => run(process.execPath, [tsp, "compile", "."], { cwd: project });
  await compile();
  const text = await readFile(join(project, "events.json"), "utf8");
  expect(JSON.parse(text).operations).toEqual({
    ask: {
      action: "send",
      channel: { $ref: "#/channels/chatsChatId" },
      description: "Answers a question.",
      security: [{ $ref: "#/components/securitySchemes/BearerAuth" }],
      bindings: { http: { method: "POST", bindingVersion: "0.3.0" } },
      messages: [
        { $ref: "#/channels/chatsChatId/messages/Delta" },
        { $ref: "#/channels/chatsChatId/messages/Done" },
      ],
    },
  });
  expect(await findParserDiagnostics(text)).toEqual([]);

  await writeFile(
    join(project, "tspconfig.yaml"),
    "emit: [typespec-asyncapi-emitter]\noptions: { typespec-asyncapi-emitter: { file-type: xml } }\n",
  );
  await expect(compile()).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining("must be equal to one of the allowed values"),
  });
}, 120_000);
