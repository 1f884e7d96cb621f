/** Runs the shell blocks of every page, and the programs that they start, against this repository's server. */
import { execFileSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSettings } from "../server/config/settings.ts";
import { startServer } from "../server/server.ts";
import { isRun, matchesOutput, readBlocks, runPage } from "./testing/page-blocks.ts";

const pages = globSync(["*.md", "{contributing,explanation,guides,reference,tutorials}/**/*.md"], {
  cwd: import.meta.dirname,
}).toSorted();

/** Languages of blocks that a reader runs or saves. Blocks in other languages show data. */
const programs = new Set(["go", "java", "js", "py", "python", "ts", "tsx"]);

const isInstalled = (program: string) => {
  try {
    execFileSync("which", [program], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
};

describe.each(pages)("%s", (page) => {
  const text = readFileSync(join(import.meta.dirname, page), "utf8");
  const blocks = readBlocks(text);
  const needed = blocks.filter(isRun).flatMap(({ options }) => options.needs?.split(",") ?? []);
  const missing = needed.filter((program) => !isInstalled(program));

  it("has only blocks that are run, are saved as a file, or have a reason for not being run", () => {
    const unmarked = blocks.filter(
      ({ language, options }) =>
        ["bash", "console", "shell"].includes(language) ||
        (language === "sh" && options["no-run"] === "") ||
        (programs.has(language) && options.file === undefined && (options["no-run"] ?? "") === ""),
    );
    expect(unmarked.map(({ line, language }) => `line ${line}: ${language}`)).toEqual([]);
  });

  if (blocks.some(isRun))
    it("runs", async (test) => {
      test.skip(missing.length > 0, `needs ${missing.join(", ")}`);
      const server = await startServer(readSettings({ PORT: "0", DATABASE_FILE: ":memory:" }), () => {});
      onTestFinished(() => server.close());
      expect(await runPage(blocks, { "http://127.0.0.1:8080": server.url })).toEqual([]);
    }, 90_000);
});

describe("blocks", () => {
  it("are found in lists and code groups, with their options", () => {
    const page = [
      "1. Do this:",
      "   ```sh needs=python3",
      "   python3 a.py",
      "   ```",
      "::: code-group",
      '```python file=lib/a.py no-run="needs a key" [Python]',
      "print(1)",
      "```",
      ":::",
    ].join("\n");
    expect(readBlocks(page)).toEqual([
      { language: "sh", options: { needs: "python3" }, code: "python3 a.py\n", line: 2 },
      {
        language: "python",
        options: { file: "lib/a.py", "no-run": "needs a key" },
        code: "print(1)\n",
        line: 6,
      },
    ]);
  });

  it.each([
    ["id: 1\ndata: …", "id: 1\ndata: {}\n", true],
    ["id: 1\ndata: …", "id: 1\ndata: {}\nid: 2\n", false],
    ["id: 1\ndata: …\n…", "id: 1\ndata: {}\nid: 2\n\n", true],
    ["id: 1\nid: 2", "id: 1\ndata: {}\nid: 2\n", false],
    ["id: 1\n…\nid: 2", "id: 1\ndata: {}\n\nid: 2\n", true],
    ["id: 1\n…\nid: 2", "id: 1\nid: 2\n", true],
    ["…\nid: 2", "id: 1\nid: 2\n", true],
    ["…\nid: 2", "id: 1 id: 2\n", false],
    ["id: 2", "id: 1\nid: 2\n", false],
    ["id: 2\nid: 1", "id: 1\nid: 2\n", false],
    ["id: 1\n\nid: 2", "id: 1\nid: 2\n", false],
    ["  a\nb\n", "\n  a \nb\n\n", true],
    ["a", "", false],
    ["a.c", "abc\n", false],
  ])("match %j against the output %j: %s", (expected, output, result) => {
    expect(matchesOutput(expected, output)).toBe(result);
  });

  it("share a session; the failing line and outputs that differ are reported", async () => {
    const page = (code: string) =>
      readBlocks(
        `\`\`\`sh file=x.sh\nA=1\n\`\`\`\n\n\`\`\`sh\n${code}\n\`\`\`\n\n\`\`\`txt output\nA is 1\n\`\`\`\n`,
      );
    expect(await runPage(page('echo "A is $A"'), {})).toEqual([]);
    expect(await runPage(page('echo "A is not $A"'), {})).toEqual([
      "line 9: the output of the block above is\nA is not 1\n",
    ]);
    expect(await runPage(page("echo before; false; echo after"), {})).toEqual([
      "line 5: exit code 1\nbefore\n",
    ]);
  });
});
