import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { buildIfStale } from "./build-if-stale.ts";
import { digestFile, getSourcesDigest } from "./sources-digest.ts";

it("builds a page that is missing, or older than any of its sources", async () => {
  const root = mkdtempSync(join(tmpdir(), "playground-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const said: string[] = [];
  let builds = 0;
  const run = () =>
    buildIfStale(
      root,
      async () => {
        builds += 1;
        write(`clients/playground/dist/${digestFile}`, getSourcesDigest(root));
      },
      (line) => said.push(line),
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
  expect(builds, "a source is gone").toBe(7);
  write("clients/react/messages.test.tsx", "4");
  write("clients/react/dist/index.js", "5");
  write("clients/react/node_modules/x/index.ts", "6");
  await run();
  expect(builds, "no sources").toBe(7);
  expect(said).toEqual(Array.from({ length: 7 }, () => "building the playground …"));
});

const notInstalled = Object.assign(new Error("Cannot find package 'vite' imported from x\nat y"), {
  code: "ERR_MODULE_NOT_FOUND",
});

it.each([
  [
    "of development dependencies that are not installed",
    notInstalled,
    "development dependencies are not installed; run `npm ci` without --omit=dev, or build it elsewhere and copy clients/playground/dist",
  ],
  ["of any other reason", new Error("Unexpected token\nat y"), "Unexpected token"],
])("tells in one line %s, and fails nothing", async (_what, error, reason) => {
  const root = mkdtempSync(join(tmpdir(), "playground-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const said: string[] = [];
  await buildIfStale(
    root,
    () => Promise.reject(error),
    (line) => said.push(line),
  );
  expect(said).toEqual([
    "building the playground …",
    `the playground could not be built, the server starts without it: ${reason}`,
  ]);
});
