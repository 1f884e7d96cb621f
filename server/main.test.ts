/** The command line, as a process of its own. */
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const example = fileURLToPath(new URL("./tambo.config.example.json", import.meta.url));

function folderWith(config?: object): string {
  const folder = mkdtempSync(join(tmpdir(), "main-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (config !== undefined) writeFileSync(join(folder, "tambo.config.json"), JSON.stringify(config));
  return folder;
}

async function run(args: string[], cwd: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [main, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const text = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (text.stdout += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (text.stderr += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, ...text };
}

it("shows what is on, and starts nothing: --check-config", async () => {
  const folder = folderWith();
  expect(await run(["--check-config"], folder)).toEqual({
    code: 0,
    stdout: `address        127.0.0.1:8080
database       .data/runs.sqlite
default model  demo
models         demo, script
web origins    none
gateway        without keys, no rate limits
its models     embedded/demo, embedded/script, openai/<model>, openai-chat/<model>, anthropic/<model>

project  keys        tool servers  agents  built-in tools  consent  limits
default  not needed  weather       none    none            none     25 turns, 128 tool calls, 600000 ms, 60000 ms a call
`,
    stderr: "",
  });
  expect(readdirSync(folder)).toEqual([]);
});

it("shows the projects of the example, and no secret: --check-config", async () => {
  const secrets = { OPENAI_KEY_OF_THE_TEAM: "hunter2", BRAVE_KEY: "hunter3", SHOP_KEY: "hunter4" };
  const env = { ...secrets, ORDERS_KEY: "hunter5", CONFIG_FILE: example, HOST: "::1" };
  const { code, stdout, stderr } = await run(["--check-config"], folderWith(), env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toBe(`address        [::1]:8080
database       .data/runs.sqlite
default model  local/llama3.2
models         demo, script, openai/<model>, openai-chat/<model>, local/<model>
web origins    https://app.example.com
gateway        keys required; a project: 5 requests a second (10 at once), 20 in flight, 4 streams
its models     openai/*, local/*, embedded/*

project  keys  tool servers   agents      built-in tools                 consent  limits
shop     1     files, orders  researcher  web_search (brave), web_fetch  none     25 turns, 128 tool calls, 200000 tokens, 600000 ms, 60000 ms a call
lab      1     files          researcher  web_fetch, run_code            none     25 turns, 128 tool calls, 1000000 tokens, 600000 ms, 60000 ms a call
`);
});

const broken = { port: "80", providers: { openai: { apiKey: "hunter2" } } };
const mistakes = `tambo.config.json: /port: must be a whole number from 0 to 65535
tambo.config.json: /providers/openai/apiKey: a secret does not stand here itself: write {"env": "NAME"} or {"file": "path"}, where it is
`;

it.each([[["--check-config"]], [[]]])("shows every mistake, and exits with 1: %j", async (args) => {
  const folder = folderWith(broken);
  expect(await run(args, folder)).toEqual({ code: 1, stdout: "", stderr: mistakes });
  expect(existsSync(join(folder, ".data"))).toBe(false);
});

it.each([
  [["--chek-config"], "--chek-config"],
  [["--check-config", "now"], "now"],
  [["8080"], "8080"],
])("refuses other arguments: %j", async (args, unknown) => {
  expect(await run(args, folderWith())).toEqual({
    code: 2,
    stdout: "",
    stderr: `unknown argument "${unknown}"; there is only --check-config\n`,
  });
});
