import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { StepFailed } from "./row.ts";
import { endCommands, expectMistake, runCommand } from "./run-command.ts";

const run = (program: string, options = {}) =>
  runCommand(process.execPath, ["-e", program], { cwd: tmpdir(), ...options });

it("gives what a command wrote, to both outputs", async () => {
  const program = 'console.log(process.env.GREETING); console.error("and that")';
  expect((await run(program, { env: { GREETING: "this" } })).split("\n").sort()).toEqual([
    "",
    "and that",
    "this",
  ]);
});

it("fails with what was written when a command does", async () => {
  const error = await run('console.log("why"); process.exitCode = 3').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StepFailed);
  expect(error).toMatchObject({
    message: expect.stringMatching(/ended with 3$/),
    output: "why\n",
  });
});

it("ends a command that takes too long", async () => {
  const error = await run("setInterval(() => {}, 1000)", { seconds: 0.5 }).catch((error: unknown) => error);
  expect(error).toMatchObject({ message: expect.stringMatching(/took more than 0.5 s$/) });
});

it("says when a command cannot start", async () => {
  await expect(runCommand("no-such-compiler", ["-v"], { cwd: tmpdir() })).rejects.toThrow(
    new StepFailed("`no-such-compiler -v` cannot start: spawn no-such-compiler ENOENT"),
  );
});

it("ends what runs when the matrix is ended", async () => {
  const ended = run("setInterval(() => {}, 1000)");
  endCommands();
  await expect(ended).rejects.toThrow(/ended with SIGKILL$/);
});

it("is content with the mistake that is meant", async () => {
  const compiled = Promise.reject(new StepFailed("`cc` ended with 1", "wrong.c:1: no field `snapshot`"));
  expect(await expectMistake(compiled, "no field `snapshot`")).toBe(undefined);
});

it.each<[string, () => Promise<string>, string]>([
  ["what compiles", async () => "", "a program compiles that reads a member which the event does not have"],
  [
    "another mistake",
    () => Promise.reject(new StepFailed("`cc` ended with 1", "no such file")),
    "`cc` ended with 1",
  ],
])("fails for %s", async (_, compile, message) => {
  await expect(expectMistake(compile(), "no field")).rejects.toThrow(message);
});
