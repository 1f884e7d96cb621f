import { expect, it } from "vitest";
import { agentName, agentTypeOf } from "./agent-type.ts";

it.each([
  ["delegate_to_think_execute", "think_execute"],
  ["delegate_to_jira", "jira"],
  ["delegate_to_github_agent", "github"],
  ["delegate_to_linear_agent", "linear"],
  ["delegate_to_agent", "agent"],
  ["delegate_to__agent", "_agent"],
  ["delegate_to_", undefined],
  ["fetch_file", undefined],
  ["shell/delegate_to_jira", undefined],
])("%s delegates to %s [P-024][P-080][P-081]", (toolName, agentType) => {
  expect(agentTypeOf(toolName)).toBe(agentType);
});

it.each([
  ["jira", "Jira"],
  ["github", "GitHub"],
  ["confluence", "Confluence"],
  ["linear", "Linear"],
  ["researcher", "Researcher"],
  ["data_analyst2", "Data_Analyst2"],
  ["étude HTML", "Étude Html"],
  ["constructor", "Constructor"],
])("people know %s as %s [P-073][P-075]", (agentType, name) => {
  expect(agentName(agentType)).toBe(name);
});
