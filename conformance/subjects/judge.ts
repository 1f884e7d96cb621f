/** Judges an installed implementation with the suite's command line, in a process group of its own. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Report } from "./summary.ts";

const cli = join(import.meta.dirname, "../cli.ts");
/** Time for the start, which `readyMs` limits to 180 seconds, and for the cases. */
const limitMs = 270_000;

/**
 * @param folder Folder of the installation, which contains `tambo-conform.yaml`.
 * @param command Command that replaces the configured one; empty for the configured command.
 * @throws Error with the suite's last lines if it writes no report.
 */
export async function judge(folder: string, command: readonly string[] = []): Promise<Report> {
  const file = join(folder, "full-report.json");
  rmSync(file, { force: true });
  const args = [
    ...[cli, "start", "--contract", "ag-ui", "--level", "core", "--jobs", "2", "--timeout", "20000"],
    ...["--config", join(folder, "tambo-conform.yaml"), "--report", `json=${file}`],
    ...(command.length > 0 ? ["--", ...command] : []),
  ];
  const suite = spawn(process.execPath, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [suite.stdout, suite.stderr]) {
    stream.on("data", (text: Buffer) => {
      output += text;
    });
  }
  // The suite stops the implementation when it is interrupted.
  const timer = setTimeout(() => suite.kill("SIGINT"), limitMs);
  await new Promise((resolve) => suite.once("close", resolve));
  clearTimeout(timer);
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Report;
  } catch {
    throw new Error(output.trim().split("\n").slice(-4).join("\n"));
  }
}
