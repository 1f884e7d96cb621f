import { expect, it } from "vitest";
import { formatCodeBlock, shorten, stripServerName } from "./text.ts";

it.each([
  ["bash_command", "bash_command"],
  ["shell/bash_command", "bash_command"],
  ["files/a/b", "a/b"],
])("strips the server name of %s to %s", (toolName, name) => {
  expect(stripServerName(toolName)).toBe(name);
});

it.each([
  ["", 3, ""],
  ["abc", 3, "abc"],
  ["abcd", 3, "abc…"],
  ["😀😀😀", 3, "😀😀😀"],
  ["😀😀😀😀", 3, "😀😀😀…"],
  ["a\ud83d", 2, "a\ud83d"],
])("%j with at most %i characters is %j", (text, max, shortened) => {
  expect(shorten(text, max, "…")).toBe(shortened);
});

it("keeps fewer characters of text that is too long, if requested", () => {
  expect([shorten("abcde", 5, "..", 3), shorten("abcdef", 5, "..", 3)]).toEqual(["abcde", "abc.."]);
});

it.each([
  ["", "```\n\n```"],
  ["x = 1", "```\nx = 1\n```"],
  ["x = 1\n", "```\nx = 1\n```"],
  ["a `b` ``c``", "```\na `b` ``c``\n```"],
  ["```js\nx\n```", "````\n```js\nx\n```\n````"],
  ["````", "`````\n````\n`````"],
])("%j becomes the code block %j", (text, fenced) => {
  expect(formatCodeBlock(text)).toBe(fenced);
});

it("handles text with very many backticks", () => {
  const text = "``` ".repeat(500_000);
  expect(formatCodeBlock(text)).toBe(`\`\`\`\`\n${text}\n\`\`\`\``);
});
