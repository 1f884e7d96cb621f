import { expect, it } from "vitest";
import { ownName } from "./tool-name.ts";

it.each([
  ["bash_command", "bash_command"],
  ["shell/bash_command", "bash_command"],
  ["files/a/b", "a/b"],
])("the own name of %s is %s", (toolName, name) => {
  expect(ownName(toolName)).toBe(name);
});
