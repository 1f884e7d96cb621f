/**
 * Tests the commands in the documents: runs each `curl` block against a server, and checks that every npm
 * script exists.
 */
import { execFile, execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { readSettings } from "../server/config/settings.ts";
import { startServer } from "../server/server.ts";
import { type Block, isRun, readBlocks, runBlocks } from "./testing/page-blocks.ts";

const root = join(import.meta.dirname, "..");
const documents = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n")
  .filter((file) => !/^(generated|house\/new-contract)\//.test(file));
/** Scripts that are not in this repository, because they belong to an app that a tutorial creates. */
const scriptsElsewhere = new Set(["dev"]);
const read = (file: string) => readFileSync(join(root, file), "utf8");

/** Returns the blocks in a document that call the server. */
const curlBlocks = (file: string): Block[] =>
  readBlocks(read(file)).filter((block) => isRun(block) && block.code.includes("curl "));

/** Summarizes the output of a command: event types without repetitions, and the field names in other JSON objects. */
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

/**
 * Starts a server with the demo model. The server is closed when the test ends.
 *
 * @returns The server's address.
 */
async function startDemoServer(): Promise<string> {
  const server = await startServer(readSettings({ PORT: "0", DATABASE_FILE: ":memory:" }), () => {});
  onTestFinished(() => server.close());
  return server.url;
}

/**
 * Runs blocks against a new server.
 *
 * @returns A summary of each block's output.
 */
async function summarizeBlocks(blocks: readonly Block[]): Promise<string[][]> {
  const { code, outputs } = await runBlocks(blocks, { "http://127.0.0.1:8080": await startDemoServer() });
  expect(code, outputs.at(-1)).toBe(0);
  return outputs.map(summarize);
}

const text = ["TEXT_MESSAGE_START", "TEXT_MESSAGE_CONTENT", "TEXT_MESSAGE_END"];
const call = ["TOOL_CALL_START", "TOOL_CALL_ARGS", "TOOL_CALL_END"];
const result = ["TOOL_CALL_RESULT", "tambo.tool.result"];
const finished = ["tambo.run.finished", "RUN_FINISHED"];

describe("curl", () => {
  it("README.md: a run and its resumption", async () => {
    expect(await summarizeBlocks(curlBlocks("README.md"))).toEqual([
      ["RUN_STARTED", ...call, ...result, ...text, ...finished],
      ["TOOL_CALL_ARGS", "TOOL_CALL_END", ...result, ...text, ...finished],
    ]);
  });

  it("docs/tutorials/first-run.md: the same commands as README.md", () => {
    const commands = (file: string) => curlBlocks(file).map(({ code }) => code);
    expect(commands("docs/tutorials/first-run.md")).toEqual(commands("README.md"));
  });

  it("docs/guides/curl.md: every contract", async () => {
    const chunks = ["message response tool_calls citations"];
    const agentStream = ["status", "tool_call_start", "tool_call_args", "tool_call_end", "tool_result"];
    expect(await summarizeBlocks(curlBlocks("docs/guides/curl.md"))).toEqual([
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
    const blocks = commands.map((code, line) => ({ language: "sh", options: {}, code, line }));
    expect(await summarizeBlocks(blocks)).toEqual([["status checks"], [], ["status checks"]]);
  });
});

it("the program with HttpAgent prints the response", async () => {
  const [, program = ""] = /^```ts .*?\n(.*?)^```$/ms.exec(read("docs/guides/curl.md")) ?? [];
  const url = await startDemoServer();
  const code = `${program.replace("http://127.0.0.1:8080", url)}console.log(newMessages.at(-1).content);`;
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
