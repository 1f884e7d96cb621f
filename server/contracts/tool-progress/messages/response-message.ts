import { ownName } from "./tool-name.ts";

/** The `tool_response` of a `result`: what was done, in one line (P-062, P-063). */
export function responseMessage(toolName: string): string {
  switch (ownName(toolName)) {
    case "fetch_file":
      return "File content fetched successfully";
    case "bash_command":
      return "Bash command executed successfully";
    case "GetCodeanddocstringFromProbableNodeName":
      return "Code found in the knowledge graph";
    case "create_todo":
      return "Todo created";
    case "update_todo_status":
      return "Todo updated";
    case "add_file_to_changes":
      return "File added to the code changes";
    case "update_file_in_changes":
      return "File of the code changes updated";
    default:
      return "Data queried successfully";
  }
}
