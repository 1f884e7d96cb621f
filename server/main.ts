/** Starts the server. The first line on stdout says where it listens; faults go to stderr. */
import { readSettings, SettingError } from "./config/settings.ts";
import { startServer } from "./server.ts";
import { StoreOpenError } from "./store/open-file.ts";

const log = (line: string) => process.stderr.write(`${line}\n`);

try {
  const server = await startServer(readSettings(process.env), log);
  process.stdout.write(`listening on ${server.url}\n`);
  const stop = () => {
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log(`could not stop properly: ${String(error)}`);
        process.exit(1);
      },
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
} catch (error) {
  // What an operator can mend gets one line; anything else its stack.
  const known = error instanceof SettingError || error instanceof StoreOpenError || isListenError(error);
  log(known ? (error as Error).message : String(error instanceof Error ? error.stack : error));
  process.exit(1);
}

function isListenError(error: unknown): boolean {
  return error instanceof Error && "syscall" in error && error.syscall === "listen";
}
