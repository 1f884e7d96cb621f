import { expect, it } from "vitest";
import { ShutdownError, StoreUnavailableError } from "../core/errors.ts";
import { streamFailure } from "./stream-failure.ts";

const restarting = { code: "SERVER_RESTARTING", message: "The server is restarting. Come back." };
const failed = { code: "INTERNAL_ERROR", message: "The server failed. Come back." };
const traced = /^a stream failed: Error: secret\n {4}at /;

it.each<[string, unknown, object, unknown[]]>([
  ["a server that stops is no fault", new ShutdownError(), restarting, []],
  [
    "a database that is away is waited for by coming back",
    new StoreUnavailableError(new Error("refused")),
    { code: "SERVER_RESTARTING", message: "The server has lost its database for now. Come back." },
    ["a stream failed: Error: refused"],
  ],
  ["an error is told to the log alone", new Error("secret"), failed, [expect.stringMatching(traced)]],
  ["so is whatever else was thrown", { toString: () => "secret" }, failed, ["a stream failed: secret"]],
  [
    "an error without a stack",
    Object.assign(new Error("secret"), { stack: undefined }),
    failed,
    ["a stream failed: secret"],
  ],
])("%s [C-053]", (_name, error, want, lines) => {
  const log: string[] = [];
  expect(streamFailure(error, "Come back.", (line) => log.push(line))).toEqual(want);
  expect(log).toEqual(lines);
});
