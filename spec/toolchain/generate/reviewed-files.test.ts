import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { contracts, projectRoot } from "../project.ts";

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).trim().split("\n");

it("Git tracks only the generated files that people review, and a pull request shows them", () => {
  const files = ["asyncapi.yaml", "handlers.ts", "openapi.yaml", "types.ts"];
  const reviewed = [
    "generated/README.md",
    "generated/contracts.ts",
    ...contracts.flatMap((name) => files.map((file) => `generated/${name}/${file}`)),
  ].sort();
  expect(git("ls-files", "generated").sort()).toEqual(reviewed);
  // GitHub collapses files with this attribute.
  expect(git("check-attr", "linguist-generated", "--", ...reviewed)).toEqual(
    reviewed.map((file) => `${file}: linguist-generated: unspecified`),
  );
});
