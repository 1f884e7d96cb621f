/**
 * The schema of the SQLite file and its migrations. Migrations only go forward. Each migration runs in its
 * own transaction when the file is opened. Never edit a released migration; add a new migration at the end.
 */
import type { DatabaseSync } from "node:sqlite";
import { StoreOpenError } from "../../core/errors.ts";

const firstSchema = `
  CREATE TABLE threads (
    key         INTEGER PRIMARY KEY AUTOINCREMENT,
    project_id  TEXT NOT NULL,
    id          TEXT NOT NULL,
    context_key TEXT,
    metadata    TEXT,
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    UNIQUE (project_id, id)
  ) STRICT;
  CREATE INDEX threads_by_age ON threads (project_id, created_at, id);
  CREATE INDEX threads_by_context ON threads (project_id, context_key, created_at, id);

  CREATE TABLE messages (
    thread_key INTEGER NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    id         TEXT NOT NULL,
    role       TEXT NOT NULL,
    blocks     TEXT NOT NULL,
    metadata   TEXT,
    created_at INTEGER NOT NULL,
    run_id     TEXT,
    incomplete TEXT,
    PRIMARY KEY (thread_key, position),
    UNIQUE (thread_key, id)
  ) STRICT;
  CREATE INDEX messages_of_run ON messages (run_id) WHERE run_id IS NOT NULL;

  -- Without the position of the log's end, which is that of the run's last chunk.
  CREATE TABLE runs (
    key              INTEGER PRIMARY KEY AUTOINCREMENT,
    id               TEXT NOT NULL UNIQUE,
    thread_key       INTEGER NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    project_id       TEXT NOT NULL,
    status           TEXT NOT NULL,
    epoch            INTEGER NOT NULL,
    attempts         INTEGER NOT NULL,
    on_disconnect    TEXT NOT NULL,
    continues        TEXT,
    continued_by     TEXT,
    idempotency_key  TEXT,
    idempotency_hash TEXT,
    error_code       TEXT,
    error_message    TEXT,
    stop_reason      TEXT,
    created_at       INTEGER NOT NULL,
    updated_at       INTEGER NOT NULL,
    finished_at      INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX one_active_run ON runs (thread_key) WHERE status IN ('running', 'awaiting_input');
  CREATE UNIQUE INDEX run_by_idempotency_key ON runs (project_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;
  CREATE INDEX runs_of_thread ON runs (thread_key);
  CREATE INDEX runs_by_status ON runs (status, created_at, id);

  -- Separate from runs, because every update of a run rewrites its row, and a request can have 1 MB.
  CREATE TABLE run_requests (
    run_id  TEXT PRIMARY KEY NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
    request TEXT NOT NULL
  ) STRICT;

  CREATE TABLE tool_calls (
    thread_key INTEGER NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    id         TEXT NOT NULL,
    position   INTEGER NOT NULL,
    run_id     TEXT NOT NULL,
    message_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    input      TEXT NOT NULL,
    side       TEXT NOT NULL,
    state      TEXT NOT NULL,
    PRIMARY KEY (thread_key, id),
    UNIQUE (thread_key, position)
  ) STRICT;
  CREATE INDEX tool_calls_of_run ON tool_calls (run_id);

  CREATE TABLE components (
    thread_key INTEGER NOT NULL REFERENCES threads (key) ON DELETE CASCADE,
    id         TEXT NOT NULL,
    message_id TEXT NOT NULL,
    name       TEXT NOT NULL,
    state      TEXT,
    version    INTEGER NOT NULL,
    PRIMARY KEY (thread_key, id)
  ) STRICT;

  -- (last, notes) is the position after the chunk, (first, first_notes) the one before it.
  -- With a rowid, so that the chunks of one commit share pages even if they are of different runs. Only the index is
  -- sorted by run; its key is a number, because writing the index page is most of an append's cost.
  -- The last chunk of a run marks the end of its log, so it is deleted only with its run.
  CREATE TABLE run_chunks (
    run_key     INTEGER NOT NULL REFERENCES runs (key) ON DELETE CASCADE,
    last        INTEGER NOT NULL,
    notes       INTEGER NOT NULL,
    first       INTEGER NOT NULL,
    first_notes INTEGER NOT NULL,
    data        TEXT NOT NULL,
    created_at  INTEGER NOT NULL,
    UNIQUE (run_key, last, notes)
  ) STRICT;
`;

