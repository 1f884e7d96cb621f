import { describe, expect, it } from "vitest";
import { readDatabaseUrl } from "./database-url.ts";
import { Mistakes, type Sources } from "./sources.ts";

function read(env: Record<string, string>, content: Sources["file"]["content"] = {}) {
  const mistakes = new Mistakes();
  const file = { name: "tambo.config.json", folder: "/", content, isRead: true } as Sources["file"];
  const url = readDatabaseUrl({ env, file, mistakes, warn: () => {} });
  let told = "";
  try {
    mistakes.throwIfAny();
  } catch (error) {
    told = (error as Error).message;
  }
  return { url, told };
}

describe("the database's URL", () => {
  it("is that of the environment, else the one that the file has or refers to", () => {
    const url = "postgres://u:secret@db:5432/runs";
    expect(read({})).toEqual({ url: undefined, told: "" });
    expect(read({ DATABASE_URL: "" })).toEqual({ url: undefined, told: "" });
    expect(read({ DATABASE_URL: url }, { databaseUrl: "postgresql://db/other" })).toEqual({ url, told: "" });
    expect(read({}, { databaseUrl: "postgresql://u@db/runs" })).toEqual({
      url: "postgresql://u@db/runs",
      told: "",
    });
    const certified = `postgres://u@db/runs?sslmode=verify-full&sslkey=${import.meta.filename}`;
    expect(read({}, { databaseUrl: certified })).toEqual({ url: certified, told: "" });
    expect(read({ DB: url }, { databaseUrl: { env: "DB" } })).toEqual({ url, told: "" });
  });

  it.each([
    [
      { DATABASE_URL: "mysql://u:secret@db/x" },
      {},
      "DATABASE_URL: is not the URL of a PostgreSQL database: postgres://user:password@host:5432/database",
    ],
    [
      {},
      { databaseUrl: "u:secret" },
      "tambo.config.json: /databaseUrl: is not the URL of a PostgreSQL database: postgres://user:password@host:5432/database",
    ],
    [
      {},
      { databaseUrl: "postgres://u:secret@db/x" },
      'tambo.config.json: /databaseUrl: a secret does not stand here itself: write {"env": "NAME"} or {"file": "path"}, where it is',
    ],
    [
      {},
      { databaseUrl: "postgres://u@db/x?sslmode=disable&password=secret" },
      'tambo.config.json: /databaseUrl: a secret does not stand here itself: write {"env": "NAME"} or {"file": "path"}, where it is',
    ],
    [
      { DATABASE_URL: "postgres://u:secret@db/x?sslmode=secret" },
      {},
      "DATABASE_URL: has an unknown sslmode; there are disable, prefer, require, verify-ca, verify-full, no-verify",
    ],
    [
      {},
      { databaseUrl: "postgres://u@db/x?sslrootcert=/nowhere/ca.pem" },
      'tambo.config.json: /databaseUrl: has sslrootcert, and the file "/nowhere/ca.pem" cannot be read: ENOENT',
    ],
    [
      {},
      { databaseUrl: { env: "DB" } },
      'tambo.config.json: /databaseUrl: the environment variable "DB" is not set',
    ],
  ])("that cannot be used is a mistake, which does not show it", (env, content, told) => {
    expect(read(env as Record<string, string>, content)).toEqual({ url: undefined, told });
  });
});
