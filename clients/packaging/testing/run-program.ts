import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

/** The exit code and output of a program. */
export interface ProgramResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program from the packaging folder.
 *
 * @param env Environment variables in addition to `PATH`.
 */
export function runProgram(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): ProgramResult {
  const program = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? "", ...env },
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}
