import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { StoreOpenError } from "../../core/errors.ts";
import { postgresMissing, suiteDatabase } from "../../proof/testing/databases/postgres.ts";
import { formatDatabaseName, openDatabase } from "./database.ts";

it("is called by its address and its name, never with a password", () => {
  expect(formatDatabaseName("postgres://u:hunter2@db.example:5433/runs?sslmode=disable")).toBe(
    '"runs" at db.example:5433',
  );
  expect(formatDatabaseName("postgresql://u:hunter2@db.example/runs")).toBe('"runs" at db.example:5432');
});

it("whose URL the driver cannot take is told, without the URL", () => {
  expect(() => formatDatabaseName("postgres://u:hunter2@db/runs?sslrootcert=/nowhere/ca.pem")).toThrow(
    new StoreOpenError(
      "The database URL is invalid: ENOENT: no such file or directory, open '/nowhere/ca.pem'. Change DATABASE_URL or databaseUrl.",
    ),
  );
});

describe.skipIf(await postgresMissing())("a database", () => {
  const database = suiteDatabase();

  const changed = (change: Partial<Pick<URL, "port" | "password" | "pathname">>) =>
    Object.assign(new URL(database.url), change).href;

  /** What opening fails with: a `StoreOpenError` that shows no password, nor does what caused it. */
  async function complaint(url: string): Promise<string> {
    const error: unknown = await openDatabase(url).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StoreOpenError);
    const { message, cause } = error as Error;
    const { password } = new URL(url);
    expect(`${message} ${(cause as Error | undefined)?.stack} ${JSON.stringify(cause)}`).not.toContain(
      password,
    );
    return message;
  }

  it("that is not there is told by its address", async () => {
    const free = createServer().listen(0, "127.0.0.1");
    await once(free, "listening");
    const { port } = free.address() as AddressInfo;
    free.close();
    await once(free, "close");
    expect(await complaint(changed({ port: `${port}`, pathname: "/runs" }))).toBe(
      `The database "runs" at 127.0.0.1:${port} cannot be opened: connect ECONNREFUSED 127.0.0.1:${port}. Start the database, or set DATABASE_URL or databaseUrl to another one.`,
    );
    const { port: there } = new URL(database.url);
    expect(await complaint(changed({ pathname: "/nowhere" }))).toBe(
      `The database "nowhere" at 127.0.0.1:${there} cannot be opened: database "nowhere" does not exist. Create the database, or set DATABASE_URL or databaseUrl to another one.`,
    );
  });

  it("that refuses its user is told with what to do", async () => {
    const operator = new Client({ connectionString: database.url });
    await operator.connect();
    const name = `agents_${randomUUID().replaceAll("-", "")}`;
    onTestFinished(async () => {
      await operator.query(`DROP ROLE ${name}`);
      await operator.end();
    });
    // As it is by default from PostgreSQL 15 on.
    await operator.query("REVOKE CREATE ON SCHEMA public FROM PUBLIC");
    await operator.query(`CREATE ROLE ${name} LOGIN PASSWORD 'right-${name}'`);
    const by = (user: Partial<Pick<URL, "password">>) =>
      Object.assign(new URL(changed({})), { username: name, ...user }).href;
    const { port, pathname } = new URL(database.url);
    const called = `The database "${pathname.slice(1)}" at 127.0.0.1:${port} cannot be opened:`;
    expect(await complaint(by({ password: `wrong-${name}` }))).toBe(
      `${called} password authentication failed for user "${name}". Check the user and password in DATABASE_URL or databaseUrl.`,
    );
    await expect(openDatabase(by({ password: "" }))).rejects.toThrow(
      `${called} a password is needed. Check the user and password in DATABASE_URL or databaseUrl.`,
    );
    expect(await complaint(by({ password: `right-${name}` }))).toBe(
      `${called} permission denied for schema public. Grant its user the right to connect and to create tables.`,
    );
  });

  it("that is too old is refused", async () => {
    const asked = Client.prototype.query;
    onTestFinished(() => {
      Client.prototype.query = asked;
    });
    Client.prototype.query = (async () => ({ rows: [{ number: "130014", version: "13.14" }] })) as never;
    expect(await complaint(changed({ pathname: "/postgres" }))).toMatch(
      /^The database "postgres" at 127\.0\.0\.1:\d+ runs PostgreSQL 13\.14\. Use PostgreSQL 14 or newer\.$/,
    );
  });

  it("is committed to the disk, read committed, and not kept waiting by a process that stands still", async () => {
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
    // A stronger setting stays.
    await operator.query(`ALTER DATABASE ${name} SET synchronous_commit = remote_apply`);
    const stronger = (await openDatabase(database.url)).pool;
    onTestFinished(() => stronger.end());
    expect((await stronger.query("SHOW synchronous_commit")).rows).toEqual([
      { synchronous_commit: "remote_apply" },
    ]);
  });

  it("gives 64-bit numbers, to its own connections only", async () => {
    const { pool } = await openDatabase(database.url);
    onTestFinished(() => pool.end());
    expect((await pool.query("SELECT 9007199254740991::int8 AS n")).rows).toEqual([{ n: 9007199254740991 }]);
    const other = new Client({ connectionString: database.url });
    await other.connect();
    onTestFinished(() => other.end());
    expect((await other.query("SELECT 1::int8 AS n")).rows).toEqual([{ n: "1" }]);
  });
});
