import { expect, it } from "vitest";
import { fence } from "./fence.ts";

it.each([
  ["", "```\n\n```"],
  ["x = 1", "```\nx = 1\n```"],
  ["x = 1\n", "```\nx = 1\n```"],
  ["a `b` ``c``", "```\na `b` ``c``\n```"],
  ["```js\nx\n```", "````\n```js\nx\n```\n````"],
  ["````", "`````\n````\n`````"],
])("%j is fenced as %j", (text, fenced) => {
  expect(fence(text)).toBe(fenced);
});

it("takes a text with very many backticks", () => {
  const text = "``` ".repeat(500_000);
  expect(fence(text)).toBe(`\`\`\`\`\n${text}\n\`\`\`\``);
});
