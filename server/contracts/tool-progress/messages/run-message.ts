import type { JsonObject } from "../../../core/events.ts";
import { shorten } from "./shorten.ts";
import { textArgument } from "./text-argument.ts";
import { ownName } from "./tool-name.ts";

/**
 * The `tool_response` of a `call`: what is going on, in one line (P-060, P-061).
 *
 * @param args The call's arguments, as the model wrote them.
 */
export function runMessage(toolName: string, args: JsonObject): string {
  switch (ownName(toolName)) {
    case "fetch_file": {
      const path = textArgument(args, "file_path");
      return path === undefined ? "Fetching file content" : `Fetching file: ${path}`;
    }
    case "bash_command": {
      const command = textArgument(args, "command");
      if (command === undefined) return "Executing bash command on codebase";
      return `Running: ${shorten(command, 80, "...", 77)}`;
    }
    case "GetCodeanddocstringFromProbableNodeName":
      return "Looking up code in the knowledge graph";
    case "create_todo":
      return "Creating a todo";
    case "update_todo_status":
      return "Updating a todo";
    case "add_file_to_changes":
      return "Adding a file to the code changes";
    case "update_file_in_changes":
      return "Updating a file of the code changes";
    default:
      return "Querying data";
  }
}
