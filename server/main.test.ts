/** Tests the command line by running it as a process. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { usage } from "./usage.ts";

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
  const output = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => (output.stdout += chunk));
  child.stderr.setEncoding("utf8").on("data", (chunk: string) => (output.stderr += chunk));
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, ...output };
}

it("--check-config prints the settings and starts nothing", async () => {
  const folder = folderWith();
  expect(await run(["--check-config"], folder)).toEqual({
    code: 0,
    stdout: `address          127.0.0.1:8080
database         .data/runs.sqlite
event retention  720 hours
default model    demo
models           demo
CORS origins     none
gateway          without keys, no rate limits
gateway models   embedded/demo, openai/<model>, openai-chat/<model>, anthropic/<model>
log              info, text in a terminal, else json
metrics          /metrics

project  keys        models  tool servers  agents  built-in tools  consent  limits                                                                            rate limit
default  not needed  all     weather       none    none            none     25 turns, 128 tool calls, 600000 ms, 60000 ms per call, 1048576 bytes per result  none
`,
    stderr: "",
  });
  expect(readdirSync(folder)).toEqual([]);
});

it("--check-config prints the projects of the example without secrets", async () => {
  const secrets = { OPENAI_KEY_OF_THE_TEAM: "hunter2", BRAVE_KEY: "hunter3", SHOP_KEY: "hunter4" };
  const env = { ...secrets, ORDERS_KEY: "hunter5", CONFIG_FILE: example, HOST: "::1" };
  const { code, stdout, stderr } = await run(["--check-config"], folderWith(), env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toBe(`address          [::1]:8080
database         .data/runs.sqlite
event retention  720 hours
default model    local/llama3.2
models           demo, openai/<model>, openai-chat/<model>, local/<model>
CORS origins     https://app.example.com
gateway          keys required; per project: 5 requests per second (burst 10), 20 in flight, 4 streams
gateway models   openai/*, local/*, embedded/*
log              info, text in a terminal, else json
metrics          off

project  keys  models                   tool servers   agents      built-in tools                 consent  limits                                                                                            rate limit
shop     1     local/*, openai/gpt-4.1  files, orders  researcher  web_search (brave), web_fetch  none     25 turns, 128 tool calls, 200000 tokens, 600000 ms, 60000 ms per call, 1048576 bytes per result   100 requests per second (burst 1000), 1000 streams
lab      1     all                      files          researcher  web_fetch, run_code            none     25 turns, 128 tool calls, 1000000 tokens, 600000 ms, 60000 ms per call, 1048576 bytes per result  100 requests per second (burst 1000), 1000 streams
`);
});

const broken = { port: "80", providers: { openai: { apiKey: "hunter2" } } };
const errors = `tambo.config.json: /port: must be an integer from 0 to 65535
tambo.config.json: /providers/openai/apiKey: must not contain a secret in plain text; use {"env": "NAME"} or {"file": "path"}
`;

it.each([[["--check-config"]], [[]]])("prints every error, and exits with 1: %j", async (args) => {
  const folder = folderWith(broken);
  expect(await run(args, folder)).toEqual({ code: 1, stdout: "", stderr: errors });
  expect(existsSync(join(folder, ".data"))).toBe(false);
});

it.each([
  ["sslrootcert=/nowhere/ca.pem", 'sslrootcert: the file "/nowhere/ca.pem" cannot be read: ENOENT'],
  [
    "sslmode=verify-ca&uselibpqcompat=true",
    "The database URL is invalid: SECURITY WARNING: Using sslmode=verify-ca requires",
  ],
])("prints one line about an invalid database URL: %s", async (parameters, problem) => {
  const env = { DATABASE_URL: `postgres://u:hunter2@127.0.0.1:1/runs?${parameters}`, PORT: "0" };
  for (const args of [["--check-config"], []]) {
    const { code, stdout, stderr } = await run(args, folderWith(), env);
    expect({ code, stdout, lines: stderr.match(/\n/g) }).toEqual({ code: 1, stdout: "", lines: ["\n"] });
    expect(stderr).toContain(problem);
    expect(stderr).not.toContain("hunter2");
  }
});

const contentOf = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");

it("--help prints the usage with every variable in the README", async () => {
  const { code, stdout, stderr } = await run(["--help"], folderWith(broken));
  expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: usage, stderr: "" });
  const documented = [...contentOf("../docs/reference/settings.md").matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  const inUsage = [...usage.matchAll(/^ {2}([A-Z_]+(?:, [A-Z_]+)*)(?= |$)/gm)].flatMap(([, names = ""]) =>
    names.split(", "),
  );
  expect(inUsage.length).toBeGreaterThan(10);
  expect(inUsage.sort()).toEqual(documented.sort());
});

it("--version prints the version", async () => {
  const { version } = JSON.parse(contentOf("package.json"));
  expect(await run(["--version"], folderWith(broken))).toEqual({
    code: 0,
    stdout: `${version}\n`,
    stderr: "",
  });
});

it.each([
  [["--chek-config"], "--chek-config"],
  [["--check-config", "now"], "now"],
  [["--help", "now"], "now"],
  [["toString"], "toString"],
  [["8080"], "8080"],
])("rejects other arguments: %j", async (args, unknown) => {
  expect(await run(args, folderWith())).toEqual({
    code: 2,
    stdout: "",
    stderr: `unknown argument "${unknown}"; allowed: --backup, --restore, --check-config, --help, --version\n`,
  });
});

/** Starts a server and waits until it is listening. */
async function start(env: Record<string, string>) {
  const settings = {
    PORT: "0",
    DATABASE_FILE: ":memory:",
    MODEL: "script",
    ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    ...env,
  };
  const child = spawn(process.execPath, [main], {
    cwd: folderWith(),
    env: settings,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(child.stdout.setEncoding("utf8"), "data");
  const closed = once(child, "close");
  return { child, url: /^listening on (\S+)\n$/.exec(String(line))?.[1] ?? "", closed };
}

it("exits without waiting for its runs on a second signal [T-008]", async () => {
  const { child, url, closed } = await start({
    MODEL: "script",
    ALLOW_SCRIPT_MODEL_FOR_TESTS: "on",
    SHUTDOWN_GRACE_MS: "600000",
  });
  const run = await fetch(`${url}/v1/threads/t/runs`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      createThread: true,
      message: { role: "user", content: JSON.stringify({ turns: [[{ text: ["a", { delay: 600_000 }] }]] }) },
    }),
  });
  expect(run.status).toBe(200);
  child.kill("SIGTERM");
  for await (const line of createInterface({ input: child.stderr })) if (line.includes('"stopping"')) break;
  child.kill("SIGINT");
  expect(await closed).toEqual([130, null]);
  await expect(run.text()).rejects.toThrow();
});

