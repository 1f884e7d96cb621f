import { expect, it } from "vitest";
import { formatCodeBlock, shorten, stripServerName } from "./text.ts";

it.each([
  ["bash_command", "bash_command"],
  ["shell/bash_command", "bash_command"],
  ["files/a/b", "a/b"],
])("the own name of %s is %s", (toolName, name) => {
  expect(stripServerName(toolName)).toBe(name);
});

it.each([
  ["", 3, ""],
  ["abc", 3, "abc"],
  ["abcd", 3, "abc…"],
  ["😀😀😀", 3, "😀😀😀"],
  ["😀😀😀😀", 3, "😀😀😀…"],
  ["a\ud83d", 2, "a\ud83d"],
])("%j of at most %i characters is %j", (text, max, shortened) => {
  expect(shorten(text, max, "…")).toBe(shortened);
});

it("keeps less of a text that is too long, if told so", () => {
  expect([shorten("abcde", 5, "..", 3), shorten("abcdef", 5, "..", 3)]).toEqual(["abcde", "abc.."]);
});

it.each([
  ["", "```\n\n```"],
  ["x = 1", "```\nx = 1\n```"],
  ["x = 1\n", "```\nx = 1\n```"],
  ["a `b` ``c``", "```\na `b` ``c``\n```"],
  ["```js\nx\n```", "````\n```js\nx\n```\n````"],
  ["````", "`````\n````\n`````"],
])("%j is fenced as %j", (text, fenced) => {
  expect(formatCodeBlock(text)).toBe(fenced);
});

it("takes a text with very many backticks", () => {
  const text = "``` ".repeat(500_000);
  expect(formatCodeBlock(text)).toBe(`\`\`\`\`\n${text}\n\`\`\`\``);
});
