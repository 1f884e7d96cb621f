import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreOpenError } from "../../core/errors.ts";
import { estimateMemory } from "../../core/json/text.ts";
import { allMigrations, migrate } from "./migrations.ts";

let handle: DatabaseSync;
beforeEach(() => {
  handle = new DatabaseSync(":memory:");
});
afterEach(() => handle.close());

const tables = () =>
  handle
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map((row) => row.name);
const version = () => handle.prepare("SELECT version FROM schema_version").all();

describe("migrations", () => {
  it("create the schema of an empty database, and do not change a current one", () => {
    migrate(handle, "agent.db");
    const expected = [
      "components",
      "idempotency_keys",
      "messages",
      "run_chunks",
      "run_questions",
      "run_requests",
      "runs",
      "schema_version",
      "threads",
      "tool_calls",
    ];
    expect(tables()).toEqual(expected);
    migrate(handle, "agent.db");
    expect(tables()).toEqual(expected);
    expect(version()).toEqual([{ version: 13 }]);
  });

  it("each run once, in order, starting from the current version", () => {
    migrate(handle, "agent.db", ["CREATE TABLE a (x)"]);
    migrate(handle, "agent.db", ["CREATE TABLE a (x)", "CREATE TABLE b (x)", "ALTER TABLE b RENAME TO c"]);
    expect(tables()).toEqual(["a", "c", "schema_version"]);
    expect(version()).toEqual([{ version: 3 }]);
  });

  it("roll back a migration that fails", () => {
    expect(() => migrate(handle, "agent.db", ["CREATE TABLE a (x)", "CREATE TABLE b (x); nonsense"])).toThrow(
      'near "nonsense"',
    );
    expect(tables()).toEqual(["a", "schema_version"]);
    expect(version()).toEqual([{ version: 1 }]);
  });

  it("reject a database with a newer version without changing it", () => {
    migrate(handle, "agent.db", ["CREATE TABLE a (x)", "CREATE TABLE b (x)"]);
    expect(() => migrate(handle, "agent.db", ["CREATE TABLE a (x)"])).toThrow(
      new StoreOpenError(
        "The database agent.db has schema version 2, but this program supports versions up to 1. " +
          "Upgrade this program, or set DATABASE_FILE to another file.",
      ),
    );
    expect(version()).toEqual([{ version: 2 }]);
  });
});

it("existing rows of a conversation get an estimated weight, that of their JSON or a little more", () => {
  const old = new DatabaseSync(":memory:");
  migrate(old, "agent.db", allMigrations.slice(0, 7));
  old.exec(`
    INSERT INTO threads (project_id, id, created_at, updated_at) VALUES ('p', 't', 1, 1);
    INSERT INTO messages (thread_key, position, id, role, blocks, metadata, created_at) VALUES
      (1, 1, 'a', 'user', '[{"type":"text","text":"a, b"}]', NULL, 1), (1, 2, 'b', 'user', '[]', '{"a":[{},{}]}', 1);
    INSERT INTO components (thread_key, id, message_id, name, state, version) VALUES
      (1, 'c', 'a', 'Form', NULL, 0), (1, 'd', 'a', 'Form', '{"a":[{},{}]}', 1)`);
  migrate(old, "agent.db");
  const weights = (table: string) => old.prepare(`SELECT weight FROM ${table}`).all();
  const state = estimateMemory('{"a":[{},{}]}');
  expect(weights("messages")).toEqual([
    // The comma in the text is counted as a value.
    { weight: 600 + estimateMemory('[{"type":"text","text":"a, b"}]') + 64 },
    { weight: 600 + estimateMemory("[]") + state },
  ]);
  expect(weights("components")).toEqual([{ weight: 600 }, { weight: 600 + state }]);
  old.close();
});

it("the migration to users keeps rows, references and unused keys, and adds the user to every unique key", () => {
  const old = new DatabaseSync(":memory:", { enableForeignKeyConstraints: true });
  migrate(old, "agent.db", allMigrations.slice(0, 9));
  old.exec(`
    INSERT INTO threads (project_id, id, context_key, metadata, created_at, updated_at)
      VALUES ('p', 'kept', 'c', '{}', 1, 2), ('p', 'deleted', NULL, NULL, 1, 1);
    DELETE FROM threads WHERE id = 'deleted';
    INSERT INTO messages (thread_key, position, id, role, blocks, created_at) VALUES (1, 1, 'm', 'user', '[]', 1);
    INSERT INTO runs (id, thread_key, project_id, status, epoch, attempts, on_disconnect, idempotency_key, created_at, updated_at)
      VALUES ('r', 1, 'p', 'finished', 1, 1, 'cancel', 'k', 1, 1);
    INSERT INTO idempotency_keys VALUES ('p', 'k', 'o', 'd', NULL, 1)`);
  migrate(old, "agent.db");
  const all = (query: string) => old.prepare(query).all();
  expect(all("PRAGMA foreign_key_check")).toEqual([]);
  expect(all("PRAGMA foreign_keys")).toEqual([{ foreign_keys: 1 }]);
  expect(all("SELECT * FROM threads")).toEqual([
    {
      key: 1,
      project_id: "p",
      user_id: "",
      id: "kept",
      context_key: "c",
      metadata: "{}",
      created_at: 1,
      updated_at: 2,
      name: null,
    },
  ]);
  expect(all("SELECT id FROM messages")).toEqual([{ id: "m" }]);
  expect(all("SELECT user_id, idempotency_key FROM runs")).toEqual([{ user_id: "", idempotency_key: "k" }]);
  expect(all("SELECT project_id, user_id, key FROM idempotency_keys")).toEqual([
    { project_id: "p", user_id: "", key: "k" },
  ]);
  const insertThread = (user: string) =>
    all(
      `INSERT INTO threads (project_id, user_id, id, created_at, updated_at) VALUES ('p', '${user}', 'kept', 1, 1) RETURNING key`,
    );
  expect(insertThread("ann")).toEqual([{ key: 3 }]);
  expect(() => insertThread("")).toThrow(
    "UNIQUE constraint failed: threads.project_id, threads.user_id, threads.id",
  );
  old.exec("DELETE FROM threads WHERE key = 1");
  expect(all("SELECT id FROM messages")).toEqual([]);
  old.close();
});
