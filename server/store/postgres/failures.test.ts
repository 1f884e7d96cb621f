import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { StoreUnavailableError } from "../../core/errors.ts";
import { isConflict, isDatabaseFailure, isUnavailable, toPostgresWriteProblem } from "./failures.ts";

const ofServer = (code: string) =>
  Object.assign(new DatabaseError("said by the server", 1, "error"), { code });
const ofSocket = (code: string) => Object.assign(new Error(`connect ${code}`), { code });

it.each<[string, unknown, string]>([
  ["a refused connection", ofSocket("ECONNREFUSED"), "unavailable failure"],
  [
    "all addresses of a host",
    Object.assign(new AggregateError([]), { code: "ECONNREFUSED" }),
    "unavailable failure",
  ],
  ["a reset connection", ofSocket("ECONNRESET"), "unavailable failure"],
  ["an unknown host", ofSocket("ENOTFOUND"), "unavailable failure"],
  ["an end without a word", new Error("Connection terminated unexpectedly"), "unavailable failure"],
  [
    "a pool without a free connection",
    new Error("timeout exceeded when trying to connect"),
    "unavailable failure",
  ],
  [
    "a client that was lost before",
    new Error("Client has encountered a connection error and is not queryable"),
    "unavailable failure",
  ],
  ["a server that says nothing", new Error("Query read timeout"), "unavailable failure"],
  ["a shutdown", ofServer("57P01"), "unavailable failure"],
  ["a crash", ofServer("57P02"), "unavailable failure"],
  ["a start", ofServer("57P03"), "unavailable failure"],
  ["a session that was idle in a transaction", ofServer("25P03"), "unavailable failure"],
  ["a standby", ofServer("25006"), "unavailable failure"],
  ["a password that is another one now", ofServer("28P01"), "unavailable failure"],
  ["a user who may not log in", ofServer("28000"), "unavailable failure"],
  ["a database that was dropped", ofServer("3D000"), "unavailable failure"],
  ["too many connections", ofServer("53300"), "unavailable failure"],
  ["a lost connection of the server's", ofServer("08006"), "unavailable failure"],
  ["what was told already", new StoreUnavailableError(undefined), "unavailable failure"],
  ["a circle of locks", ofServer("40P01"), "conflict failure"],
  ["transactions that have no order", ofServer("40001"), "conflict failure"],
  ["a second row where there may be one", ofServer("23505"), "conflict"],
  ["a row that belongs to nothing", ofServer("23503"), ""],
  ["a text that cannot be stored", ofServer("22021"), ""],
  ["a full disk", ofServer("53100"), "failure"],
  ["a file that cannot be read", ofServer("58030"), "failure"],
  ["a damaged index", ofServer("XX002"), "failure"],
  ["a fault of the program's", new TypeError("Connection is not a function"), ""],
  ["something thrown that is no error", "ECONNREFUSED", ""],
])("knows %s", (_name, error, want) => {
  const found = {
    unavailable: isUnavailable(error),
    conflict: isConflict(error),
    failure: isDatabaseFailure(error),
  };
  expect(
    Object.entries(found)
      .flatMap(([name, is]) => (is ? [name] : []))
      .join(" "),
  ).toBe(want);
});

it.each<[string, unknown, string | undefined]>([
  ["a full disk", ofServer("53100"), "disk full"],
  ["a database that only reads", ofServer("25006"), "not writable"],
  ["a file that cannot be written", ofServer("58030"), "not writable"],
  ["too many connections", ofServer("53300"), undefined],
  ["a second row where there may be one", ofServer("23505"), undefined],
  ["a refused connection", ofSocket("ECONNREFUSED"), undefined],
])("knows what %s says of the storage", (_name, error, want) => {
  expect(toPostgresWriteProblem(error)).toBe(want);
});
