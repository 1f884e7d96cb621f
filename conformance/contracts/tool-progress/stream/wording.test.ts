import { expect, it } from "vitest";
import { delegationHead, delegationResultHead, endMessage, parseAgentType, startMessage } from "./wording.ts";

it.each([
  [
    "delegate_to_think_execute",
    "🚀 Starting subagent with full tool access - streaming work in real-time...",
    "✅ Subagent completed - returning task result to supervisor",
  ],
  [
    "delegate_to_github_agent",
    "🐙 Starting GitHub integration agent - handling repository operations...",
    "✅ GitHub agent completed - returning results to supervisor",
  ],
  [
    "delegate_to_helper",
    "🚀 Starting helper subagent - streaming work in real-time...",
    "✅ helper subagent completed - returning task result to supervisor",
  ],
  ["conformance/conf_echo", "Querying data", "Data queried successfully"],
  ["constructor", "Querying data", "Data queried successfully"],
  ["work/fetch_file", undefined, "File content fetched successfully"],
  ["bash_command", undefined, "Bash command executed successfully"],
  ["create_todo", undefined, undefined],
])("%s has the wording of the contract [P-061][P-062][P-068][P-069][P-070][P-071]", (tool, begins, ends) => {
  expect([startMessage(tool), endMessage(tool)]).toEqual([begins, ends]);
});

it.each([
  ["think_execute", "🤖 **General Subagent**", "**General Subagent Result:**"],
  ["linear", "📋 **Linear Integration Agent**", "**Linear Agent Result:**"],
  ["data_analyst", "🤖 **Data_Analyst Agent**", "**Data_Analyst Agent Result:**"],
])("the summaries of %s start with its name [P-072][P-073][P-074][P-075]", (type, head, resultHead) => {
  expect([delegationHead(type), delegationResultHead(type)]).toEqual([
    `${head}\n\n**Task:**\n`,
    `${resultHead}\n\n`,
  ]);
});

it("parses the agent's type from the tool's name [P-024][P-081]", () => {
  const names = [
    "delegate_to_jira",
    "delegate_to_jira_agent",
    "delegate_to_",
    "box/delegate_to_jira",
    "echo",
  ];
  expect(names.map(parseAgentType)).toEqual(["jira", "jira", undefined, undefined, undefined]);
});