it("logs JSON lines to stderr", async () => {
  const { child, url, closed } = await start({ METRICS_PORT: "0" });
  const stderr = text(child.stderr);
  await (await fetch(`${url}/v1/threads`)).text();
  child.kill("SIGTERM");
  expect(await closed).toEqual([0, null]);
  const lines = (await stderr)
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line))
    // This line may be logged on a busy machine.
    .filter(({ msg }) => msg !== "event loop blocked");
  expect(lines).toMatchObject([
    {
      level: "info",
      msg: "serving metrics",
      url: expect.stringMatching(/^http:\/\/127.0.0.1:\d+\/metrics$/),
    },
    {
      level: "info",
      msg: "request",
      contract: "tambo",
      operation: "listThreads",
      status: 200,
      projectId: "default",
    },
    { level: "info", msg: "stopping", runs: 0, graceMs: 10_000 },
    { level: "info", msg: "stopped" },
  ]);
});

it("logs a blocked event loop", async () => {
  const { child } = await start({});
  const lines = createInterface({ input: child.stderr });
  child.kill("SIGSTOP");
  await delay(600);
  child.kill("SIGCONT");
  for await (const line of lines) {
    const { level, msg, ms } = JSON.parse(line);
    expect({ level, msg }).toEqual({ level: "warn", msg: "event loop blocked" });
    if (ms > 500) return;
  }
});

it("logs text if LOG_FORMAT is set, and keeps running after the reader of its log has exited", async () => {
  const { child, url } = await start({ LOG_FORMAT: "text" });
  const [line] = await Promise.all([
    once(child.stderr.setEncoding("utf8"), "data"),
    fetch(`${url}/v1/threads`).then((response) => response.text()),
  ]);
  expect(String(line)).toMatch(
    /^\d\d:\d\d:\d\d info {2}request {2}requestId=req_\w+ {2}contract=tambo {2}.*status=200 /,
  );
  const closed = once(child.stderr, "close");
  child.stderr.destroy();
  await closed;
  for (let count = 0; count < 3; count += 1) expect((await fetch(`${url}/v1/threads`)).status).toBe(200);
});
