/** `tambo-conform`: the conformance suite's program. `--help` says what it can do. */
import { main } from "./cli/program.ts";
import { pieces } from "./cli/wire.ts";

// Whoever reads the output may have seen enough, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
});

process.exitCode = await main(process.argv.slice(2), pieces, {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stdout.isTTY && process.stdout.hasColors(),
  terminal: process.stderr.isTTY ? process.stderr : undefined,
  cwd: process.cwd(),
  env: process.env,
  interrupted: () =>
    new Promise((resolve) => {
      process.once("SIGINT", () => resolve());
      process.once("SIGTERM", () => resolve());
    }),
});
