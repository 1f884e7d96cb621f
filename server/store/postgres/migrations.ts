/**
 * The schema of a PostgreSQL database and its migrations. Migrations only go forward. Each migration runs in
 * its own transaction when the database is opened. Never edit a released migration; add a new migration at
 * the end. The tables are the same as in the SQLite file. JSON is stored as text, because `jsonb` accepts
 * neither U+0000 nor a lone surrogate and reorders fields.
 *
 * IDs are sorted by their bytes, as in SQLite. Tables with frequent updates have a low fill factor, so that
 * the new version of a row fits on the same page and no index has to change.
 */
import type { ClientBase } from "pg";
import { StoreOpenError } from "../../core/errors.ts";

const firstSchema = `
  CREATE TABLE threads (
    key         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    project_id  text COLLATE "C" NOT NULL,
    id          text COLLATE "C" NOT NULL,
    context_key text COLLATE "C",
    metadata    text,
    created_at  bigint NOT NULL,
    updated_at  bigint NOT NULL,
    UNIQUE (project_id, id)
  ) WITH (fillfactor = 80);
  CREATE INDEX threads_by_project ON threads (project_id, key);
  -- By hash, like the ids of messages: an index entry cannot exceed 2704 bytes.
  CREATE INDEX threads_by_context ON threads (project_id, md5(context_key), key) WHERE context_key IS NOT NULL;

  CREATE TABLE messages (
    thread_key bigint NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    position   bigint NOT NULL,
    id         text COLLATE "C" NOT NULL,
    role       text NOT NULL,
    blocks     text NOT NULL,
    metadata   text,
    created_at bigint NOT NULL,
    run_id     text COLLATE "C",
    incomplete text,
    PRIMARY KEY (thread_key, position)
  );
  CREATE UNIQUE INDEX messages_thread_key_id_key ON messages (thread_key, md5(id));

  -- Without the position of the log's end, which is that of the run's last chunk.
  CREATE TABLE runs (
    key              bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id               text COLLATE "C" NOT NULL UNIQUE,
    thread_key       bigint NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    project_id       text COLLATE "C" NOT NULL,
    owner            text COLLATE "C",
    status           text NOT NULL,
    epoch            bigint NOT NULL,
    attempts         bigint NOT NULL,
    on_disconnect    text NOT NULL,
    continues        text COLLATE "C",
    continued_by     text COLLATE "C",
    idempotency_key  text COLLATE "C",
    idempotency_hash text,
    client_id        text COLLATE "C",
    error_code       text,
    error_message    text,
    stop_reason      text,
    created_at       bigint NOT NULL,
    updated_at       bigint NOT NULL,
    finished_at      bigint,
    turns            bigint NOT NULL DEFAULT 0,
    tool_calls       bigint NOT NULL DEFAULT 0,
    input_tokens     bigint NOT NULL DEFAULT 0,
    output_tokens    bigint NOT NULL DEFAULT 0,
    time_ms          bigint NOT NULL DEFAULT 0
  ) WITH (fillfactor = 70);
  CREATE UNIQUE INDEX one_active_run ON runs (thread_key) WHERE status IN ('running', 'awaiting_input');
  CREATE UNIQUE INDEX run_by_idempotency_key ON runs (project_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE INDEX runs_of_thread ON runs (thread_key, key);
  CREATE INDEX runs_by_client_id ON runs (thread_key, client_id) WHERE client_id IS NOT NULL;
  CREATE INDEX running_runs ON runs (owner) WHERE status = 'running';

  -- Separate from runs, because every update of a run rewrites its row, and a request can have 1 MB.
  CREATE TABLE run_requests (
    run_id  text COLLATE "C" PRIMARY KEY REFERENCES runs (id) ON DELETE CASCADE,
    request text NOT NULL
  );

  CREATE TABLE run_questions (
    id       bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    run_key  bigint NOT NULL REFERENCES runs (key) ON DELETE CASCADE,
    asked_by text COLLATE "C" NOT NULL,
    question text NOT NULL,
    answer   text
  );
  CREATE INDEX run_questions_of_run ON run_questions (run_key);

  CREATE TABLE tool_calls (
    thread_key bigint NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    id         text COLLATE "C" NOT NULL,
    position   bigint NOT NULL,
    run_id     text COLLATE "C" NOT NULL,
    message_id text COLLATE "C" NOT NULL,
    name       text NOT NULL,
    input      text NOT NULL,
    side       text NOT NULL,
    state      text NOT NULL,
    PRIMARY KEY (thread_key, id),
    UNIQUE (thread_key, position)
  ) WITH (fillfactor = 80);
  CREATE INDEX tool_calls_of_run ON tool_calls (run_id);

  CREATE TABLE components (
    thread_key bigint NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    id         text COLLATE "C" NOT NULL,
    message_id text COLLATE "C" NOT NULL,
    name       text NOT NULL,
    state      text,
    version    bigint NOT NULL,
    PRIMARY KEY (thread_key, id)
  ) WITH (fillfactor = 80);

  -- (last, notes) is the position after the chunk, (first, first_notes) the one before it. Both are unique, so the log
  -- cannot fork even if an append commits after its writer has stopped waiting for it.
  -- The last chunk of a run marks the end of its log, so it is deleted only with its run.
  CREATE TABLE run_chunks (
    run_key     bigint NOT NULL REFERENCES runs (key) ON DELETE CASCADE,
    last        bigint NOT NULL,
    notes       bigint NOT NULL,
    first       bigint NOT NULL,
    first_notes bigint NOT NULL,
    data        text NOT NULL,
    created_at  bigint NOT NULL,
    PRIMARY KEY (run_key, last, notes),
    UNIQUE (run_key, first, first_notes)
  );

  -- The processes that use this database.
  CREATE TABLE instances (
    id          text COLLATE "C" PRIMARY KEY,
    number      integer GENERATED BY DEFAULT AS IDENTITY,
    lease_until timestamptz NOT NULL,
    started_at  timestamptz NOT NULL DEFAULT now()
  ) WITH (fillfactor = 50);

  -- The processes with readers of a run that another process executes.
  CREATE TABLE run_readers (
    run_key  bigint NOT NULL REFERENCES runs (key) ON DELETE CASCADE,
    instance text COLLATE "C" NOT NULL REFERENCES instances (id) ON DELETE CASCADE,
    PRIMARY KEY (run_key, instance)
  );
  CREATE INDEX run_readers_of_instance ON run_readers (instance);
`;

