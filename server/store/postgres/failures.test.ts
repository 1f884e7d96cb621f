import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { StoreUnavailableError } from "../../core/errors.ts";
import { isConflict, isDatabaseFailure, isUnavailable, toPostgresWriteProblem } from "./failures.ts";

const serverError = (code: string) => Object.assign(new DatabaseError("server error", 1, "error"), { code });
const socketError = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

it.each<[string, unknown, string]>([
  ["a rejected connection", socketError("ECONNREFUSED"), "unavailable failure"],
  [
    "all addresses of a host",
    Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }),
    "unavailable failure",
  ],
  ["a reset connection", socketError("ECONNRESET"), "unavailable failure"],
  ["an unknown host", socketError("ENOTFOUND"), "unavailable failure"],
  ["an unexpected end", new Error("Connection terminated unexpectedly"), "unavailable failure"],
  [
    "a pool without a free connection",
    new Error("timeout exceeded when trying to connect"),
    "unavailable failure",
  ],
  [
    "a client with a lost connection",
    new Error("Client has encountered a connection error and is not queryable"),
    "unavailable failure",
  ],
  ["a server that does not respond", new Error("Query read timeout"), "unavailable failure"],
  ["a shutdown", serverError("57P01"), "unavailable failure"],
  ["a crash", serverError("57P02"), "unavailable failure"],
  ["a start", serverError("57P03"), "unavailable failure"],
  ["a session that was idle in a transaction", serverError("25P03"), "unavailable failure"],
  ["a standby", serverError("25006"), "unavailable failure"],
  ["a changed password", serverError("28P01"), "unavailable failure"],
  ["a user without the right to log in", serverError("28000"), "unavailable failure"],
  ["a database that was dropped", serverError("3D000"), "unavailable failure"],
  ["too many connections", serverError("53300"), "unavailable failure"],
  ["a lost connection of the server's", serverError("08006"), "unavailable failure"],
  ["an error that is already converted", new StoreUnavailableError(undefined), "unavailable failure"],
  ["a deadlock", serverError("40P01"), "conflict failure"],
  ["a serialization failure", serverError("40001"), "conflict failure"],
  ["a unique violation", serverError("23505"), "conflict"],
  ["a foreign key violation", serverError("23503"), ""],
  ["a text that cannot be stored", serverError("22021"), ""],
  ["a full disk", serverError("53100"), "failure"],
  ["a file that cannot be read", serverError("58030"), "failure"],
  ["a damaged index", serverError("XX002"), "failure"],
  ["a programming error", new TypeError("Connection is not a function"), ""],
  ["a thrown value that is not an error", "ECONNREFUSED", ""],
])("classifies %s", (_name, error, expected) => {
  const found = {
    unavailable: isUnavailable(error),
    conflict: isConflict(error),
    failure: isDatabaseFailure(error),
  };
  expect(
    Object.entries(found)
      .flatMap(([name, is]) => (is ? [name] : []))
      .join(" "),
  ).toBe(expected);
});

it.each<[string, unknown, string | undefined]>([
  ["a full disk", serverError("53100"), "disk full"],
  ["a read-only database", serverError("25006"), "not writable"],
  ["a file that cannot be written", serverError("58030"), "not writable"],
  ["too many connections", serverError("53300"), undefined],
  ["a unique violation", serverError("23505"), undefined],
  ["a rejected connection", socketError("ECONNREFUSED"), undefined],
])("derives the storage problem from %s", (_name, error, expected) => {
  expect(toPostgresWriteProblem(error)).toBe(expected);
});
