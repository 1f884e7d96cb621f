import { describe, expect, it } from "vitest";
import { chooseDistTag, readReleases } from "./releases.ts";
import { createRepository } from "./testing/repository.ts";
import { runProgram } from "./testing/run-program.ts";

it("returns all packages, the client before its dependents", () => {
  const releases = readReleases("v1.2.3", createRepository());
  expect(releases.map(({ name, folder, version }) => `${name} ${version} ${folder}`)).toEqual([
    "tambo-v1-client 1.2.3 clients/typescript",
    "tambo-v1-react 1.2.3 clients/react",
    "tambo-v1-server 1.2.3 server",
    "tambo-conform 1.2.3 conformance",
    "typespec-asyncapi-emitter 1.2.3 spec/toolchain/asyncapi-emitter",
  ]);
});

it("rejects a tag that is not the version of every package", () => {
  expect(() => readReleases("v1.2.3", createRepository({ server: "1.2.2" }))).toThrow(
    "v1.2.3 is not the version of every package: server/package.json has 1.2.2. Set that version in all packages.",
  );
});

it.each([
  ["1.2.3", "latest"],
  ["0.2.0-beta.1", "next"],
  ["1.2.3+a-b", "latest"],
])("publishes %s as %s", (version, tag) => {
  expect(chooseDistTag(version)).toBe(tag);
});

const actions = { GITHUB_SERVER_URL: "https://github.com", GITHUB_REPOSITORY: "owner/name" };

describe.each(["pack.ts", "publish.ts"])("%s", (program) => {
  const usage = expect.stringMatching(
    new RegExp(`^Usage: node clients/packaging/${program} <tag> <folder>\n`),
  );

  it("prints its usage", () => {
    expect(runProgram(program, ["--help"])).toEqual({ code: 0, stdout: usage, stderr: "" });
  });

  it.each([
    ["no tag", []],
    ["no folder", ["v1.2.3"]],
    ["too many arguments", ["v1.2.3", "packed", "more"]],
  ])("exits with 2 for %s", (_title, args) => {
    expect(runProgram(program, args, actions)).toEqual({ code: 2, stdout: "", stderr: usage });
  });
});

it("pack.ts exits with 2 outside of GitHub Actions", () => {
  expect(runProgram("pack.ts", ["v1.2.3", "packed"])).toMatchObject({ code: 2, stdout: "" });
});
