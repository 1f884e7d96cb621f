import { execFile } from "node:child_process";

/**
 * Runs a program without a shell.
 *
 * @returns What it printed to stdout.
 * @throws Error with the command and all that it printed, when it fails.
 */
export function runCommand(cwd: string, file: string, ...args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(file, args, { cwd, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`${[file, ...args].join(" ")} failed in ${cwd}:\n${stdout}${stderr}`));
    });
  });
}
