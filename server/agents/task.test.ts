import { expect, it } from "vitest";
import { SchemaChecks } from "../core/schemas/schema-checks.ts";
import { firstMessages, parseTask, taskSchema } from "./task.ts";

const system = { role: "system", blocks: [{ type: "text", text: "You help." }] };

it.each([
  ["You help.", { description: "Count." }, [system, user("Count.")]],
  ["You help.", { description: "Count.", context: "To 3." }, [system, user("Count.\n\nContext:\n\nTo 3.")]],
  ["You help.", { description: "Count.", context: "" }, [system, user("Count.")]],
  ["", { description: "Count." }, [user("Count.")]],
])("instructions %j and task %j form the agent's conversation [P-084]", (instructions, task, want) => {
  expect(firstMessages(instructions, task).map(({ role, blocks }) => ({ role, blocks }))).toEqual(want);
});

function user(text: string) {
  return { role: "user", blocks: [{ type: "text", text }] };
}

it.each([
  [{ task_description: "a" }, { description: "a" }],
  [
    { task_description: "a", context: "b" },
    { description: "a", context: "b" },
  ],
  [{}, undefined],
  [{ task: "a" }, undefined],
  [{ task_description: "" }, undefined],
  [{ task_description: 1 }, undefined],
  [{ task_description: "a", context: null }, undefined],
  [{ task_description: "a", more: "b" }, undefined],
])("the input %j is parsed as %j, as in the schema [P-083]", async (input, want) => {
  expect(parseTask(input)).toEqual(want);
  const scope = { projectId: "p", signal: new AbortController().signal };
  const checks = new SchemaChecks(() => {});
  const issues = await checks.findToolIssues("delegate_to_helper", taskSchema, input, scope);
  expect(issues.length === 0).toBe(want !== undefined);
});
