import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreOpenError } from "../../core/errors.ts";
import { createSuiteDatabase, findMissingPostgres } from "../../proof/testing/databases/postgres.ts";
import { formatDatabaseName, openDatabase } from "./database.ts";

it("formats the name of a database without its password", () => {
  expect(formatDatabaseName("postgres://u:hunter2@db.example:5433/runs?sslmode=disable")).toBe(
    '"runs" at db.example:5433',
  );
  expect(formatDatabaseName("postgresql://u:hunter2@db.example/runs")).toBe('"runs" at db.example:5432');
});

it("reports a URL that the driver rejects, without the URL", () => {
  expect(() => formatDatabaseName("postgres://u:hunter2@db/runs?sslrootcert=/nowhere/ca.pem")).toThrow(
    new StoreOpenError(
      "The database URL is invalid: ENOENT: no such file or directory, open '/nowhere/ca.pem'. Change DATABASE_URL or databaseUrl.",
    ),
  );
});

describe.skipIf(await findMissingPostgres())("opening a database", () => {
  const database = createSuiteDatabase();

  const urlWith = (change: Partial<Pick<URL, "port" | "password" | "pathname">>) =>
    Object.assign(new URL(database.url), change).href;

  /**
   * Opens a database and returns the message of the `StoreOpenError`. Checks that the password appears
   * neither in the error nor in its cause.
   */
  async function openError(url: string): Promise<string> {
    const error: unknown = await openDatabase(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreOpenError);
    const { message, cause } = error as Error;
    const { password } = new URL(url);
    expect(`${message} ${(cause as Error | undefined)?.stack} ${JSON.stringify(cause)}`).not.toContain(
      password,
    );
    return message;
  }

  it("reports an unreachable or missing database by its address", async () => {
    const free = createServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const { port } = free.address() as AddressInfo;
    free.close();
    await once(free, "close");
    expect(await openError(urlWith({ port: `${port}`, pathname: "/runs" }))).toBe(
      `The database "runs" at 127.0.0.1:${port} cannot be opened: connect ECONNREFUSED 127.0.0.1:${port}. Start the database, or set DATABASE_URL or databaseUrl to another one.`,
    );
    const { port: databasePort } = new URL(database.url);
    expect(await openError(urlWith({ pathname: "/nowhere" }))).toBe(
      `The database "nowhere" at 127.0.0.1:${databasePort} cannot be opened: database "nowhere" does not exist. Create the database, or set DATABASE_URL or databaseUrl to another one.`,
    );
  });

  it("says what to do if the database rejects the user", async () => {
    const operator = new Client({ connectionString: database.url });
    await operator.connect();
    const name = `agents_${randomUUID().replaceAll("-", "")}`;
    onTestFinished(async () => {
      await operator.query(`DROP ROLE ${name}`);
      await operator.end();
    });
    // This has been the default since PostgreSQL 15.
    await operator.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
    await operator.query(`CREATE ROLE ${name} LOGIN PASSWORD 'right-${name}'`);
    const urlOf = (user: Partial<Pick<URL, "password">>) =>
      Object.assign(new URL(urlWith({})), { username: name, ...user }).href;
    const { port, pathname } = new URL(database.url);
    const prefix = `The database "${pathname.slice(1)}" at 127.0.0.1:${port} cannot be opened:`;
    expect(await openError(urlOf({ password: `wrong-${name}` }))).toBe(
      `${prefix} password authentication failed for user "${name}". Check the user name and password in DATABASE_URL or databaseUrl.`,
    );
    await expect(openDatabase(urlOf({ password: "" }))).rejects.toThrow(
      `${prefix} a password is required. Check the user name and password in DATABASE_URL or databaseUrl.`,
    );
    expect(await openError(urlOf({ password: `right-${name}` }))).toBe(
      `${prefix} permission denied for schema public. Grant the database user the right to connect and to create tables.`,
    );
  });

  it("rejects a version that is too old", async () => {
    const originalQuery = Client.prototype.query;
    onTestFinished(() => {
      Client.prototype.query = originalQuery;
    });
    Client.prototype.query = (async () => ({ rows: [{ number: "130014", version: "13.14" }] })) as never;
    expect(await openError(urlWith({ pathname: "/postgres" }))).toMatch(
      /^The database "postgres" at 127\.0\.0\.1:\d+ runs PostgreSQL 13\.14\. Use PostgreSQL 14 or newer\.$/,
    );
  });

  it("sets durable commits, read committed isolation, and a timeout for suspended transactions", async () => {
    const operator = new Client({ connectionString: database.url });
    await operator.connect();
    onTestFinished(() => operator.end());
    const name = new URL(database.url).pathname.slice(1);
    await operator.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
    await operator.query(`ALTER DATABASE ${name} SET default_transaction_isolation = 'serializable'`);
    const { pool } = await openDatabase(database.url);
    onTestFinished(() => pool.end());
    const settings: Record<string, string> = {};
    for (const setting of [
      "synchronous_commit",
      "transaction_isolation",
      "idle_in_transaction_session_timeout",
      "application_name",
    ]) {
      settings[setting] = (await pool.query(`SHOW ${setting}`)).rows[0][setting];
    }
    expect(settings).toEqual({
      synchronous_commit: "on",
      transaction_isolation: "read committed",
      idle_in_transaction_session_timeout: "10s",
      application_name: "agent-stream-contracts",
    });
    // A stricter setting is kept.
    await operator.query(`ALTER DATABASE ${name} SET synchronous_commit = remote_apply`);
    const stronger = (await openDatabase(database.url)).pool;
    onTestFinished(() => stronger.end());
    expect((await stronger.query("SHOW synchronous_commit")).rows).toEqual([
      { synchronous_commit: "remote_apply" },
    ]);
  });

  it("parses 64-bit integers as numbers, but only on its own connections", async () => {
    const { pool } = await openDatabase(database.url);
    onTestFinished(() => pool.end());
    expect((await pool.query("SELECT 9007199254740991::int8 AS n")).rows).toEqual([{ n: 9007199254740991 }]);
    const other = new Client({ connectionString: database.url });
    await other.connect();
    onTestFinished(() => other.end());
    expect((await other.query("SELECT 1::int8 AS n")).rows).toEqual([{ n: "1" }]);
  });
});
