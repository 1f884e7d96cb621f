import { expect, it } from "vitest";
import type { JsonObject } from "../../../core/events.ts";
import { getToolMessages } from "./tool-messages.ts";

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
  ["update_file_in_changes", {}, "Updating a file in the code changes"],
  ["weather/get_weather", { city: "Bern" }, "Querying data"],
  ["constructor", {}, "Querying data"],
];

it.each(messages)("%s with %j is running: %s [P-060][P-061][P-082]", (toolName, args, message) => {
  expect(getToolMessages(toolName).formatCall(args)).toBe(message);
});

const infos: [toolName: string, args: JsonObject, info: string][] = [
  ["fetch_file", { file_path: "app/main.py" }, "-> fetching contents for file app/main.py"],
  ["fetch_file", {}, "-> fetching contents for file"],
  [
    "bash_command",
    { command: "git status", working_directory: "/path" },
    "-> executing command: git status in directory '/path'",
  ],
  ["bash_command", { command: "git status" }, "-> executing command: git status"],
  ["bash_command", { command: "x".repeat(500) }, `-> executing command: ${"x".repeat(500)}`],
  ["bash_command", { working_directory: "/path" }, "-> executing bash command"],
  ["shell/bash_command", { command: "git status" }, "-> executing command: git status"],
  [
    "GetCodeanddocstringFromProbableNodeName",
    { probable_node_names: ["Engine", "run", null] },
    "-> looking up code by name\n- Engine\n- run",
  ],
  ["GetCodeanddocstringFromProbableNodeName", {}, "-> looking up code by name"],
  ["create_todo", { title: "Write tests" }, "-> creating todo Write tests"],
  ["create_todo", {}, "-> creating todo"],
  ["update_todo_status", { todo_id: "t1", status: "done" }, "-> updating todo t1 to done"],
  ["update_todo_status", {}, "-> updating todo"],
  ["add_file_to_changes", { file_path: "a.py" }, "-> adding file to the code changes: a.py"],
  ["update_file_in_changes", { file_path: "a.py" }, "-> updating file in the code changes: a.py"],
  ["weather/get_weather", { city: "Bern" }, ""],
  ["constructor", {}, ""],
];

it.each(infos)("%s with %j has the summary %j [P-064][P-065][P-082][PX-09]", (toolName, args, info) => {
  expect(getToolMessages(toolName).formatSummary(args)).toBe(info);
});

it.each([
  ["fetch_file", "File content fetched successfully"],
  ["bash_command", "Bash command executed successfully"],
  ["shell/bash_command", "Bash command executed successfully"],
  ["GetCodeanddocstringFromProbableNodeName", "Code found in the knowledge graph"],
  ["create_todo", "Todo created"],
  ["update_todo_status", "Todo updated"],
  ["add_file_to_changes", "File added to the code changes"],
  ["update_file_in_changes", "File in the code changes updated"],
  ["weather/get_weather", "Data queried successfully"],
  ["constructor", "Data queried successfully"],
])("%s is finished: %s [P-062][P-063][P-082]", (toolName, message) => {
  expect(getToolMessages(toolName).resultMessage).toBe(message);
});
