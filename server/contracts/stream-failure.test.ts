import { expect, it } from "vitest";
import { ShutdownError, StoreUnavailableError } from "../core/errors.ts";
import { toStreamFailure } from "./stream-failure.ts";

const restarting = { code: "SERVER_RESTARTING", message: "The server is restarting. Come back." };
const failed = { code: "INTERNAL_ERROR", message: "The server failed. Come back." };
const traced = /^a stream failed: Error: secret\n {4}at /;

it.each<[string, unknown, object, unknown[]?]>([
  ["a server that stops is no fault", new ShutdownError(), restarting, []],
  [
    "a stream failed: Error: refused",
    new StoreUnavailableError(new Error("refused")),
    { code: "SERVER_RESTARTING", message: "The server cannot reach its database at the moment. Come back." },
  ],
  ["an error is only logged", new Error("secret"), failed, [expect.stringMatching(traced)]],
  ["a stream failed: secret", { toString: () => "secret" }, failed],
  ["a stream failed: secret", Object.assign(new Error("secret"), { stack: undefined }), failed],
])("%s [C-053]", (finding, error, want, lines = [finding]) => {
  const log: string[] = [];
  expect(toStreamFailure(error, "Come back.", (line) => log.push(line))).toEqual(want);
  expect(log).toEqual(lines);
});