/**
 * Idempotency keys of requests that do not start a run. If a request starts a run, its key is stored in a
 * column of that run.
 */
const idempotencyKeys = `
  CREATE TABLE idempotency_keys (
    project_id text COLLATE "C" NOT NULL,
    key        text COLLATE "C" NOT NULL,
    operation  text NOT NULL,
    digest     text NOT NULL,
    answer     text,
    created_at bigint NOT NULL,
    PRIMARY KEY (project_id, key)
  );
  CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
`;

/**
 * Adds a column that records for which runs the log has been deleted. The logs of runs that ended long ago
 * are deleted, except for their ends.
 */
const droppedLogs = `
  ALTER TABLE runs ADD COLUMN log_dropped bigint NOT NULL DEFAULT 0;
  CREATE INDEX ended_runs_with_log ON runs (finished_at) WHERE finished_at IS NOT NULL AND log_dropped = 0;
`;

/**
 * Adds a weight to the rows of a conversation. The weight is the memory that a row uses when it is read.
 * Existing rows get an upper estimate, because separators inside strings are also counted. The default value
 * is for processes of the previous version that are still running.
 */
const weights = `
  ALTER TABLE messages ADD COLUMN weight bigint NOT NULL DEFAULT 0;
  ALTER TABLE components ADD COLUMN weight bigint NOT NULL DEFAULT 0;
  UPDATE messages SET weight = 600 + octet_length(blocks) + 64 * (1 + octet_length(blocks) - octet_length(translate(blocks, ',{[', '')))
    + coalesce(octet_length(metadata) + 64 * (1 + octet_length(metadata) - octet_length(translate(metadata, ',{[', ''))), 0);
  UPDATE components SET weight = 600 + coalesce(octet_length(state) + 64 * (1 + octet_length(state) - octet_length(translate(state, ',{[', ''))), 0);
`;

