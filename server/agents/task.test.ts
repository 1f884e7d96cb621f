import { expect, it } from "vitest";
import { SchemaChecks } from "../runs/schema-checks.ts";
import { firstMessages, readTask, taskSchema } from "./task.ts";

const system = { role: "system", blocks: [{ type: "text", text: "You help." }] };

it.each([
  ["You help.", { task: "Count." }, [system, user("Count.")]],
  ["You help.", { task: "Count.", context: "To 3." }, [system, user("Count.\n\nContext:\n\nTo 3.")]],
  ["You help.", { task: "Count.", context: "" }, [system, user("Count.")]],
  ["", { task: "Count." }, [user("Count.")]],
])("instructions %j and task %j make the agent's conversation [P-084]", (instructions, task, want) => {
  expect(firstMessages(instructions, task).map(({ role, blocks }) => ({ role, blocks }))).toEqual(want);
});

function user(text: string) {
  return { role: "user", blocks: [{ type: "text", text }] };
}

it.each([
  [{ task: "a" }, { task: "a" }],
  [
    { task: "a", context: "b" },
    { task: "a", context: "b" },
  ],
  [{}, undefined],
  [{ task: "" }, undefined],
  [{ task: 1 }, undefined],
  [{ task: "a", context: null }, undefined],
  [{ task: "a", more: "b" }, undefined],
])("the input %j is read as %j, as the schema has it", (input, want) => {
  expect(readTask(input)).toEqual(want);
  const mistakes = new SchemaChecks(() => {}).mistakesForServerTool("delegate_to_helper", taskSchema, input);
  expect(mistakes.length === 0).toBe(want !== undefined);
});
