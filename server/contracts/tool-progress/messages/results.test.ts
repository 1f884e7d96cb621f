import { describe, expect, it } from "vitest";
import type { Json } from "../../../core/events.ts";
import { formatResult } from "./results.ts";

const x = (count: number) => "x".repeat(count);

const infos: [what: string, toolName: string, content: Json, info: string][] = [
  ["a file", "fetch_file", { success: true, content: "print(1)" }, "```\nprint(1)\n```"],
  ["a file with a fence", "fetch_file", { success: true, content: "```\na\n```" }, "````\n```\na\n```\n````"],
  ["an empty file", "fetch_file", { success: true, content: "" }, "```\n\n```"],
  ["no file", "fetch_file", { success: false, error: "not found" }, "Failed to fetch content"],
  ["a file of unknown success", "fetch_file", { content: "print(1)" }, "Failed to fetch content"],
  ["the text of a file", "files/fetch_file", "print(1)", "```\nprint(1)\n```"],
  ["a file that is JSON", "files/fetch_file", '{"name":"a"}', '```\n{"name":"a"}\n```'],
  ["a report as text", "files/fetch_file", '{"success":true,"content":"a"}', "```\na\n```"],
  ["a failure as text", "files/fetch_file", '{"success":false}', "Failed to fetch content"],
  ["something else", "fetch_file", [1], ""],
  [
    "a command that went well",
    "bash_command",
    { success: true, exit_code: 0, output: "clean", error: "" },
    "Command executed successfully (exit code: 0)\n\nOutput:\n```\nclean\n```",
  ],
  [
    "a command that said nothing",
    "bash_command",
    { success: true, exit_code: 0, output: "", error: "" },
    "Command executed successfully (exit code: 0)",
  ],
  [
    "a command without an exit code",
    "bash_command",
    { success: true, output: "clean" },
    "Command executed successfully\n\nOutput:\n```\nclean\n```",
  ],
  [
    "a command with warnings",
    "bash_command",
    { success: true, exit_code: 0, output: "built", error: "deprecated" },
    "Command executed successfully (exit code: 0)\n\nOutput:\n```\nbuilt\n```\n\n" +
      "Warning/Error output:\n```\ndeprecated\n```",
  ],
  [
    "output and warnings at their limits",
    "bash_command",
    { success: true, exit_code: 0, output: x(1000), error: x(500) },
    `Command executed successfully (exit code: 0)\n\nOutput:\n\`\`\`\n${x(1000)}\n\`\`\`\n\n` +
      `Warning/Error output:\n\`\`\`\n${x(500)}\n\`\`\``,
  ],
  [
    "output and warnings beyond their limits",
    "bash_command",
    { success: true, exit_code: 0, output: x(1001), error: x(501) },
    `Command executed successfully (exit code: 0)\n\nOutput:\n\`\`\`\n${x(1000)}\n... (output truncated)\n\`\`\`\n\n` +
      `Warning/Error output:\n\`\`\`\n${x(500)} ...\n\`\`\``,
  ],
  [
    "a command that failed",
    "bash_command",
    { success: false, exit_code: 128, output: "", error: "fatal: not a git repository" },
    "Command failed with exit code 128\n\nError output:\n```\nfatal: not a git repository\n```",
  ],
  [
    "a command that failed with output",
    "bash_command",
    { success: false, exit_code: 1, output: x(501), error: x(501) },
    `Command failed with exit code 1\n\nError output:\n\`\`\`\n${x(500)} ...\n\`\`\`\n\n` +
      `Standard output:\n\`\`\`\n${x(500)} ...\n\`\`\``,
  ],
  ["a command of unknown success", "bash_command", {}, "Command failed"],
  [
    "a command's report as text",
    "shell/bash_command",
    '{"success":false,"exit_code":2,"error":"no"}',
    "Command failed with exit code 2\n\nError output:\n```\nno\n```",
  ],
  ["what a command wrote", "shell/bash_command", "clean", "Output:\n```\nclean\n```"],
  ["nothing written", "shell/bash_command", "", ""],
  ["something else of a command", "bash_command", null, ""],
  ["todos", "create_todo", "1. [ ] Write tests", "1. [ ] Write tests"],
  ["a todo as an object", "update_todo_status", { id: "t1" }, '{"id":"t1"}'],
  ["code changes", "add_file_to_changes", "Added a.py", "Added a.py"],
  ["changed code", "update_file_in_changes", "```\nx\n```", "```\nx\n```"],
  ["all changes, whatever their size", "work/get_changes_summary", x(5000), x(5000)],
  [
    "code",
    "GetCodeanddocstringFromProbableNodeName",
    [{ code_content: "def a(): pass" }, { error: "unknown" }, { code_content: x(601) }],
    `\`\`\`\ndef a(): pass\n\`\`\`\n\n\`\`\`\n${x(600)} ...\n\`\`\``,
  ],
  ["code as text", "graph/GetCodeanddocstringFromProbableNodeName", '[{"code_content":"a"}]', "```\na\n```"],
  ["no code", "GetCodeanddocstringFromProbableNodeName", "nothing found", ""],
  ["what an unknown tool gave", "weather/get_weather", "72°F", ""],
  ["what a tool of an odd name gave", "constructor", {}, ""],
];

describe("the result of a tool", () => {
  it.each(infos)("is formatted: %s of %s [P-066][P-067][P-082]", (_what, toolName, content, info) => {
    expect(formatResult(toolName, content)).toBe(info);
  });
});
