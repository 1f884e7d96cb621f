import { expect, it } from "vitest";
import { expectMistake } from "./expect-mistake.ts";
import { StepFailed } from "./row.ts";

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
