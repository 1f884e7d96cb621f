/** Runs the steps of `action.yml` on this machine, as GitHub's runner does. */
import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "yaml";

interface Step {
  name: string;
  id?: string;
  run?: string;
  env?: Record<string, string>;
  "working-directory"?: string;
  uses?: string;
}

/** The Action, as `action.yml` describes it. */
export interface Action {
  inputs: Record<string, { description: string; default: string }>;
  outputs: Record<string, { description: string; value: string }>;
  runs: { steps: Step[] };
}

export const actionFolder = resolve(import.meta.dirname, "..");

export function readAction(): Action {
  return parse(readFileSync(join(actionFolder, "action.yml"), "utf8")) as Action;
}

/** The result of a step that failed or of the last step. */
export interface ActionResult {
  exitCode: number;
  log: string;
  /** The content of the job summary. */
  summary: string;
  outputs: Record<string, string>;
  /** The contents of the reports by file name. */
  reports: Record<string, string>;
}

/** Replaces `${{ inputs.x }}` and `${{ github.action_path }}`. Other expressions are errors. */
function evaluate(text: string, inputs: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{\{ (.+?) \}\}/g, (_all, expression: string) => {
    if (expression === "github.action_path") return actionFolder;
    const value = inputs[expression.replace(/^inputs\./, "")];
    if (value === undefined) throw new Error(`unknown expression ${expression}`);
    return value;
  });
}

/**
 * Runs the steps with a `run` text, until one fails.
 * @param folder An empty folder for the runner's files.
 * @param skipped Names of steps that are not run.
 */
export async function runAction(
  given: Readonly<Record<string, string>>,
  workspace: string,
  folder: string,
  skipped: readonly string[] = [],
): Promise<ActionResult> {
  const { inputs, runs } = readAction();
  const values = {
    ...Object.fromEntries(Object.entries(inputs).map(([name, input]) => [name, input.default])),
    ...given,
  };
  const files = { summary: join(folder, "summary"), output: join(folder, "output") };
  mkdirSync(folder, { recursive: true });
  for (const file of Object.values(files)) writeFileSync(file, "");
  let [exitCode, log] = [0, ""];
  for (const { name, run, env = {}, "working-directory": directory = "." } of runs.steps) {
    if (run === undefined || skipped.includes(name) || exitCode !== 0) continue;
    const variables = Object.entries(env).map(([key, value]) => [key, evaluate(value, values)]);
    const ended = await runScript(run, resolve(workspace, evaluate(directory, values)), {
      ...process.env,
      GITHUB_STEP_SUMMARY: files.summary,
      GITHUB_OUTPUT: files.output,
      RUNNER_TEMP: folder,
      ...Object.fromEntries(variables),
    });
    exitCode = ended.exitCode;
    log += ended.log;
  }
  const lines = readFileSync(files.output, "utf8").split("\n").slice(0, -1);
  const outputs = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );
  const reports = outputs.reports ? readdirSync(outputs.reports) : [];
  return {
    exitCode,
    log,
    summary: readFileSync(files.summary, "utf8"),
    outputs,
    reports: Object.fromEntries(
      reports.map((file) => [file, readFileSync(join(outputs.reports ?? "", file), "utf8")]),
    ),
  };
}

/** Runs a script with the options of GitHub's `shell: bash`. */
function runScript(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{ exitCode: number; log: string }> {
  const args = ["--noprofile", "--norc", "-eo", "pipefail", "-c", script];
  return new Promise((done) => {
    execFile("bash", args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, out, err) =>
      done({ exitCode: error === null ? 0 : Number(error.code), log: out + err }),
    );
  });
}
