/** `npm run diff`: what changed in the contracts, whom it reaches, and who breaks. */
import { run } from "./command.ts";

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colours: process.stdout.isTTY && process.stdout.hasColors(),
});
