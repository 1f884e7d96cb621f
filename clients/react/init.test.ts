import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";

const program = join(import.meta.dirname, "init.mjs");
const template = join(import.meta.dirname, "template");
const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));
const { version } = readJson(join(import.meta.dirname, "package.json"));

const usage = `Usage: npx tambo-v1-react init <folder>

Creates a chat app with Vite, React and TypeScript in a new or empty folder.
`;

function run(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "init-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it.each([
  ["a new folder", "My App", "my-app"],
  ["an empty folder", "empty", "empty"],
])("creates the app in %s", (_, name, packageName) => {
  const folder = createFolder();
  mkdirSync(join(folder, "empty"));
  expect(run(folder, "init", name)).toEqual({
    status: 0,
    stdout: `Created the app in ${name}. To start it, run:

  cd ${name}
  npm install
  npm run dev

The app calls the server at http://127.0.0.1:8080. To start it, run npx tambo-v1-server, or npm start in its repository.
`,
    stderr: "",
  });
  const app = join(folder, name);
  const list = (cwd: string) => globSync(["*", ".*", "src/*"], { cwd }).sort();
  expect(list(app)).toEqual(
    list(template)
      .map((path) => (path === "gitignore" ? ".gitignore" : path))
      .sort(),
  );
  const { dependencies, ...manifest } = readJson(join(template, "package.json"));
  expect(readJson(join(app, "package.json"))).toEqual({
    ...manifest,
    name: packageName,
    dependencies: { ...dependencies, "tambo-v1-client": version, "tambo-v1-react": version },
  });
});

it("rejects a folder that is not empty, and changes nothing in it", () => {
  const folder = createFolder();
  writeFileSync(join(folder, "notes.txt"), "");
  expect(run(folder, "init", ".")).toEqual({
    status: 1,
    stdout: "",
    stderr: `${folder} is not empty. Choose a new or empty folder.\n`,
  });
  expect(globSync("**", { cwd: folder }).sort()).toEqual([".", "notes.txt"]);
});

it.each([
  [["--help"], { status: 0, stdout: usage, stderr: "" }],
  [[], { status: 2, stdout: "", stderr: usage }],
  [["init"], { status: 2, stdout: "", stderr: usage }],
  [["init", "--force"], { status: 2, stdout: "", stderr: usage }],
  [["init", "one", "two"], { status: 2, stdout: "", stderr: usage }],
  [["create", "app"], { status: 2, stdout: "", stderr: usage }],
])("prints the usage for the arguments %j", (args, expected) => {
  expect(run(tmpdir(), ...args)).toEqual(expected);
});