/** Supports listing threads in order of creation. */
const threadsByKey = `
  DROP INDEX threads_by_age;
  DROP INDEX threads_by_context;
  CREATE INDEX threads_by_project ON threads (project_id, key);
  CREATE INDEX threads_by_context ON threads (project_id, context_key, key);
`;

/** Adds the resources that a run has used to the run's record. */
const runTotals = `
  ALTER TABLE runs ADD COLUMN turns INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE runs ADD COLUMN tool_calls INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE runs ADD COLUMN input_tokens INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE runs ADD COLUMN output_tokens INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE runs ADD COLUMN time_ms INTEGER NOT NULL DEFAULT 0;
`;

/**
 * Adds the IDs that clients choose for their runs in some contracts. These IDs are unique only within a
 * thread.
 */
const clientRunIds = `
  ALTER TABLE runs ADD COLUMN client_id TEXT;
  CREATE INDEX runs_by_client_id ON runs (thread_key, client_id) WHERE client_id IS NOT NULL;
`;

/** Adds the process that executes a run, and the requests from its peers. */
const runOwners = `
  ALTER TABLE runs ADD COLUMN owner TEXT;
  CREATE TABLE run_questions (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    run_key  INTEGER NOT NULL REFERENCES runs (key) ON DELETE CASCADE,
    asked_by TEXT NOT NULL,
    question TEXT NOT NULL,
    answer   TEXT
  ) STRICT;
  CREATE INDEX run_questions_of_run ON run_questions (run_key);
`;

/**
 * Idempotency keys of requests that do not start a run. If a request starts a run, its key is stored in a
 * column of that run.
 */
const idempotencyKeys = `
  CREATE TABLE idempotency_keys (
    project_id TEXT NOT NULL,
    key        TEXT NOT NULL,
    operation  TEXT NOT NULL,
    digest     TEXT NOT NULL,
    answer     TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (project_id, key)
  ) STRICT;
  CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
`;

/**
 * Adds a column that records for which runs the log has been deleted. The logs of runs that ended long ago
 * are deleted, except for their ends.
 */
const droppedLogs = `
  ALTER TABLE runs ADD COLUMN log_dropped INTEGER NOT NULL DEFAULT 0;
  CREATE INDEX ended_runs_with_log ON runs (finished_at) WHERE finished_at IS NOT NULL AND log_dropped = 0;
`;

/**
 * Adds a weight to the rows of a conversation. The weight is the memory that a row uses when it is read.
 * Existing rows get an upper estimate, because separators inside strings are also counted. The default value
 * is for processes of the previous version that are still running.
 */
const weights = `
  ALTER TABLE messages ADD COLUMN weight INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE components ADD COLUMN weight INTEGER NOT NULL DEFAULT 0;
  UPDATE messages SET weight = 600 + octet_length(blocks) + 64 * (1 + octet_length(blocks) - octet_length(replace(replace(replace(blocks, ',', ''), '{', ''), '[', '')))
    + coalesce(octet_length(metadata) + 64 * (1 + octet_length(metadata) - octet_length(replace(replace(replace(metadata, ',', ''), '{', ''), '[', ''))), 0);
  UPDATE components SET weight = 600 + coalesce(octet_length(state) + 64 * (1 + octet_length(state) - octet_length(replace(replace(replace(state, ',', ''), '{', ''), '[', ''))), 0);
`;

/** The sender's name, in contracts whose messages have one. */
const messageNames = "ALTER TABLE messages ADD COLUMN name TEXT";

/**
 * Adds the user that threads, runs and idempotency keys belong to. It is empty in existing rows. The tables with an
 * inline constraint on the project are rebuilt, and threads keep the keys of deleted threads unused.
 */
