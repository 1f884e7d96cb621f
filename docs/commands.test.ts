/** The commands in the documents: each `curl` block is run against a server, each npm script and option exists. */
import { execFile, execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSettings } from "../server/config/settings.ts";
import { startServer } from "../server/server.ts";

const root = join(import.meta.dirname, "..");
const documents = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => !/^(generated|house\/new-contract)\//.test(file));
/** Scripts of an app that a tutorial creates, and of packages that this repository publishes. */
const scriptsElsewhere = new Set(["dev"]);
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Returns the shell commands of a document: fenced and indented blocks. */
function shellBlocks(text: string): string[] {
  const fenced = text.matchAll(/^( *)```(?:bash|sh)(?! no-run).*?\n(.*?)^ *```$/gms);
  const indented = text.replaceAll(/^ *```.*?^ *```$/gms, "").matchAll(/(?:^ {4}.*\n)+/gm);
  return [...Array.from(fenced, ([, , block = ""]) => block), ...Array.from(indented, ([block]) => block)];
}

/** Returns what a command printed, in short: types of events without repetitions, and fields of other JSON objects. */
function summarize(output: string): string[] {
  let named = false;
  const summaries = output.split("\n").flatMap((line) => {
    if (line.startsWith("event: ")) {
      named = true;
      return [line.slice("event: ".length)];
    }
    const json = line.replace(/^data: /, "");
    if (!json.startsWith("{") || (named && json !== line)) return [];
    const { type, name, ...fields } = JSON.parse(json) as Record<string, unknown>;
    if (typeof type === "string") return [type === "CUSTOM" ? String(name) : type];
    return [Object.keys(fields).join(" ")];
  });
  return summaries.filter((each, index) => each !== summaries[index - 1]);
}

/** Runs blocks in one shell after the other, with variables kept, against a new server. @returns A summary of each block. */
async function runBlocks(blocks: readonly string[]): Promise<string[][]> {
  const server = await startServer(readSettings({ PORT: "0", DATABASE_FILE: ":memory:" }), () => {});
  const folder = mkdtempSync(join(tmpdir(), "commands-"));
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const mark = "--- end of a block ---";
  const script = [
    'set -e; curl() { command curl --fail-with-body -sS "$@"; echo; }',
    ...blocks.map((block) => `${block}\necho; echo '${mark}'`),
  ];
  const code = script
    .join("\n")
    .replaceAll("http://127.0.0.1:8080", server.url)
    ;
  const { stdout } = await promisify(execFile)("bash", ["-c", code], { cwd: folder });
  return stdout.split(mark).slice(0, -1).map(summarize);
}

const text = ["TEXT_MESSAGE_START", "TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END"];
const call = ["TOOL_CALL_START", "TOOL_CALL_ARGS", "TOOL_CALL_END"];
const result = ["TOOL_CALL_RESULT", "tambo.tool.result"];
const finished = ["tambo.run.finished", "RUN_FINISHED"];

describe("curl", () => {
  it("README.md: a run and its resumption", async () => {
    const blocks = shellBlocks(read("README.md")).filter((block) => block.includes("curl -"));
    expect(await runBlocks(blocks)).toEqual([
      ["RUN_STARTED", ...call, ...result, ...text, ...finished],
      ["TOOL_CALL_ARGS", "TOOL_CALL_END", ...result, ...text, ...finished],
    ]);
  });

  it("docs/tutorials/first-run.md: the same", async () => {
    const file = "docs/tutorials/first-run.md";
    const blocks = (name: string) => shellBlocks(read(name)).filter((block) => block.includes("curl -"));
    expect(blocks(file)).toEqual(blocks("README.md"));
  });

  it("docs/guides/curl.md: every contract", async () => {
    const page = read("docs/guides/curl.md");
    const chunks = ["message response tool_calls citations"];
    const agentStream = ["status", "tool_call_start", "tool_call_args", "tool_call_end", "tool_result"];
    expect(await runBlocks(shellBlocks(page))).toEqual([
      [
        "RUN_STARTED",
        ...text,
        "tambo.component.start",
        "tambo.component.props_delta",
        "tambo.component.end",
        ...finished,
      ],
      ["RUN_STARTED", ...call, ...call, ...result, ...result, ...text, ...finished],
      ["RUN_STARTED", ...call, "tambo.run.awaiting_input", "RUN_FINISHED"],
      ["RUN_STARTED", ...text, ...finished],
      ["RUN_STARTED", ...text, ...finished, "thread messages"],
      ["messages nextCursor"],
      [
        ...["RUN_STARTED", "STEP_STARTED", ...call, "STEP_FINISHED", "TOOL_CALL_RESULT"],
        ...["STEP_STARTED", ...text, "STEP_FINISHED", "RUN_FINISHED"],
      ],
      ["result"],
      ["run_start", "step_start", "stream_event", "step_complete", "history_delta", "run_complete"],
      chunks,
      chunks,
      [...agentStream, "status", "message", "status"],
      [...agentStream, "status", "message", "status"],
    ]);
  });

  it("OPERATIONS.md: health and metrics", async () => {
    const commands = read("OPERATIONS.md").match(/^ {4}curl .*:8080\/(?:readyz|metrics)$/gm) ?? [];
    expect(await runBlocks(commands)).toEqual([["status checks"], [], ["status checks"]]);
  });
});

it("the program with HttpAgent prints the response", async () => {
  const [, program = ""] = /^```ts .*?\n(.*?)^```$/ms.exec(read("docs/guides/curl.md")) ?? [];
  const server = await startServer(readSettings({ PORT: "0", DATABASE_FILE: ":memory:" }), () => {});
  onTestFinished(() => server.close());
  const code = `${program.replace("http://127.0.0.1:8080", server.url)}console.log(newMessages.at(-1).content);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", code], {
    cwd: root,
  });
  expect(stdout).toBe("In Paris it is 64°F and cloudy.\n");
});

it.each(documents)("%s names npm scripts that exist", (file) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: object };
  const named = Array.from(
    read(file).matchAll(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g),
    ([, name = ""]) => name,
  );
  expect(named.filter((name) => !(name in scripts) && !scriptsElsewhere.has(name))).toEqual([]);
});
