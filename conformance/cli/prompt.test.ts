import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { openPrompt } from "./prompt.ts";

/** Opens a prompt for a fake terminal. */
function open() {
  const input = new PassThrough();
  const output = new PassThrough().setEncoding("utf8");
  return { input, output, prompt: openPrompt(input, output) };
}

it("asks one question after the other, also if all answers arrive at once", async () => {
  const { input, output, prompt } = open();
  input.write("  first \nsecond\n");
  expect(await prompt.ask("One? ")).toBe("first");
  expect(await prompt.ask("Two? ")).toBe("second");
  const third = prompt.ask("Three? ");
  input.write("\n");
  expect(await third).toBe("");
  prompt.close();
  expect(output.read()).toMatch(/One\? .*Two\? .*Three\? /s);
});

it.each([
  ["Ctrl-C", "\u0003", "InterruptedError", "Interrupted; nothing was written."],
  ["Ctrl-D", "\u0004", "UsageError", "The input ended before the last answer; nothing was written."],
])("rejects after %s, as do later questions", async (_key, code, name, message) => {
  const { input, prompt } = open();
  const asked = prompt.ask("One? ");
  input.write(code);
  await expect(asked).rejects.toMatchObject({ name, message });
  await expect(prompt.ask("Two? ")).rejects.toMatchObject({ name });
});

it("rejects when the input ends", async () => {
  const { input, prompt } = open();
  const asked = prompt.ask("One? ");
  input.end();
  await expect(asked).rejects.toThrow("The input ended before the last answer; nothing was written.");
});
