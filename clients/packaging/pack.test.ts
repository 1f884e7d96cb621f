import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { nameRepository } from "./pack.ts";
import { repository } from "./testing/repository.ts";
import { runProgram } from "./testing/run-program.ts";

const actions = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "owner/name" };

it("names the repository in a manifest, and leaves the rest", () => {
  const root = repository();
  nameRepository(root, "spec/toolchain/asyncapi-emitter", "https://github.com/owner/name");
  expect(
    JSON.parse(readFileSync(join(root, "spec/toolchain/asyncapi-emitter/package.json"), "utf8")),
  ).toEqual({
    name: "typespec-asyncapi-emitter",
    version: "1.2.3",
    license: "MIT",
    repository: {
      type: "git",
      url: "git+https://github.com/owner/name.git",
      directory: "spec/toolchain/asyncapi-emitter",
    },
  });
});

const usage = /^Usage: node clients\/packaging\/pack\.ts <tag> <folder>\n/;

it("says how it is used", () => {
  expect(runProgram("pack.ts", ["--help"])).toEqual({
    code: 0,
    stdout: expect.stringMatching(usage),
    stderr: "",
  });
});

it.each([
  ["no tag", [], actions],
  ["no folder", ["v1.2.3"], actions],
  ["too much", ["v1.2.3", "packed", "more"], actions],
  ["no GitHub Actions", ["v1.2.3", "packed"], {}],
])("exits with 2 for a wrong use: %s", (_what, args, env) => {
  expect(runProgram("pack.ts", args, env)).toEqual({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(usage),
  });
});

it("packs nothing for a tag that is no version of the packages, nor into a folder with anything in it", () => {
  const folder = mkdtempSync(join(tmpdir(), "packed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "old.tgz"), "");
  expect(runProgram("pack.ts", ["v0.0.0-no", folder], actions)).toEqual({
    code: 1,
    stdout: "",
    stderr: expect.stringMatching(/^v0\.0\.0-no is not the version of every package: [^\n]+\n$/),
  });
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect(runProgram("pack.ts", [`v${version}`, folder], actions)).toEqual({
    code: 1,
    stdout: "",
    stderr: `${folder} is not empty: name another folder.\n`,
  });
});
