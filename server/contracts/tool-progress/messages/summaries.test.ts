import { describe, expect, it } from "vitest";
import { formatCallSummary, formatFailureSummary, formatResultSummary } from "./summaries.ts";

describe("of a call", () => {
  it.each([
    ["fetch_file", { file_path: "a.ts" }, "-> fetching contents for file a.ts"],
    ["clock/now", { zone: "UTC" }, ""],
    [
      "delegate_to_jira_agent",
      { task_description: "Close it.", context: "It is done." },
      "🎫 **Jira Integration Agent**\n\n**Task:**\nClose it.\n\n**Context Provided:**\nIt is done.",
    ],
    [
      "delegate_to_jira",
      { task_description: 1 },
      "🎫 **Jira Integration Agent**\n\n**Task:**\n\n\n⚠️ *No context was provided: the subagent will gather the information that it needs*",
    ],
  ])("%s with %j [P-020][P-022]", (toolName, input, want) => {
    expect(formatCallSummary(toolName, input)).toBe(want);
  });
});

describe("of a result", () => {
  it.each([
    ["fetch_file", "x = 1", "```\nx = 1\n```"],
    ["clock/now", "noon", "noon"],
    ["clock/now", "", ""],
    ["delegate_to_linear", "Done.", "**Linear Agent Result:**\n\nDone."],
  ])("%s with %j [P-021][P-023]", (toolName, text, want) => {
    expect(formatResultSummary(toolName, text)).toBe(want);
  });
});

describe("of a failure", () => {
  const report = (members: object) => JSON.stringify({ success: false, ...members });
  it.each([
    ["clock/now", "It broke.", "❌ **Error**\n\nIt broke."],
    ["fetch_file", "It broke.", "❌ **Error**\n\nIt broke."],
    ["bash_command", "Command failed to start", "❌ **Error**\n\nCommand failed to start"],
    ["fetch_file", report({}), "Failed to fetch content"],
    ["bash_command", report({ exit_code: 2 }), "Command failed with exit code 2"],
    ["delegate_to_github", "It broke.", "## ❌ Subagent Error (api_error)\n\nIt broke."],
  ])("%s with %j [P-055][P-087][PX-12]", (toolName, text, want) => {
    expect(formatFailureSummary(toolName, text, "model_failed")).toBe(want);
  });
});
