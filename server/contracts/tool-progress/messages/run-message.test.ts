import { expect, it } from "vitest";
import type { JsonObject } from "../../../core/events.ts";
import { runMessage } from "./run-message.ts";

const messages: [toolName: string, args: JsonObject, message: string][] = [
  ["fetch_file", { file_path: "app/main.py" }, "Fetching file: app/main.py"],
  ["fetch_file", {}, "Fetching file content"],
  ["fetch_file", { file_path: "" }, "Fetching file content"],
  ["fetch_file", { file_path: 7 }, "Fetching file content"],
  ["bash_command", { command: "git status" }, "Running: git status"],
  ["bash_command", { command: "x".repeat(80) }, `Running: ${"x".repeat(80)}`],
  ["bash_command", { command: "x".repeat(81) }, `Running: ${"x".repeat(77)}...`],
  ["bash_command", { command: "😀".repeat(81) }, `Running: ${"😀".repeat(77)}...`],
  ["bash_command", {}, "Executing bash command on codebase"],
  ["shell/bash_command", { command: "git status" }, "Running: git status"],
  ["GetCodeanddocstringFromProbableNodeName", {}, "Looking up code in the knowledge graph"],
  ["create_todo", {}, "Creating a todo"],
  ["update_todo_status", {}, "Updating a todo"],
  ["add_file_to_changes", {}, "Adding a file to the code changes"],
  ["update_file_in_changes", {}, "Updating a file of the code changes"],
  ["weather/get_weather", { city: "Bern" }, "Querying data"],
  ["constructor", {}, "Querying data"],
];

it.each(messages)("%s with %j is running: %s [P-060][P-061][P-082]", (toolName, args, message) => {
  expect(runMessage(toolName, args)).toBe(message);
});
