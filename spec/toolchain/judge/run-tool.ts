/** Runs programs whose output is read. */
import { execFile } from "node:child_process";
import { projectRoot } from "../project.ts";

/** The exit code and the output of a program. */
export interface ToolResult {
  code: number;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program in the project root, without a shell and without telemetry.
 *
 * @throws Error if the program cannot start, or takes more than ten minutes.
 */
export function runTool(command: string, args: readonly string[], cwd = projectRoot): Promise<ToolResult> {
  const env = {
    ...process.env,
    // Some of the programs send no telemetry only in CI.
    CI: "true",
    NODE_ENV: "",
    NO_COLOR: "1",
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    SUPPRESS_NO_CONFIG_WARNING: "1",
  };
  const options = { cwd, env, encoding: "utf8", maxBuffer: 2 ** 28, timeout: 600_000 } as const;
  return new Promise((resolve, reject) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      if (error === null) resolve({ code: 0, stdout, stderr });
      else if (typeof error.code === "number") resolve({ code: error.code, stdout, stderr });
      else reject(error);
    });
  });
}

/**
 * Parses the report of a program.
 *
 * @throws Error with the program's output if it is not JSON.
 */
export function parseReport<Report>(text: string, { code, stdout, stderr }: ToolResult): Report {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`exit code ${code}, no report\n${`${stdout}\n${stderr}`.trim()}`);
  }
}
