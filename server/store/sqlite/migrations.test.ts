import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreOpenError } from "../../core/errors.ts";
import { estimateMemory } from "../../core/json/text.ts";
import { migrate } from "./migrations.ts";

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
    expect(version()).toEqual([{ version: 9 }]);
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
  migrate(old, "agent.db");
  old.exec(`
    ALTER TABLE messages DROP COLUMN name;
    ALTER TABLE messages DROP COLUMN weight;
    ALTER TABLE components DROP COLUMN weight;
    UPDATE schema_version SET version = 7;
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
