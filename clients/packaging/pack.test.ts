import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { writeRepository } from "./pack.ts";
import { createRepository } from "./testing/repository.ts";
import { runProgram } from "./testing/run-program.ts";

const actions = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "owner/name" };

it("writes the repository into a manifest, and keeps the other fields", () => {
  const root = createRepository();
  writeRepository(root, "spec/toolchain/asyncapi-emitter", "https://github.com/owner/name");
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

it("rejects a tag that is not the packages' version, and a folder that is not empty", () => {
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
    stderr: `${folder} is not empty. Choose another folder.\n`,
  });
});
