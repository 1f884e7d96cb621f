import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";

/** How a program ended, and what it printed. */
export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a program of this folder. @param env Its environment, beside `PATH`. */
export function runProgram(name: string, args: readonly string[], env: Record<string, string> = {}): Ended {
  const program = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? "", ...env },
    encoding: "utf8",
  });
  return { code: status, stdout, stderr };
}
