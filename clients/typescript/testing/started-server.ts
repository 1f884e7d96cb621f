/** The server as `npm start` starts it, but on a free port, in memory, and with nothing configured. */
import { onTestFinished } from "vitest";
import { readSettings } from "../../../server/config/settings.ts";
import { startServer } from "../../../server/server.ts";

/** The server, and what it was asked. */
export interface StartedServer {
  url: string;
  /** `POST /v1/…` of every request, in order. */
  requests: string[];
}

/** Starts it; it is closed after the test. */
export async function startedServer(): Promise<StartedServer> {
  const requests: string[] = [];
  const settings = readSettings({ PORT: "0", DATABASE_FILE: ":memory:" });
  const server = await startServer(settings, () => {}, {
    before: [
      ({ method, path }, _, next) => {
        requests.push(`${method} ${path}`);
        next();
      },
    ],
  });
  onTestFinished(() => server.close());
  return { url: server.url, requests };
}
