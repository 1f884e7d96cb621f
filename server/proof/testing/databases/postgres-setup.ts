/**
 * Starts one PostgreSQL server per test run when the first test needs it, and stops it after the last test.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { type PostgresServer, startPostgres } from "../../../cluster/postgres.ts";
import { NoPostgresError } from "../../../cluster/postgres-programs.ts";

/**
 * Starts the server on demand. This is Vitest's `globalSetup` function. It runs in the main process, and the
 * test processes query it over HTTP.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  let starting: Promise<PostgresServer> | undefined;
  const server = createServer((_request, response) => {
    const url = process.env.TEST_DATABASE_URL;
    if (url) return void response.end(JSON.stringify({ url }));
    starting ??= startPostgres();
    starting.then(
      ({ url }) => response.end(JSON.stringify({ url })),
      (error: unknown) => response.end(JSON.stringify({ missing: explainMissing(error) })),
    );
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  project.provide("postgres", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);

  return async () => {
    server.close();
    server.closeAllConnections();
    try {
      await (await starting)?.end();
    } catch (error) {
      // This line is printed last, so that the missing PostgreSQL tests are not overlooked.
      process.stderr.write(`\nSKIPPED: all PostgreSQL tests. ${explainMissing(error)}\n\n`);
    }
  };
}

function explainMissing(error: unknown): string {
  if (!(error instanceof NoPostgresError)) return String(error);
  return `${error.message}; set TEST_DATABASE_URL to a server where databases may be created`;
}
