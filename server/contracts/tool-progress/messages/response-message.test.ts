import { expect, it } from "vitest";
import { responseMessage } from "./response-message.ts";

it.each([
  ["fetch_file", "File content fetched successfully"],
  ["bash_command", "Bash command executed successfully"],
  ["shell/bash_command", "Bash command executed successfully"],
  ["GetCodeanddocstringFromProbableNodeName", "Code found in the knowledge graph"],
  ["create_todo", "Todo created"],
  ["update_todo_status", "Todo updated"],
  ["add_file_to_changes", "File added to the code changes"],
  ["update_file_in_changes", "File of the code changes updated"],
  ["weather/get_weather", "Data queried successfully"],
  ["constructor", "Data queried successfully"],
])("%s is done: %s [P-062][P-063][P-082]", (toolName, message) => {
  expect(responseMessage(toolName)).toBe(message);
});
