import { onTestFinished } from "vitest";
import { readSettings } from "../../../server/config/settings.ts";
import { startServer } from "../../../server/server.ts";

/** A running server and the requests it has received. */
export interface RunningServer {
  url: string;
  /** The method and path of every request, in order, such as `POST /v1/…`. */
  requests: string[];
}

/**
 * Starts the server as `npm start` does, with default settings, but on a free port and with data in memory.
 * Closes it after the test.
 */
export async function startTestServer(): Promise<RunningServer> {
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
