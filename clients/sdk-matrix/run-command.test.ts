import { tmpdir } from "node:os";
import { expect, it } from "vitest";
import { StepFailed } from "./row.ts";
import { expectCompileError, killCommands, runCommand } from "./run-command.ts";

const run = (program: string, options = {}) =>
  runCommand(process.execPath, ["-e", program], { cwd: tmpdir(), ...options });

it("returns standard output and standard error", async () => {
  const program = 'console.log(process.env.GREETING); console.error("and that")';
  expect((await run(program, { env: { GREETING: "this" } })).split("\n").sort()).toEqual([
    "",
    "and that",
    "this",
  ]);
});

it("includes the output in the error of a failed command", async () => {
  const error = await run('console.log("why"); process.exitCode = 3').catch((error: unknown) => error);
  expect(error).toBeInstanceOf(StepFailed);
  expect(error).toMatchObject({
    message: expect.stringMatching(/exited with 3$/),
    output: "why\n",
  });
});

it("kills a command that takes too long", async () => {
  const error = await run("setInterval(() => {}, 1000)", { seconds: 0.5 }).catch((error: unknown) => error);
  expect(error).toMatchObject({ message: expect.stringMatching(/took more than 0.5 s$/) });
});

it("reports a command that cannot start", async () => {
  await expect(runCommand("no-such-compiler", ["-v"], { cwd: tmpdir() })).rejects.toThrow(
    new StepFailed("`no-such-compiler -v` cannot start: spawn no-such-compiler ENOENT"),
  );
});

it("kills running commands", async () => {
  const running = run("setInterval(() => {}, 1000)");
  killCommands();
  await expect(running).rejects.toThrow(/exited with SIGKILL$/);
});

it("accepts the expected compile error", async () => {
  const compiled = Promise.reject(new StepFailed("`cc` exited with 1", "wrong.c:1: no field `snapshot`"));
  expect(await expectCompileError(compiled, "no field `snapshot`")).toBe(undefined);
});

it.each<[string, () => Promise<string>, string]>([
  [
    "a program that compiles",
    async () => "",
    "a program compiles although it reads a field that the event does not have",
  ],
  [
    "another error",
    () => Promise.reject(new StepFailed("`cc` exited with 1", "no such file")),
    "`cc` exited with 1",
  ],
])("fails for %s", async (_, compile, message) => {
  await expect(expectCompileError(compile(), "no field")).rejects.toThrow(message);
});
