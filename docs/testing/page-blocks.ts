/**
 * Reads the code blocks of a page and runs them as a reader would. `docs/README.md` describes the attributes
 * of blocks.
 */
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

const root = join(import.meta.dirname, "../..");

/** A fenced code block. */
export interface Block {
  language: string;
  /** The attributes after the language, such as `file=client.py` or `no-run="needs a key"`. */
  options: Readonly<Record<string, string>>;
  code: string;
  /** Line number of the opening fence on the page, starting at 1. */
  line: number;
}

/** Returns the fenced blocks on a page, including blocks in lists and code groups. */
export function readBlocks(markdown: string): Block[] {
  return [...markdown.matchAll(/^( *)(`{3,})(\S*)(.*)\n([\s\S]*?)^\1\2 *$/gm)].map((match) => {
    const [, indent = "", , language = "", info = "", code = ""] = match;
    // A title in brackets is the name of a tab in a code group.
    const options = info.replace(/\[.*\]/, "").matchAll(/([a-z-]+)(?:=(?:"([^"]*)"|(\S+)))?/g);
    return {
      language,
      options: Object.fromEntries([...options].map(([, name, quoted, word]) => [name, quoted ?? word ?? ""])),
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
      line: markdown.slice(0, match.index).split("\n").length,
    };
  });
}

/** Shell functions that replace commands on the page during a test. */
const prelude = `
set -e
curl() { command curl --fail-with-body --silent --show-error "$@"; echo; }
node() { command node --no-warnings --conditions=tambo-source "$@"; }
npx() {
  if [ "$1" = tambo-conform ]; then shift; node "$REPOSITORY/conformance/cli.ts" "$@"; else command npx --no-install "$@"; fi
}
`;

/** Separates the outputs of two blocks. */
const border = "\u0001block\u0001";

/**
 * The result of running shell blocks: the exit code, and the output of each block that was started, in order.
 */
interface Session {
  code: number | null;
  outputs: string[];
}

/**
 * Runs the shell blocks of a page in one Bash session, which starts in an empty folder with the page's files.
 *
 * @param blocks All blocks of the page.
 * @param replaced Addresses on the page, and their replacements.
 */
export async function runBlocks(
  blocks: readonly Block[],
  replaced: Readonly<Record<string, string>>,
): Promise<Session> {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  const adapt = (code: string) => replaceAll(code, { ...replaced, "/tmp/": `${folder}/` });
  try {
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const { options, code } of blocks) {
      if (options.file === undefined) continue;
      mkdirSync(dirname(join(folder, options.file)), { recursive: true });
      writeFileSync(join(folder, options.file), adapt(code));
    }
    const shell = blocks.filter(isRun);
    const script = shell.map(({ code }) => `printf '%s\\n' '${border}'\n${adapt(code)}`).join("\n");
    const { code, output } = await runBash(prelude + script, folder);
    const outputs = output.split(`${border}\n`).slice(1);
    return { code, outputs: outputs.length > 0 ? outputs : [output] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function replaceAll(text: string, replaced: Readonly<Record<string, string>>): string {
  return Object.entries(replaced).reduce((result, [from, to]) => result.replaceAll(from, to), text);
}

/**
 * Runs the shell blocks of a page as `runBlocks` does, and compares their outputs with those on the page.
 *
 * @param replaced Addresses on the page, and their replacements.
 * @returns A line for each failure, which is a block that fails or hangs, or an output that differs.
 */
export async function runPage(
  blocks: readonly Block[],
  replaced: Readonly<Record<string, string>>,
): Promise<string[]> {
  const shell = blocks.filter(isRun);
  const { code, outputs } = await runBlocks(blocks, replaced);
  if (code !== 0) return [`line ${shell[outputs.length - 1]?.line}: exit code ${code}\n${outputs.at(-1)}`];
  return shell.flatMap((block, index) => {
    const expected = blocks[blocks.indexOf(block) + 1];
    if (expected?.options.output === undefined) return [];
    const found = outputs[index] ?? "";
    return matchesOutput(replaceAll(expected.code, replaced), found)
      ? []
      : [`line ${expected.line}: the output of the block above is\n${found}`];
  });
}

/** Returns true if the test runs a block. */
export function isRun({ language, options }: Block): boolean {
  return language === "sh" && options["no-run"] === undefined;
}

/**
 * Returns true if `expected` describes the complete output. `…` matches any characters, and a line that contains only
 * `…` matches any lines. Spaces at the ends of lines and blank lines at both ends are ignored.
 */
export function matchesOutput(expected: string, output: string): boolean {
  const patterns = normalize(expected)
    .replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replaceAll(/^ *…$\n/gm, "(?:.*\n)*")
    .replaceAll("…", ".*");
  return new RegExp(`^${patterns}$`).test(normalize(output));
}

/** Removes spaces at the ends of lines, and blank lines at both ends. Each line ends with a line break. */
function normalize(text: string): string {
  return `${text.replaceAll(/[^\S\n]+$/gm, "").replace(/^\n+|\n+$/g, "")}\n`;
}

/** Runs a script in its own process group. The processes that the script leaves behind are killed. */
async function runBash(script: string, cwd: string): Promise<{ code: number | null; output: string }> {
  const child = spawn("bash", ["-c", script], {
    cwd,
    detached: true,
    env: {
      ...process.env,
      REPOSITORY: root,
      PATH: [dirname(process.execPath), join(root, "node_modules/.bin"), process.env.PATH].join(delimiter),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += String(data)));
  const endGroup = () => {
    try {
      process.kill(-(child.pid as number), "SIGKILL");
    } catch {
      // The process group has already ended.
    }
  };
  const timeout = setTimeout(endGroup, 60_000);
  try {
    const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
    endGroup();
    return { code, output };
  } finally {
    clearTimeout(timeout);
  }
}
