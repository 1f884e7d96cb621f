import { describe, expect, it } from "vitest";
import { readDatabaseUrl } from "./database-url.ts";
import { SettingErrors, type Sources } from "./sources.ts";

function read(env: Record<string, string>, content: Sources["file"]["content"] = {}) {
  const errors = new SettingErrors();
  const file = { name: "tambo.config.json", folder: "/", content, isRead: true } as Sources["file"];
  const url = readDatabaseUrl({ env, file, errors, warn: () => {} });
  let problem = "";
  try {
    errors.throwIfAny();
  } catch (error) {
    problem = (error as Error).message;
  }
  return { url, problem };
}

describe("the database's URL", () => {
  it("is read from the environment, or else from the file or its reference", () => {
    const url = "postgres://u:secret@db:5432/runs";
    expect(read({})).toEqual({ url: undefined, problem: "" });
    expect(read({ DATABASE_URL: "" })).toEqual({ url: undefined, problem: "" });
    expect(read({ DATABASE_URL: url }, { databaseUrl: "postgresql://db/other" })).toEqual({
      url,
      problem: "",
    });
    expect(read({}, { databaseUrl: "postgresql://u@db/runs" })).toEqual({
      url: "postgresql://u@db/runs",
      problem: "",
    });
    const certified = `postgres://u@db/runs?sslmode=verify-full&sslkey=${import.meta.filename}`;
    expect(read({}, { databaseUrl: certified })).toEqual({ url: certified, problem: "" });
    expect(read({ DB: url }, { databaseUrl: { env: "DB" } })).toEqual({ url, problem: "" });
  });

  it.each([
    [
      { DATABASE_URL: "mysql://u:secret@db/x" },
      {},
      "DATABASE_URL: must be the URL of a PostgreSQL database, such as postgres://user:password@host:5432/database",
    ],
    [
      {},
      { databaseUrl: "u:secret" },
      "tambo.config.json: /databaseUrl: must be the URL of a PostgreSQL database, such as postgres://user:password@host:5432/database",
    ],
    [
      {},
      { databaseUrl: "postgres://u:secret@db/x" },
      'tambo.config.json: /databaseUrl: must not contain a secret in plain text; use {"env": "NAME"} or {"file": "path"}',
    ],
    [
      {},
      { databaseUrl: "postgres://u@db/x?sslmode=disable&password=secret" },
      'tambo.config.json: /databaseUrl: must not contain a secret in plain text; use {"env": "NAME"} or {"file": "path"}',
    ],
    [
      { DATABASE_URL: "postgres://u:secret@db/x?sslmode=secret" },
      {},
      "DATABASE_URL: has an unknown sslmode; use one of disable, prefer, require, verify-ca, verify-full, no-verify",
    ],
    [
      {},
      { databaseUrl: "postgres://u@db/x?sslrootcert=/nowhere/ca.pem" },
      'tambo.config.json: /databaseUrl: sslrootcert: the file "/nowhere/ca.pem" cannot be read: ENOENT',
    ],
    [
      {},
      { databaseUrl: { env: "DB" } },
      'tambo.config.json: /databaseUrl: the environment variable "DB" is not set',
    ],
  ])("is rejected if invalid, without revealing it", (env, content, problem) => {
    expect(read(env as Record<string, string>, content)).toEqual({ url: undefined, problem });
  });
});