/** The sender's name, in contracts whose messages have one. */
const messageNames = "ALTER TABLE messages ADD COLUMN name text";

/**
 * Adds the user that threads, runs and idempotency keys belong to. It is empty in existing rows. Processes of the
 * previous version cannot create threads or use idempotency keys with this schema.
 */
const users = `
  ALTER TABLE threads ADD COLUMN user_id text COLLATE "C" NOT NULL DEFAULT '';
  ALTER TABLE threads DROP CONSTRAINT threads_project_id_id_key;
  ALTER TABLE threads ADD UNIQUE (project_id, user_id, id);
  DROP INDEX threads_by_project;
  DROP INDEX threads_by_context;
  CREATE INDEX threads_by_owner ON threads (project_id, user_id, key);
  CREATE INDEX threads_by_context ON threads (project_id, user_id, md5(context_key), key)
    WHERE context_key IS NOT NULL;

  ALTER TABLE runs ADD COLUMN user_id text COLLATE "C" NOT NULL DEFAULT '';
  DROP INDEX run_by_idempotency_key;
  CREATE UNIQUE INDEX run_by_idempotency_key ON runs (project_id, user_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;

  ALTER TABLE idempotency_keys ADD COLUMN user_id text COLLATE "C" NOT NULL DEFAULT '';
  ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey;
  ALTER TABLE idempotency_keys ADD PRIMARY KEY (project_id, user_id, key);
`;

/** The name that a client has given a thread. */
const threadNames = "ALTER TABLE threads ADD COLUMN name text";

/** The sources of a message, as a JSON array. */
const messageSources = "ALTER TABLE messages ADD COLUMN sources text";

/** Migration n (from 1) upgrades the schema from version n-1 to n. */
export const allMigrations: readonly string[] = [
  firstSchema,
  idempotencyKeys,
  droppedLogs,
  weights,
  messageNames,
  users,
  threadNames,
  messageSources,
];

/**
 * Key of the advisory lock that is held during a migration. It can be any number that no other program uses
 * for a lock in this database.
 */
const lockKey = 7_604_281_953;

/**
 * Upgrades the schema to the newest version. `migrations[n]` contains the SQL for upgrading from version n to
 * n+1. If several processes migrate concurrently, one of them does the work and the others wait.
 *
 * @param database Name of the database in error messages.
 * @throws {StoreOpenError} If the database has a newer version than the last migration.
 */
export async function migrate(
  client: ClientBase,
  database: string,
  migrations: readonly string[] = allMigrations,
): Promise<void> {
  await client.query("SELECT pg_advisory_lock($1)", [lockKey]);
  try {
    const version = await readVersion(client);
    if (version > migrations.length) {
      throw new StoreOpenError(
        `The database ${database} has schema version ${version}, but this program supports versions up to ` +
          `${migrations.length}. Upgrade this program, or set DATABASE_URL to another database.`,
      );
    }
    for (const [index, sql] of migrations.entries()) {
      if (index >= version) await applyMigration(client, sql, index + 1);
    }
  } finally {
    // If the connection has been lost, the lock has already been released.
    await client.query("SELECT pg_advisory_unlock($1)", [lockKey]).catch(() => {});
  }
}

async function readVersion(client: ClientBase): Promise<number> {
  await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
  const { rows } = await client.query<{ version: number }>("SELECT version FROM schema_version");
  if (rows[0] !== undefined) return rows[0].version;
  await client.query("INSERT INTO schema_version VALUES (0)");
  return 0;
}

async function applyMigration(client: ClientBase, sql: string, version: number): Promise<void> {
  await client.query("BEGIN");
  try {
    await client.query(sql);
    await client.query("UPDATE schema_version SET version = $1", [version]);
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}
