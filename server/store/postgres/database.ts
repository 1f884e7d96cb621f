import { Client, type ClientConfig, Pool, types } from "pg";
import { StoreOpenError } from "../../core/errors.ts";
import { isUnavailable, lacksPassword, reasonOf } from "./failures.ts";
import { migrate } from "./migrations.ts";

/** An open database with the newest schema. */
export interface Database {
  pool: Pool;
  /** Name in errors and logs, without the user name and password. */
  name: string;
}

/** Maximum number of connections per process, not counting the connection that receives notifications. */
const maxConnections = 10;

/** The oldest major version that is still supported by PostgreSQL (until November 2026). */
const oldestVersion = 14;

const int8 = 20;
/**
 * Parses `bigint` values as numbers, because keys, times and positions are below 2^53. Applies only to these
 * connections, not to all users of `pg`.
 */
const int8AsNumber: ClientConfig["types"] = {
  getTypeParser: (id: number, format?: "text" | "binary") =>
    id === int8 ? Number : types.getTypeParser(id, format as "text"),
};

/**
 * Session settings. An acknowledged commit must be on disk, so `synchronous_commit = off` is overridden if it
 * is the database's default. The idle timeout is shorter than the lease, because a process that is suspended
 * during a transaction must not keep its row locks after its lease has expired.
 */
const sessionSettings = `
  SELECT set_config('synchronous_commit',
           CASE current_setting('synchronous_commit') WHEN 'off' THEN 'on' ELSE current_setting('synchronous_commit') END, false),
         set_config('default_transaction_isolation', 'read committed', false),
         set_config('idle_in_transaction_session_timeout', '10s', false)`;

/**
 * Returns the connection settings for a database.
 *
 * @param url `postgres://user:password@host:port/database`, with parameters such as `sslmode`.
 */
export function createClientConfig(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: "agent-stream-contracts",
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: int8AsNumber,
  };
}

/**
 * Returns the database name and address from a URL in readable form.
 *
 * @throws {StoreOpenError} If the driver rejects the URL.
 */
export function formatDatabaseName(url: string): string {
  try {
    const { host, port, database } = new Client({ connectionString: url });
    return `"${database ?? ""}" at ${host}:${port}`;
  } catch (error) {
    throw new StoreOpenError(
      `The database URL is invalid: ${reasonOf(error)}. Change DATABASE_URL or databaseUrl.`,
      { cause: error },
    );
  }
}

/**
 * Connects to a database and migrates its schema. If several processes migrate concurrently, they wait for
 * each other.
 *
 * @throws {StoreOpenError} If the database cannot be reached or used.
 */
export async function openDatabase(url: string): Promise<Database> {
  const name = formatDatabaseName(url);
  const client = new Client(createClientConfig(url));
  // Without a listener, a lost connection would crash the process. The next query reports the loss.
  client.on("error", () => {});
  try {
    await client.connect();
    await checkVersion(client, name);
    await client.query(sessionSettings);
    await migrate(client, name);
  } catch (error) {
    if (error instanceof StoreOpenError) throw error;
    throw new StoreOpenError(
      `The database ${name} cannot be opened: ${reasonOf(error)}. ${suggestFix(error)}`,
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
  return { pool: createPool(url), name };
}

function createPool(url: string): Pool {
  const pool = new Pool({
    ...createClientConfig(url),
    max: maxConnections,
    // If a server has disappeared from the network, the client receives nothing, not even a reset.
    query_timeout: 20_000,
    // Session settings are applied before the pool hands out the connection.
    onConnect: async (client) => void (await client.query(sessionSettings)),
  });
  // If an idle connection is lost, the next query uses another connection. The pool listens to a client only
  // while that client is idle.
  pool.on("error", () => {});
  pool.on("connect", (client) => void client.on("error", () => {}));
  return pool;
}

async function checkVersion(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
  );
  const [{ number, version } = { number: "0", version: "unknown" }] = rows;
  if (Number(number) >= oldestVersion * 10_000) return;
  throw new StoreOpenError(
    `The database ${name} runs PostgreSQL ${version}. Use PostgreSQL ${oldestVersion} or newer.`,
  );
}

/**
 * Suggests a fix based on the error's SQLSTATE:
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
function suggestFix(error: unknown): string {
  const { code = "" } = error as { code?: string };
  if (code.startsWith("28") || lacksPassword(error))
    return "Check the user name and password in DATABASE_URL or databaseUrl.";
  if (code === "3D000") return "Create the database, or set DATABASE_URL or databaseUrl to another one.";
  if (code === "42501") return "Grant the database user the right to connect and to create tables.";
  if (isUnavailable(error)) return "Start the database, or set DATABASE_URL or databaseUrl to another one.";
  return "Check DATABASE_URL or databaseUrl, and the log of the database server.";
}
