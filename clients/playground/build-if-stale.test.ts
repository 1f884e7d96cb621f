import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildIfStale } from "./build-if-stale.ts";
import { digestFile, getSourcesDigest } from "./sources-digest.ts";

it("builds a missing or outdated page", async () => {
  const root = mkdtempSync(join(tmpdir(), "playground-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const messages: string[] = [];
  let builds = 0;
  const run = () =>
    buildIfStale(
      root,
      async () => {
        builds += 1;
        write(`clients/playground/dist/${digestFile}`, getSourcesDigest(root));
      },
      (line) => messages.push(line),
    );
  write("clients/playground/index.html", "<p>");

  await run();
  await run();
  expect(builds, "missing").toBe(1);
  for (const [path, text] of [
    ["clients/playground/index.html", "<b>"],
    ["clients/typescript/run/stream.ts", "1"],
    ["clients/react/messages.tsx", "2"],
    ["clients/playground/ui/style.css", "3"],
    ["package-lock.json", "{}"],
  ] as const) {
    const before = builds;
    write(path, text);
    await run();
    await run();
    expect(builds - before, path).toBe(1);
  }
  rmSync(join(root, "clients/react/messages.tsx"));
  await run();
  expect(builds, "deleted source").toBe(7);
  write("clients/react/messages.test.tsx", "4");
  write("clients/react/dist/index.js", "5");
  write("clients/react/node_modules/x/index.ts", "6");
  await run();
  expect(builds, "not sources").toBe(7);
  expect(messages).toEqual(Array.from({ length: 7 }, () => "building the playground …"));
});

const notInstalled = Object.assign(new Error("Cannot find package 'vite' imported from x\nat y"), {
  code: "ERR_MODULE_NOT_FOUND",
});

it.each([
  [
    "missing development dependencies",
    notInstalled,
    "development dependencies are not installed; run `npm ci` without --omit=dev, or build it elsewhere and copy clients/playground/dist",
  ],
  ["any other error", new Error("Unexpected token\nat y"), "Unexpected token"],
])("reports %s in one line, and does not throw", async (_title, error, reason) => {
  const root = mkdtempSync(join(tmpdir(), "playground-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const messages: string[] = [];
  await buildIfStale(
    root,
    () => Promise.reject(error),
    (line) => messages.push(line),
  );
  expect(messages).toEqual([
    "building the playground …",
    `the playground could not be built; the server starts without it: ${reason}`,
  ]);
});
