import { expect, it } from "vitest";
import type { JsonObject } from "../../../core/events.ts";
import { callInfo } from "./call-info.ts";

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
  ["update_file_in_changes", { file_path: "a.py" }, "-> updating file of the code changes: a.py"],
  ["weather/get_weather", { city: "Bern" }, ""],
  ["constructor", {}, ""],
];

it.each(infos)("%s with %j says: %j [P-064][P-065][P-082][PX-09]", (toolName, args, info) => {
  expect(callInfo(toolName, args)).toBe(info);
});
