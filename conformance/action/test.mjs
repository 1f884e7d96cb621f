/**
 * Tests the server, and writes the job summary and the outputs. Runs as a step of the Action, whose inputs are the
 * variables `INPUT_…`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const { env } = process;
const input = (name) => env[`INPUT_${name.toUpperCase()}`] ?? "";
const temporary = env.RUNNER_TEMP ?? "";

const files = {
  json: "report.json",
  junit: "junit.xml",
  html: "report.html",
  md: "summary.md",
  badge: "badge.json",
};
const reports = mkdtempSync(join(temporary, "tambo-conform-reports-"));

/** Returns the arguments of `tambo-conform` for the inputs. */
function buildArguments() {
  const [command, url] = [input("command"), input("url")];
  if (command !== "" && url !== "") throw new Error("Set either `command` or `url`, not both.");
  const options = ["contract", "level", "config", "baseline", "require"].filter((name) => input(name) !== "");
  return [
    ...(url === "" ? ["start"] : ["run", `--url=${url}`]),
    ...options.map((name) => `--${name}=${input(name)}`),
    ...Object.entries(files).map(([format, file]) => `--report=${format}=${join(reports, file)}`),
    ...(command === "" ? [] : ["--", "bash", "-c", command]),
  ];
}

/** Runs the suite, and returns its exit code and its error output. */
async function runSuite(args) {
  const program = join(temporary, "tambo-conform/node_modules/tambo-conform/tambo-conform.mjs");
  const child = spawn(process.execPath, [program, ...args], { stdio: ["ignore", "inherit", "pipe"] });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    process.stderr.write(chunk);
    errors += chunk;
  });
  const [code] = await once(child, "close");
  return { code: code ?? 3, errors };
}

/** Returns the result, or `undefined` if the suite wrote no report. */
function readResult() {
  try {
    const { summary } = JSON.parse(readFileSync(join(reports, files.json), "utf8"));
    return { level: summary.level ?? "none", passed: summary.passed, failed: summary.failed };
  } catch (error) {
    if (error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Describes why nothing was tested. The text is the output of a server, so it is quoted. */
function describeFailure(errors) {
  const lines = stripVTControlCharacters(errors).trimEnd().split("\n").slice(-25);
  return `## ⚠️ Nothing was tested\n\n${lines.map((line) => `    ${line}`).join("\n")}\n`;
}

function append(variable, text) {
  if (env[variable]) appendFileSync(env[variable], text);
}

let ended;
try {
  ended = await runSuite(buildArguments());
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  ended = { code: 2, errors: error.message };
}
const result = readResult();
append(
  "GITHUB_STEP_SUMMARY",
  result === undefined ? describeFailure(ended.errors) : readFileSync(join(reports, files.md), "utf8"),
);
const outputs = {
  level: "none",
  passed: 0,
  failed: 0,
  ...result,
  reports: result === undefined ? "" : reports,
};
append(
  "GITHUB_OUTPUT",
  Object.entries(outputs)
    .map(([name, value]) => `${name}=${value}\n`)
    .join(""),
);
process.exitCode = ended.code;