const users = `
  CREATE TABLE new_threads (
    key         INTEGER PRIMARY KEY AUTOINCREMENT,
    project_id  TEXT NOT NULL,
    user_id     TEXT NOT NULL DEFAULT '',
    id          TEXT NOT NULL,
    context_key TEXT,
    metadata    TEXT,
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    UNIQUE (project_id, user_id, id)
  ) STRICT;
  INSERT INTO new_threads (key, project_id, id, context_key, metadata, created_at, updated_at)
    SELECT key, project_id, id, context_key, metadata, created_at, updated_at FROM threads;
  DELETE FROM sqlite_sequence WHERE name = 'new_threads';
  INSERT INTO sqlite_sequence (name, seq) SELECT 'new_threads', seq FROM sqlite_sequence WHERE name = 'threads';
  DROP TABLE threads;
  ALTER TABLE new_threads RENAME TO threads;
  CREATE INDEX threads_by_owner ON threads (project_id, user_id, key);
  CREATE INDEX threads_by_context ON threads (project_id, user_id, context_key, key);

  ALTER TABLE runs ADD COLUMN user_id TEXT NOT NULL DEFAULT '';
  DROP INDEX run_by_idempotency_key;
  CREATE UNIQUE INDEX run_by_idempotency_key ON runs (project_id, user_id, idempotency_key)
    WHERE idempotency_key IS NOT NULL;

  CREATE TABLE new_idempotency_keys (
    project_id TEXT NOT NULL,
    user_id    TEXT NOT NULL DEFAULT '',
    key        TEXT NOT NULL,
    operation  TEXT NOT NULL,
    digest     TEXT NOT NULL,
    answer     TEXT,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (project_id, user_id, key)
  ) STRICT;
  INSERT INTO new_idempotency_keys (project_id, key, operation, digest, answer, created_at)
    SELECT project_id, key, operation, digest, answer, created_at FROM idempotency_keys;
  DROP TABLE idempotency_keys;
  ALTER TABLE new_idempotency_keys RENAME TO idempotency_keys;
  CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
`;

/** The name that a client has given a thread. */
const threadNames = "ALTER TABLE threads ADD COLUMN name TEXT";

/** The sources of a message, as a JSON array. */
const messageSources = "ALTER TABLE messages ADD COLUMN sources TEXT";

/** The compressed events of a row, in place of `data`. */
const compressedChunks = "ALTER TABLE run_chunks ADD COLUMN compressed BLOB";

/** Migration n (from 1) upgrades the schema from version n-1 to n. */
export const allMigrations: readonly string[] = [
  firstSchema,
  threadsByKey,
  runTotals,
  clientRunIds,
  runOwners,
  idempotencyKeys,
  droppedLogs,
  weights,
  messageNames,
  users,
  threadNames,
  messageSources,
  compressedChunks,
];

/**
 * Upgrades the schema to the newest version. `migrations[n]` contains the SQL for upgrading from version n to
 * n+1.
 *
 * @throws {StoreOpenError} If the database has a newer version than the last migration.
 */
export function migrate(
  handle: DatabaseSync,
  file: string,
  migrations: readonly string[] = allMigrations,
): void {
  handle.exec("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL) STRICT");
  const row = handle.prepare("SELECT version FROM schema_version").get();
  const version = Number(row?.version ?? 0);
  if (version > migrations.length) {
    throw new StoreOpenError(
      `The database ${file} has schema version ${version}, but this program supports versions up to ` +
        `${migrations.length}. Upgrade this program, or set DATABASE_FILE to another file.`,
    );
  }
  if (row === undefined) handle.exec("INSERT INTO schema_version VALUES (0)");
  if (version === migrations.length) return;
  const foreignKeys = Number(handle.prepare("PRAGMA foreign_keys").get()?.foreign_keys);
  // Otherwise, dropping a table that is rebuilt would delete the rows that refer to it. The setting cannot be changed
  // in a transaction.
  handle.exec("PRAGMA foreign_keys = OFF");
  try {
    for (const [index, sql] of migrations.entries())
      if (index >= version) applyMigration(handle, sql, index + 1);
  } finally {
    handle.exec(`PRAGMA foreign_keys = ${foreignKeys}`);
  }
}

function applyMigration(handle: DatabaseSync, sql: string, version: number): void {
  handle.exec("BEGIN IMMEDIATE");
  try {
    handle.exec(sql);
    handle.prepare("UPDATE schema_version SET version = ?").run(version);
    handle.exec("COMMIT");
  } catch (error) {
    if (handle.isTransaction) handle.exec("ROLLBACK");
    throw error;
  }
}
