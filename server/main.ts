/** Starts the server. The first line on stdout says where it listens; faults go to stderr. */
import { SettingError } from "./config/setting-error.ts";
import { readSettings } from "./config/settings.ts";
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
  log(startupMessage(error));
  process.exit(1);
}

/** What an operator can mend gets one line that says how; anything else its stack. */
function startupMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof SettingError || error instanceof StoreOpenError) return error.message;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `${error.message}; set PORT to another one, or to 0 for a free one`;
  if (syscall === "listen") return `${error.message}; set PORT to one that you may use`;
  if (syscall === "getaddrinfo") return `HOST: ${error.message}; set it to an address of this machine`;
  return error.stack ?? error.message;
}
