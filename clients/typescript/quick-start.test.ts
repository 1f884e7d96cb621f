/** Runs the README's code blocks as one program, against the server that `npm start` runs. */
import { join } from "node:path";
import { expect, it } from "vitest";
import { getTypeErrors, readCodeBlocks, runBlocks } from "./testing/code-blocks.ts";
import { startTestServer } from "./testing/start-test-server.ts";

const blocks = readCodeBlocks(join(import.meta.dirname, "README.md"));

it("prints the output in the README's comments", async () => {
  const expected = blocks.map((block) =>
    [...block.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, line]) => line),
  );
  expect(expected.flat()).toHaveLength(blocks.join().split("console.log(").length - 1);
  const { url } = await startTestServer();
  const printed = await runBlocks(blocks, { "http://127.0.0.1:8080": url });
  expect(printed.map((lines) => lines.split("\n").slice(0, -1))).toEqual(expected);
});

it("compiles without type errors [T-225]", async () => {
  expect(await getTypeErrors([blocks])).toEqual([]);
});
