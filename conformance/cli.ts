/** Entry point of `tambo-conform`. `--help` lists the commands. */
import { main } from "./cli/program.ts";
import { openPrompt } from "./cli/prompt.ts";
import { suiteDependencies } from "./cli/suite-dependencies.ts";

// A program that reads the output may close the pipe early, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await main(process.argv.slice(2), suiteDependencies, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stdout.isTTY && process.stdout.hasColors(),
  terminal: process.stderr.isTTY ? process.stderr : undefined,
  ...(process.stdin.isTTY &&
    process.stderr.isTTY && { openPrompt: () => openPrompt(process.stdin, process.stderr) }),
  cwd: process.cwd(),
  env: process.env,
  interrupted: () =>
    new Promise((resolve) => {
      process.once("SIGINT", () => resolve());
      process.once("SIGTERM", () => resolve());
    }),
});
